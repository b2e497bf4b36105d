import Foundation

/// A folder of its own for one test. It goes when the test is over.
public final class TemporaryFolder: Sendable {
    /// The path, without symbolic links.
    public let path: String

    /// Makes an empty folder.
    public init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/hitmask-tests-" + String(UInt64.random(in: 0 ... .max), radix: 36)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A test may have taken its own permission to list a folder.
        chmod(path, 0o700)
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of something in the folder.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, and makes the folders above it. Returns its path.
    @discardableResult
    public func write(_ bytes: [UInt8], to name: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: (path(name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }

    /// The bytes of a file.
    public func bytes(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// Makes a symbolic link to a destination that need not exist.
    public func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
    }

    /// Whether there is something of the name.
    public func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    /// The names of everything in the folder, hidden or not.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
}
