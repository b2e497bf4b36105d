import HitMasks
import TestSupport
import Testing

@Suite struct `A finger on the masks of a button` {
    private let file = try! HitMaskFile(PackageFolder.bytes("masks/art.hitmask"))
    private let bounds = HitMask.Rect(x: 5, y: 8, width: 64, height: 64)

    private func placed(_ name: String, _ rect: HitMask.Rect? = nil) -> Placement {
        Placement(file.mask(named: "buttons/" + name)!, in: rect ?? bounds)
    }

    @Test(arguments: ButtonMasks.Policy.allCases)
    func `meets the pictures that decide, within the radius`(_ policy: ButtonMasks.Policy) {
        var masks = ButtonMasks(in: bounds, policy: policy)
        let background = placed("ring", HitMask.Rect(x: 30, y: 30, width: 80, height: 30))
        masks.setImage(placed("diamond"), for: .normal)
        masks.setImage(placed("star"), for: .selected)
        masks.setBackground(background, for: .normal)
        var random = SeededRandom(seed: 5)
        for _ in 0..<300 {
            let point = HitMask.Point(
                x: Double.random(in: -20...130, using: &random), y: Double.random(in: -20...100, using: &random))
            let radius = Double.random(in: 0...9, using: &random)
            for state in [ButtonMasks.State.normal, .selected, .highlighted] {
                let images =
                    policy == .union
                    ? [placed("diamond"), placed("star")]
                    : [placed(policy == .perState && state == .selected ? "star" : "diamond")]
                let isNear = (images + [background]).contains { $0.containsAny(within: radius, of: point) }
                #expect(masks.containsAny(within: radius, of: point, in: state) == isNear)
                #expect(masks.containsAny(within: 0, of: point, in: state) == masks.contains(point, in: state))
            }
        }
        #expect(
            !masks.containsAny(within: -1, of: bounds.center) && !masks.containsAny(within: .nan, of: bounds.center))
        #expect(!masks.containsAny(within: 9, of: HitMask.Point(x: .nan, y: 1)))
    }

    @Test func `meets the rectangle where there is no picture`() {
        let masks = ButtonMasks(in: bounds)
        #expect(masks.containsAny(within: 5, of: HitMask.Point(x: 1, y: 5)))
        #expect(!masks.containsAny(within: 4.9, of: HitMask.Point(x: 1, y: 5)))
        #expect(masks.containsAny(within: 0, of: HitMask.Point(x: 5, y: 8)))
        #expect(!masks.containsAny(within: 0, of: HitMask.Point(x: 69, y: 8)))
        #expect(masks.opaqueRect() == bounds)
        let empty = ButtonMasks(in: HitMask.Size(width: 0, height: 4))
        #expect(!empty.containsAny(within: 9, of: HitMask.Point(x: 0, y: 0)))
    }

    @Test func `has a least target around both layers`() {
        var masks = ButtonMasks(in: bounds)
        masks.setImage(placed("disc", HitMask.Rect(x: 10, y: 10, width: 16, height: 16)), for: .normal)
        // 54 × 58 of 64 points at (5, 3), at a quarter of the size.
        #expect(masks.opaqueRect() == HitMask.Rect(x: 11.25, y: 10.75, width: 13.5, height: 14.5))
        #expect(masks.isTarget(HitMask.Point(x: -3, y: 0)) && !masks.isTarget(HitMask.Point(x: -5, y: 0)))
        #expect(!masks.isTarget(HitMask.Point(x: -3, y: 0), minimumSide: 10))
        masks.setBackground(placed("ring"), for: .normal)
        #expect(masks.opaqueRect() == HitMask.Rect(x: 10, y: 10.75, width: 54, height: 58.25))
        #expect(!masks.isTarget(HitMask.Point(x: 0, y: 0)) && !masks.isTarget(HitMask.Point(x: 6, y: 9)))
        masks.setImage(Placement(file.mask(named: "formats/transparent")!, in: bounds), for: .normal)
        masks.setBackground(nil, for: .normal)
        #expect(masks.opaqueRect().isEmpty && !masks.isTarget(bounds.center))
    }
}
