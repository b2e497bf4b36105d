// The one pass over a file that makes it trusted. Sizes are compared before they are added up with anything, so no
// sum can overflow; each byte is looked at a bounded number of times.
extension FileSections {
    package init(validating bytes: RawBytes) throws(HitMask.FormatError) {
        try FileSections.checkHeader(bytes)
        self.init(unchecked: bytes)
        try checkSections()
        try checkPrefixes()
        try checkEntries()
    }

    private static func checkHeader(_ bytes: RawBytes) throws(HitMask.FormatError) {
        typealias Field = FileLayout.Header
        let count = bytes.count
        for (offset, byte) in FileLayout.magic.enumerated() where offset < count && bytes.u8(at: offset) != byte {
            throw .notAMaskFile(found: (0..<min(count, 8)).map { bytes.u8(at: $0) })
        }
        guard count >= FileLayout.minimumFileSize else {
            throw .truncated(
                count: count, needed: max(FileLayout.minimumFileSize, Int(clamping: bytes.u32(at: Field.fileSize))))
        }
        guard count <= FileLayout.maximumFileSize else {
            throw .tooLarge(count: count, limit: FileLayout.maximumFileSize)
        }
        let version = Int(bytes.u16(at: Field.version))
        guard version == FileLayout.version else {
            throw .unsupportedVersion(found: version, supported: FileLayout.version)
        }
        let features = Int(bytes.u16(at: Field.features))
        guard features == 0 else { throw .unknownFeatures(bits: features) }
        let size = Int(clamping: bytes.u32(at: Field.fileSize))
        guard size <= count else { throw .truncated(count: count, needed: size) }
        guard size == count else { throw .trailingBytes(count: count, expected: size) }
        let checksum = Checksum.of(file: bytes)
        let stored = bytes.u64(at: Field.checksum)
        guard checksum == stored else { throw .wrongChecksum(found: checksum, expected: stored) }
    }

    private func checkSections() throws(HitMask.FormatError) {
        let end = bytes.count - FileLayout.paddingSize
        guard maskCount <= FileLayout.maximumMaskCount, prefixCount <= FileLayout.maximumPrefixCount,
            records.upperBound <= end
        else {
            throw .sectionsTooLong(end: records.upperBound, available: end)
        }
        let reserved = bytes.u32(at: FileLayout.Header.reserved)
        guard reserved == 0 else { throw .reservedBytesNotZero(found: Int(reserved)) }
        guard bytes.u64(at: end) == 0, bytes.u64(at: end + 8) == 0 else { throw .paddingNotZero }
        var offset = records.upperBound
        while offset < end {
            let kind = bytes.u32(at: offset)
            let size = bytes.number(at: offset + 4, limit: end)
            guard end - offset >= FileLayout.Extension.headerSize,
                size <= end - offset - FileLayout.Extension.headerSize
            else { throw .sectionsTooLong(end: offset + FileLayout.Extension.headerSize + size, available: end) }
            guard kind & FileLayout.Extension.required == 0 else { throw .unknownSection(kind: kind, offset: offset) }
            offset += FileLayout.Extension.headerSize + size
        }
    }

    private func checkPrefixes() throws(HitMask.FormatError) {
        for index in 0..<prefixCount {
            let (start, end) = (prefixEnd(index - 1), prefixEnd(index))
            guard start < end, end - start <= FileLayout.maximumPrefixSize, end <= names.count,
                bytes.isUTF8(names.lowerBound + start..<names.lowerBound + end)
            else { throw .invalidPrefix(index: index) }
        }
    }

    /// The rests of the names and the records each follow one another without a gap, so one walk over the entries
    /// covers them.
    private func checkEntries() throws(HitMask.FormatError) {
        var nextName = names.lowerBound + prefixEnd(prefixCount - 1)
        var nextRecord = 0
        var previous: StoredName?
        // Neighbours mostly have the same prefix: where it lies is found once for them.
        var prefix = (field: 0, range: prefixRange(0))
        for index in 0..<maskCount {
            let field = prefixField(index)
            guard field <= prefixCount else { throw .invalidPrefix(index: field - 1) }
            if field != prefix.field { prefix = (field, prefixRange(field)) }
            let name = StoredName(prefix: prefix.range, rest: restRange(index))
            if name == previous {
                guard traitsField(index - 1) < traitsField(index) else { throw .entriesOutOfOrder(index: index) }
            } else {
                try checkName(name, index: index, after: previous, expected: nextName)
                nextName = name.rest.upperBound
            }
            try checkTraits(index)
            nextRecord = try checkRecord(index, expected: nextRecord)
            previous = name
        }
        guard nextName == names.upperBound else {
            throw .unusedBytes(section: .names, count: names.upperBound - nextName)
        }
        guard nextRecord == records.count else {
            throw .unusedBytes(section: .records, count: records.count - nextRecord)
        }
    }

    private func checkName(
        _ name: StoredName, index: Int, after previous: StoredName?, expected: Int
    ) throws(HitMask.FormatError) {
        guard name.rest.lowerBound == expected, name.rest.upperBound <= names.upperBound else {
            throw .misplacedName(index: index, offset: name.rest.lowerBound - names.lowerBound, size: name.rest.count)
        }
        guard !name.rest.isEmpty, bytes.isUTF8(name.rest) else { throw .invalidName(index: index) }
        if let previous, !bytes.orders(previous, before: name) { throw .entriesOutOfOrder(index: index) }
    }

    private func checkTraits(_ index: Int) throws(HitMask.FormatError) {
        let field = traitsField(index)
        guard field > 0 else { return }
        let start = (field - 1) * FileLayout.Trait.unit
        let error = HitMask.FormatError.invalidTraits(index: index, offset: start)
        guard start < traits.count else { throw error }
        var offset = traits.lowerBound + start
        let end = min(offset + FileLayout.Trait.maximumListSize, traits.upperBound)
        var previousTag: UInt8 = 0
        while true {
            guard offset < end else { throw error }
            let tag = bytes.u8(at: offset)
            if tag == FileLayout.Trait.end { return }
            let size = Int(bytes.u8(at: offset + 1))
            guard tag > previousTag, offset + 2 + size < end else { throw error }
            try checkTrait(tag, value: offset + 2, size: size, index: index, error: error)
            previousTag = tag
            offset += 2 + size
        }
    }

    private func checkTrait(
        _ tag: UInt8, value: Int, size: Int, index: Int, error: HitMask.FormatError
    ) throws(HitMask.FormatError) {
        if tag & FileLayout.Trait.optional != 0 { return }
        guard let isValid = bytes.isValidTrait(tag, at: value, size: size) else {
            throw .unknownTrait(index: index, tag: Int(tag))
        }
        guard isValid else { throw error }
    }

    /// Where the records checked so far end, from the section's start.
    private func checkRecord(_ index: Int, expected: Int) throws(HitMask.FormatError) -> Int {
        let field = recordField(index)
        if field & FileLayout.Entry.sharedRecord != 0 {
            let target = Int(field & ~FileLayout.Entry.sharedRecord)
            guard target < index, recordField(target) & FileLayout.Entry.sharedRecord == 0 else {
                throw .invalidSharing(index: index, target: target)
            }
            return expected
        }
        guard Int(field) == expected else {
            throw .misplacedRecord(index: index, found: Int(field), expected: expected)
        }
        do {
            return try expected + bytes.validRecordLength(from: records.lowerBound + expected, to: records.upperBound)
        } catch {
            throw .invalidRecord(offset: expected, error)
        }
    }
}
