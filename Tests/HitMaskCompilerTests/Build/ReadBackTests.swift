import HitMasks
import Testing

@testable import HitMaskCompiler

@Suite struct `Reading back what was written` {
    private let bytes: [UInt8]
    private let content: ContentDigest

    init() throws {
        var bitmap = HitMask.Bitmap(width: 5, height: 4)
        bitmap.set(x: 1, y: 2)
        var builder = MaskFileBuilder()
        try builder.add("a", bitmap: bitmap)
        bytes = try builder.bytes()
        content = try MaskEncoder.record(of: bitmap).digest
    }

    private func expected(
        _ name: String = "a", scale: UInt16 = 1, width: Int = 5, height: Int = 4, content: ContentDigest? = nil
    ) -> ExpectedMask {
        let traits = StoredTraits(scale: PixelScale(pixels: scale, points: 1)!)
        return ExpectedMask(name: name, traits: traits, width: width, height: height, content: content ?? self.content)
    }

    /// The difference that is found, in the words behind the colon.
    private func difference(_ masks: ExpectedMask...) -> String? {
        do throws(ReadBackFault) {
            try readBack(.bytes(bytes), expecting: masks)
            return nil
        } catch {
            let words = error.description
            #expect(words.hasPrefix("the encoded bytes do not read back, please report this: "))
            return String(words.suffix(from: words.firstIndex(of: ":")!).dropFirst(2))
        }
    }

    @Test func `finds no difference in the masks that were encoded`() {
        #expect(difference(expected()) == nil)
    }

    @Test func `finds each difference`() {
        #expect(difference() == "1 masks instead of 0")
        #expect(difference(expected(), expected("b")) == "1 masks instead of 2")
        #expect(difference(expected("b")) == "the name 'a' instead of 'b'")
        let found = "'a' is 5×4 at 1x instead of "
        #expect(difference(expected(width: 4)) == found + "4×4 at 1x")
        #expect(difference(expected(height: 5)) == found + "5×5 at 1x")
        #expect(difference(expected(scale: 2)) == found + "5×4 at 2x")
        let other = ContentDigest(first: content.first ^ 1, second: content.second, byteCount: content.byteCount)
        #expect(difference(expected(content: other)) == "'a' has other bytes than it was encoded in")
    }

    @Test func `finds bytes that are no mask file and files that are not there`() {
        #expect(throws: ReadBackFault.self) { try readBack(.bytes(Array(bytes.dropLast())), expecting: [expected()]) }
        #expect(throws: ReadBackFault.self) { try readBack(.file("/no/such/file"), expecting: [expected()]) }
    }
}
