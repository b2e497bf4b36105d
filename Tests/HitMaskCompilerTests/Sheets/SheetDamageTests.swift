import TestSupport
import Testing

@testable import HitMaskCompiler

/// Descriptors are files from elsewhere: whatever is in them, reading one ends with frames or an error.
@Suite struct `Damaged sheets` {
    private static func sample(_ format: PackedSheet.Format) -> [UInt8] {
        let packed = PackedSheet(seed: 3, count: 4, turns: format.turns, side: format.hasPages ? 60 : nil)
        return Array(packed.descriptor(format).utf8)
    }

    /// Reads the bytes; what is read must hold what readers promise.
    private func read(_ bytes: [UInt8]) {
        _ = SheetDescriptor.looksLikeSheet(bytes)
        guard let sheet = try? SheetDescriptor.read(bytes, path: "x", maximumPixels: 1 << 16) else { return }
        for frame in sheet.pages.flatMap(\.frames) {
            #expect(frame.sourceWidth * frame.sourceHeight <= 1 << 16)
            #expect(frame.kept.x >= 0 && frame.kept.y >= 0)
            #expect(frame.kept.x + frame.kept.width <= frame.sourceWidth)
            #expect(frame.kept.y + frame.kept.height <= frame.sourceHeight)
            #expect(NameProblem(in: frame.name) == nil)
        }
    }

    @Test(arguments: PackedSheet.Format.allCases)
    func `are refused or read wherever they end`(_ format: PackedSheet.Format) {
        let bytes = Self.sample(format)
        for count in bytes.indices { read(Array(bytes[..<count])) }
        // JSON and XML are not whole before their last bracket.
        guard !format.rawValue.hasSuffix("Atlas") else { return }
        let end = (bytes.lastIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "}") } ?? 0)
        for count in bytes.indices where count <= end {
            #expect(throws: SheetError.self) { try SheetDescriptor.read(Array(bytes[..<count]), path: "x") }
        }
    }

    @Test(arguments: PackedSheet.Format.allCases)
    func `are refused or read wherever they are changed`(_ format: PackedSheet.Format) {
        let bytes = Self.sample(format)
        var random = SeededRandom(seed: 17)
        let pieces = [
            "-", "9", "99999999999999999999", "1e9", "\"", "{", "}", "[", "]", "<", ">", "&", "/", "..", "\\", ":", ",",
            "\n", "\r", "\0", "\u{FEFF}", "null", "true", "65535", "-65535", "<!DOCTYPE", "<![CDATA[", "\\ud800", ".5",
        ].map { Array($0.utf8) }
        for _ in 0..<4_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0..<changed.count, using: &random)
                let end = min(start + Int.random(in: 0...6, using: &random), changed.count)
                let piece =
                    Bool.random(using: &random)
                    ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
                changed.replaceSubrange(start..<end, with: piece)
            }
            read(changed)
        }
    }

    @Test func `cannot nest without end`() {
        for (open, name) in [("[", "json"), ("{\"a\":", "json"), ("<a>", "xml")] {
            let bytes =
                Array((open == "<a>" ? "" : "{\"frames\":").utf8)
                + Array(repeatElement(open, count: 100_000).joined().utf8)
            #expect(throws: SheetError(line: 1, .text(.tooDeep(limit: 64))), "\(name)") {
                try SheetDescriptor.read(bytes, path: "x")
            }
        }
    }

    @Test func `cannot grow by entities of their own`() {
        let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"bbbbbbbb\"><!ENTITY c \"&b;&b;\">]><a>&c;</a>"
        #expect(throws: SheetError(line: 2, .text(.ownDeclarations))) {
            try SheetDescriptor.read(Array(bomb.utf8), path: "x")
        }
    }
}
