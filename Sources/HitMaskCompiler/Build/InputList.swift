import HitMasks

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The paths in a list of inputs: one a line, or separated by zero bytes if there is one.
///
/// Empty lines are skipped, and a carriage return before a line's end belongs to the line's end.
package struct InputList {
    /// The paths in the order of the list.
    package private(set) var paths: [String] = []
    /// Lines that are not UTF-8.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads a list, or the standard input if the path is `-`.
    package init(contentsOf path: String) {
        do throws(SystemFault) {
            self.init(try wholeFile(path, limit: .list), path: path)
        } catch {
            self.init([], path: path)
            diagnostics.append(Diagnostic(path, .system(error)))
        }
    }

    init(_ bytes: [UInt8], path: String) {
        let isZeroSeparated = bytes.contains(0)
        let separator: UInt8 = isZeroSeparated ? 0 : 0x0A
        let entries = bytes.split(separator: separator, omittingEmptySubsequences: false)
        for (index, entry) in entries.enumerated() {
            let text = !isZeroSeparated && entry.last == 0x0D ? entry.dropLast() : entry
            guard !text.isEmpty else { continue }
            if let path = String(utf8Bytes: text) {
                paths.append(path)
            } else {
                let reason = Diagnostic.Reason.pathIsNotUTF8(String(escapingBytes: text))
                diagnostics.append(Diagnostic(path, line: index + 1, reason))
            }
        }
    }
}

/// How much is read of a file at most. A device may have no end.
struct ReadingLimit {
    let byteCount: Int
    /// What is told not to be possible beyond.
    let operation: SystemFault.Operation

    /// Settings, a catalog's contents, or a sheet's descriptor, which takes about 200 bytes a frame.
    static let text = ReadingLimit(byteCount: 16 << 20, operation: .readMoreText)
    /// A picture that is shown behind its mask.
    static let picture = ReadingLimit(byteCount: ArtOptions().maximumFileBytes, operation: .read)
    /// What a build wrote: as large as a mask file can be.
    static let output = ReadingLimit(byteCount: FileLayout.maximumFileSize, operation: .read)
    /// A list of inputs.
    static let list = ReadingLimit(byteCount: 32 << 20, operation: .readMoreList)
}

/// The bytes of a file, of a FIFO that somebody writes to, or of the standard input (`-`).
func wholeFile(
    _ path: String, limit: ReadingLimit, for purpose: Descriptor.Purpose = .reading
) throws(SystemFault) -> [UInt8] {
    let file = path == "-" ? Descriptor.standardInput() : try Descriptor(path, for: purpose)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = try file.read(into: &buffer), count > 0 {
        guard bytes.count + count <= limit.byteCount else { throw SystemFault(limit.operation, code: EFBIG) }
        bytes += buffer[..<count]
    }
    return bytes
}
