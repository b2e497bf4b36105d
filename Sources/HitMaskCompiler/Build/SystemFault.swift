#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A system call that failed: what was attempted, and the system's reason.
package struct SystemFault: Error, Hashable, CustomStringConvertible {
    /// What was attempted.
    package enum Operation: String, Sendable {
        case open, read, write, close, rename
        case readMoreText = "read more than 16 MiB of a text"
        case readMoreList = "read more than 32 MiB of a list"
        case look = "look at it"
        case list = "list the folder"
        case makeFolder = "make its folder"
        case create = "create a file in its folder"
        case flush = "flush it to the disk"
        case flushFolder = "flush its folder to the disk"
        case setMode = "set its permissions"
    }

    /// What was attempted.
    package let operation: Operation
    /// The system's error number, such as `ENOENT`.
    package let code: Int32

    /// Makes a fault of an operation and the system's error number.
    package init(_ operation: Operation, code: Int32) {
        self.operation = operation
        self.code = code
    }

    /// A fault with the error number of the last system call.
    package static func last(_ operation: Operation) -> SystemFault { SystemFault(operation, code: errno) }

    /// Whether there is nothing at the path.
    package var meansMissing: Bool { code == ENOENT }

    /// Whether the reader of a pipe went away, which is its right.
    package var meansClosedPipe: Bool { operation == .write && code == EPIPE }

    /// Plain words without the path: `cannot open: No such file or directory`.
    package var description: String {
        if meansMissing, operation == .look || operation == .open { return "no such file or folder" }
        return "cannot \(operation.rawValue): " + String(cString: strerror(code))
    }
}
