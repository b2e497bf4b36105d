// Asks the build tool plugin, as Xcode does, for the commands of a target, and says what is wrong with them.
import Foundation
import PackagePlugin
import XcodeProjectPlugin

@testable import HitMaskPlugin

@main struct PluginCheck {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
        func file(_ path: String) -> URL { folder.appendingPathComponent(path) }
        let imageSet = file("App/Assets.xcassets/play.imageset")
        try FileManager.default.createDirectory(at: imageSet, withIntermediateDirectories: true)
        for name in ["Contents.json", "play@2x.png"] {
            try Data().write(to: imageSet.appendingPathComponent(name))
        }
        try Data(#"{ "output": "resource", "access": "public" }"#.utf8).write(to: file("App/hitmask.json"))

        let art = ["App/main.swift", "App/Art/star@2x.png", "App/Art/ring.PNG", "App/Assets.xcassets"].map(file)
        let context = XcodePluginContext(
            standInProject: folder, workFolder: file("work"), tool: URL(fileURLWithPath: "/tools/hitmask"))
        func command(_ name: String, _ files: [URL]) throws -> (tool: URL, arguments: String, in: [URL], out: [URL]) {
            let commands = try HitMaskPlugin().createBuildCommands(
                context: context, target: XcodeTarget(standInName: name, files: files))
            guard commands.count == 1,
                case .buildCommand(_, let tool, let arguments, _, let inputs, let outputs) = commands[0]
            else { fatalError("one command to build with is expected") }
            return (tool, arguments.joined(separator: " "), inputs, outputs)
        }

        let game = try command("My Game", art)
        expect(game.tool.path == "/tools/hitmask", "the tool")
        expect(game.arguments.contains("--base \(folder.path)/App "), "the folder that all files lie in")
        expect(game.arguments.hasSuffix(" --embed"), "masks in the accessors")
        expect(game.out == [file("work/My_GameMasks.swift")], "one source, by the name of the target")
        expect(
            Set(game.in.map(\.path))
                == Set(
                    [
                        "work/art.txt", "App/Art/star@2x.png", "App/Art/ring.PNG",
                        "App/Assets.xcassets/play.imageset/Contents.json",
                        "App/Assets.xcassets/play.imageset/play@2x.png",
                    ].map { folder.path + "/" + $0 }), "all that is read: \(game.in)")
        let list = try String(contentsOf: file("work/art.txt"), encoding: .utf8).split(separator: "\0")
        expect(list.count == 3 && list.contains { $0.hasSuffix("/App/Assets.xcassets") }, "the list of art: \(list)")

        let settled = try command("Game", art + [file("App/hitmask.json")])
        expect(settled.arguments.contains("--access public"), "access by the settings")
        expect(settled.arguments.hasSuffix(" --config \(folder.path)/App/hitmask.json"), "the settings")
        expect(settled.out == ["work/GameMasks.swift", "work/GameMasks.hitmask"].map(file), "a resource")

        let empty = try command("Empty", [])
        expect(empty.arguments.contains("--base \(folder.path) "), "the project's folder, for a target without files")
        exit(isWrong ? 1 : 0)
    }

    nonisolated(unsafe) private static var isWrong = false

    private static func expect(_ holds: Bool, _ what: String) {
        guard !holds else { return }
        isWrong = true
        print("apple: the plugin in Xcode: not as it should be: \(what)")
    }
}
