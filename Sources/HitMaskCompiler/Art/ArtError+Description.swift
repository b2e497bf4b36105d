#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension ArtError: CustomStringConvertible {
    /// What is wrong, where, and what to do, without the path.
    public var description: String { fileProblem ?? chunkProblem ?? pictureProblem }

    private var fileProblem: String? {
        switch self {
        case .cannotRead(let operation, let errno): "cannot \(operation) the file: \(String(cString: strerror(errno)))"
        case .notAFile(let kind): "it is \(kind), not a file"
        case .empty: "the file is empty"
        case .fileTooLarge(let bytes, let limit):
            "the file has \(bytes) bytes, and at most \(limit) are read; shrink the picture, or raise the limit with "
                + "--max-file-bytes \(bytes)"
        case .notPNG(let lookalike): "not a PNG: \(lookalike)"
        case .cut(let chunk, let bytes, let needed):
            "the file is cut: it has \(bytes) bytes, and at least \(needed) are needed "
                + (chunk.isEmpty ? "up to its IEND chunk" : "for its chunk \(chunk)") + "; copy or export it again"
        case .outOfMemory: "not enough memory"
        case .writing(let reason): "cannot write a PNG: \(reason)"
        default: nil
        }
    }

    private var chunkProblem: String? {
        switch self {
        case .firstChunk(let found): "the first chunk is \(found), not IHDR; export the picture again"
        case .chunkName(let bytes, let offset):
            "at byte \(offset) a chunk should begin, but its name would be \(hexadecimal(bytes)); the file is damaged"
        case .chunkLength(let chunk, let found, let expected, let offset):
            "the chunk \(chunk) at byte \(offset) has the length \(found), not \(lengths(of: chunk, expected))"
        case .checksum(let chunk, let found, let expected, let offset):
            "the chunk \(chunk) at byte \(offset) is damaged: its checksum is \(hexadecimal(found)), "
                + "and its bytes give \(hexadecimal(expected)); copy or export the file again"
        case .unknownCriticalChunk(let chunk, let offset):
            "the chunk \(chunk) at byte \(offset) is unknown, and says that the picture cannot be read without it"
        case .duplicateChunk(let chunk, let offset): "there is a second chunk \(chunk), at byte \(offset)"
        case .misplacedChunk(let chunk, let position, let offset):
            "the chunk \(chunk) at byte \(offset) stands \(position), where decoders disagree about it; "
                + "export the picture again"
        case .missingChunk(let chunk, let found, let offset):
            "the chunk \(chunk) is missing: \(found) comes instead, at byte \(offset)"
        default: nil
        }
    }

    private var pictureProblem: String {
        switch self {
        case .headerField(let name, let found): "the header has the \(name) \(found), which PNG does not know"
        case .bitDepth(let found, let colourType):
            "the header has the bit depth \(found), which the colour type \(colourType) does not allow"
        case .transparencyOnAlpha(let colourType):
            "a tRNS chunk stands in a picture with an alpha channel (colour type \(colourType)); export it again"
        case .transparencySample(let found, let greatest):
            "the tRNS chunk names the sample \(found), and the picture's samples end at \(greatest): "
                + "decoders disagree whether it matches; export the picture again"
        case .paletteIndex(let found, let entries, let x, let y):
            "the pixel (\(x), \(y)) names the palette entry \(found), and the palette has \(entries); export it again"
        case .sideTooLong(let name, let found, let limit):
            "the \(name) is \(found) pixels, and the limit for a side is \(limit); split or shrink the picture"
        case .tooManyPixels(let found, let limit):
            "the picture has \(found) pixels, and the limit is \(limit); raise it with --max-pixels \(found)"
        case .canvasTooLarge(let found, let limit):
            "the canvas of the animation has \(found) pixels, and the limit is \(limit): a quarter of --max-pixels, or a"
                + " sixteenth where colours decide; raise that or shrink the animation"
        case .imageCut(let row, let rows):
            "the image data ends too early, in row \(row) of \(rows); export the picture again"
        case .imageDamaged(let row, let reason):
            "the image data is damaged at row \(row): \(reason); copy or export the file again"
        case .cgbi(let reason):
            "an Apple-optimised (CgBI) PNG that cannot be read beyond doubt: \(reason); "
                + "use the original art, or convert it with xcrun pngcrush -revert-iphone-optimizations"
        case .orientation(let found):
            "its eXIf chunk has the orientation \(found), which only some viewers honour; save the picture upright, "
                + "or choose --orientation apply or --orientation ignore"
        case .orientationUnclear:
            "its eXIf chunk is damaged, so its orientation is unknown; save the picture without it, "
                + "or choose --orientation ignore"
        case .frameField(let name, let chunk, let found, let limit, let offset):
            "the chunk \(chunk) at byte \(offset) has the \(name) \(found), "
                + (found == 0 ? "which is to be from 1 to \(limit)" : "and the limit is \(limit)")
                + "; export the animation again"
        case .frameSequence(let chunk, let found, let expected, let offset):
            "the chunk \(chunk) at byte \(offset) has the number \(found) in the animation and should have \(expected); "
                + "export the animation again"
        case .frameCount(let found, let stated):
            "the animation says that it has \(stated) frames, and has \(found); export it again"
        default: "it cannot be read"
        }
    }

    private func lengths(of chunk: String, _ expected: Int) -> String {
        switch chunk {
        case "PLTE": "a multiple of 3 from 3 to \(expected)"
        case "IHDR", "acTL", "fcTL": "\(expected)"
        case "fdAT": "at least \(expected)"
        case "tRNS": "what its picture needs, \(expected) at most"
        default: "at most \(expected)"
        }
    }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
}

private func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
}
