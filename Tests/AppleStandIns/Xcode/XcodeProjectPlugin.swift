// What Xcode declares for plugins, as far as Sources/HitMaskPlugin uses it. No target of this package: Tests/Checks/apple
// compiles it with the package manager's own PackagePlugin. What begins with standIn is for that check.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL
    private let standInTool: URL

    // In Xcode it is PackagePlugin's own, which only the package manager can make.
    public struct Tool {
        public let name: String
        public let url: URL
    }
    public struct StandInToolNotFound: Error {}

    public init(standInProject: URL, workFolder: URL, tool: URL) {
        xcodeProject = XcodeProject(displayName: "Project", directoryURL: standInProject)
        pluginWorkDirectoryURL = workFolder
        standInTool = tool
    }

    public func tool(named name: String) throws -> Tool {
        guard name == standInTool.lastPathComponent else { throw StandInToolNotFound() }
        return Tool(name: name, url: standInTool)
    }
}

public struct XcodeProject {
    public let displayName: String
    public let directoryURL: URL
}

public struct XcodeTarget {
    public let displayName: String
    public let inputFiles: StandInFiles

    public init(standInName: String, files: [URL]) {
        displayName = standInName
        inputFiles = StandInFiles(files: files.map { StandInFile(url: $0) })
    }
}

// In Xcode these are PackagePlugin's FileList and File, which only the package manager can make.
public struct StandInFile {
    public let url: URL
}
public struct StandInFiles: Sequence {
    let files: [StandInFile]
    public func makeIterator() -> IndexingIterator<[StandInFile]> { files.makeIterator() }
}
