import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@testable import HitMasks

@Suite struct `A mask file as text` {
    private func decode(_ text: String) throws(HitMaskFile.EmbeddedTextError) -> HitMaskFile {
        let bytes = Array(text.utf8)
        var result: Result<HitMaskFile, HitMaskFile.EmbeddedTextError>?
        bytes.withUnsafeBytes { buffer in
            result = Result { () throws(HitMaskFile.EmbeddedTextError) in
                try HitMaskFile(embeddedText: RawBytes(buffer))
            }
        }
        return try result!.get()
    }

    /// What decoding throws; nil where it throws nothing.
    private func error(_ text: String) -> HitMaskFile.EmbeddedTextError? {
        do throws(HitMaskFile.EmbeddedTextError) {
            _ = try decode(text)
            return nil
        } catch { return error }
    }

    @Test(arguments: ["smallest", "buttons", "art"])
    func `is the file again, in one line or in many`(_ name: String) throws {
        let bytes = try PackageFolder.bytes("masks/\(name).hitmask")
        for options: Data.Base64EncodingOptions in [[], [.lineLength64Characters, .endLineWithLineFeed]] {
            let file = try decode(Data(bytes).base64EncodedString(options: options))
            #expect(file.sections.bytes.withBuffer(0..<file.byteCount) { Array($0) } == bytes)
        }
    }

    @Test func `decodes bytes of any number and value`() throws {
        // Bytes that are no file come back in the error: the first eight of them.
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
            let text = Data(bytes).base64EncodedString()
            let direct: HitMask.FormatError? = {
                do throws(HitMask.FormatError) {
                    _ = try HitMaskFile(bytes)
                    return nil
                } catch { return error }
            }()
            #expect(direct != nil)
            #expect(error(text) == direct.map { .format($0) })
        }
        for value in UInt8.min ... .max {
            let bytes = [value, 0x48, 0x4D, 0x53, value, value ^ 0x55, 0, 255] + [UInt8](repeating: 0, count: 56)
            let found = error(Data(bytes).base64EncodedString())
            let expected = HitMask.FormatError.notAMaskFile(found: Array(bytes.prefix(8)))
            #expect(found == .format(expected))
        }
    }

    @Test func `that holds another character is refused, and says where`() throws {
        let text = Array(Data(try PackageFolder.bytes("masks/smallest.hitmask")).base64EncodedString().utf8)
        let digits = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\n".utf8)
        for character in UInt8.min ... .max where !digits.contains(character) {
            for offset in [0, 1, 6, 9] {
                var broken = text
                broken[offset] = character
                var found: HitMaskFile.EmbeddedTextError?
                do throws(HitMaskFile.EmbeddedTextError) {
                    _ = try HitMaskFile(embeddedText: broken)
                } catch { found = error }
                // A = that could stand there is refused where the text goes on.
                let isPadding = character == UInt8(ascii: "=") && offset == 6
                #expect(found == .notBase64(offset: isPadding ? 7 : offset), "\(character)")
            }
        }
    }

    @Test func `that is cut or padded wrongly is refused`() {
        for (text, offset) in [
            ("A", 1), ("AA", 2), ("AAA", 3), ("=", 0), ("A=", 1), ("AA=", 3), ("AA=A", 3), ("AAA==", 4), ("AA===", 4),
            ("AA==AAAA", 4), ("AAAA=", 4), ("AA==\n=", 5), ("A\nA", 3),
        ] {
            #expect(error(text) == .notBase64(offset: offset), "\(text)")
        }
        #expect(error("") == .format(.truncated(count: 0, needed: FileLayout.minimumFileSize)))
        #expect("\(HitMaskFile.EmbeddedTextError.notBase64(offset: 3))" == "the embedded text is not Base64 at byte 3")
    }

    @Test func `is a literal in a program`() throws {
        #expect(throws: HitMaskFile.EmbeddedTextError.notBase64(offset: 1)) { try HitMaskFile(embeddedText: "A*AA") }
        #expect(throws: HitMaskFile.EmbeddedTextError.notBase64(offset: 1)) { try HitMaskFile(embeddedText: "A") }
    }
}

extension HitMaskFile {
    fileprivate init(embeddedText bytes: [UInt8]) throws(EmbeddedTextError) {
        let storage = bytes.withUnsafeBytes { ByteStorage(copying: $0) }
        try self.init(embeddedText: storage.bytes)
    }
}

@Suite struct `Names that a program needs` {
    @Test func `masks are the same to a program if their names are the same bytes`() throws {
        // One accent is a character of its own, the other a mark behind an e: one text to Swift, two names to a file.
        let (composed, marked) = (try missing(["caf\u{E9}"]), try missing(["cafe\u{301}"]))
        #expect("caf\u{E9}" == "cafe\u{301}" && composed != marked)
        let (again, longer) = (try missing(["caf\u{E9}"]), try missing(["caf\u{E9}", "b"]))
        #expect(composed == again && composed != longer)
        #expect(Set([composed, marked, again]).count == 2)
        // Where one name ends and the next begins counts.
        #expect(Set([try missing(["ab", "c"]), try missing(["a", "bc"])]).count == 2)
    }

    private func missing(_ names: [String]) throws -> HitMaskFile.MissingMasks? {
        let file = try HitMaskFile(PackageFolder.bytes("masks/art.hitmask"))
        do throws(HitMaskFile.MissingMasks) {
            try file.requireMasks(named: names)
            return nil
        } catch { return error }
    }

    @Test func `are there or are listed, all of them`() throws {
        #expect(try missing([]) == nil)
        #expect(try missing(["star", "buttons/ring"]) == nil)
        #expect(try missing(["star", "Star", "buttons/ring", "buttons"])?.names == ["Star", "buttons"])
        #expect(
            try missing(["a", "b", "star", "c", "d", "e"])?.description
                == "the file lacks 'a', 'b', 'c' and 2 more; compile it again from all of the art, or make the accessors again"
        )
    }
}
