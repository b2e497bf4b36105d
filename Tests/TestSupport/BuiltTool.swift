import Foundation

/// The `hitmask` program that was built with these tests, run as a user runs it.
public struct BuiltTool {
    /// What a run gave.
    public struct Result {
        /// The exit status, or 128 + the signal that ended it.
        public let status: Int32
        /// The standard output.
        public let output: [UInt8]
        /// The standard error as text.
        public let errors: String
        /// The standard output as text.
        public var text: String { String(decoding: output, as: UTF8.self) }
        /// The messages, a line each.
        public var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// A run did not end in a minute and was killed.
    public struct DidNotEnd: Error {
        let arguments: [String]
    }

    /// The folder that the tool runs in.
    public var folder: TemporaryFolder
    /// Where the tool remembers its builds.
    public let cache: TemporaryFolder
    /// Variables on top of the environment.
    public var environment: [String: String] = [:]

    /// Makes a folder for the tool to run in.
    public init() throws {
        folder = try TemporaryFolder()
        cache = try TemporaryFolder()
    }

    /// The path of the program: beside the test bundle.
    public static let path: String = {
        let arguments = ProcessInfo.processInfo.arguments
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        for start in [arguments[0]] + bundles + arguments where start.hasPrefix("/") || start == arguments[0] {
            var url = URL(fileURLWithPath: start).standardizedFileURL
            for _ in 0..<5 {
                url.deleteLastPathComponent()
                let tool = url.appendingPathComponent("hitmask").path
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: tool, isDirectory: &isFolder), !isFolder.boolValue {
                    return tool
                }
            }
        }
        return "/hitmask-was-not-built"
    }()

    /// Runs the tool to its end.
    public func callAsFunction(_ arguments: String..., input: [UInt8] = []) throws -> Result {
        try run(BuiltTool.path, arguments, input: input)
    }

    /// Runs a shell script in which `$HITMASK` is the tool.
    public func shell(_ script: String) throws -> Result { try run("/bin/sh", ["-c", script], input: []) }

    /// Runs a program in the folder.
    public func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> Result {
        let files = try TemporaryFolder()
        try files.write(input, to: "input")
        let variables = ProcessInfo.processInfo.environment
            .merging(["HITMASK": BuiltTool.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
            .merging(environment) { $1 }
        let process = ChildProcess(
            program: program, arguments: arguments, environment: variables, folder: folder.path,
            files: ["input", "output", "errors"].map(files.path))
        guard let status = try process.run() else { throw DidNotEnd(arguments: arguments) }
        return Result(
            status: status, output: try files.bytes(of: "output"),
            errors: String(decoding: try files.bytes(of: "errors"), as: UTF8.self))
    }
}

extension BuiltTool {
    /// Writes a picture into the tool's folder.
    public func draw(_ name: String, _ picture: [UInt8]? = nil) throws {
        try folder.write(try picture ?? SamplePicture.disc(16), to: name)
    }
}
