import Foundation

/// The compiler that is on the PATH, for sources that use the HitMasks which was built with these tests.
public struct SwiftCompiler {
    /// Where it is, if there is one.
    public static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))

    /// Where the package is built to.
    private static let products = (BuiltTool.path as NSString).deletingLastPathComponent

    /// The compiled libraries without a C library: an object for each source, without those of sources that are gone.
    private static let objects: [String] = ["HitMasks", "HitTesting"].flatMap { module in
        let folder = products + "/\(module).build"
        let sources = PackageFolder.files(below: "Sources/\(module)", ending: ".swift").map {
            ($0 as NSString).lastPathComponent + ".o"
        }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { sources.contains($0) || $0 == "\(module).o" }.map { folder + "/" + $0 }
    }

    /// The tool, and the folder that is compiled in. It has a copy of masks/.
    public let tool: BuiltTool

    /// Makes a folder to compile and run in, with a copy of the sample art and the mask files.
    public init() throws {
        tool = try BuiltTool()
        try FileManager.default.copyItem(
            atPath: PackageFolder.path + "/masks", toPath: tool.folder.path("masks"))
    }

    /// Where the module for manifests lies.
    public var manifestLibrary: String {
        let compiler = URL(fileURLWithPath: SwiftCompiler.path ?? "").resolvingSymlinksInPath().path
        return (compiler as NSString).deletingLastPathComponent + "/../lib/swift/pm/ManifestAPI"
    }

    /// Checks the types of sources in the folder, and returns the messages.
    public func typecheck(_ sources: [String], options: [String] = []) throws -> String {
        try compile(["-typecheck", "-swift-version", "6"] + options + modules + sources)
    }

    /// Makes a program of sources in the folder, and returns the messages.
    public func build(_ sources: [String], to program: String) throws -> String {
        try compile(["-swift-version", "6", "-o", program] + modules + sources + SwiftCompiler.objects)
    }

    /// Writes a source.
    public func write(_ name: String, _ text: String) throws { try tool.folder.write(Array(text.utf8), to: name) }

    /// Runs the compiler in the folder, and returns what it says: warnings too.
    public func compile(_ arguments: [String]) throws -> String {
        let result = try tool.run(SwiftCompiler.path ?? "", arguments, input: [])
        return result.errors.isEmpty && result.status != 0 ? "exit status \(result.status)" : result.errors
    }

    private var modules: [String] { ["-I", SwiftCompiler.products + "/Modules"] }
}
