// The one file of the runtime that calls the platform's C library: to read a file, or to map it.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension HitMaskFile {
    /// How the bytes of a file come into memory.
    public enum Reading: Sendable, Hashable {
        /// They are read into memory of the program's own. What happens to the file later does not matter.
        case copy
        /// They are mapped: pages come in as they are used, and are shared between processes.
        ///
        /// Choose it only for a file that nobody writes to while it is mapped. Replacing the file by a rename, as
        /// `hitmask` does, is safe: the mapping keeps the old file. Bytes that change in place give wrong answers, and
        /// no worse; but a file that is cut short in place takes its pages away, and touching them ends the program
        /// with `SIGBUS`, which no library can prevent.
        case map
    }

    /// Why a file could not be opened.
    public enum OpenError: Error, Sendable, Hashable {
        /// A system call failed; `code` is its `errno`.
        case system(path: String, call: String, code: Int32)
        /// The path leads to a folder, a device or a pipe.
        case notARegularFile(path: String)
        /// The file has `size` bytes, more than the format allows.
        case tooLarge(path: String, size: Int, limit: Int)
        /// The file was read, and its bytes are not a valid mask file.
        case format(path: String, HitMask.FormatError)
    }

    /// Reads and validates a mask file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - reading: ``Reading/copy`` unless you choose ``Reading/map``.
    /// - Throws: What the system refused, or what is wrong with the bytes.
    /// - Complexity: O(bytes).
    public init(contentsOf path: String, reading: Reading = .copy) throws(OpenError) {
        let storage = try ByteStorage(contentsOf: path, reading: reading)
        do {
            try self.init(validating: storage)
        } catch {
            throw .format(path: path, error)
        }
    }
}

extension ByteStorage {
    fileprivate convenience init(contentsOf path: String, reading: HitMaskFile.Reading) throws(HitMaskFile.OpenError) {
        // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .system(path: path, call: "open", code: errno) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system(path: path, call: "stat", code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path: path) }
        let size = Int(status.st_size)
        guard size <= FileLayout.maximumFileSize else {
            throw .tooLarge(path: path, size: size, limit: FileLayout.maximumFileSize)
        }
        switch reading {
        case .copy: try self.init(reading: file, size: size, path: path)
        case .map: try self.init(mapping: file, size: size, path: path)
        }
    }

    /// Reads what the file had when its size was asked for; a file that is cut meanwhile gives fewer bytes, and the
    /// validation says so.
    private convenience init(reading file: Int32, size: Int, path: String) throws(HitMaskFile.OpenError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        var count = 0
        while count < size {
            let result = read(file, buffer.baseAddress! + count, size - count)
            if result == 0 { break }
            if result > 0 {
                count += result
            } else if errno != EINTR {
                let code = errno
                buffer.deallocate()
                throw .system(path: path, call: "read", code: code)
            }
        }
        self.init(adopting: UnsafeRawBufferPointer(rebasing: buffer[..<count]), release: ByteStorage.deallocate)
    }

    private convenience init(mapping file: Int32, size: Int, path: String) throws(HitMaskFile.OpenError) {
        // An empty file can't be mapped; validation refuses it like any other cut one.
        let address = size == 0 ? nil : mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0)
        guard address != MAP_FAILED else { throw .system(path: path, call: "mmap", code: errno) }
        self.init(adopting: UnsafeRawBufferPointer(start: address, count: size)) {
            if $0.count > 0 { munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), $0.count) }
        }
    }
}

extension HitMaskFile.OpenError: CustomStringConvertible {
    /// What went wrong and where, in plain words.
    public var description: String {
        switch self {
        case .system(let path, let call, let code):
            "\(path): can't \(call) the file: \(String(cString: strerror(code)))"
        case .notARegularFile(let path): "\(path): not a regular file but a folder, a device or a pipe"
        case .tooLarge(let path, let size, let limit):
            "\(path): \(size) bytes, more than the \(limit) that a mask file can have"
        case .format(let path, let error): "\(path): \(error)"
        }
    }
}
