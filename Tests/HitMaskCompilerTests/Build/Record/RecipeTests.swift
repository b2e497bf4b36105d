import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The recipe of masks` {
    private func recipe(_ change: (inout ArtInput) -> Void = { _ in }) -> ContentDigest {
        var input = ArtInput(path: "a.png", name: "a", traits: StoredTraits())
        change(&input)
        var writer = RecipeWriter()
        return writer.recipe(of: PictureWork.all(of: [input])[0])
    }

    @Test func `is the same for the same, in every run`() {
        #expect(recipe() == recipe())
        // A number that no seed of a process changes.
        #expect(storedValues(of: PixelScale.one) == "PixelScale(pixels=UInt16 1;points=UInt16 1;)")
    }

    @Test func `is another one for each setting`() throws {
        let changes: [(inout ArtInput) -> Void] = [
            { _ in }, { $0.name = "b" }, { $0.traits.scale = PixelScale(pixels: 2, points: 1)! },
            { $0.settings.art.alphaThreshold = try! AlphaThreshold("0.5") },
            { $0.settings.art.alphaThreshold = try! AlphaThreshold("0.5000001") },
            { $0.settings.art.orientation = .apply }, { $0.settings.art.orientation = .ignore },
            { $0.settings.art.maximumPixels = 5 }, { $0.settings.art.maximumSide = 5 },
            { $0.settings.art.maximumFileBytes = 5 }, { $0.settings.shaping.inverts = true },
            { $0.settings.shaping.leastIsland = .init(pixels: 3) }, { $0.settings.shaping.holes = .all },
            { $0.settings.shaping.holes = .upTo(.init(pixels: 3)) },
            { $0.settings.shaping.holes = .upTo(.init(pixels: 4)) },
            { $0.settings.shaping.outset = .init(1) }, { $0.settings.shaping.outset = .init(1, .points) },
            { $0.settings.shaping.outset = .init(1.0.nextUp) },
            { $0.settings.shaping.detail = try! Shaping.Detail("1/2") },
            { $0.settings.shaping.detail = try! Shaping.Detail("1/2:any") },
        ]
        #expect(Set(changes.map(recipe)).count == changes.count)
    }

    @Test func `is another one for each trait of a frame and its page`() throws {
        func recipe(_ text: String, descriptor: String = "s.atlas") throws -> ContentDigest {
            let sheet = try SheetDescriptor.read(Array(sized(text).utf8), path: "s.atlas", maximumPixels: 1 << 20)
            let page = sheet.pages[0]
            return self.recipe {
                $0.part = ArtInput.SheetPart(descriptor: descriptor, page: page, frame: page.frames[0])
            }
        }
        let texts = [
            "a.png\nf\n bounds: 0,0,4,4\n", "b.png\nf\n bounds: 0,0,4,4\n", "a.png\ng\n bounds: 0,0,4,4\n",
            "a.png\nf\n bounds: 1,0,4,4\n", "a.png\nf\n bounds: 0,1,4,4\n", "a.png\nf\n bounds: 0,0,5,4\n",
            "a.png\nf\n bounds: 0,0,4,5\n", "a.png\nsize: 4,4\nf\n bounds: 0,0,4,4\n",
            "a.png\nf\n bounds: 0,0,4,4\n offsets: 1,1,8,8\n", "a.png\nf\n bounds: 0,0,4,4\n offsets: 1,2,8,8\n",
            "a.png\nf\n bounds: 0,0,4,4\n offsets: 1,1,9,8\n", "a.png\nf\n bounds: 0,0,4,4\n offsets: 1,1,8,9\n",
            "a.png\nf\n bounds: 0,0,4,4\n rotate: 90\n", "a.png\nf\n bounds: 0,0,4,4\n rotate: 180\n",
            "a.png\nf\n bounds: 0,0,4,4\n index: 1\n",
        ]
        var recipes = try Set(texts.map { try recipe($0) })
        #expect(recipes.count == texts.count)
        recipes.insert(try recipe(texts[0], descriptor: "t.atlas"))
        #expect(recipes.count == texts.count + 1)
    }

    /// Frames are written by hand: whoever adds a field is to write it into the recipe too.
    @Test func `knows all fields of a frame and of a page`() throws {
        let text = "a.png\nf\n bounds: 0,0,4,4\n"
        let page = try SheetDescriptor.read(Array(sized(text).utf8), path: "s.atlas", maximumPixels: 1 << 20).pages[0]
        func labels(_ value: Any) -> Set<String> { Set(Mirror(reflecting: value).children.compactMap(\.label)) }
        #expect(labels(page) == ["picture", "line", "scale", "statedSize", "frames"])
        #expect(
            labels(page.frames[0]) == [
                "name", "index", "stored", "turn", "kept", "sourceWidth", "sourceHeight", "duration", "line", "aliasOf",
            ])
        #expect(
            labels(ArtInput(path: "", name: "", traits: StoredTraits())) == [
                "path", "name", "traits", "part", "animationFrame", "isTagged", "shape", "settings",
            ])
        #expect(
            labels(ArtInput.SheetPart(descriptor: "", page: page, frame: page.frames[0])) == [
                "descriptor", "page", "frame",
            ])
    }
}

/// The atlas with the size that its format wants of each picture, where the text leaves it out.
private func sized(_ atlas: String) -> String {
    atlas.contains("size:") ? atlas : atlas.replacing(".png\n", with: ".png\nsize: 64,64\n")
}
