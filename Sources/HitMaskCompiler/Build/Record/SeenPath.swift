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
    /// The path as the system takes it: a zero byte ends it.
    let path: UnsafePointer<CChar>
    private let length: Int
    let stamp: FileStamp
    /// The file's bytes, or the folder's entries; nil where only the stamp is known.
    let content: ContentDigest?

    /// What an entry of a checked receipt says.
    init(_ buffer: UnsafeRawBufferPointer, at offset: Int, texts: Int) {
        var reader = RecordReader(RawBytes(buffer).from(offset))
        let start = texts + reader.size()
        length = reader.size()
        stamp = reader.stamp()
        content = reader.word() == 0 ? nil : reader.digest()
        // The layout's check found all of this inside of the buffer, and a zero byte behind it.
        path = UnsafeRawPointer(buffer.baseAddress! + start).assumingMemoryBound(to: CChar.self)
    }

    var isFolder: Bool { length > 0 && path[length - 1] == CChar(bitPattern: UInt8(ascii: "/")) }

    var text: String { String(cString: path) }
}
