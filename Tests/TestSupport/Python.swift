import Foundation

/// Python, for tests that compare with what other programs make. They are skipped where it is not there.
public enum Python {
    /// The program: what HITMASK_PYTHON says, or the `python3` that the shell finds.
    private static let program = ProcessInfo.processInfo.environment["HITMASK_PYTHON"] ?? "python3"

    /// Whether a module can be imported.
    public static func has(_ module: String) -> Bool {
        (try? run(script: "import \(module)", in: NSTemporaryDirectory())) == 0
    }

    /// Runs a script and returns its exit status, nil if it did not end within a minute.
    public static func run(script: String, _ arguments: [String] = [], in folder: String) throws -> Int32? {
        try ChildProcess(
            program: "/usr/bin/env", arguments: [program, "-c", script] + arguments,
            environment: ProcessInfo.processInfo.environment, folder: folder,
            files: ["/dev/null", "/dev/null", "/dev/null"]
        ).run()
    }
}
