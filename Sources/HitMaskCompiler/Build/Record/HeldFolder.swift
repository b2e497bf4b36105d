#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file as the system takes it: a name in an open folder.
struct SystemPath {
    /// The number of the open folder.
    let folder: Int32
    /// A zero byte ends it.
    let name: UnsafePointer<CChar>
}

/// The folder of the last file that was asked for, held open.
///
/// Most files that a build looks at next are in the same folder, and the system finds a name in an open folder sooner than
/// a path from the root. It is for the paths of one receipt, and lives no longer.
struct HeldFolder: ~Copyable {
    private var folder: Descriptor?
    private var path: UnsafePointer<CChar>?

    /// Looks at a file.
    mutating func status(of seen: SeenPath) throws(SystemFault) -> FileStatus {
        guard let number = number(of: seen) else { return try FileStatus(of: seen.text) }
        return try FileStatus(of: SystemPath(folder: number, name: seen.name))
    }

    /// Opens a file to read it.
    mutating func open(_ seen: SeenPath) throws(SystemFault) -> Descriptor {
        guard let number = number(of: seen) else { return try Descriptor(seen.text, for: .readingFile) }
        return try Descriptor(SystemPath(folder: number, name: seen.name), for: .readingFile)
    }

    /// The number of a file's folder; nil where it cannot be opened. A folder that may not be read may still have files
    /// that may.
    private mutating func number(of seen: SeenPath) -> Int32? {
        // A receipt has each folder once.
        if path != seen.folder {
            path = seen.folder
            let text = String(cString: seen.folder)
            folder = try? Descriptor(text.isEmpty ? "." : text, for: .holdingFolder)
        }
        return folder?.number
    }
}
