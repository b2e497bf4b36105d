import HitMasks

// The masks of a file as they are stored: of a region map that is more than its mask.
extension HitMaskFile {
    /// The record at an offset; nil where none begins.
    func record(at offset: Int) -> MaskRecord? {
        withRecord(at: offset) { MaskRecord(pieces: [[UInt8]($0)]) }
    }

    /// What stands for the record at an offset, which is not copied; nil where none begins.
    func recordDigest(at offset: Int) -> ContentDigest? {
        withRecord(at: offset) { ContentDigest(of: $0) }
    }

    private func withRecord<Result>(at offset: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
        let (bytes, end) = (sections.bytes, sections.records.upperBound)
        guard let count = try? bytes.validRecordLength(from: offset, to: end) else { return nil }
        return bytes.withBuffer(offset..<offset + count, body)
    }
}
