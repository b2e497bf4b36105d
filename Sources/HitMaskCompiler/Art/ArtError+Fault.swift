internal import CPNG

extension ArtError {
    /// The shim's fault as an error.
    init(_ fault: cpng_fault, height: Int, head: [UInt8]) {
        self =
            Self.file(fault, head: head) ?? Self.chunk(fault) ?? Self.picture(fault, height: height)
            ?? .imageDamaged(row: Int(fault.row), reason: fault.words)
    }

    private static func file(_ fault: cpng_fault, head: [UInt8]) -> ArtError? {
        switch fault.status {
        case CPNG_NO_MEMORY: .outOfMemory
        case CPNG_CANNOT_OPEN: .cannotRead(operation: "open", errno: Int32(truncatingIfNeeded: fault.found))
        case CPNG_CANNOT_READ: .cannotRead(operation: "read", errno: Int32(truncatingIfNeeded: fault.found))
        case CPNG_NOT_A_FILE: .notAFile(kind: kind(UInt8(truncatingIfNeeded: fault.found)))
        case CPNG_EMPTY: .empty
        case CPNG_FILE_LIMIT: .fileTooLarge(bytes: fault.number, limit: fault.wanted)
        case CPNG_NOT_PNG: .notPNG(Lookalike(head: head))
        case CPNG_CUT: .cut(chunk: fault.name, bytes: fault.number, needed: fault.wanted)
        case CPNG_WRITING: .writing(reason: fault.words)
        default: nil
        }
    }

    private static func chunk(_ fault: cpng_fault) -> ArtError? {
        let offset = Int(fault.offset)
        return switch fault.status {
        case CPNG_FIRST_CHUNK: .firstChunk(found: fault.name)
        case CPNG_CHUNK_NAME:
            .chunkName(bytes: [24, 16, 8, 0].map { UInt8(fault.found >> $0 & 255) }, offset: offset)
        case CPNG_CHUNK_LENGTH:
            .chunkLength(chunk: fault.name, found: fault.number, expected: fault.wanted, offset: offset)
        case CPNG_CHECKSUM:
            .checksum(
                chunk: fault.name, found: UInt32(fault.found), expected: UInt32(fault.expected), offset: offset)
        case CPNG_UNKNOWN_CRITICAL: .unknownCriticalChunk(fault.name, offset: offset)
        case CPNG_DUPLICATE: .duplicateChunk(fault.name, offset: offset)
        case CPNG_MISPLACED: .misplacedChunk(fault.name, position: fault.words, offset: offset)
        case CPNG_MISSING: .missingChunk(fault.words, found: fault.name, offset: offset)
        case CPNG_FRAME_FIELD:
            .frameField(
                name: fault.words, chunk: fault.name, found: fault.number, limit: fault.wanted, offset: offset)
        case CPNG_FRAME_SEQUENCE:
            .frameSequence(chunk: fault.name, found: fault.number, expected: fault.wanted, offset: offset)
        case CPNG_FRAME_COUNT: .frameCount(found: fault.number, stated: fault.wanted)
        default: nil
        }
    }

    private static func picture(_ fault: cpng_fault, height: Int) -> ArtError? {
        let row = Int(fault.row)
        return switch fault.status {
        case CPNG_HEADER_FIELD: .headerField(name: fault.words, found: fault.number)
        case CPNG_DEPTH_FOR_TYPE: .bitDepth(found: fault.number, colourType: fault.wanted)
        case CPNG_TRNS_ON_ALPHA: .transparencyOnAlpha(colourType: fault.number)
        case CPNG_TRNS_SAMPLE: .transparencySample(found: fault.number, greatest: fault.wanted)
        case CPNG_PALETTE_INDEX:
            .paletteIndex(found: fault.number, entries: fault.wanted, x: Int(fault.column), y: row)
        case CPNG_SIDE_LIMIT: .sideTooLong(name: fault.words, found: fault.number, limit: fault.wanted)
        case CPNG_PIXEL_LIMIT: .tooManyPixels(found: fault.number, limit: fault.wanted)
        case CPNG_CANVAS_LIMIT: .canvasTooLarge(found: fault.number, limit: fault.wanted)
        case CPNG_IMAGE_CUT: .imageCut(row: row, rows: height)
        case CPNG_APPLE: .cgbi(reason: fault.words)
        default: nil
        }
    }

    private static func kind(_ letter: UInt8) -> String {
        switch letter {
        case UInt8(ascii: "d"): "a folder"
        case UInt8(ascii: "p"): "a pipe"
        case UInt8(ascii: "c"), UInt8(ascii: "b"): "a device"
        case UInt8(ascii: "s"): "a socket"
        default: "something else"
        }
    }
}

extension ArtWarning {
    /// The shim's note as a warning.
    init(_ note: cpng_note) {
        let (offset, count) = (Int(note.offset), Int(note.count))
        self =
            switch note.oddity {
            case CPNG_EXTRA_IMAGE_DATA: .extraImageData
            case CPNG_DATA_IN_IEND: .dataInEnd(bytes: count)
            case CPNG_BYTES_AFTER_IEND: .bytesAfterEnd(count: count)
            case CPNG_ANIMATION: .animation
            case CPNG_PALETTE_ON_GREY: .paletteOnGrey(offset: offset)
            default: .damagedChunk(text(note.chunk), offset: offset)
            }
    }
}

extension cpng_fault {
    fileprivate var name: String { text(chunk) }
    fileprivate var words: String { text(reason) }
    fileprivate var number: Int { Int(clamping: found) }
    fileprivate var wanted: Int { Int(clamping: expected) }
}

/// The text in a fixed array of C characters, up to its NUL.
private func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
