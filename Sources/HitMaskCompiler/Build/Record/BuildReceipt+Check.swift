import HitMasks

extension BuildReceipt {
    /// What has become of what a build saw.
    enum Finding {
        /// Nothing has changed.
        case same
        /// Nothing has changed, and a receipt of this moment will spare the next build to read what this one read.
        case sameAndProvesMore
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
        var folder = HeldFolder()
        var finding = Finding.same
        var newStamps: [(index: Int, stamp: FileStamp)] = []
        let time = time
        forEachSeen { index, seen in
            if seen.stamp.isSettled(at: time, margin: margin), let status = try? folder.status(of: seen),
                status.stamp == seen.stamp
            {
                return true
            }
            guard let content = seen.content, let new = reader.read(seen, in: &folder, ofSize: content.byteCount),
                new.content == content
            else {
                finding = .changed
                return false
            }
            if new.stamp.says(moreThan: seen.stamp, from: time, at: now, margin: margin) {
                finding = .sameAndProvesMore
                // Often a stamp is as it was, and only the receipt's time made no proof of it.
                if new.stamp != seen.stamp { newStamps.append((index, new.stamp)) }
            }
            return true
        }
        for new in newStamps { setStamp(new.stamp, at: new.index) }
        return finding
    }

    /// Whether a file is the one that the build made: by its stamp, or by its bytes.
    func provesOutput(_ stamp: FileStamp, path: String, margin: Int64) -> Bool {
        if stamp.provesSameBytes(as: output.stamp, lookedAtAfter: time, margin: margin) { return true }
        guard stamp.byteCount == output.stamp.byteCount, stamp.byteCount >= FileLayout.headerSize,
            let file = try? Descriptor(path, for: .readingFile),
            let bytes = try? file.bytes(count: stamp.byteCount)
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

    /// Reads a file or lists a folder; nil if it is none, has another size or cannot be read.
    mutating func read(_ seen: SeenPath, in folder: inout HeldFolder, ofSize size: Int) -> ReadFile? {
        if seen.isFolder { return try? FolderListing.seen(at: seen.text) }
        do {
            let file = try folder.open(seen)
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
