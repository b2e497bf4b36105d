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
    /// How the folder looked before.
    private let stamp: FileStamp

    init(of path: String) throws(SystemFault) {
        guard let folder = opendir(path) else { throw .last(.list) }
        defer { closedir(folder) }
        var status = stat()
        guard fstat(dirfd(folder), &status) == 0 else { throw .last(.look) }
        stamp = FileStatus(status).stamp
        var entries: [FolderEntry] = []
        errno = 0
        while let entry = readdir(folder) {
            // The record may be shorter than the type says: read its name where it lies, up to the zero byte.
            let start = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
            let length = strlen(start.assumingMemoryBound(to: CChar.self))
            let name = [UInt8](UnsafeRawBufferPointer(start: start, count: length))
            if name.first != UInt8(ascii: ".") {
                entries.append(FolderEntry(name: name, kind: FileKind(listed: Int(entry.pointee.d_type))))
            }
            errno = 0
        }
        guard errno == 0 else { throw .last(.list) }
        self.entries = entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
    }

    /// What another listing is compared with.
    var seen: ReadFile {
        var bytes: [UInt8] = []
        for entry in entries {
            bytes += entry.name
            // No name has a slash.
            bytes += [UInt8(ascii: "/"), entry.kind.map { UInt8($0.rawValue.utf8.count) } ?? 0]
        }
        return ReadFile(stamp: stamp, content: ContentDigest(of: bytes))
    }
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
