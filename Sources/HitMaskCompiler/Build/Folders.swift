#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a symbolic link says, which need not exist.
func linkDestination(of path: String) throws(SystemFault) -> String {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = buffer.withUnsafeMutableBytes {
        readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
    }
    guard count >= 0 else { throw .last(.look) }
    return String(decoding: buffer[..<count], as: UTF8.self)
}

/// The folder in which relative paths begin; nil if it is gone.
func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
}

/// Finds out whether files can be made in a folder, without making one.
func requireWritableFolder(_ folder: String) throws(OutputFault) {
    let kind: FileKind
    do throws(SystemFault) {
        kind = try FileStatus(of: folder).kind
    } catch {
        throw error.meansMissing ? .noFolder(folder) : .system(error)
    }
    guard kind == .folder else { throw .noFolder(folder) }
    guard faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0 else {
        throw .folderNotWritable(folder, .last(.create))
    }
}

/// Makes the folders that a file is to lie in, as far as they are missing.
package func makeFolders(above path: String) throws(SystemFault) {
    var end = path.startIndex
    let last = path.lastPartStart
    while let slash = path.utf8[end...].firstIndex(of: UInt8(ascii: "/")), slash < last {
        let folder = String(path[..<slash])
        // One that is there already is what was wanted; if it is something else, writing into it says so.
        if !folder.isEmpty, mkdir(folder, 0o777) != 0, errno != EEXIST { throw .last(.makeFolder) }
        end = path.utf8.index(after: slash)
    }
}

/// Waits until a folder's change of names is on the disk, where its file system can tell.
///
/// A folder that may not be opened to read, and a file system without the notion, are no faults: the file is written.
func flushFolder(_ path: String) throws(SystemFault) {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return }
    defer { close(number) }
    guard fsync(number) == 0 || [EINVAL, EBADF, ENOTSUP, EROFS].contains(errno) else { throw .last(.flushFolder) }
}
