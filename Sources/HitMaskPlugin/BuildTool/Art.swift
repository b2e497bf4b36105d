import Foundation

/// The art among the files of a target.
struct Art {
    /// What the tool is given: pictures, and catalogs as a whole.
    private(set) var inputs: [URL] = []
    /// Every file that it reads. The build looks at these for changes.
    private(set) var files: [URL] = []

    /// Finds pictures and catalogs. A catalog comes as one file of the target, or as the files in it.
    init(of files: [URL]) {
        var catalogs: Set<URL> = []
        // The package manager lists files in another order each time; a command with another order is another command.
        for file in files.sorted(by: { $0.path < $1.path }) {
            if let catalog = Art.catalog(around: file) {
                if catalogs.insert(catalog).inserted { add(catalog: catalog) }
            } else if file.pathExtension.lowercased() == "png" {
                inputs.append(file)
                self.files.append(file)
            }
        }
    }

    private mutating func add(catalog: URL) {
        inputs.append(catalog)
        let found = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: [.isRegularFileKey])
        let inside = (found?.compactMap { $0 as? URL } ?? []).filter {
            (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }
        files += inside.sorted { $0.path < $1.path }
    }

    /// The outermost catalog that a file is, or lies in.
    private static func catalog(around file: URL) -> URL? {
        let parts = file.pathComponents
        guard let index = parts.firstIndex(where: { $0.lowercased().hasSuffix(".xcassets") }) else { return nil }
        return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...index])), isDirectory: true)
    }
}
