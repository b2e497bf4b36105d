import HitMasks

/// A file, or a folder with a `/` at the end of its path, as a build saw it.
struct SeenFile {
    let path: String
    let stamp: FileStamp
    /// The file's bytes, or the folder's entries; nil where only the stamp is known.
    let content: ContentDigest?

    /// Something that a build saw. What it did not note while it looked is looked at now, which is good enough only for a
    /// file that was left alone since before the build.
    init?(_ path: String, _ known: ReadFile?, at time: FileTime, margin: Int64) {
        // Paths are kept as the system takes them, which end at a zero byte.
        guard !path.utf8.contains(0) else { return nil }
        self.path = path
        if let known {
            (stamp, content) = (known.stamp, known.content)
        } else {
            guard let stamp = try? FileStatus(of: path).stamp, stamp.isSettled(at: time, margin: margin) else {
                return nil
            }
            (self.stamp, content) = (stamp, nil)
        }
    }
}

/// The same as it lies in a receipt: no text is made, and nothing is allocated. It lives as long as the receipt's bytes.
struct SeenPath {
    /// The path of its folder as far as the last `/`, which is empty where the path is a mere name. A zero byte ends it.
    let folder: UnsafePointer<CChar>
    /// Its name there, with a `/` at the end if it is a folder itself. A zero byte ends it.
    let name: UnsafePointer<CChar>
    let stamp: FileStamp
    /// The file's bytes, or the folder's entries; nil where only the stamp is known.
    let content: ContentDigest?

    /// What an entry of a checked receipt says.
    init(_ buffer: UnsafeRawBufferPointer, at offset: Int, texts: Int) {
        var reader = RecordReader(buffer, from: offset)
        // The layout's check found that both begin in the buffer, and that a zero byte follows there.
        let text = buffer.baseAddress! + texts
        folder = (text + reader.size()).assumingMemoryBound(to: CChar.self)
        name = (text + reader.size()).assumingMemoryBound(to: CChar.self)
        stamp = reader.stamp()
        content = reader.word() == 0 ? nil : reader.digest()
    }

    var isFolder: Bool {
        var last: CChar = 0
        var next = name
        while next.pointee != 0 {
            last = next.pointee
            next += 1
        }
        return last == CChar(bitPattern: UInt8(ascii: "/"))
    }

    var text: String { String(cString: folder) + String(cString: name) }
}
