import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Frames of a sheet` {
    @Test(arguments: PackedSheet.Format.allCases, [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `have the masks of the pictures that were packed`(_ format: PackedSheet.Format, _ seed: UInt64) throws {
        let packed = PackedSheet(seed: seed, count: 30, turns: format.turns, side: format.hasPages ? 100 : nil)
        let sheet = try SheetDescriptor.read(Array(packed.descriptor(format).utf8), path: "art/sheet.txt")
        #expect(sheet.pages.count == packed.pages.count)
        #expect(sheet.pages.count > 1 || !format.hasPages)
        #expect(sheet.warnings.isEmpty)
        var pictures: [String: HitMask.Bitmap] = [:]
        for sprite in packed.sprites {
            pictures[sprite.name] = sprite.picture
            if format == .cocos3 { pictures[sprite.name + " again"] = sprite.picture }
        }
        for (index, page) in sheet.pages.enumerated() {
            #expect(page.picture == "page \(index).png")
            let bitmap = packed.pages[index]
            #expect(try page.check(pictureWidth: bitmap.width, height: bitmap.height) == [])
            for frame in page.frames {
                #expect(try frame.placed(from: bitmap) == pictures.removeValue(forKey: frame.name), "\(frame.name)")
            }
        }
        #expect(pictures.isEmpty)
    }

    @Test func `are cut out, turned back and placed as pixel by pixel`() throws {
        var random = SeededRandom(seed: 5)
        let page = TestBitmaps.make("noise", width: 83, height: 61, seed: 6)
        for turn in SheetFrame.Turn.allCases {
            for _ in 0..<300 {
                let (width, height) = (Int.random(in: 0...30, using: &random), Int.random(in: 0...30, using: &random))
                let left = Int.random(in: 0...20, using: &random)
                let top = Int.random(in: 0...20, using: &random)
                let frame = SheetFrame(
                    "a", x: Int.random(in: 0...31, using: &random), y: Int.random(in: 0...31, using: &random),
                    turn: turn, kept: PixelRect(x: left, y: top, width: width, height: height),
                    sourceWidth: left + width + Int.random(in: 0...9, using: &random),
                    sourceHeight: top + height + Int.random(in: 0...9, using: &random), line: 1)
                let expected = TestBitmaps.fill(frame.sourceWidth, frame.sourceHeight) { x, y in
                    let (u, v) = (x - left, y - top)
                    guard 0..<width ~= u, 0..<height ~= v else { return false }
                    let (dx, dy) =
                        switch turn {
                        case .none: (u, v)
                        case .clockwise: (height - 1 - v, u)
                        case .counterClockwise: (v, width - 1 - u)
                        case .half: (width - 1 - u, height - 1 - v)
                        }
                    return page.contains(x: frame.stored.x + dx, y: frame.stored.y + dy)
                }
                #expect(try frame.placed(from: page) == expected)
            }
        }
    }

    @Test func `outside of their picture are an error with the line`() throws {
        let text = "a.png\nsize: 8,8\nedge\n bounds: 4,4,4,4\nout\n bounds: 5,4,4,4\n"
        let page = try SheetDescriptor.read(Array(text.utf8), path: "a.atlas").pages[0]
        let error = SheetError(
            line: 5,
            .outsidePicture(name: "out", frame: PixelRect(x: 5, y: 4, width: 4, height: 4), width: 8, height: 8))
        #expect(throws: error) { try page.check(pictureWidth: 8, height: 8) }
        #expect(throws: error) { try page.frames[1].placed(from: HitMask.Bitmap(width: 8, height: 8)) }
        #expect(try page.frames[0].placed(from: HitMask.Bitmap(width: 8, height: 8)).height == 4)
        #expect(
            try page.check(pictureWidth: 9, height: 8).map(\.description) == [
                "the sheet says that a.png is 8 × 8 pixels, and it is 9 × 8"
            ])
    }
}
