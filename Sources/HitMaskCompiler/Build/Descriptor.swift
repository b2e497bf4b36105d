#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open file: every read and write of the build step goes through here.
///
/// Calls that a signal interrupts are repeated; short writes are continued. The file is closed when the value ends.
package struct Descriptor: ~Copyable {
    /// How a file is opened.
    package enum Purpose {
        /// To read what is there.
        case reading
        /// To read a file, and not to wait for a writer if it is a FIFO after all.
        case readingFile
        /// To find files in a folder.
        case holdingFolder
        /// To read a file and to write over a part of it.
        case changing
        /// To write to something that is no regular file: a device, a FIFO.
        case writing
        /// To write to a file that does not exist yet.
        case creating
    }

    /// The number under which the system knows it.
    let number: Int32

    /// Opens a file.
    package init(_ path: String, for purpose: Purpose) throws(SystemFault) {
        number = try Self.open(path, in: AT_FDCWD, for: purpose)
    }

    /// Opens a file whose path is given as the system takes it.
    init(_ path: SystemPath, for purpose: Purpose) throws(SystemFault) {
        number = try Self.open(path.name, in: path.folder, for: purpose)
    }

    private static func open(
        _ path: UnsafePointer<CChar>, in folder: Int32, for purpose: Purpose
    ) throws(SystemFault) -> Int32 {
        let flags =
            switch purpose {
            case .reading: O_RDONLY
            case .readingFile: O_RDONLY | O_NONBLOCK | O_NOCTTY
            case .holdingFolder: O_RDONLY | O_DIRECTORY
            case .changing: O_RDWR | O_NONBLOCK | O_NOCTTY
            case .writing: O_WRONLY
            case .creating: O_WRONLY | O_CREAT | O_EXCL
            }
        var number: Int32
        repeat {
            number = openat(folder, path, flags | O_CLOEXEC, 0o666)
        } while number < 0 && errno == EINTR
        guard number >= 0 else { throw .last(purpose == .creating ? .create : .open) }
        return number
    }

    private init(number: Int32) { self.number = number }

    /// The standard input.
    package static func standardInput() -> Descriptor { Descriptor(number: 0) }
    /// The standard output.
    package static func standardOutput() -> Descriptor { Descriptor(number: 1) }
    /// The standard error.
    package static func standardError() -> Descriptor { Descriptor(number: 2) }

    deinit {
        if number > 2 { _ = close(number) }
    }

    /// What the system says of the open file.
    func status() throws(SystemFault) -> FileStatus {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last(.look) }
        return FileStatus(status)
    }

    /// Reads what is there into the start of the buffer and returns the number of bytes, 0 at the end.
    package func read(into buffer: inout [UInt8], atMost most: Int = .max) throws(SystemFault) -> Int {
        let number = number
        var count: Int
        repeat {
            count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, min($0.count, most)) }
        } while count < 0 && errno == EINTR
        guard count >= 0 else { throw .last(.read) }
        return count
    }

    /// The next bytes of the file, or nil if there are fewer.
    func bytes(count: Int) throws(SystemFault) -> [UInt8]? {
        let number = number
        var fault: SystemFault?
        // Nearly always one call gives all, and nothing is filled before that.
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, have in
            while have < count {
                // Darwin refuses to read more than 2 GiB at once.
                let more = systemRead(number, buffer.baseAddress! + have, min(count - have, 1 << 30))
                if more == 0 { return }
                if more > 0 {
                    have += more
                } else if errno != EINTR {
                    fault = .last(.read)
                    return
                }
            }
        }
        if let fault { throw fault }
        return bytes.count == count ? bytes : nil
    }

    /// Writes all bytes.
    package func write(_ bytes: some Collection<UInt8>) throws(SystemFault) {
        let number = number
        let code: Int32 =
            bytes.withContiguousStorageIfAvailable { writeAll(UnsafeRawBufferPointer($0), to: number) }
            ?? Array(bytes).withUnsafeBytes { writeAll($0, to: number) }
        guard code == 0 else { throw SystemFault(.write, code: code) }
    }

    /// Writes all bytes over the file's first ones.
    func writeFromStart(_ bytes: some Collection<UInt8>) throws(SystemFault) {
        guard lseek(number, 0, SEEK_SET) == 0 else { throw .last(.write) }
        try write(bytes)
    }

    /// Waits until the bytes are on the disk.
    package func flush() throws(SystemFault) {
        guard fsync(number) == 0 else { throw .last(.flush) }
    }

    /// Gives the file the permissions of `mode`.
    package func setMode(_ mode: UInt32) throws(SystemFault) {
        guard fchmod(number, mode_t(mode)) == 0 else { throw .last(.setMode) }
    }

    /// Closes the file and reports what only shows then.
    package consuming func finish() throws(SystemFault) {
        let number = number
        discard self
        guard close(number) == 0 || errno == EINTR else { throw .last(.close) }
    }
}

/// Opens `/dev/null` in the place of standard streams that the parent process has closed, so that no other file takes
/// their numbers and gets messages.
package func openStandardStreams() {
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 { _ = open("/dev/null", O_RDWR) }
}

/// `read`, under a name that no method hides.
private func systemRead(_ number: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, base, count)
}

/// Writes all bytes and returns 0 or the error number.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to number: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(number, part.baseAddress, min(part.count, 1 << 30))
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            var wait = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}
