import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A content digest` {
    private func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
        var random = SeededRandom(seed: seed)
        return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    @Test func `does not depend on how the bytes are cut`() {
        var random = SeededRandom(seed: 7)
        for count in [0, 1, 7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 129, 200, 1000] {
            let bytes = bytes(count)
            let whole = ContentDigest(of: bytes)
            #expect(whole.byteCount == count)
            for _ in 0..<20 {
                var stream = ContentDigest.Stream()
                var start = 0
                while start < count {
                    let end = Int.random(in: start...min(count, start + 150), using: &random)
                    stream.add(Array(bytes[start..<end]))
                    start = end
                }
                #expect(stream.digest == whole)
            }
        }
    }

    @Test func `is another one for each changed bit, each cut and each zero more`() {
        for count in [1, 40, 100] {
            let bytes = bytes(count)
            var seen: Set = [ContentDigest(of: bytes)]
            for bit in 0..<8 * count {
                var changed = bytes
                changed[bit / 8] ^= 1 << UInt8(bit % 8)
                seen.insert(ContentDigest(of: changed))
            }
            for length in 0..<count { seen.insert(ContentDigest(of: Array(bytes[..<length]))) }
            for zeros in 1...40 { seen.insert(ContentDigest(of: bytes + Array(repeating: 0, count: zeros))) }
            #expect(seen.count == 1 + 8 * count + count + 40)
        }
    }

    /// Words that repeat are common in masks. Where a lane loses a little of what it has with each of them, all is lost
    /// after some thousands.
    @Test(
        arguments: [
            [0, 0], [1, 0], [0, 1], [1, 1], [.max, .max], [1, .max], [.max, 0], [1 << 63, 1],
        ] as [[UInt64]])
    func `still says how bytes began after many equal words`(words: [UInt64]) {
        let pair = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        let rest = (0..<10_000).flatMap { _ in pair }
        let digests = (0..<50).map { ContentDigest(of: bytes(64, seed: $0) + rest) }
        #expect(Set(digests.map(\.first)).count == 50)
        #expect(Set(digests.map(\.second)).count == 50)
    }

    @Test func `is another one where any two pieces have changed places`() {
        let size = 8, bytes = bytes(50 * size)
        var seen: Set = [ContentDigest(of: bytes)]
        for left in 0..<50 {
            for right in left + 1..<50 {
                var changed = bytes
                for place in 0..<size { changed.swapAt(left * size + place, right * size + place) }
                seen.insert(ContentDigest(of: changed))
            }
        }
        #expect(seen.count == 1 + 50 * 49 / 2)
    }

    @Test func `has two halves that say different things`() {
        // The halves are no function of each other.
        let digests = (0..<200).map { ContentDigest(of: bytes(64, seed: $0)) }
        #expect(Set(digests.map(\.first)).count == 200)
        #expect(Set(digests.map(\.second)).count == 200)
        #expect(Set(digests.map { $0.first ^ $0.second }).count == 200)
    }

    @Test func `makes masks equal that are cut into other pieces, so that they are stored once`() throws {
        let bitmap = TestBitmaps.make("noise", width: 300, height: 600, seed: 4)
        let made = try MaskEncoder.record(of: bitmap)
        #expect(made.pieces.count > 1)
        let joined = MaskRecord(pieces: [Array(made.pieces.joined())])
        #expect(made == joined)
        #expect(Set([made, joined]).count == 1)
        #expect(made != MaskRecord(pieces: Array(made.pieces.dropLast())))
        func size(_ records: MaskRecord...) throws -> Int {
            var builder = MaskFileBuilder()
            for (index, record) in records.enumerated() {
                try builder.add("\(index)", traits: StoredTraits(), record: record)
            }
            return try builder.bytes().count
        }
        #expect(try size(made, joined) == size(made, made))
        #expect(try size(made, joined) < size(made) + made.byteCount)
    }
}
