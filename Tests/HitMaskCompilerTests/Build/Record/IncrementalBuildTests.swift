import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A build that remembers` {
    private var art: RememberedBuild

    init() throws {
        art = try RememberedBuild()
        for number in 0..<6 { try art.replace("art/\(number).png", SamplePicture.stripes(number)) }
    }

    @Test func `reads nothing and writes nothing if nothing changed, and says the same`() throws {
        // With something to say: a trailing byte, an empty mask, one that repeats another, scales that disagree.
        try art.replace("art/odd.png", SamplePicture.stripes(9) + [0])
        try art.replace("art/empty.png", SamplePicture.png(width: 3, height: 3) { _, _ in false })
        try art.replace("art/same.png", SamplePicture.stripes(0))
        try art.replace("art/two.png", SamplePicture.disc(16))
        try art.replace("art/two@2x.png", SamplePicture.png(width: 32, height: 32) { x, _ in x == 0 })
        let first = try art.compared()
        #expect(first.readCount == 11)
        #expect(first.messages.contains { $0.contains("of the shape differs") })
        let before = try FileStatus(of: art.folder.path("out.hitmask")).stamp
        let record = try FileStatus(of: art.folder.path("record")).stamp
        for margin in [RememberedBuild.trusting, RememberedBuild.distrustful] {
            let second = try art.compared(margin: margin)
            #expect(second.readCount == 0)
            #expect(second.outcome == .unchanged)
        }
        #expect(try FileStatus(of: art.folder.path("out.hitmask")).stamp == before)
        #expect(try FileStatus(of: art.folder.path("record")).stamp == record)
    }

    @Test func `reads only what changed`() throws {
        try art.compared()
        try art.replace("art/3.png", SamplePicture.disc(20))
        #expect(try art.compared().readCount == 1)
        try art.replace("art/new.png", SamplePicture.disc(24))
        #expect(try art.compared().readCount == 1)
        #expect(try art.compared().readCount == 0)
    }

    @Test func `drops the mask of a picture that is gone, and reads none`() throws {
        try art.compared()
        try art.remove("art/2.png")
        let result = try art.compared()
        #expect((result.readCount, result.maskCount) == (0, 5))
        let names = try HitMaskFile(result.bytes!).names
        #expect(names == ["0", "1", "3", "4", "5"])
    }

    @Test func `goes by content: a touched file is digested and not decoded`() throws {
        try art.compared()
        for number in 0..<6 { art.setTime("art/\(number).png", seconds: number) }
        let touched = try art.compared()
        #expect((touched.readCount, touched.outcome) == (0, .unchanged))
        try art.replace("art/4.png", SamplePicture.stripes(4))
        #expect(try art.compared().readCount == 0)
    }

    /// Other bytes of the same number, under the same time: only the time of the change, or the file's number, tells.
    @Test func `notices other bytes with the same size and time`() throws {
        let pictures = try (1..<60).map { try SamplePicture.stripes($0) }
        let one = pictures[0]
        let other = try #require(pictures.first { $0.count == one.count && $0 != one })
        for margin in [0, FileStamp.standardMargin, RememberedBuild.trusting, RememberedBuild.distrustful] {
            try art.replace("art/x.png", one)
            art.setTime("art/x.png", seconds: 1_000_000)
            try art.compared(margin: margin)
            try art.replace("art/x.png", other)
            art.setTime("art/x.png", seconds: 1_000_000)
            #expect(try art.compared(margin: margin).readCount == 1)
            // In place: the same file, the same size, the same time.
            if margin >= FileStamp.standardMargin {
                try art.folder.write(one, to: "art/x.png")
                art.setTime("art/x.png", seconds: 1_000_000)
                #expect(try art.compared(margin: margin).readCount == 1)
            }
        }
    }

    @Test func `notices files that change places`() throws {
        for name in ["0", "1"] { art.setTime("art/\(name).png", seconds: 5) }
        try art.compared()
        for (from, to) in [("art/0.png", "t"), ("art/1.png", "art/0.png"), ("t", "art/1.png")] {
            try #require(rename(art.folder.path(from), art.folder.path(to)) == 0)
        }
        #expect(try art.compared().readCount == 2)
    }

    /// The write in the same moment as the build cannot be told by any time: the stamp of such a file is not trusted.
    @Test func `digests what was written just before the last build, until that was long enough ago`() throws {
        let margin: Int64 = 1000
        try art.compared(margin: margin)
        let record = try art.folder.bytes(of: "record")
        #expect(try art.compared(margin: margin).readCount == 0)
        // No record is better than that one until the files are old enough.
        #expect(try art.folder.bytes(of: "record") == record)
    }

    @Test func `reads all for another tool, another setting, and without its record or output`() throws {
        var art = art
        try art.compared()
        #expect(try art.remembering(maker: "test 2").readCount == 6)
        #expect(try art.remembering(maker: "test 2").readCount == 0)
        try art.compared()
        art.build.settings.shaping.inverts = true
        #expect(try art.compared().readCount == 6)
        art.build.settings.art.alphaThreshold = try AlphaThreshold("0.5")
        #expect(try art.compared().readCount == 6)
        try art.remove("record")
        #expect(try art.compared().readCount == 6)
        try art.remove("out.hitmask")
        let result = try art.compared()
        #expect((result.readCount, result.outcome) == (6, .written))
    }

    @Test func `reads all if the output is another file than it made`() throws {
        for margin in [RememberedBuild.trusting, RememberedBuild.distrustful] {
            let good = try art.compared(margin: margin).bytes!
            var builder = MaskFileBuilder()
            try builder.add("0", bitmap: HitMask.Bitmap(width: 3, height: 3))
            for bytes in try [[], Array(good.dropLast()), Array(good.dropLast() + [1]), builder.bytes()] {
                try art.replace("out.hitmask", bytes)
                let result = try art.compared(margin: margin)
                #expect((result.readCount, result.outcome) == (6, .written))
            }
            // The same bytes in another file are as good.
            try art.replace("out.hitmask", good)
            let result = try art.compared(margin: margin)
            #expect((result.readCount, result.outcome) == (0, .unchanged))
        }
    }

    @Test func `reads the scales of a picture together`() throws {
        var art = art
        for (name, size) in [("a.png", 16), ("a@2x.png", 32), ("a@3x.png", 48)] {
            try art.replace("art/\(name)", SamplePicture.disc(size))
        }
        try art.compared()
        try art.replace("art/a.png", SamplePicture.png(width: 16, height: 16) { x, _ in x < 8 })
        #expect(try art.compared().readCount == 3)
        // The less dense ones were not stored.
        art.build.variants = .all
        #expect(try art.compared().readCount == 3)
        art.build.variants = .densest
        #expect(try art.compared().readCount == 0)
        try art.remove("art/a@3x.png")
        #expect(try art.compared().readCount == 2)
        try art.remove("art/a@2x.png")
        #expect(try art.compared().readCount == 1)
    }

    @Test func `takes large masks over, and large files`() throws {
        let noise = try SamplePicture.noise(seed: 5, size: 700)
        try art.replace("art/large.png", noise)
        var picture = PNGMaker(width: 700, height: 700)
        for index in picture.samples.indices { picture.samples[index] = UInt16(index * index % 251) }
        try #require(picture.file.count > PictureFile.largestInMemory)
        try art.replace("art/heavy.png", picture.file)
        try art.compared()
        // A mask out of the file in one piece, and one that is just made in several, are stored once.
        try art.replace("art/twin.png", noise)
        #expect(try art.compared().readCount == 1)
        try art.replace("art/heavy.png", picture.file + [7])
        #expect(try art.compared().readCount == 1)
        #expect(try art.compared(margin: RememberedBuild.distrustful).readCount == 0)
    }

    @Test func `fails as ever, and then goes on from the last that was well`() throws {
        try art.compared()
        try art.replace("art/1.png", SamplePicture.broken)
        try art.replace("art/2.png", SamplePicture.disc(9))
        #expect(try art.remembering().outcome == nil)
        #expect(try art.remembering().messages == art.fresh().messages)
        try art.replace("art/1.png", SamplePicture.stripes(1))
        #expect(try art.compared().readCount == 1)
    }

    @Test func `fails for a warning if it is to be strict, also for one that is remembered`() throws {
        var art = art
        try art.replace("art/1.png", SamplePicture.stripes(1) + [0])
        try art.compared()
        art.build.isStrict = true
        let result = try art.remembering()
        #expect((result.readCount, result.outcome) == (0, nil))
        #expect(try result.messages == art.fresh().messages)
    }

    @Test func `writes no record over a file that is none`() throws {
        try art.folder.write(Array("precious".utf8), to: "record")
        try art.compared()
        #expect(try art.folder.bytes(of: "record") == Array("precious".utf8))
        try art.folder.write([], to: "record")
        try art.compared()
        #expect(try art.compared().readCount == 0)
    }
}
