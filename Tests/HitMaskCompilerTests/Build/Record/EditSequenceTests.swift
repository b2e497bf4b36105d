import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// Art that is edited at random. After each edit a build that remembers must make what a fresh one makes.
@Suite struct `After any series of edits` {
    private struct Editor {
        var art: RememberedBuild
        var random: SeededRandom
        var sheet = PackedSheet(seed: 1, count: 6, turns: PackedSheet.Format.newAtlas.turns, side: 100)

        static let names = ["a", "b", "é", "sub/a", "sub/c"]
        static let scales = ["", "@2x", "@3x"]

        mutating func chance(_ many: Int) -> Bool { Int.random(in: 0..<many, using: &random) == 0 }

        mutating func picturePath() -> String {
            "art/" + Editor.names.randomElement(using: &random)! + Editor.scales.randomElement(using: &random)! + ".png"
        }

        mutating func picture() throws -> [UInt8] {
            let number = Int.random(in: 0..<4, using: &random)
            let tail: [UInt8] = chance(4) ? [0] : []
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return try SamplePicture.disc(16 + 16 * (number % 3)) + tail
            case 1: return try SamplePicture.png(width: 4, height: 4) { _, _ in number == 0 } + tail
            case 2: return try SamplePicture.noise(seed: UInt64(number % 2), size: 300) + tail
            default: return try SamplePicture.stripes(number) + tail
            }
        }

        func writeSheet() throws {
            for (index, page) in sheet.pages.enumerated() {
                try art.replace(
                    "sheet/page \(index).png",
                    SamplePicture.png(width: page.width, height: page.height) { page.contains(x: $0, y: $1) })
            }
            try art.replace("sheet/s.atlas", Array(sheet.descriptor(.newAtlas).utf8))
        }

        mutating func writeCatalog() throws {
            let count = Int.random(in: 1...3, using: &random)
            let slots = (1...count).map { scale in
                let insets = chance(2) ? #", "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 0}"# : ""
                return #"{"filename": "\#(scale).png", "scale": "\#(scale)x"\#(insets)}"#
            }
            for scale in 1...count { try art.replace("art/A.xcassets/Z.imageset/\(scale).png", picture()) }
            let text = "{\"images\": [\(slots.joined(separator: ","))]}"
            try art.replace("art/A.xcassets/Z.imageset/Contents.json", Array(text.utf8))
        }

        /// One edit, and what it was.
        mutating func edit() throws -> String {
            switch Int.random(in: 0..<16, using: &random) {
            case 0...3:
                let path = picturePath()
                try art.replace(path, picture())
                return "write \(path)"
            case 4:
                let path = picturePath()
                try art.remove(path)
                return "remove \(path)"
            case 5:
                let path = picturePath()
                if art.folder.has(path) { art.setTime(path, seconds: Int.random(in: 0...3, using: &random)) }
                return "touch \(path)"
            case 6:
                let (from, to) = (picturePath(), picturePath())
                if art.folder.has(from) { _ = rename(art.folder.path(from), art.folder.path(to)) }
                return "rename \(from) \(to)"
            case 7:
                try writeCatalog()
                return "catalog"
            case 8:
                sheet = PackedSheet(
                    seed: UInt64.random(in: 0...2, using: &random), count: 6, turns: PackedSheet.Format.newAtlas.turns,
                    side: 100)
                try writeSheet()
                return "sheet"
            case 9:
                let page = "sheet/page \(sheet.pages.count - 1).png"
                let last = sheet.pages[sheet.pages.count - 1]
                try art.replace(page, SamplePicture.png(width: last.width, height: last.height) { x, y in x > y })
                return "page"
            case 10:
                art.build.variants = chance(2) ? .all : .densest
                return "variants"
            case 11: return setShape()
            case 12:
                art.build.settings.art.alphaThreshold = try AlphaThreshold(chance(2) ? "0" : "0.5")
                return "threshold"
            case 13:
                let name = chance(2) ? "record" : "out.hitmask"
                try art.remove(name)
                return "remove \(name)"
            case 14:
                let name = chance(2) ? "record" : "out.hitmask"
                var bytes = art.folder.has(name) ? try art.folder.bytes(of: name) : [1]
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 4
                try art.replace(name, bytes)
                return "damage \(name)"
            default: return "nothing"
            }
        }

        private mutating func setShape() -> String {
            art.build.settings.shaping.inverts = chance(3)
            art.build.settings.shaping.outset = chance(3) ? .init(1, .points) : .zero
            return "shape"
        }
    }

    @Test(arguments: [RememberedBuild.trusting, FileStamp.standardMargin, RememberedBuild.distrustful], 1...4)
    func `a remembered build gives the bytes and messages of a fresh one`(margin: Int64, seed: Int) throws {
        var editor = Editor(art: try RememberedBuild(), random: SeededRandom(seed: UInt64(seed)))
        editor.art.build.inputs.append(editor.art.folder.path("sheet/s.atlas"))
        try editor.writeSheet()
        var (edits, readCount, freshCount) = ([String](), 0, 0)
        for _ in 0..<40 {
            edits.append(try editor.edit())
            let log = edits.suffix(6).joined(separator: ", ")
            let own = try editor.art.remembering(margin: margin)
            let other = try editor.art.fresh()
            try #require(own.messages == other.messages, "\(log)")
            try #require(own.bytes == other.bytes, "\(log)")
            readCount += own.readCount
            freshCount += other.readCount
        }
        #expect(readCount < freshCount * 3 / 4)
    }
}
