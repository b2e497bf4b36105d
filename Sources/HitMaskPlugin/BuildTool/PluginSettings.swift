import Foundation

/// What the plugin itself takes from `hitmask.json`; the tool reads the rest.
struct PluginSettings {
    /// Where the masks go.
    enum Output: String, CaseIterable {
        /// Into the accessors.
        case embedded
        /// Into a `.hitmask` file in the target's resources.
        case resource
    }

    /// The settings file of the target, if it has one.
    let file: URL?
    /// Where the masks go: `"output"`, or into the accessors.
    let output: Output

    /// What is wrong with a settings file.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Reads the settings among the files of a target.
    init(in files: [URL]) throws {
        let found = files.filter { $0.lastPathComponent == "hitmask.json" }.sorted { $0.path < $1.path }
        guard found.count < 2 else {
            throw Fault(description: "\(found[1].path): error: a second hitmask.json; the first is \(found[0].path)")
        }
        file = found.first
        guard let file, let text = try? Data(contentsOf: file),
            let value = (try? JSONSerialization.jsonObject(with: text) as? [String: Any])?["output"]
        else {
            // What is wrong with the file as a whole is said by the tool, with the line.
            output = .embedded
            return
        }
        guard let output = (value as? String).flatMap(Output.init) else {
            let known = Output.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
            throw Fault(description: "\(file.path): error: \"output\" is \(value); expected \(known)")
        }
        self.output = output
    }
}
