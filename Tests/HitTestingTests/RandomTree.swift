import HitMasks
import HitTesting
import TestSupport

/// A view that overrides what can be overridden.
final class OddView: HitView {
    var namesReach = false
    override var touchReach: Rect? { namesReach ? bounds.inset(by: HitMask.Insets(allSides: -7)) : nil }

    override func point(inside point: Point) -> Bool {
        bounds.inset(by: HitMask.Insets(allSides: -5)).contains(point)
    }

    override func hitTest(_ point: Point, found: HitView?) -> HitView? {
        found ?? (bounds.inset(by: HitMask.Insets(allSides: -7)).contains(point) ? superview : nil)
    }
}

/// Trees with a bit of everything, from a seed.
struct RandomTree {
    let root: HitView
    var views: [HitView]

    init(seed: UInt64, count: Int, slops: Bool) {
        var random = SeededRandom(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
        func one(in chances: Int) -> Bool { Int.random(in: 0..<chances, using: &random) == 0 }
        root = HitView(frame: Rect(0, 0, 256, 256))
        root.name = "0"
        views = [root]
        for index in 1..<count {
            let view = one(in: 12) ? OddView() : HitView()
            (view as? OddView)?.namesReach = one(in: 2)
            view.name = "\(index)"
            view.frame = Rect(number(-20...200), number(-20...200), number(0...90), number(0...90))
            if one(in: 3) { view.bounds.origin = Point(number(-30...30), number(-30...30)) }
            if one(in: 6) { view.anchorPoint = Point(number(0...4) / 4, number(0...4) / 4) }
            if one(in: 4) { view.transform = RandomTree.transform(&random) }
            if one(in: 12) { view.isHidden = true }
            if one(in: 15) { view.alpha = [0, 0.01, 0.02, 1][Int.random(in: 0..<4, using: &random)] }
            if one(in: 20) { view.isUserInteractionEnabled = false }
            if one(in: 5) { view.clipsToBounds = true }
            if one(in: 4) { view.overflow = one(in: 2) ? .children : .descendants }
            if one(in: 6) { view.touchInsets = HitMask.Insets(allSides: number(-15...10)) }
            if one(in: 8) { view.minimumTouchSide = 44 }
            if slops, one(in: 3) { view.slop = number(1...25) }
            view.shape = RandomTree.shape(&random)
            switch Int.random(in: 0..<16, using: &random) {
            case 0: view.policy = .childrenOnly
            case 1: view.policy = .passToSuperview
            case 2: view.policy = .redirect(to: views.randomElement(using: &random)!)
            case 3: view.policy = .never
            default: break
            }
            // Mostly wide, so that grids are made, and here and there deep.
            let parent =
                one(in: 2)
                ? views[Int.random(in: 0..<min(3, views.count), using: &random)] : views.randomElement(using: &random)!
            parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
            views.append(view)
        }
    }

    private static func transform(_ random: inout SeededRandom) -> Transform {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: Transform(scaleX: -1, y: 1)
        case 1: Transform(scaleX: 0.5, y: 2)
        case 2: Transform(scaleX: 0, y: 1)
        case 3: Transform(translationX: 10, y: -6)
        case 4: Transform(rotationAngle: .pi / 2)
        default: Transform(rotationAngle: Double.random(in: -3...3, using: &random))
        }
    }

    private static func shape(_ random: inout SeededRandom) -> HitShape {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: .ellipse
        case 1: .hollow(.ellipse)
        case 2: .hollow(.hollow(.rectangle))
        case 3: .custom { point, rect in point.x - rect.x < point.y - rect.y }
        default: .rectangle
        }
    }
}
