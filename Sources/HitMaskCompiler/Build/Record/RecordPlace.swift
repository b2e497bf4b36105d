#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the record of an output lies.
///
/// By default that is the user's cache, which nobody ships: `$XDG_CACHE_HOME/hitmask` or `~/.cache/hitmask`, on macOS
/// `~/Library/Caches/hitmask`. There is one file for each output, named by a digest of its path.
struct RecordPlace: Sendable {
    /// The file, which need not exist.
    let path: String
    /// Whether the file lies in the cache, among those of other outputs.
    private let isCached: Bool

    /// How many records there may be before those of outputs that are gone are looked for.
    static let roomyCount = 256
    /// How many records are looked at then.
    static let staleSearchCount = 32
    private static let ending = ".hitmask-build"

    /// Finds the place, and makes the cache's folder; nil where there is none and none can be made.
    init?(outputPath: String, file: String?) {
        if let file {
            (path, isCached) = (file, false)
            return
        }
        guard let folder = RecordPlace.cacheFolder() else { return nil }
        let digest = ContentDigest(of: Array(outputPath.utf8))
        path = folder + "/" + digest.fileName + RecordPlace.ending
        isCached = true
    }

    /// The folder of all records, made if it is missing.
    private static func cacheFolder() -> String? {
        func variable(_ name: String) -> String? {
            // A path that is not from the root is to be ignored (XDG Base Directory Specification).
            getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        #if canImport(Darwin)
            let home = variable("HOME").map { $0 + "/Library/Caches" }
        #else
            let home = variable("HOME").map { $0 + "/.cache" }
        #endif
        guard let base = variable("XDG_CACHE_HOME") ?? home else { return nil }
        let folder = base + "/hitmask"
        if access(folder, W_OK | X_OK) == 0 { return folder }
        _ = mkdir(base, 0o700)
        _ = mkdir(folder, 0o700)
        return access(folder, W_OK | X_OK) == 0 ? folder : nil
    }

    /// A moment before now by the clock that is slower: that of the system, or of the file system that keeps records.
    ///
    /// Nil if no file can be made there.
    func time() -> FileTime? {
        let now = FileTime.now
        let probe = temporaryPath()
        return Interruption.uninterrupted {
            guard let file = try? Descriptor(probe, for: .creating) else { return nil }
            unlink(probe)
            return (try? file.status()).map { min(now, $0.stamp.modified) }
        }
    }

    /// The receipt in front of the record, if there is one; the record itself is not read.
    func receipt() -> BuildReceipt? {
        guard let file = try? Descriptor(path, for: .readingFile), let status = try? file.status(),
            status.kind == .file, let head = try? file.bytes(count: RecordFile.headSize),
            let size = RecordFile.receiptSize(head: head), size <= status.byteCount,
            let bytes = try? file.bytes(count: size)
        else { return nil }
        return RecordFile.receipt(head: head, bytes)
    }

    /// The bytes of the record, if there is one.
    func record() -> ArraySlice<UInt8>? {
        guard let file = try? Descriptor(path, for: .readingFile), let status = try? file.status(),
            status.kind == .file, let bytes = try? file.bytes(count: status.byteCount)
        else { return nil }
        return RecordFile.record(in: bytes)
    }

    /// Replaces the receipt and the record by others, all at once. A file that the user named and that is no record
    /// stays.
    func write(_ receipt: BuildReceipt?, record: [UInt8]) {
        guard isCached || isFree else { return }
        let temporary = temporaryPath()
        do {
            let file = try createTemporaryFile(temporary)
            try file.write(RecordFile.head(of: receipt))
            try file.write(receipt?.bytes ?? [])
            try file.write(record)
            try file.finish()
            try Interruption.step { () throws(SystemFault) in
                guard rename(temporary, path) == 0 else { throw .last(.rename) }
                return nil
            }
        } catch {
            Interruption.step {
                unlink(temporary)
                return nil
            }
        }
    }

    /// Brings the receipt up to date where it lies, as far as it was changed, and keeps the record behind it.
    ///
    /// Its size stays. Who reads it meanwhile, or after only a part was written, finds that its checksum is wrong: then it
    /// counts for nothing, and the record does.
    func replace(_ receipt: BuildReceipt) {
        guard let file = try? Descriptor(path, for: .changing), let status = try? file.status(), status.kind == .file,
            let head = try? file.bytes(count: RecordFile.headSize),
            RecordFile.receiptSize(head: head) == receipt.bytes.count
        else { return }
        try? file.writeFromStart(RecordFile.head(of: receipt) + receipt.bytes[..<receipt.changedCount])
    }

    /// Whether there is nothing yet, or a record of whatever version.
    private var isFree: Bool {
        do {
            guard try FileStatus(of: path).kind == .file else { return false }
            let start = try head(of: path, count: 8)
            return start.isEmpty || RecordFile.isMarked(start)
        } catch {
            return error.meansMissing
        }
    }

    /// Removes records of outputs that are gone, if there are many, and looks at a few of them only.
    func removeStale() {
        guard isCached, let entries = try? visibleEntries(ofFolder: path.folderPart),
            entries.count > RecordPlace.roomyCount
        else { return }
        let start = Int.random(in: 0..<entries.count)
        for entry in (entries[start...] + entries[..<start]).prefix(RecordPlace.staleSearchCount) {
            let other = path.folderPart + String(decoding: entry.name, as: UTF8.self)
            guard other.hasSuffix(RecordPlace.ending), other != path else { continue }
            let bytes = try? wholeFile(other, limit: .output)
            // Also what is no record any more, such as one of an older version.
            if let output = bytes.flatMap(RecordFile.record).flatMap({ BuildRecord.outputPath(Array($0)) }),
                (try? FileStatus(of: output)) != nil
            {
                continue
            }
            unlink(other)
        }
    }

    /// A name beside the record that nobody has.
    private func temporaryPath() -> String {
        let number = String(UInt64.random(in: 0 ... .max), radix: 36)
        // In the cache it is to be found when stale records are removed; elsewhere it is nobody's input.
        return path.folderPart + (isCached ? "/build-" : "/.build-") + number + RecordPlace.ending
    }
}

extension ContentDigest {
    fileprivate var fileName: String {
        [first, second].map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension OutputTarget {
    /// The path of a file from the root, without symbolic links; nil for what is no file.
    var absolutePath: String? {
        guard case .file(let path, _) = form, let folder = realpath(path.folderPart, nil) else { return nil }
        defer { free(folder) }
        return String(cString: folder) + "/" + path[path.lastPartStart...]
    }
}
