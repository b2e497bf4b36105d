import Foundation
import PackagePlugin

/// The one command that a target's build gains: art to masks and accessors.
struct MaskStep {
    /// The module that the accessors belong to.
    let moduleName: String
    /// The folder that the masks are named below.
    let folder: URL
    /// The files of the target, whatever they are.
    let files: [URL]

    /// Makes the command, and the list of pictures that it reads.
    func command(tool: URL, workFolder: URL) throws -> Command {
        let settings = try PluginSettings(in: files)
        let art = Art(of: files)
        let list = workFolder.appendingPathComponent("art.txt")
        try art.inputs.map(\.path).joined(separator: "\0").write(ifChangedTo: list)

        // GameMasks.swift: no file of the target is likely to be called so, and two of one name would not build.
        let name = moduleName + "Masks"
        let accessors = workFolder.appendingPathComponent(name + ".swift")
        let masks = workFolder.appendingPathComponent(name + ".hitmask")
        var arguments = ["compile", "--quiet", "--base", folder.path, "--files-from", list.path, "-o", masks.path]
        arguments += ["--accessors", accessors.path, "--access", settings.access.rawValue]
        // A plugin may write to its own folder only, so what the tool remembers lies there.
        arguments += ["--cache", workFolder.appendingPathComponent(name + ".cache").path]
        if let file = settings.file { arguments += ["--config", file.path] }
        switch settings.output {
        // A file that is no declared output does not become a resource.
        case .embedded: arguments += ["--embed"]
        case .resource: break
        }
        return .buildCommand(
            displayName: "hitmask: masks of \(moduleName)", executable: tool, arguments: arguments,
            inputFiles: [list] + art.files + (settings.file.map { [$0] } ?? []),
            outputFiles: settings.output == .embedded ? [accessors] : [accessors, masks])
    }
}

extension String {
    /// Writes the text, unless the file has it: a file that is written again looks changed to the build.
    fileprivate func write(ifChangedTo url: URL) throws {
        guard (try? Data(contentsOf: url)) != Data(utf8) else { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: url, atomically: true, encoding: .utf8)
    }
}
