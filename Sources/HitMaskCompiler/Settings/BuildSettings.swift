import HitMasks

/// What a file of settings (`hitmask.json`) says: which pictures are treated in another way than the rest, what names
/// mean, and shapes that are masks without a picture.
///
///     let settings = try BuildSettings(reading: bytes, path: "art/hitmask.json")
///     settings.settings(for: "buttons/play").outset       // what the last matching entry with an outset says
package struct BuildSettings: Sendable {
    /// In which form the package plugin gives the masks to a target.
    package enum Output: String, CaseIterable, Sendable, Hashable {
        /// In the code.
        case embedded
        /// As a resource file.
        case resource
    }

    /// Who sees the accessors that the package plugin writes.
    package enum Access: String, CaseIterable, Sendable, Hashable {
        /// The module.
        case `internal`
        /// The package.
        case package
        /// Everybody.
        case `public`
    }

    /// An entry of `images`.
    package struct Entry: Sendable {
        /// The names that it is for.
        package let glob: Glob
        /// The line of its pattern.
        package let line: Int
        /// What it says of them.
        package let overrides: ImageOverrides
    }

    /// An entry of `states`.
    package struct StateSuffix: Sendable, Hashable {
        /// The end of a name.
        package let suffix: String
        /// The state of the name without it.
        package let state: HitMask.State
    }

    /// The path of the file: paths in it begin at its folder.
    package let path: String
    /// In which form the package plugin gives the masks to a target, if the file says so.
    package private(set) var output: Output?
    /// Who sees the accessors that the package plugin writes, if the file says so.
    package private(set) var access: Access?
    /// The entries of `images` in the order of the file.
    package private(set) var entries: [Entry] = []
    /// The entries of `states`, the longest suffix first.
    package private(set) var stateSuffixes: [StateSuffix] = []
    /// Shapes in the order of the file.
    package private(set) var shapes: [SettingsShape] = []

    /// Reads the bytes of a file of settings.
    ///
    /// - Parameters:
    ///   - bytes: The file: JSON without comments.
    ///   - path: Its path, for ``path``; nothing is read from there.
    /// - Throws: ``SettingsError`` with all that is wrong in it, each with its line. Where the text is no JSON, that is
    ///   one fault.
    package init(reading bytes: [UInt8], path: String) throws(SettingsError) {
        self.path = path
        let root: SourceValue
        do throws(TextFault) {
            root = try JSONDocument.read(bytes)
        } catch {
            throw SettingsError(line: error.line, .text(error.reason))
        }
        do throws(SettingsError) {
            try SettingsValue(key: "hitmask.json", root).read(Self.keys, into: &self, owner: "the settings")
        } catch {
            throw SettingsError(error.faults.sorted(by: SettingsFault.precedes))
        }
    }

    /// Where a path that the file names leads: from the file's folder on.
    package func resolved(_ relativePath: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relativePath }
        return path[...slash] + relativePath
    }
}

extension BuildSettings {
    /// The keys of the file.
    static let keys: [SettingsKey<BuildSettings>] = [
        SettingsKey("$schema") { _, _ in },
        SettingsKey("output", \.output) { value throws(SettingsError) in try value.word(Output.self) },
        SettingsKey("access", \.access) { value throws(SettingsError) in try value.word(Access.self) },
        SettingsKey("images") { (value, settings) throws(SettingsError) in
            try value.readEach(owner: "'images'") { member throws(SettingsError) in
                settings.entries.append(try Entry(member))
            }
        },
        SettingsKey("states") { (value, settings) throws(SettingsError) in
            try value.readEach(owner: "'states'") { member throws(SettingsError) in
                settings.stateSuffixes.append(try StateSuffix(member))
            }
            settings.stateSuffixes.sort { $0.suffix.utf8.count > $1.suffix.utf8.count }
        },
        SettingsKey("shapes") { (value, settings) throws(SettingsError) in
            try value.readEach(owner: "'shapes'") { member throws(SettingsError) in
                settings.shapes.append(try SettingsShape(member))
            }
        },
    ]
}

extension BuildSettings.Entry {
    fileprivate init(_ member: SourceValue.Member) throws(SettingsError) {
        var faults: [SettingsFault] = []
        var glob: Glob?
        do throws(Glob.Malformed) {
            glob = try Glob(member.key)
        } catch {
            faults.append(SettingsFault(line: member.line, .glob(member.key, error)))
        }
        do throws(SettingsError) {
            let overrides = try ImageOverrides(SettingsValue(key: member.key, member.value))
            if let glob {
                self.init(glob: glob, line: member.line, overrides: overrides)
                return
            }
        } catch {
            faults += error.faults
        }
        throw SettingsError(faults)
    }
}

extension BuildSettings.StateSuffix {
    fileprivate init(_ member: SourceValue.Member) throws(SettingsError) {
        if let problem = NameProblem(in: "a" + member.key) ?? (member.key.isEmpty ? .empty : nil) {
            throw SettingsError(line: member.line, .name(member.key, key: "states", problem))
        }
        self.init(suffix: member.key, state: try SettingsValue(key: member.key, member.value).state())
    }
}
