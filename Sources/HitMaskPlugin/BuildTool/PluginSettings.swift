import Foundation

/// What the plugin itself takes from `hitmask.json`. The tool reads the whole file, and says what is wrong with it.
struct PluginSettings {
    /// Where the masks go.
    enum Output: String {
        /// Into the accessors.
        case embedded
        /// Into a `.hitmask` file in the target's resources.
        case resource
    }

    /// Who sees the accessors.
    enum Access: String {
        case `internal`
        case package
        case `public`
    }

    /// A target has more than one settings file.
    struct Ambiguous: Error, CustomStringConvertible {
        let description: String
    }

    /// The settings file of the target, if it has one.
    let file: URL?
    /// Where the masks go: `"output"`, or into the accessors.
    let output: Output
    /// Who sees the accessors: `"access"`, or the module.
    let access: Access

    /// Reads the settings among the files of a target.
    init(in files: [URL]) throws {
        let found = files.filter { $0.lastPathComponent == "hitmask.json" }.sorted { $0.path < $1.path }
        guard found.count < 2 else {
            throw Ambiguous(
                description: "\(found[1].path): error: a second hitmask.json; the first is \(found[0].path)")
        }
        file = found.first
        let text = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let values = try? JSONSerialization.jsonObject(with: text) as? [String: Any]
        output = (values?["output"] as? String).flatMap(Output.init) ?? .embedded
        access = (values?["access"] as? String).flatMap(Access.init) ?? .internal
    }
}
