import TestSupport
import Testing

@testable import HitMasks

/// The text of names, against the standard library.
@Suite struct `The text of names` {
    /// The bytes at which a rule of UTF-8 begins or ends.
    private static let edges: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0x81, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
        0xEE,
        0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]

    private func isUTF8(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        bytes.withUnsafeBytes { RawBytes($0).isUTF8(range) }
    }

    /// The library mends what is malformed.
    private func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    @Test(arguments: edges) func `is UTF-8 if the library can read it`(_ first: UInt8) {
        var wrong: [[UInt8]] = []
        for second in Self.edges {
            for third in Self.edges {
                for fourth in Self.edges {
                    let bytes = [first, second, third, fourth, 0x42]
                    // Whole, and cut at each place: what lies behind the cut does not count.
                    for count in 1...5 where isUTF8(bytes, 0..<count) != isWellFormed(bytes[..<count]) {
                        wrong.append(Array(bytes[..<count]))
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    @Test func `is UTF-8 wherever its characters lie`() {
        for character in ["é", "€", "😀", "a", "\u{80}"].map({ Array($0.utf8) }) + [[0x80], [0xC3], [0xE2, 0x82]] {
            for before in 0...17 {
                for behind in 0...17 {
                    let letters = [UInt8](repeating: 0x61, count: before)
                    let bytes = [0xFF] + letters + character + [UInt8](repeating: 0x62, count: behind) + [0xFF]
                    let range = 1..<bytes.count - 1
                    #expect(isUTF8(bytes, range) == isWellFormed(bytes[range]), "\(before) \(character) \(behind)")
                }
            }
        }
    }

    /// A name that is a prefix of its own and a rest, as in a file, with other bytes around.
    private struct Stored {
        let text: [UInt8]
        let name: StoredName

        init(_ text: [UInt8], split: Int, in bytes: inout [UInt8]) {
            self.text = text
            bytes.append(UInt8(bytes.count & 127))
            let prefix = bytes.count..<bytes.count + split
            bytes += text[..<split] + [0x62]
            let rest = bytes.count..<bytes.count + text.count - split
            bytes += text[split...] + [0x61]
            name = StoredName(prefix: prefix, rest: rest)
        }

        private init(_ text: [UInt8], _ name: StoredName) { (self.text, self.name) = (text, name) }

        func sharing(_ prefix: Range<Int>) -> Stored { Stored(text, StoredName(prefix: prefix, rest: name.rest)) }
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func `is ordered as its bytes are, wherever it is split`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var bytes: [UInt8] = []
        let start = Array("icons/play/pressed/large".utf8)
        let names = (0..<120).map { _ in
            // Many begin alike, for 0 to 24 bytes; some are the same.
            let alike = start.prefix(Int.random(in: 0...24, using: &random))
            let own = (0..<Int.random(in: 0...10, using: &random)).map { _ in
                [0x61, 0x62, 0xC3, 0xFE].randomElement(using: &random)! as UInt8
            }
            let text = alike + own
            return Stored(Array(text), split: Int.random(in: 0...text.count, using: &random), in: &bytes)
        }
        // Those without a prefix share it, and are compared by their rests alone.
        let unsplit = names.map { Stored($0.text, split: 0, in: &bytes).sharing(0..<0) }
        let pairs = [names, unsplit].flatMap { names in names.flatMap { a in names.map { b in (a, b) } } }
        bytes.withUnsafeBytes { buffer in
            let raw = RawBytes(buffer)
            for (a, b) in pairs {
                let isBefore = a.text.lexicographicallyPrecedes(b.text)
                #expect(raw.orders(a.name, before: b.name) == isBefore, "\(a) \(b)")
                let order = a.text.withUnsafeBytes { raw.compare($0, with: b.name).signum() }
                #expect(order == (isBefore ? -1 : a.text == b.text ? 0 : 1), "\(a) \(b)")
            }
        }
    }
}
