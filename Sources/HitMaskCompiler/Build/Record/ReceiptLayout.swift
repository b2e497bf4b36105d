import HitMasks

/// The form of a receipt within the file of a record: words of 64 bits, as in the record itself.
///
/// ```
/// front     request (3), time (2), output: stamp (7) and checksum, inputs, masks, pictures,
///           seen, bytes of texts, then a count and a number of bytes for each of three lists of messages
/// seen      for each: where its folder's path and its name begin among the texts, stamp (7), whether its content is known,
///           digest (3)
/// texts     the path of each folder once, as far as its last `/`, and names, a zero byte behind each
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
    static func counts(in bytes: UnsafeRawBufferPointer) -> Counts? {
        guard bytes.count >= table else { return nil }
        var reader = RecordReader(bytes, from: numbers)
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
        guard end == bytes.count, RawBytes(bytes).holdsPaths(counts, size: textSize) else { return nil }
        return counts
    }
}

extension RawBytes {
    /// Whether all folders and names of a receipt begin among its texts, the last of which has an end.
    fileprivate func holdsPaths(_ counts: ReceiptLayout.Counts, size: Int) -> Bool {
        guard counts.seen > 0 else { return true }
        guard size > 0, u8(at: counts.texts + size - 1) == 0 else { return false }
        return (0..<counts.seen).allSatisfy { index in
            let entry = ReceiptLayout.entry(at: index)
            return max(u64(at: entry), u64(at: entry + 8)) < UInt64(size)
        }
    }
}

extension [UInt8] {
    /// Appends what stands behind a receipt's front.
    mutating func append(numbers: [Int], _ seen: [SeenFile], messages lists: [[Diagnostic]]) {
        reserveCapacity(1024 + seen.count * 128)
        let lists = lists.map { list in
            (count: list.count, bytes: list.reduce(into: [UInt8]()) { $0.append(RecordedMessage($1)) })
        }
        var texts = PathTexts()
        let starts = seen.map { texts.add($0.path) }
        for number in numbers + [seen.count, texts.bytes.count] { append(word: UInt64(number)) }
        for list in lists {
            append(word: UInt64(list.count))
            append(word: UInt64(list.bytes.count))
        }
        for (file, start) in zip(seen, starts) {
            append(word: UInt64(start.folder))
            append(word: UInt64(start.name))
            append(file.stamp)
            append(word: file.content == nil ? 0 : 1)
            append(file.content ?? ContentDigest(first: 0, second: 0, byteCount: 0))
        }
        self += texts.bytes
        for list in lists { self += list.bytes }
    }
}

/// The texts of paths: each folder once, because most files have theirs in common.
private struct PathTexts {
    private(set) var bytes: [UInt8] = []
    private var folders: [ExactText: Int] = [:]

    /// Adds a path, and tells where its parts begin.
    mutating func add(_ path: String) -> (folder: Int, name: Int) {
        let isFolder = path.utf8.last == UInt8(ascii: "/")
        let slash = path.utf8.dropLast(isFolder ? 1 : 0).lastIndex(of: UInt8(ascii: "/"))
        let nameStart = slash.map(path.utf8.index(after:)) ?? path.startIndex
        let folder = ExactText(String(path[..<nameStart]))
        let start = folders[folder] ?? add(part: folder.text.utf8)
        folders[folder] = start
        return (start, add(part: path.utf8[nameStart...]))
    }

    private mutating func add(part: some Sequence<UInt8>) -> Int {
        let start = bytes.count
        bytes += part
        bytes.append(0)
        return start
    }
}
