#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a path leads to.
package enum FileKind: String, Sendable {
    case file = "a file"
    case folder = "a folder"
    case link = "a symbolic link"
    case fifo = "a FIFO"
    case device = "a device"
    case socket = "a socket"
    case other = "of an unknown kind"

    init(mode: UInt32) {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFREG): self = .file
        case UInt32(S_IFDIR): self = .folder
        case UInt32(S_IFLNK): self = .link
        case UInt32(S_IFIFO): self = .fifo
        case UInt32(S_IFCHR), UInt32(S_IFBLK): self = .device
        case UInt32(S_IFSOCK): self = .socket
        default: self = .other
        }
    }
}

/// One file of one disk, however many paths lead to it.
package struct FileIdentity: Hashable, Sendable {
    let disk: UInt64
    let file: UInt64
}

/// What the system says of a path, without opening it.
package struct FileStatus: Sendable {
    /// What the path leads to.
    package let kind: FileKind
    /// The file itself, however it was reached.
    package let identity: FileIdentity
    /// The number of bytes.
    package let byteCount: Int
    /// The permission bits.
    package let permissions: UInt32
    /// What changes when the file does.
    let stamp: FileStamp

    /// Looks at a path.
    ///
    /// If `followingLinks` a symbolic link stands for what it leads to.
    package init(of path: String, followingLinks: Bool = true) throws(SystemFault) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw .last(.look) }
        self.init(status)
    }

    /// Looks at a path that is given as the system takes it.
    init(of path: SystemPath) throws(SystemFault) {
        var status = stat()
        guard fstatat(path.folder, path.name, &status, 0) == 0 else { throw .last(.look) }
        self.init(status)
    }

    init(_ status: stat) {
        kind = FileKind(mode: UInt32(status.st_mode))
        identity = FileIdentity(disk: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino))
        byteCount = Int(status.st_size)
        permissions = UInt32(status.st_mode) & 0o777
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        stamp = FileStamp(
            byteCount: byteCount, modified: FileTime(modified), changed: FileTime(changed), identity: identity)
    }
}

extension FileTime {
    fileprivate init(_ time: timespec) {
        self.init(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    /// The time of the system's clock.
    static var now: FileTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return FileTime(time)
    }
}
