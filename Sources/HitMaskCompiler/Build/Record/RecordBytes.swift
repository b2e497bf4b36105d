import HitMasks

// How numbers, texts and digests are written into a build record, and read from one that may hold anything.
extension [UInt8] {
    mutating func append(word: UInt64) {
        Swift.withUnsafeBytes(of: word.littleEndian) { append(contentsOf: $0) }
    }

    mutating func append(signed number: Int64) { append(word: UInt64(bitPattern: number)) }

    mutating func append(text: String) {
        append(word: UInt64(text.utf8.count))
        append(contentsOf: text.utf8)
    }

    mutating func append(_ digest: ContentDigest) {
        append(word: digest.first)
        append(word: digest.second)
        append(signed: Int64(digest.byteCount))
    }

    mutating func append(_ time: FileTime) {
        append(signed: time.seconds)
        append(signed: time.nanoseconds)
    }

    mutating func append(_ stamp: FileStamp) {
        append(signed: Int64(stamp.byteCount))
        append(stamp.modified)
        append(stamp.changed)
        append(word: stamp.identity.disk)
        append(word: stamp.identity.file)
    }
}

/// Reads a build record from its start on.
///
/// A read behind the end gives zeros and is remembered: who reads asks once, at the end, whether all was there.
struct RecordReader {
    private let bytes: UnsafeRawBufferPointer
    private var offset: Int
    /// Whether nothing was missing or impossible so far.
    private(set) var isIntact = true

    /// Reads bytes from `offset` on, which is at most their number, as long as they are there.
    init(_ bytes: UnsafeRawBufferPointer, from offset: Int = 0) {
        precondition(0...bytes.count ~= offset, "reads what is there")
        (self.bytes, self.offset) = (bytes, offset)
    }

    /// Whether all was there and nothing is left.
    var isComplete: Bool { isIntact && offset == bytes.count }

    mutating func word() -> UInt64 {
        guard bytes.count - offset >= 8 else {
            isIntact = false
            return 0
        }
        // Safe: the eight bytes at the offset were found to be there, and any are a number.
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
        return UInt64(littleEndian: word)
    }

    mutating func signed() -> Int64 { Int64(bitPattern: word()) }

    /// A number that is neither negative nor larger than a file can be.
    mutating func size() -> Int {
        let number = word()
        guard number <= UInt64(Int64.max), let size = Int(exactly: number) else {
            isIntact = false
            return 0
        }
        return size
    }

    /// The number of things that follow and that take so many bytes at least: never more than there can be.
    mutating func count(ofSize least: Int) -> Int {
        let count = size()
        guard count <= (bytes.count - offset) / least else {
            isIntact = false
            return 0
        }
        return count
    }

    mutating func text() -> String {
        let count = count(ofSize: 1)
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }

    mutating func digest() -> ContentDigest {
        ContentDigest(first: word(), second: word(), byteCount: size())
    }

    mutating func time() -> FileTime { FileTime(seconds: signed(), nanoseconds: signed()) }

    mutating func stamp() -> FileStamp {
        FileStamp(
            byteCount: size(), modified: time(), changed: time(),
            identity: FileIdentity(disk: word(), file: word()))
    }

    /// Notes that something read is impossible.
    mutating func refuse() { isIntact = false }
}
