/// A moment as a file system tells it.
struct FileTime: Hashable, Sendable, Comparable {
    let seconds: Int64
    let nanoseconds: Int64

    static func < (one: FileTime, other: FileTime) -> Bool {
        (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
    }

    /// The moment so many seconds earlier, or nil where there is no such number.
    func earlier(by margin: Int64) -> FileTime? {
        let (seconds, overflows) = seconds.subtractingReportingOverflow(margin)
        return overflows ? nil : FileTime(seconds: seconds, nanoseconds: nanoseconds)
    }
}

/// What the system says of a file without reading it, as far as it changes when the file does.
struct FileStamp: Hashable, Sendable {
    let byteCount: Int
    /// When the bytes were last written, as the file says; anybody may set it.
    let modified: FileTime
    /// When anything about the file last changed. Nobody can set it.
    let changed: FileTime
    /// Which file it is.
    let identity: FileIdentity
}

extension FileStamp {
    /// How long before a record a file must have been left alone, so that its stamp can be trusted. Unit: seconds.
    ///
    /// The coarsest file systems in use count times in steps of two seconds.
    static let standardMargin: Int64 = 2

    /// Whether the file with this stamp has the bytes that were read from it when it had an earlier stamp.
    ///
    /// Nothing about it may have changed, and that alone is not enough: a file that is written, read and written again
    /// within one step of the clock has the same times twice. So both times must lie a margin before the first look at
    /// any file; whatever was written after that look has a later time.
    ///
    /// - Parameters:
    ///   - earlier: The stamp that the file had.
    ///   - time: A moment before the file was looked at then.
    ///   - margin: In seconds.
    /// - Returns: False where it is not certain.
    func provesSameBytes(as earlier: FileStamp, lookedAtAfter time: FileTime, margin: Int64) -> Bool {
        self == earlier && isSettled(at: time, margin: margin)
    }

    /// Whether both times lie more than the margin before a moment.
    func isSettled(at time: FileTime, margin: Int64) -> Bool {
        guard let limit = time.earlier(by: margin) else { return false }
        return max(modified, changed) < limit
    }
}
