import Foundation

/// A file in the system's temporary folder, gone when the closure returns.
public func withTemporaryFile<Result>(_ bytes: [UInt8], _ body: (_ path: String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("hitmask-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
}
