/// What a file that is not a PNG looks like, by its first bytes.
public enum Lookalike: Hashable, Sendable {
    /// A picture or document of another format, named: `a GIF picture`.
    case format(String)
    /// A Git LFS pointer that stands in for the picture.
    case gitLFSPointer
    /// A web page, as servers send in place of a missing file.
    case webPage
    /// A PNG in which line endings were changed or the high bits lost, as by a transfer in text mode.
    case damagedByTextTransfer
    /// Some text.
    case text
    /// None of these.
    case unknown

    private static let signatures: [(at: Int, bytes: [UInt8], name: String)] = [
        (0, Array("GIF8".utf8), "a GIF picture"),
        (0, [0xFF, 0xD8, 0xFF], "a JPEG picture"),
        (8, Array("WEBP".utf8), "a WebP picture"),
        (4, Array("ftypavif".utf8), "an AVIF picture"),
        (4, Array("ftyphei".utf8), "a HEIC picture"),
        (4, Array("ftypmif1".utf8), "a HEIC picture"),
        (0, Array("BM".utf8), "a BMP picture"),
        (0, [0x49, 0x49, 0x2A, 0x00], "a TIFF picture"),
        (0, [0x4D, 0x4D, 0x00, 0x2A], "a TIFF picture"),
        (0, Array("8BPS".utf8), "a Photoshop document"),
        (0, Array("%PDF".utf8), "a PDF document"),
        (0, [0x8A, 0x4D, 0x4E, 0x47], "an MNG animation"),
        (0, [0x8B, 0x4A, 0x4E, 0x47], "a JNG picture"),
        (0, Array("DDS ".utf8), "a DDS texture"),
        (1, Array("KTX ".utf8), "a KTX texture"),
        (0, Array("icns".utf8), "an ICNS icon"),
        (0, [0x00, 0x00, 0x01, 0x00], "an ICO icon"),
        (0, Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
        (0, [0x1F, 0x8B], "a gzip archive"),
        (0, Array("<svg".utf8), "an SVG drawing"),
        (0, Array("<?xml".utf8), "an XML or SVG document"),
    ]

    /// Recognises a file by its first bytes, of which about 500 are enough.
    init(head: [UInt8]) {
        func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: bytes) }
        if Self.isDamagedSignature(head) {
            self = .damagedByTextTransfer
        } else if let found = Self.signatures.first(where: { has($0.bytes, at: $0.at) }) {
            self = .format(found.name)
        } else if let text = Self.text(head) {
            self = Self.kind(ofText: text)
        } else {
            self = .unknown
        }
    }

    private static func isDamagedSignature(_ head: [UInt8]) -> Bool {
        let letters = Array("PNG".utf8)
        // The first byte may have lost its high bit, or have been rewritten as UTF-8, or stand behind a mark.
        return (1...6).contains { head.dropFirst($0).starts(with: letters) } && head.first != UInt8(ascii: "P")
    }

    private static func text(_ head: [UInt8]) -> String? {
        let isText = head.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) }
        return isText ? String(decoding: head, as: UTF8.self) : nil
    }

    private static func kind(ofText text: String) -> Lookalike {
        let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
        if start.hasPrefix("version https://git-lfs") { return .gitLFSPointer }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") || start.hasPrefix("<head") { return .webPage }
        if start.hasPrefix("<svg") { return .format("an SVG drawing") }
        return .text
    }
}

extension Lookalike: CustomStringConvertible {
    /// The name with what to do: `a GIF picture; export it as PNG`.
    public var description: String {
        switch self {
        case .format(let name): "it looks like \(name); export it as PNG"
        case .gitLFSPointer: "it looks like a Git LFS pointer; run git lfs pull to fetch the picture"
        case .webPage: "it looks like an HTML page, perhaps a server's answer; download the picture again"
        case .damagedByTextTransfer:
            "it looks like a PNG damaged by a transfer as text (line endings or high bits were changed); "
                + "copy it again as binary"
        case .text: "it looks like text"
        case .unknown: "its first bytes are of no known picture format"
        }
    }
}
