import HitMasks

/// The form of a receipt within the file of a record: words of 64 bits, as in the record itself.
///
/// ```
/// front     request (3), time (2), output: stamp (7) and checksum, inputs, masks, pictures,
///           seen, bytes of texts, then a count and a number of bytes for each of three lists of messages
/// seen      for each: where its path begins among the texts, the path's length, stamp (7), whether its content is known,
///           digest (3)
/// texts     paths, a zero byte behind each
/// messages  those that are always said, hints, notes
/// ```
///
/// Stamps and times have fixed places, so that a receipt can be brought up to date where it lies.
enum ReceiptLayout {
    static let request = 0
    static let time = 24
    static let output = 40
    private static let numbers = 104
    private static let table = numbers + 8 * 11
    private static let entrySize = 104

    /// What the front says, once all of it was found to be possible.
    struct Counts {
        var inputs = 0
        var masks = 0
        var pictures = 0
        var seen = 0
        /// Where the texts begin.
        var texts = 0
        var messages: [Messages] = []
    }

    /// One list of messages.
    struct Messages {
        let count: Int
        let start: Int
    }

    /// Where something that was seen is noted.
    static func entry(at index: Int) -> Int { table + index * entrySize }

    /// Where its stamp is noted.
    static func stamp(at index: Int) -> Int { entry(at: index) + 16 }

    /// The words in front of the numbers.
    static func front(request: ContentDigest, time: FileTime, output: BuildReceipt.Output) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(request)
        bytes.append(time)
        bytes.append(output.stamp)
        bytes.append(word: output.checksum)
        return bytes
    }

    /// Reads the front and follows each offset; nil if one leads astray.
    static func counts(in bytes: RawBytes) -> Counts? {
        guard bytes.count >= table else { return nil }
        var reader = RecordReader(bytes.from(numbers))
        var counts = Counts()
        (counts.inputs, counts.masks, counts.pictures) = (reader.size(), reader.size(), reader.size())
        counts.seen = reader.count(ofSize: entrySize)
        let textSize = reader.count(ofSize: 1)
        var sizes: [(count: Int, bytes: Int)] = []
        for _ in 0..<3 { sizes.append((reader.count(ofSize: 1), reader.count(ofSize: 1))) }
        // Each of these is at most the number of bytes, so that they can be added up.
        guard reader.isIntact, counts.pictures <= counts.seen else { return nil }
        counts.texts = entry(at: counts.seen)
        var end = counts.texts + textSize
        for list in sizes {
            counts.messages.append(Messages(count: list.count, start: end))
            end += list.bytes
        }
        guard end == bytes.count, bytes.holdsPaths(counts, size: textSize) else { return nil }
        return counts
    }
}

extension RawBytes {
    /// Whether every path of a receipt lies among its texts, with a zero byte behind it.
    fileprivate func holdsPaths(_ counts: ReceiptLayout.Counts, size: Int) -> Bool {
        (0..<counts.seen).allSatisfy { index in
            let entry = ReceiptLayout.entry(at: index)
            let (start, length) = (u64(at: entry), u64(at: entry + 8))
            guard start < UInt64(size), length < UInt64(size) - start else { return false }
            return u8(at: counts.texts + Int(start + length)) == 0
        }
    }
}

extension [UInt8] {
    /// Appends what stands behind a receipt's front.
    mutating func append(numbers: [Int], _ seen: [SeenFile], messages lists: [[Diagnostic]]) {
        reserveCapacity(1024 + seen.count * 160)
        let texts = lists.map { list in
            list.reduce(into: [UInt8]()) { $0.append(RecordedMessage($1)) }
        }
        for number in numbers + [seen.count, seen.reduce(0) { $0 + $1.path.utf8.count + 1 }] {
            append(word: UInt64(number))
        }
        for (list, text) in zip(lists, texts) {
            append(word: UInt64(list.count))
            append(word: UInt64(text.count))
        }
        var start = 0
        for file in seen {
            append(word: UInt64(start))
            append(word: UInt64(file.path.utf8.count))
            append(file.stamp)
            append(word: file.content == nil ? 0 : 1)
            append(file.content ?? ContentDigest(first: 0, second: 0, byteCount: 0))
            start += file.path.utf8.count + 1
        }
        for file in seen {
            append(contentsOf: file.path.utf8)
            append(0)
        }
        for text in texts { append(contentsOf: text) }
    }
}
