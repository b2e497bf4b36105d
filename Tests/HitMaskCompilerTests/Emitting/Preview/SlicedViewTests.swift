import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Sliced views of the preview page` {
    private func mask(_ slices: StoredTraits.Slices, outset: UInt16 = 0) throws -> HitMask {
        var traits = StoredTraits(scale: PixelScale(pixels: 2, points: 1)!)
        traits.slices = slices
        if outset > 0 {
            traits.source = .init(
                left: outset, top: outset, detail: .one, right: UInt32(outset), bottom: UInt32(outset))
        }
        let bitmap = TestBitmaps.make("noise", width: 30, height: 22, seed: 3)
        let file = try SampleMask.file([SampleMask(name: "panel", traits: traits, bitmap: bitmap)])
        return try #require(file.mask(named: "panel"))
    }

    private func spans(_ json: JSON, _ key: String) -> [JSON] {
        guard case .object(let members) = json,
            case .array(let values)? = members.first(where: { $0.key == key })?.value
        else { return [] }
        return values
    }

    private func number(_ json: JSON) -> Double {
        switch json {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: .nan
        }
    }

    /// What the page would find: the span of each axis that holds the point, and the pixel in it.
    private func isOpaque(_ point: HitMask.Point, _ rows: [[JSON]], _ columns: [[JSON]], in mask: HitMask) -> Bool {
        func position(_ at: Double, _ spans: [[JSON]]) -> Double? {
            for span in spans.map({ $0.map(number) }) where at >= span[2] && at < span[3] {
                return span[0] + (at - span[2]) * (span[1] - span[0]) / (span[3] - span[2])
            }
            return nil
        }
        guard let x = position(point.x, columns), let y = position(point.y, rows) else { return false }
        return mask.contains(x: x, y: y)
    }

    @Test(arguments: [true, false])
    func `show what the placement answers, in every content mode`(stretches: Bool) throws {
        let slices = StoredTraits.Slices(top: 5, left: 9, bottom: 6, right: 7, stretches: stretches)
        let mask = try mask(slices, outset: stretches ? 2 : 0)
        let json = SlicedViews(of: mask).json
        let widths = spans(json, "widths").map(number)
        let heights = spans(json, "heights").map(number)
        let rows = spans(json, "spans").map { row -> [[JSON]] in
            guard case .array(let spans) = row else { return [] }
            return spans.map { if case .array(let numbers) = $0 { numbers } else { [] } }
        }
        guard case .object(let members) = json,
            case .object(let modes)? = members.first(where: { $0.key == "modes" })?.value
        else { return #expect(Bool(false), "there are no modes") }
        #expect(modes.map(\.key) == Placement.ContentMode.allCases.filter { $0 != .redraw }.map { "\($0)" })
        var random = SeededRandom(seed: 11)
        for (mode, views) in zip(Placement.ContentMode.allCases.filter { $0 != .redraw }, modes.map(\.value)) {
            for _ in 0..<12 {
                let column = Int.random(in: widths.indices, using: &random)
                let row = Int.random(in: heights.indices, using: &random)
                let size = HitMask.Size(width: widths[column], height: heights[row])
                let placement = Placement(mask, in: size, contentMode: mode)
                let view = spans(views, "views")
                var pair = (column, row)
                if case .array(let indices)? = view.isEmpty ? nil : view[row * widths.count + column] {
                    pair = (Int(number(indices[0])), Int(number(indices[1])))
                } else {
                    pair = (Int(number(spans(views, "x")[column])), Int(number(spans(views, "y")[row])))
                }
                for _ in 0..<60 {
                    let point = HitMask.Point(
                        x: .random(in: 0..<size.width, using: &random), y: .random(in: 0..<size.height, using: &random))
                    #expect(isOpaque(point, rows[pair.1], rows[pair.0], in: mask) == placement.contains(point))
                }
            }
        }
    }

    @Test func `leave out what is repeated too often`() throws {
        // A middle of two pixels, a point, in views of up to 60 × 44 points.
        let slices = StoredTraits.Slices(top: 10, left: 14, bottom: 10, right: 14, stretches: false)
        let json = SlicedViews(of: try mask(slices)).json
        #expect(json.text().contains("[null, null]"))
        #expect(!json.text().contains("[null, 0]"))
    }
}
