import HitMasks

/// Every byte of a mask file with its offset and its meaning, and a picture of every mask.
package struct FileAnnotation {
    /// Some bytes that mean one thing. A heading has none.
    package struct Field: Sendable, Hashable {
        package let range: Range<Int>
        package let meaning: String
    }

    /// In the order of the file; the ranges follow one another and cover it.
    package private(set) var fields: [Field] = []
    private let file: HitMaskFile
    private var offset = 0

    private var sections: FileSections { file.sections }
    private var bytes: RawBytes { file.sections.bytes }

    /// Annotates a file.
    package init(of file: HitMaskFile) {
        self.file = file
        annotateHeader()
        annotateDirectory()
        annotateRecords()
        annotateExtensions()
        take(FileLayout.paddingSize, "zeros that end the file")
    }

    mutating func heading(_ text: String) { fields.append(Field(range: offset..<offset, meaning: text)) }

    mutating func take(_ count: Int, _ meaning: String) {
        guard count > 0 else { return }
        fields.append(Field(range: offset..<offset + count, meaning: meaning))
        offset += count
    }

    private mutating func annotateHeader() {
        typealias Field = FileLayout.Header
        func number(_ at: Int) -> String { "\(bytes.u32(at: at))" }
        heading("HEADER")
        take(8, "magic: 93 \"HMS\" CR LF 1A LF")
        take(2, "version \(bytes.u16(at: Field.version))")
        take(2, "features that a reader must know: none")
        take(4, "file size \(number(Field.fileSize))")
        take(8, "checksum 0x\(String(bytes.u64(at: Field.checksum), radix: 16))")
        take(4, "masks: \(number(Field.maskCount))")
        take(4, "prefixes: \(number(Field.prefixCount))")
        take(4, "bytes of names: \(number(Field.namesSize))")
        take(4, "bytes of traits: \(number(Field.traitsSize))")
        take(4, "bytes of records: \(number(Field.recordsSize))")
        take(4, "reserved")
    }

    private mutating func annotateDirectory() {
        for index in 0..<sections.maskCount { annotateEntry(index) }
        if sections.prefixCount > 0 { heading("PREFIXES") }
        for index in 0..<sections.prefixCount { take(4, "prefix \(index + 1) ends at \(sections.prefixEnd(index))") }
        heading("NAMES")
        for index in 0..<sections.prefixCount {
            let start = sections.names.lowerBound
            let range = start + sections.prefixEnd(index - 1)..<start + sections.prefixEnd(index)
            take(range.count, "prefix \(index + 1): \(text(range))")
        }
        for index in 0..<sections.maskCount where sections.startsName(index) {
            let rest = sections.storedName(index).rest
            take(rest.count, "name \(index): \(text(rest))")
        }
        annotateTraits()
    }

    private mutating func annotateEntry(_ index: Int) {
        let entry = sections.entryOffset(index)
        let (record, prefix) = (sections.recordField(index), sections.prefixField(index))
        let traits = sections.traitsField(index)
        heading("ENTRY \(index): \(sections.name(index).debugDescription)")
        take(4, "name at \(bytes.u32(at: entry)) of the names")
        let shared = record & ~FileLayout.Entry.sharedRecord
        take(4, record == shared ? "record at \(record) of the records" : "the record of entry \(shared)")
        take(2, prefix == 0 ? "no prefix" : "prefix \(prefix)")
        take(2, traits == 0 ? "no traits: 1x" : "traits at \((traits - 1) * FileLayout.Trait.unit) of the traits")
        take(2, "\(sections.storedName(index).rest.count) bytes of name")
    }

    private mutating func annotateTraits() {
        guard !sections.traits.isEmpty else { return }
        heading("TRAITS")
        while offset < sections.traits.upperBound {
            let tag = bytes.u8(at: offset)
            if tag == FileLayout.Trait.end {
                take(1, "end of a list")
            } else {
                // Bytes between the lists are nobody's: what looks like a trait there may lead out of the section.
                let size = Int(bytes.u8(at: offset + 1))
                take(
                    min(2 + size, sections.traits.upperBound - offset),
                    TraitAnnotation.text(tag, at: offset + 2, in: bytes))
            }
        }
    }

    private mutating func annotateRecords() {
        for index in 0..<sections.maskCount
        where sections.recordField(index) & FileLayout.Entry.sharedRecord == 0 {
            heading("RECORD of entry \(index): \(sections.name(index).debugDescription)")
            let size = (try? bytes.validRecordLength(from: offset, to: sections.records.upperBound)) ?? 0
            for (count, meaning) in RecordAnnotation(bytes.from(offset), size: size).fields {
                if count == 0 { heading(meaning) } else { take(count, meaning) }
            }
            drawPicture(of: index)
        }
    }

    /// What the bytes of a record say.
    private mutating func drawPicture(of index: Int) {
        let (name, mask) = (sections.name(index).debugDescription, file.entries[index].mask)
        let title = "PICTURE of entry \(index): \(name), \(mask.width) × \(mask.height) pixels"
        // A few bytes can say that billions of pixels are opaque.
        guard mask.width * mask.height <= 1 << 24 else { return heading(title + ", too many to be drawn here") }
        let (rows, side) = mask.sketch(columns: 64)
        heading(side == 1 ? title : "\(title), a square of \(side) × \(side) for each")
        for row in rows { heading("  │" + row) }
    }

    private mutating func annotateExtensions() {
        while offset < bytes.count - FileLayout.paddingSize {
            heading("SECTION that this version does not know, and may skip")
            let size = Int(bytes.u32(at: offset + 4))
            take(4, "kind \(bytes.u32(at: offset))")
            take(4, "\(size) bytes")
            take(size, "unknown")
        }
    }

    private func text(_ range: Range<Int>) -> String {
        bytes.withBuffer(range) { String(decoding: $0, as: UTF8.self) }.debugDescription
    }
}

extension FileAnnotation {
    /// One line for up to eight bytes: offset, bytes, meaning.
    package var lines: [String] {
        fields.flatMap { field -> [String] in
            guard !field.range.isEmpty else { return [field.meaning] }
            return stride(from: field.range.lowerBound, to: field.range.upperBound, by: 8).map { start in
                let range = start..<min(start + 8, field.range.upperBound)
                let digits = range.map { FileAnnotation.hexadecimal(UInt64(bytes.u8(at: $0)), digits: 2) }
                let columns = digits.joined(separator: " ")
                let line = FileAnnotation.hexadecimal(UInt64(start), digits: 6) + "  " + columns
                guard start == field.range.lowerBound else { return line }
                return line + String(repeating: " ", count: 25 - columns.count) + field.meaning
            }
        }
    }

    private static func hexadecimal(_ number: UInt64, digits: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
