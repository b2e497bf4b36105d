import Foundation
import HitMasks
import TestSupport
import Testing

/// The compiled files in masks/ are reviewed in diffs: the same art must give the same bytes.
@Suite struct `Golden files` {
    static let recipes = [
        (file: "masks/art.hitmask", arguments: ["masks/art"]),
        (file: "masks/buttons.hitmask", arguments: ["masks/art/buttons", "--variants", "all"]),
        (file: "masks/smallest.hitmask", arguments: ["masks/art/buttons/diamond.png"]),
    ]

    @Test(arguments: recipes) func `are what the sample art compiles to, byte for byte`(
        _ recipe: (file: String, arguments: [String])
    ) throws {
        let hitmask = try BuiltTool()
        let arguments = recipe.arguments.map { $0.hasPrefix("masks") ? PackageFolder.path + "/" + $0 : $0 }
        for jobs in ["1", "3"] {
            let result = try hitmask.run(
                BuiltTool.path, ["compile", "-o", "new", "--jobs", jobs] + arguments, input: [])
            #expect(result.status == 0, "\(result.errors)")
            #expect(
                try hitmask.folder.bytes(of: "new") == PackageFolder.bytes(recipe.file),
                "\(recipe.file) differs: if the change is meant, compile it again and look at the difference")
        }
    }

    @Test(arguments: recipes) func `read the same through both readers`(
        _ recipe: (file: String, arguments: [String])
    ) throws {
        let bytes = try PackageFolder.bytes(recipe.file)
        let (file, naive) = (try HitMaskFile(bytes), NaiveReader(bytes))
        #expect(NaiveReader.checksum(of: bytes) == naive.storedChecksum)
        #expect(file.count == naive.masks.count)
        for (entry, expected) in zip(file.entries, naive.masks) {
            #expect(Array(entry.name.utf8) == expected.name)
            let (mask, width) = (entry.mask, entry.mask.width)
            #expect(width == expected.width && mask.height == expected.height)
            let wrong = stride(from: 0, to: width * mask.height, by: 7).filter {
                mask.contains(x: $0 % width, y: $0 / width) != expected.isOpaque($0 % width, $0 / width)
            }
            #expect(wrong.isEmpty, "\(entry.name)")
        }
    }

    @Test(arguments: recipes) func `refuse every truncation with its error`(
        _ recipe: (file: String, arguments: [String])
    ) throws {
        let bytes = try PackageFolder.bytes(recipe.file)
        for count in 0..<bytes.count {
            let needed = count < 16 ? 64 : bytes.count
            #expect(throws: HitMask.FormatError.truncated(count: count, needed: needed)) {
                try HitMaskFile(Array(bytes[..<count]))
            }
        }
    }

    @Test func `hold masks that are what their pictures show`() throws {
        let file = try HitMaskFile(PackageFolder.bytes("masks/art.hitmask"))
        let shadow = try #require(file.mask(named: "shadow-button"))
        // The button is 96 × 43 points; its shadow is visible far around, and not hit.
        #expect(shadow.size == HitMask.Size(width: 140, height: 92))
        #expect(shadow.contains(HitMask.Point(x: 70, y: 40)))
        #expect(!shadow.contains(HitMask.Point(x: 70, y: 80)))
        let ring = try #require(file.mask(named: "ring"))
        #expect(!ring.contains(HitMask.Point(x: 80, y: 80)))
        #expect(ring.contains(HitMask.Point(x: 80, y: 16)))
        #expect(try #require(file.mask(named: "formats/opaque")).isFull)
        #expect(try #require(file.mask(named: "formats/transparent")).isEmpty)
        #expect(try #require(file.mask(named: "formats/sixteen-bit")).opaqueCount == 2828)
        let island = try #require(file.mask(named: "island"))
        #expect(island.width > 256 && island.height > 256)
    }
}
