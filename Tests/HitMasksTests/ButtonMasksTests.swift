import HitMasks
import TestSupport
import Testing

/// Buttons of 4 × 4 points whose pictures are opaque in one part each.
@Suite struct `The masks of a button` {
    private typealias State = ButtonMasks.State
    private let size = HitMask.Size(width: 4, height: 4)
    private let left: Placement
    private let right: Placement
    private let hole: Placement
    private let nothing: Placement

    private static let states: [ButtonMasks.State] = (0..<16).map { ButtonMasks.State(rawValue: $0) }

    init() throws {
        let size = size
        func placement(_ isOpaque: (Int, Int) -> Bool) throws -> Placement {
            Placement(try testMask(TestBitmaps.fill(4, 4, isOpaque)), in: size)
        }
        left = try placement { x, _ in x < 2 }
        right = try placement { x, _ in x >= 2 }
        hole = try placement { x, y in !(1...2 ~= x && 1...2 ~= y) }
        nothing = try placement { _, _ in false }
    }

    /// The columns that are hit in row 0, for a state.
    private func row(_ button: ButtonMasks, _ state: ButtonMasks.State) -> String {
        String((-1..<5).map { button.contains(.init(x: Double($0) + 0.5, y: 0.5), in: state) ? "#" : "." as Character })
    }

    @Test func `without a picture are the whole rectangle, in every state and under every policy`() {
        for policy in ButtonMasks.Policy.allCases {
            let button = ButtonMasks(in: size, policy: policy)
            for state in Self.states { #expect(row(button, state) == ".####.") }
        }
    }

    @Test func `fall back from a state to the normal one, also for combinations`() {
        var button = ButtonMasks(in: size, policy: .perState)
        button.setImage(left, for: .normal)
        button.setImage(right, for: .selected)
        for state in Self.states {
            #expect(row(button, state) == (state == .selected ? "...##." : ".##..."), "\(state)")
        }
        button.setImage(right, for: [.selected, .highlighted])
        #expect(row(button, [.selected, .highlighted]) == "...##.")
        #expect(row(button, .highlighted) == ".##...")
        #expect(row(button, [.selected, .highlighted, .focused]) == ".##...")
    }

    @Test func `tell what is shown in a state`() {
        var button = ButtonMasks(in: size)
        #expect(button.image(for: .normal) == nil && button.background(for: .highlighted) == nil)
        button.setImage(left, for: .normal)
        button.setImage(right, for: .selected)
        button.setBackground(right, for: .normal)
        func column(_ placement: Placement?) -> Int? {
            (0..<4).first { placement?.contains(.init(x: Double($0) + 0.5, y: 0.5)) == true }
        }
        #expect(column(button.image(for: .highlighted)) == 0 && column(button.image(for: .selected)) == 2)
        #expect(column(button.background(for: .selected)) == 2)
    }

    @Test func `fall back from the image to the background and then to the rectangle`() {
        var button = ButtonMasks(in: size, policy: .perState)
        button.setBackground(left, for: .normal)
        #expect(row(button, .normal) == ".##...")
        button.setImage(right, for: .highlighted)
        // Both layers are drawn, so both are hit.
        #expect(row(button, .highlighted) == ".####.")
        #expect(row(button, .normal) == ".##...")
        button.setBackground(nil, for: .normal)
        #expect(row(button, .highlighted) == "...##.")
        #expect(row(button, .normal) == ".####.")
    }

    @Test func `map each layer through its own placement`() throws {
        let dot = try testMask(TestBitmaps.bits(1, width: 1, height: 1))
        var button = ButtonMasks(in: size)
        button.setImage(Placement(dot, in: size, contentMode: .topRight), for: .normal)
        button.setBackground(Placement(dot, in: size, contentMode: .topLeft), for: .normal)
        #expect(row(button, .normal) == ".#..#.")
    }

    @Test func `ignore an app's own states`() {
        var button = ButtonMasks(in: size, policy: .perState)
        button.setImage(left, for: .normal)
        button.setImage(right, for: .selected)
        #expect(row(button, State(rawValue: 0x0001_0000 | 4)) == "...##.")
        #expect(row(button, State(rawValue: .max)) == ".##...")
    }

    @Test func `normalOnly asks the normal picture, union all of them`() {
        var button = ButtonMasks(in: size)
        button.setImage(left, for: .normal)
        button.setImage(right, for: .highlighted)
        button.setBackground(nothing, for: .disabled)
        for state in Self.states {
            button.policy = .normalOnly
            #expect(row(button, state) == ".##...")
            button.policy = .union
            #expect(row(button, state) == ".####.")
        }
    }

    @Test func `setting and taking away pictures in any order leaves what was set last`() {
        var random = SeededRandom(seed: 9)
        var button = ButtonMasks(in: size, policy: .perState)
        var expected: [UInt: Bool] = [:]
        for _ in 0..<2_000 {
            let state = Self.states.randomElement(using: &random)!
            let isLeft: Bool? = [true, false, nil].randomElement(using: &random)!
            button.setImage(isLeft.map { $0 ? left : right }, for: state)
            expected[state.rawValue] = isLeft
            let asked = Self.states.randomElement(using: &random)!
            let shown = expected[asked.rawValue] ?? expected[0]
            #expect(row(button, asked) == (shown.map { $0 ? ".##..." : "...##." } ?? ".####."))
        }
    }

    // MARK: Complaints about states and lifetime

    /// What a pointer at rest sees: the button is highlighted when the pointer is in it, asked again, and so on.
    private func answers(_ button: ButtonMasks, at point: HitMask.Point, _ others: ButtonMasks.State) -> [Bool] {
        var state = others
        return (0..<8).map { _ in
            let isInside = button.contains(point, in: state)
            state = isInside ? others.union(.highlighted) : others
            return isInside
        }
    }

    private func flickers(_ policy: ButtonMasks.Policy?) -> Bool {
        let pictures = [left, right, hole, nothing, nil]
        for normal in pictures {
            for highlighted in pictures {
                for background in pictures {
                    var button = policy.map { ButtonMasks(in: size, policy: $0) } ?? ButtonMasks(in: size)
                    button.setImage(normal, for: .normal)
                    button.setImage(highlighted, for: .highlighted)
                    button.setImage(normal, for: [.highlighted, .selected])
                    button.setBackground(background, for: [.highlighted, .focused])
                    for others in [State.normal, .selected, .focused, [.selected, .focused]] {
                        for y in -1..<5 {
                            for x in -1..<5 {
                                let point = HitMask.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                                if Set(answers(button, at: point, others)).count > 1 { return true }
                            }
                        }
                    }
                }
            }
        }
        return false
    }

    @Test func `states: a pointer at rest cannot make the answer oscillate under the default policy`() {
        #expect(!flickers(nil))
        #expect(!flickers(.normalOnly) && !flickers(.union))
    }

    @Test func `states: a highlighted picture with a hole makes perState oscillate, which is why it must be chosen`() {
        var button = ButtonMasks(in: size, policy: .perState)
        button.setImage(left, for: .normal)
        button.setImage(hole, for: .highlighted)
        let inHole = HitMask.Point(x: 1.5, y: 1.5)
        #expect(answers(button, at: inHole, .normal) == [true, false, true, false, true, false, true, false])
        #expect(flickers(.perState))
        button.policy = .normalOnly
        #expect(answers(button, at: inHole, .normal) == [Bool](repeating: true, count: 8))
    }

    @Test func `states: art for the highlighted state alone does not flicker`() {
        var button = ButtonMasks(in: size)
        button.setImage(hole, for: .highlighted)
        #expect(answers(button, at: .init(x: 1.5, y: 1.5), .normal) == [Bool](repeating: true, count: 8))
    }

    @Test func `states: a picture that is missing during a change of state never kills the tap`() {
        for policy in ButtonMasks.Policy.allCases {
            var button = ButtonMasks(in: size, policy: policy)
            let tap = HitMask.Point(x: 0.5, y: 0.5)
            for state in Self.states {
                button.setImage(left, for: state)
                #expect(button.contains(tap, in: state))
                button.setImage(nil, for: state)
                #expect(button.contains(tap, in: state))
            }
            button.setImage(left, for: .normal)
            button.setImage(nil, for: .highlighted)
            #expect(button.contains(tap, in: .highlighted))
        }
    }

    @Test func `lifetime: nothing is remembered of the last point or the last picture`() {
        var button = ButtonMasks(in: size, policy: .perState)
        button.setImage(left, for: .normal)
        button.setImage(right, for: .selected)
        let tap = HitMask.Point(x: 0.5, y: 0.5)
        #expect(button.contains(tap, in: .normal) && !button.contains(tap, in: .selected))
        #expect(button.contains(tap, in: .normal))
        button.setImage(right, for: .normal)
        #expect(!button.contains(tap, in: .normal))
    }
}
