extension BuildReport {
    /// Everything that the output depends on: folders with a `/` at their end.
    package var dependencies: [String] { pictures.elements + searched.elements }

    /// A warning for everything that a depfile cannot name.
    func unwritable(in depfile: String) -> [Diagnostic] {
        let paths = Depfile(output: output.path, dependencies: dependencies)?.unwritable ?? []
        return paths.map { Diagnostic($0, .notInDepfile(depfile)) }
    }

    /// Remembers what was looked at, each path once. The standard input is no file.
    mutating func note(_ search: InputSearch, inputs: [ArtInput], otherFiles: [String]) {
        var seen: Set<ExactText> = []
        func isNew(_ path: String) -> Bool { path != "-" && seen.insert(ExactText(path)).inserted }
        searched = Deferred((search.searched + otherFiles).filter(isNew))
        listings = search.listings
        pictures = Deferred(inputs.flatMap { [$0.path] + $0.sidePaths }.filter(isNew))
    }
}
