import HitMasks

// The form of a build record: a mark, the maker, the output's path, the build, and a checksum of all before it. The
// numbers are words of 64 bits. It may change with every version, for only the tool that wrote a record reads it.
extension BuildRecord {
    private static let mark: UInt64 = 0x3430_4452_4D48_93F0

    /// The bytes of a record.
    ///
    /// - Parameters:
    ///   - maker: The tool and its version.
    ///   - outputPath: The file that was built.
    /// - Returns: What stands behind the receipt in the file of the record.
    func bytes(maker: String, outputPath: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(word: BuildRecord.mark)
        bytes.append(text: outputPath)
        bytes.append(text: maker)
        bytes.append(time)
        bytes.append(output.stamp)
        bytes.append(word: output.checksum)
        bytes.append(output.content)
        bytes.append(word: UInt64(pictures.count))
        for picture in pictures { bytes.append(picture) }
        var checksum = Checksum()
        bytes.withUnsafeBytes { checksum.add($0) }
        bytes.append(word: checksum.value)
        return bytes
    }

    /// Reads a record; nil if it is another maker's, another output's or damaged.
    init?(_ bytes: [UInt8], maker: String, outputPath: String) {
        guard let body = BuildRecord.body(of: bytes) else { return nil }
        let record: BuildRecord? = body.withUnsafeBytes { buffer in
            var reader = RecordReader(buffer)
            guard reader.word() == BuildRecord.mark, reader.text().hasSameBytes(as: outputPath),
                reader.text().hasSameBytes(as: maker)
            else { return nil }
            let record = BuildRecord(&reader)
            return reader.isComplete ? record : nil
        }
        guard let record else { return nil }
        self = record
    }

    /// The path of the output of a record, or nil if the bytes are no whole record.
    static func outputPath(_ bytes: [UInt8]) -> String? {
        body(of: bytes)?.withUnsafeBytes { buffer in
            var reader = RecordReader(buffer)
            guard reader.word() == mark else { return nil }
            let path = reader.text()
            return reader.isIntact ? path : nil
        }
    }

    /// The bytes before the checksum, if it is theirs.
    private static func body(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard bytes.count >= 16 else { return nil }
        let body = bytes.dropLast(8)
        var checksum = Checksum()
        body.withUnsafeBytes { checksum.add($0) }
        let stored = bytes.suffix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return stored == checksum.value ? body : nil
    }

    private init(_ reader: inout RecordReader) {
        time = reader.time()
        output = Output(stamp: reader.stamp(), checksum: reader.word(), content: reader.digest())
        let count = reader.count(ofSize: 8)
        pictures = []
        pictures.reserveCapacity(count)
        for _ in 0..<count where reader.isIntact { pictures.append(RecordedPicture(&reader)) }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ picture: RecordedPicture) {
        append(picture.recipe)
        append(picture.file.stamp)
        append(picture.file.content)
        append(word: UInt64(picture.masks.count))
        for mask in picture.masks { append(mask) }
        append(word: UInt64(picture.messages.count))
        for message in picture.messages { append(message) }
    }

    mutating func append(_ message: RecordedMessage) {
        append(text: message.path)
        append(word: UInt64(message.line.map { $0 + 1 } ?? 0))
        append(text: message.severity.rawValue)
        append(text: message.text)
    }

    private mutating func append(_ mask: RecordedMask) {
        let picture = mask.picture
        for number in [picture.width, picture.height, picture.opaqueCount] { append(word: UInt64(number)) }
        append(picture.digest)
        append(word: UInt64(mask.entry.map { $0 + 1 } ?? 0))
        // Most masks have neither a shape nor other scales.
        let flags =
            (picture.hasAlpha ? 1 : 0) | (picture.shape == nil ? 0 : 2) | (mask.scales == nil ? 0 : 4)
            | (picture.faintCount == nil ? 0 : 8)
        append(word: UInt64(flags))
        if let shape = picture.shape {
            append(word: UInt64(shape.source.left) << 16 | UInt64(shape.source.top))
            append(word: UInt64(shape.source.right) << 32 | UInt64(shape.source.bottom))
            for scale in [shape.source.detail, shape.scale] {
                append(word: UInt64(scale.pixels) << 16 | UInt64(scale.points))
            }
        }
        if let scales = mask.scales {
            append(scales.group)
            append(word: UInt64(scales.differingShare))
        }
        if let faint = picture.faintCount { append(word: UInt64(faint)) }
    }
}

extension RecordedPicture {
    fileprivate init(_ reader: inout RecordReader) {
        recipe = reader.digest()
        file = ReadFile(stamp: reader.stamp(), content: reader.digest())
        masks = []
        for _ in 0..<reader.count(ofSize: 64) where reader.isIntact { masks.append(RecordedMask(&reader)) }
        var messages: [RecordedMessage] = []
        for _ in 0..<reader.count(ofSize: 32) where reader.isIntact { messages.append(RecordedMessage(&reader)) }
        self.messages = messages
    }
}

extension RecordedMask {
    fileprivate init(_ reader: inout RecordReader) {
        let (width, height, opaqueCount) = (reader.size(), reader.size(), reader.size())
        let digest = reader.digest()
        let place = reader.size()
        entry = place == 0 ? nil : place - 1
        let flags = reader.word()
        let shape = flags & 2 == 0 ? nil : RecordedMask.shape(&reader)
        scales = flags & 4 == 0 ? nil : Scales(group: reader.digest(), differingShare: reader.size())
        let faintCount = flags & 8 == 0 ? nil : reader.size()
        let sides = 1...GridHeader.maximumSide
        if flags > 15 || !sides.contains(width) || !sides.contains(height) || opaqueCount > width * height {
            reader.refuse()
        }
        var picture = EncodedPicture(
            width: width, height: height, opaqueCount: opaqueCount, hasAlpha: flags & 1 == 1, shape: shape,
            digest: digest)
        picture.faintCount = faintCount
        self.picture = picture
    }

    private static func shape(_ reader: inout RecordReader) -> (source: StoredTraits.Source, scale: PixelScale)? {
        let (start, end) = (reader.word(), reader.word())
        var scales: [PixelScale] = []
        for _ in 0..<2 {
            let parts = reader.word()
            let (pixels, points) = (UInt16(truncatingIfNeeded: parts >> 16), UInt16(truncatingIfNeeded: parts))
            if let scale = PixelScale(pixels: pixels, points: points) { scales.append(scale) }
        }
        guard scales.count == 2 else {
            reader.refuse()
            return nil
        }
        let source = StoredTraits.Source(
            left: UInt16(truncatingIfNeeded: start >> 16), top: UInt16(truncatingIfNeeded: start), detail: scales[0],
            right: UInt32(truncatingIfNeeded: end >> 32), bottom: UInt32(truncatingIfNeeded: end))
        return (source, scales[1])
    }
}

extension RecordedMessage {
    init(_ reader: inout RecordReader) {
        path = reader.text()
        let line = reader.size()
        self.line = line == 0 ? nil : line - 1
        let severity = Diagnostic.Severity(rawValue: reader.text())
        if severity == nil { reader.refuse() }
        self.severity = severity ?? .note
        text = reader.text()
    }
}
