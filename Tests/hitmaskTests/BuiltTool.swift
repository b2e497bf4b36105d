import Foundation
import TestSupport
import Testing

/// The `hitmask` program that was built with these tests, run as a user runs it.
struct BuiltTool {
    /// What a run gave.
    struct Result {
        let status: Int32
        let output: [UInt8]
        let errors: String
        /// The standard output as text.
        var text: String { String(decoding: output, as: UTF8.self) }
        /// The messages, a line each.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The folder that the tool runs in.
    var folder: TemporaryFolder
    /// Variables on top of the environment.
    var environment: [String: String] = [:]

    init() throws { folder = try TemporaryFolder() }

    /// The path of the program: beside the test bundle.
    static let path: String = {
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
    func callAsFunction(_ arguments: String..., input: [UInt8] = []) throws -> Result {
        try run(BuiltTool.path, arguments, input: input)
    }

    /// Runs a shell script in which `$HITMASK` is the tool.
    func shell(_ script: String) throws -> Result { try run("/bin/sh", ["-c", script], input: []) }

    /// Runs a program in the folder.
    func run(_ program: String, _ arguments: [String], input: [UInt8]) throws -> Result {
        let files = try TemporaryFolder()
        try files.write(input, to: "input")
        let variables = ProcessInfo.processInfo.environment
            .merging(["HITMASK": BuiltTool.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(environment) { $1 }
        let process = ChildProcess(
            program: program, arguments: arguments, environment: variables, folder: folder.path,
            files: ["input", "output", "errors"].map(files.path))
        let status = try process.run()
        if status == nil { Issue.record("\(arguments) did not end in a minute and was killed") }
        return Result(
            status: status ?? -1, output: try files.bytes(of: "output"),
            errors: String(decoding: try files.bytes(of: "errors"), as: UTF8.self))
    }
}

extension BuiltTool {
    /// Writes a picture into the tool's folder.
    func draw(_ name: String, _ picture: [UInt8]? = nil) throws {
        try folder.write(try picture ?? SamplePicture.disc(16), to: name)
    }
}
