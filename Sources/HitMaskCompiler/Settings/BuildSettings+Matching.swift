import HitMasks

extension BuildSettings {
    /// What the file says of a mask: of all entries whose pattern matches its name, each key as the last one has it.
    ///
    /// - Parameter name: The name before any of these settings changed it: the picture's path without extension and
    ///   scale, or a frame's name in its sheet.
    /// - Returns: What the file says; nil for what it does not say.
    /// - Complexity: O(entries × length of the pattern × length of the name); most patterns turn a name down by its
    ///   beginning.
    package func settings(for name: String) -> ImageOverrides {
        var overrides = ImageOverrides()
        for entry in entries where entry.glob.matches(name) { overrides = entry.overrides.applied(to: overrides) }
        return overrides
    }

    /// A fault for each pattern that matches none of the names: it is misspelt, or its pictures are gone.
    ///
    /// - Parameter names: All names of the build, before any of these settings changed them.
    /// - Returns: The faults in the order of the file.
    package func unusedGlobs(among names: some Collection<String>) -> [SettingsFault] {
        entries.filter { entry in !names.contains(where: entry.glob.matches) }.map { entry in
            let pattern = entry.glob.pattern
            return SettingsFault(
                line: entry.line, .unusedGlob(pattern, suggestions: suggestions(for: pattern, among: names)))
        }
    }

    private func suggestions(for pattern: String, among names: some Collection<String>) -> [String] {
        // Patterns are for names, which have neither an extension nor a scale.
        if let name = ArtName(path: pattern)?.name, !name.hasSameBytes(as: pattern), let glob = try? Glob(name),
            names.contains(where: glob.matches)
        {
            return [name]
        }
        // A picture in a folder that the pattern does not name.
        if let glob = try? Glob("**/" + pattern), names.contains(where: glob.matches) { return [glob.pattern] }
        return closest(to: pattern, among: names)
    }

    /// The name without the longest suffix that stands for a state, and the state.
    ///
    ///     // "states": { "_pressed": "highlighted" }
    ///     settings.state(of: "buttons/play_pressed")   // ("buttons/play", .highlighted)
    ///     settings.state(of: "buttons/_pressed")       // ("buttons/_pressed", .normal): nothing would be left of it
    package func state(of name: String) -> (name: String, state: HitMask.State) {
        for suffix in stateSuffixes where name.utf8.reversed().starts(with: suffix.suffix.utf8.reversed()) {
            let rest = name.utf8.dropLast(suffix.suffix.utf8.count)
            guard let last = rest.last, last != UInt8(ascii: "/") else { continue }
            return (String(Substring(rest)), suffix.state)
        }
        return (name, .normal)
    }
}
