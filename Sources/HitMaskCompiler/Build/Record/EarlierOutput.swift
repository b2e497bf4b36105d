import HitMasks

/// The file that the last build made, from which masks are taken over.
struct EarlierOutput {
    private let file: HitMaskFile

    /// Opens the file; nil unless it is valid and the one that the record speaks of.
    init?(_ path: String, _ record: BuildRecord) {
        guard let file = try? HitMaskFile(contentsOf: path),
            file.sections.bytes.u64(at: FileLayout.Header.checksum) == record.output.checksum
        else { return nil }
        self.file = file
    }

    /// The bytes of a mask, or nil if they are not in there.
    func record(of mask: RecordedMask) -> MaskRecord? {
        guard let entry = mask.entry, entry < file.count,
            let record = file.record(at: file.sections.recordOffset(entry))
        else { return nil }
        return record.digest == mask.picture.digest ? record : nil
    }
}
