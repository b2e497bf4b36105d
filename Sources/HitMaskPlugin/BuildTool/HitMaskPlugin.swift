import Foundation
import PackagePlugin

/// Turns the art of a target into typed accessors at each build: the masks embedded in them, or in a resource beside.
///
/// Art is what belongs to the target and ends in `.png`, and the asset catalogs in it. A `hitmask.json` in the target
/// holds the settings.
@main struct HitMaskPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try [
            MaskStep(
                moduleName: module.moduleName, folder: target.directoryURL, files: module.sourceFiles.map(\.url)
            ).command(tool: context.tool(named: "hitmask").url, workFolder: context.pluginWorkDirectoryURL)
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension HitMaskPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let files = target.inputFiles.map(\.url)
            let folder = commonFolder(of: files) ?? context.xcodeProject.directoryURL
            return try [
                MaskStep(moduleName: moduleName(of: target), folder: folder, files: files)
                    .command(tool: context.tool(named: "hitmask").url, workFolder: context.pluginWorkDirectoryURL)
            ]
        }

        /// Targets of Xcode have no folder: the masks are named below the one that all files of the target lie in.
        private func commonFolder(of files: [URL]) -> URL? {
            let folders = files.map { $0.deletingLastPathComponent().standardizedFileURL.pathComponents }
            guard var common = folders.first else { return nil }
            for folder in folders {
                common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
            }
            return URL(fileURLWithPath: NSString.path(withComponents: common), isDirectory: true)
        }

        private func moduleName(of target: XcodeTarget) -> String {
            String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }
#endif
