import HitMasks

extension BuildReceipt {
    /// What has become of what a build saw.
    enum Finding {
        /// Nothing has changed.
        case same
        /// Nothing has changed, and a receipt with the new stamps will spare the next build to read what this one read.
        case sameWithBetterStamps
        /// Something has changed.
        case changed
    }

    /// Looks at everything once more, and stops at the first change.
    ///
    /// A stamp is proof where it was settled; other files are read, and other folders listed. Their stamps are replaced by
    /// the new ones.
    ///
    /// - Parameters:
    ///   - now: A moment before this look.
    ///   - margin: How long a file must have been left alone before its stamp is trusted, in seconds.
    /// - Returns: Whether something changed.
    mutating func look(at now: FileTime, margin: Int64) -> Finding {
        var reader = FileDigester()
        var finding = Finding.same
        var newStamps: [(index: Int, stamp: FileStamp)] = []
        let time = time
        forEachSeen { index, seen in
            if seen.stamp.isSettled(at: time, margin: margin), let status = try? FileStatus(ofSystemPath: seen.path),
                status.stamp == seen.stamp
            {
                return true
            }
            guard let content = seen.content, let new = reader.read(seen, ofSize: content.byteCount),
                new.content == content
            else {
                finding = .changed
                return false
            }
            if new.stamp.says(moreThan: seen.stamp, from: time, at: now, margin: margin) {
                finding = .sameWithBetterStamps
                newStamps.append((index, new.stamp))
            }
            return true
        }
        for new in newStamps { setStamp(new.stamp, at: new.index) }
        return finding
    }

    /// Whether a file is the one that the build made: by its stamp, or by its bytes.
    func provesOutput(_ stamp: FileStamp, path: String, margin: Int64) -> Bool {
        if stamp.provesSameBytes(as: output.stamp, lookedAtAfter: time, margin: margin) { return true }
        guard stamp.byteCount == output.stamp.byteCount, let bytes = try? wholeFile(path, limit: .output),
            bytes.count >= FileLayout.headerSize
        else { return false }
        return bytes.withUnsafeBytes { buffer in
            let bytes = RawBytes(buffer)
            return bytes.u64(at: FileLayout.Header.checksum) == output.checksum
                && Checksum.of(file: bytes) == output.checksum
        }
    }
}

/// Digests one file after the other, through one buffer.
struct FileDigester {
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Reads a file or lists a folder.
    mutating func read(_ seen: SeenPath, ofSize size: Int) -> ReadFile? {
        seen.isFolder ? (try? FolderListing(of: seen.text))?.seen : read(seen.path, ofSize: size)
    }

    /// Reads a file; nil if it is none, has another size or cannot be read.
    private mutating func read(_ path: UnsafePointer<CChar>, ofSize size: Int) -> ReadFile? {
        do {
            let file = try Descriptor(systemPath: path, for: .readingFile)
            let status = try file.status()
            guard status.kind == .file, status.byteCount == size else { return nil }
            var stream = ContentDigest.Stream()
            var left = size
            repeat {
                let count = try file.read(into: &buffer)
                if count == 0, left > 0 { return nil }
                stream.add(buffer, count: count)
                left -= count
                // A full buffer tells nothing of what follows; one that is not full was the end.
                if count < buffer.count, left <= 0 { break }
            } while true
            return left == 0 ? ReadFile(stamp: status.stamp, content: stream.digest) : nil
        } catch {
            return nil
        }
    }
}
