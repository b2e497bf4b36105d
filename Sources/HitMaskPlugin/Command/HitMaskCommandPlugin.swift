import Foundation
import PackagePlugin

/// Runs the tool by hand: `swift package hitmask compile art -o ui.hitmask`.
@main struct HitMaskCommandPlugin: CommandPlugin {
    /// The tool ended with another status than 0; it has said why.
    struct Failed: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "hitmask ended with status \(status)" }
    }

    func performCommand(context: PluginContext, arguments: [String]) throws {
        try run(context.tool(named: "hitmask").url, in: context.package.directoryURL, arguments)
    }

    /// Runs the tool in the folder of the package or project, to which paths are relative.
    private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failed(status: process.terminationStatus)
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension HitMaskCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds the chosen targets, which the tool does not know.
            var arguments = ArgumentExtractor(arguments)
            _ = arguments.extractOption(named: "target")
            try run(
                context.tool(named: "hitmask").url, in: context.xcodeProject.directoryURL, arguments.remainingArguments)
        }
    }
#endif
