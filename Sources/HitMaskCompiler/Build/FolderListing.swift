#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// One entry of a folder.
struct FolderEntry {
    /// The bytes of the name, which need not be UTF-8.
    let name: [UInt8]
    /// What the entry is where the listing tells, which saves a look at each file.
    let kind: FileKind?
}

/// The entries of a folder in the order of their bytes, without the hidden ones.
///
/// The folder is closed again before the entries are used, so a deep tree needs no more open files than a flat one.
struct FolderListing {
    let entries: [FolderEntry]
    /// What another look at the folder is compared with.
    let seen: ReadFile

    init(of path: String) throws(SystemFault) {
        var entries: [FolderEntry] = []
        seen = try FolderListing.look(at: path) { name, kind in
            entries.append(FolderEntry(name: [UInt8](name), kind: kind))
        }
        self.entries = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// The folder as `seen` has it, without a copy of its entries.
    static func seen(at path: String) throws(SystemFault) -> ReadFile { try look(at: path) { _, _ in } }

    /// Goes through the entries as the system gives them.
    ///
    /// - Returns: How the folder looked before, and what stands for its entries in any order.
    private static func look(
        at path: String, _ body: (_ name: UnsafeRawBufferPointer, _ kind: FileKind?) -> Void
    ) throws(SystemFault) -> ReadFile {
        guard let folder = opendir(path) else { throw .last(.list) }
        defer { closedir(folder) }
        var status = stat()
        guard fstat(dirfd(folder), &status) == 0 else { throw .last(.look) }
        var sum = EntrySum()
        errno = 0
        while let entry = readdir(folder) {
            // The record may be shorter than the type says: read its name where it lies, up to the zero byte.
            let start = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = UnsafeRawBufferPointer(start: start, count: length)
            if name.first != UInt8(ascii: ".") {
                sum.add(name, type: Int(entry.pointee.d_type))
                body(name, FileKind(listed: Int(entry.pointee.d_type)))
            }
            errno = 0
        }
        guard errno == 0 else { throw .last(.list) }
        return ReadFile(stamp: FileStatus(status).stamp, content: sum.digest)
    }
}

/// Adds up what stands for the entries of a folder, so that they need not be kept and sorted.
private struct EntrySum {
    private var first: UInt64 = 0
    private var second: UInt64 = 0
    private var count = 0

    mutating func add(_ name: UnsafeRawBufferPointer, type: Int) {
        let digest = ContentDigest(of: name)
        // Odd, so that nothing of the digest is lost, and another number for each kind.
        let factor = UInt64(truncatingIfNeeded: type) << 1 | 1
        first &+= digest.first &* factor
        second &+= digest.second &* factor
        count += 1
    }

    var digest: ContentDigest { ContentDigest(first: first, second: second, byteCount: count) }
}

/// The entries of a folder in the order of their bytes, without the hidden ones.
func visibleEntries(ofFolder path: String) throws(SystemFault) -> [FolderEntry] {
    try FolderListing(of: path).entries
}

extension FileKind {
    /// The kind that a listing gives, or nil where only a closer look tells.
    fileprivate init?(listed type: Int) {
        switch type {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_FIFO): self = .fifo
        case Int(DT_CHR), Int(DT_BLK): self = .device
        case Int(DT_SOCK): self = .socket
        default: return nil
        }
    }
}
