import HitMasks

/// What a build looked at and what came of it. If all of that is as it was, the next build has nothing to do.
///
/// It stands in front of the build's record and is read without it: a build in which nothing changed looks at each file
/// once, and neither names pictures nor compares settings. It is used where it lies, as bytes; paths and messages become
/// texts only for those who ask for them.
struct BuildReceipt: Sendable {
    /// The bytes, of a form that was checked.
    private(set) var bytes: [UInt8]
    /// Of the bytes those from the start to the last that was changed. Often it is the front alone.
    private(set) var changedCount = 0
    /// How many messages of each kind there are.
    private let counts: ReceiptLayout.Counts

    /// The file that was made, once it was there.
    struct Output: Sendable {
        var stamp: FileStamp
        /// The checksum in its header.
        let checksum: UInt64
    }

    /// Takes bytes; nil unless all offsets in them lead to where they should.
    init?(_ bytes: [UInt8]) {
        guard let counts = bytes.withUnsafeBytes({ ReceiptLayout.counts(in: $0) }) else { return nil }
        (self.bytes, self.counts) = (bytes, counts)
    }

    /// The receipt of a build that is done; nil if it cannot be told whether something changes.
    init?(
        _ report: BuildReport, _ plan: ReadingPlan, request: ContentDigest?, output: Output, at time: FileTime,
        margin: Int64
    ) {
        guard let request else { return nil }
        let known = report.listings.merging(plan.filesByPath) { listing, _ in listing }
        var seen: [SeenFile] = []
        for path in report.dependencies {
            guard let file = SeenFile(path, known[ExactText(path)], at: time, margin: margin) else { return nil }
            seen.append(file)
        }
        var bytes = ReceiptLayout.front(request: request, time: time, output: output)
        bytes.append(
            numbers: [report.inputCount, report.maskCount, report.pictures.count], seen,
            messages: [report.diagnostics, report.hints.elements, report.notes.elements])
        self.init(bytes)
    }

    /// What stands for the options, and for the folder in which paths begin.
    var request: ContentDigest { read(at: ReceiptLayout.request) { $0.digest() } }

    /// A moment before any file was looked at.
    var time: FileTime {
        get { read(at: ReceiptLayout.time) { $0.time() } }
        set { replace(at: ReceiptLayout.time) { $0.append(newValue) } }
    }

    /// The file that was made.
    var output: Output {
        get { read(at: ReceiptLayout.output) { Output(stamp: $0.stamp(), checksum: $0.word()) } }
        set {
            replace(at: ReceiptLayout.output) {
                $0.append(newValue.stamp)
                $0.append(word: newValue.checksum)
            }
        }
    }

    /// Exchanges the stamp of something that was seen.
    mutating func setStamp(_ stamp: FileStamp, at index: Int) {
        replace(at: ReceiptLayout.stamp(at: index)) { $0.append(stamp) }
    }

    /// Looks at what was seen, one after the other, until `body` returns false.
    func forEachSeen(_ body: (_ index: Int, _ seen: SeenPath) -> Bool) {
        bytes.withUnsafeBytes { buffer in
            for index in 0..<counts.seen {
                guard body(index, SeenPath(buffer, at: ReceiptLayout.entry(at: index), texts: counts.texts)) else {
                    return
                }
            }
        }
    }

    /// Puts what the build had to say into the report of one that has nothing to do.
    func fill(_ report: inout BuildReport) {
        let (messages, hints, notes) = (counts.messages[0], counts.messages[1], counts.messages[2])
        report.diagnostics = decoded(messages)
        report.hints = Deferred(count: hints.count) { decoded(hints) }
        report.notes = Deferred(count: notes.count) { decoded(notes) }
        report.pictures = Deferred(count: counts.pictures) { paths(0..<counts.pictures) }
        report.searched = Deferred(count: counts.seen - counts.pictures) { paths(counts.pictures..<counts.seen) }
        (report.inputCount, report.maskCount) = (counts.inputs, counts.masks)
        report.byteCount = output.stamp.byteCount
        report.outcome = .unchanged
    }

    private func paths(_ range: Range<Int>) -> [String] {
        var paths: [String] = []
        forEachSeen { index, seen in
            if range.contains(index) { paths.append(seen.text) }
            return index + 1 < range.upperBound
        }
        return paths
    }

    private func decoded(_ messages: ReceiptLayout.Messages) -> [Diagnostic] {
        read(at: messages.start) { reader in
            var decoded: [Diagnostic] = []
            for _ in 0..<messages.count where reader.isIntact {
                let message = RecordedMessage(&reader)
                if reader.isIntact { decoded.append(message.diagnostic) }
            }
            return decoded
        }
    }

    private func read<Value>(at offset: Int, _ body: (inout RecordReader) -> Value) -> Value {
        bytes.withUnsafeBytes { buffer in
            var reader = RecordReader(buffer, from: offset)
            return body(&reader)
        }
    }

    private mutating func replace(at offset: Int, _ append: (inout [UInt8]) -> Void) {
        var new: [UInt8] = []
        append(&new)
        bytes.replaceSubrange(offset..<offset + new.count, with: new)
        changedCount = max(changedCount, offset + new.count)
    }
}
