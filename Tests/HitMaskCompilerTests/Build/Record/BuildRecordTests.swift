import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A build record` {
    private static let stamp = FileStamp(
        byteCount: 77, modified: FileTime(seconds: -5, nanoseconds: 6), changed: FileTime(seconds: 7, nanoseconds: 8),
        identity: FileIdentity(disk: .max, file: 10))
    private static let digest = ContentDigest(first: 1, second: .max, byteCount: 3)

    private static func mask(shaped: Bool) -> RecordedMask {
        let source = StoredTraits.Source(
            left: 1, top: 2, detail: PixelScale(pixels: 1, points: 2)!, right: 3, bottom: .max)
        let picture = EncodedPicture(
            width: 5, height: 65_535, opaqueCount: 6, hasAlpha: shaped,
            shape: shaped ? (source, PixelScale(pixels: 3, points: 2)!) : nil, digest: digest)
        return RecordedMask(
            picture: picture, entry: shaped ? 0 : nil, scales: shaped ? .init(group: digest, differingShare: 100) : nil)
    }

    private static let record = BuildRecord(
        time: FileTime(seconds: 1, nanoseconds: 2), output: .init(stamp: stamp, checksum: 4, content: digest),
        pictures: [
            RecordedPicture(
                recipe: digest, file: ReadFile(stamp: stamp, content: digest), masks: [mask(shaped: true)],
                messages: [
                    RecordedMessage(path: "a\n", line: nil, severity: .warning, text: ""),
                    RecordedMessage(path: "b", line: 0, severity: .note, text: "é"),
                ]),
            RecordedPicture(
                recipe: digest, file: ReadFile(stamp: stamp, content: digest),
                masks: [mask(shaped: false), mask(shaped: true)], messages: []),
        ])
    private static let bytes = record.bytes(maker: "hitmask 1", outputPath: "/out")

    private func read(_ bytes: [UInt8], maker: String = "hitmask 1", output: String = "/out") -> BuildRecord? {
        BuildRecord(bytes, maker: maker, outputPath: output)
    }

    /// The bytes with the checksum that belongs to them.
    private func mended(_ bytes: [UInt8]) -> [UInt8] {
        var body = Array(bytes.dropLast(8))
        var checksum = Checksum()
        body.withUnsafeBytes { checksum.add($0) }
        body.append(word: checksum.value)
        return body
    }

    @Test func `reads as it was written`() throws {
        let read = try #require(self.read(Self.bytes))
        #expect(read.bytes(maker: "hitmask 1", outputPath: "/out") == Self.bytes)
        #expect(read.time == Self.record.time)
        #expect(read.output.stamp == Self.stamp)
        #expect(read.pictures.map(\.masks.count) == [1, 2])
        #expect(read.pictures[0].messages == Self.record.pictures[0].messages)
        #expect(BuildRecord.outputPath(Self.bytes) == "/out")
    }

    @Test func `of another tool or another output is none`() {
        #expect(read(Self.bytes, maker: "hitmask 2") == nil)
        #expect(read(Self.bytes, output: "/other") == nil)
    }

    @Test func `that is cut or has any changed bit is none`() {
        for count in 0..<Self.bytes.count { #expect(read(Array(Self.bytes[..<count])) == nil) }
        #expect(read(Self.bytes + [0]) == nil)
        for bit in 0..<8 * Self.bytes.count {
            var changed = Self.bytes
            changed[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(read(changed) == nil)
        }
    }

    /// Whatever stands in it, nothing is out of range, endless or huge.
    @Test func `that lies under a right checksum is none or harmless`() {
        var random = SeededRandom(seed: 3)
        for word in 0..<Self.bytes.count / 8 - 1 {
            for value in [0, 1, 0x7FFF_FFFF, 0xFFFF_FFFF, UInt64(Int64.max), .max, random.next()] {
                var changed = Self.bytes
                for byte in 0..<8 { changed[8 * word + byte] = UInt8(truncatingIfNeeded: value >> UInt64(8 * byte)) }
                guard let record = read(mended(changed)) else { continue }
                #expect(record.pictures.count <= 2)
                _ = record.bytes(maker: "", outputPath: "")
            }
        }
        for count in stride(from: 8, to: Self.bytes.count, by: 1) {
            #expect(read(mended(Array(Self.bytes[..<count]))) == nil)
        }
    }
}
