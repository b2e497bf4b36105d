import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// Sheets by a packer that has nothing to do with this project: `pip install PyTexturePacker`.
@Suite(
    .enabled(if: Python.has("PyTexturePacker"), "no PyTexturePacker: pip install it, for the Python of HITMASK_PYTHON"))
struct `Sheets by PyTexturePacker` {
    private static let script = """
        import sys
        from PyTexturePacker import Packer
        form, side = sys.argv[1], int(sys.argv[2])
        packer = Packer.create(max_width=side, max_height=side, enable_rotated=True, trim_mode=int(sys.argv[3]),
                               border_padding=1, shape_padding=2, atlas_format=form, bg_color=0)
        packer.pack("art", "sheet%d", input_base_path="art")
        """

    /// A picture's mask as the build reads it.
    private func mask(_ path: String) throws -> HitMask.Bitmap {
        var bands: [HitMask.Bitmap] = []
        let summary = try PNGReader.read(path: path) { bands.append($0) }
        var mask = HitMask.Bitmap(width: summary.width, height: summary.height)
        for (index, band) in bands.enumerated() {
            mask.formUnion(band, at: PixelPosition(x: 0, y: index * PNGReader.bandHeight))
        }
        return mask
    }

    /// Draws pictures with random alphas and borders without any, and returns their names.
    private func draw(into folder: TemporaryFolder, seed: UInt64) throws -> Set<String> {
        var random = SeededRandom(seed: seed)
        var names: Set<String> = []
        for number in 0..<40 {
            let name = number % 3 == 0 ? "sub/\(number).png" : "\(number).png"
            let packed = PackedSheet(seed: random.next(), count: 1, turns: [.none]).sprites[0].picture
            var picture = PNGMaker(width: packed.width, height: packed.height)
            for y in 0..<packed.height {
                for x in 0..<packed.width where packed.contains(x: x, y: y) {
                    // Some of what is kept is below the threshold, so that bounds of the mask and of the trim differ.
                    picture.samples[4 * (y * packed.width + x) + 3] = UInt16.random(in: 1...255, using: &random)
                }
            }
            try folder.write(picture.file, to: "art/" + name)
            names.insert(name)
        }
        return names
    }

    @Test(arguments: ["json", "plist"], [1, 2, 3, 4] as [UInt64])
    func `have the masks of the pictures`(_ format: String, _ seed: UInt64) throws {
        // One in two is trimmed.
        let trim = seed % 2
        let folder = try TemporaryFolder()
        var names = try draw(into: folder, seed: seed)
        #expect(try Python.run(script: Self.script, [format, "96", "\(trim)"], in: folder.path) == 0)
        var turned = 0
        var page = 0
        while folder.has("sheet\(page).\(format)") {
            let path = folder.path("sheet\(page).\(format)")
            let sheet = try SheetDescriptor.read(folder.bytes(of: "sheet\(page).\(format)"), path: path)
            let bitmap = try mask(folder.path(sheet.pages[0].picture))
            #expect(try sheet.pages[0].check(pictureWidth: bitmap.width, height: bitmap.height) == [])
            for frame in sheet.pages[0].frames {
                #expect(names.remove(frame.name) != nil)
                #expect(try frame.placed(from: bitmap) == mask(folder.path("art/" + frame.name)), "\(frame.name)")
                turned += frame.turn == .clockwise ? 1 : 0
            }
            page += 1
        }
        #expect(names.isEmpty)
        #expect(page > 1 && turned > 0)
    }
}
