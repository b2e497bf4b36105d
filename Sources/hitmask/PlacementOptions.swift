import HitMaskCompiler
import HitMasks

/// The options of `query` that lay a mask into a view, and the lookup that they make.
struct PlacementOptions {
    private let size: HitMask.Size?
    private let scale: Double?
    private let contentMode: Placement.ContentMode?
    private let slices: HitMask.Slices?
    private let flip: Placement.Flip?
    private let slop: Double?

    /// Reads the options, and refuses those that mean nothing without a view.
    init(_ invocation: Invocation) throws(UsageError) {
        size = invocation[Self.size]
        scale = invocation[Self.scale]
        contentMode = invocation[Self.contentMode]
        flip = invocation[Self.flip]
        slop = invocation[Self.slop]
        let capInsets = invocation[Self.capInsets]
        let resizing = invocation[Self.resizing]
        let hasSlices = capInsets != nil || resizing != nil
        slices = hasSlices ? HitMask.Slices(capInsets: capInsets ?? .zero, resizing: resizing ?? .tile) : nil
        guard size == nil else { return }
        let viewOptions: [(any OptionRow, Bool)] = [
            (Self.scale, scale != nil), (Self.contentMode, contentMode != nil), (Self.capInsets, capInsets != nil),
            (Self.resizing, resizing != nil),
        ]
        for (option, isGiven) in viewOptions where isGiven {
            throw .needless(option.names[0], without: Self.size.names[0])
        }
    }

    /// What points are counted in.
    var unit: String { size == nil ? "pixels" : "points" }

    /// Whether points of the view, or of the mask if there is no view, are opaque.
    func lookup(in mask: HitMask) -> (HitMask.Point) -> Bool {
        if size == nil, flip == nil, slop == nil { return { mask.contains(x: $0.x, y: $0.y) } }
        // Without a view, the mask is its own, with a point for a pixel.
        let size = size ?? HitMask.Size(width: Double(mask.width), height: Double(mask.height))
        let placement = Placement(
            mask, in: size, scale: self.size == nil ? 1 : scale, contentMode: contentMode ?? .scaleToFill,
            slices: slices, flip: flip ?? [])
        guard let slop else { return placement.contains }
        return { placement.bounds.contains($0) && placement.containsAny(within: slop, of: $0) }
    }
}

// MARK: - The table

extension PlacementOptions {
    static let table: [any OptionRow] = [size, contentMode, capInsets, resizing, flip, scale, slop]

    private static let size = Option<HitMask.Size?>(
        ["--in"], "WxH", "Lay the mask into a view of W by H points; X and Y are then points of the view.",
        initial: nil
    ) { text throws(ValueFault) in
        let sides = numbers(text, separatedBy: "x")
        guard sides.count == 2 else { throw ValueFault(expected: "a size in points, such as 200x60") }
        return HitMask.Size(width: sides[0], height: sides[1])
    }

    private static let contentMode = Option<Placement.ContentMode?>(
        ["--content-mode"], "NAME",
        "How the picture fills the view, by UIKit's name: \(words(Placement.ContentMode.self)).", initial: nil,
        standard: "\(Placement.ContentMode.scaleToFill)", read: choose)

    private static let capInsets = Option<HitMask.Insets?>(
        ["--cap-insets"], "T,L,B,R", "The borders of the picture that keep their size, in points.", initial: nil
    ) { text throws(ValueFault) in
        let sides = numbers(text, separatedBy: ",")
        guard sides.count == 4, sides.allSatisfy({ $0 >= 0 }) else {
            throw ValueFault(expected: "four lengths in points from the top on, such as 4,8,4,8")
        }
        return HitMask.Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    private static let resizing = Option<HitMask.Slices.Resizing?>(
        ["--resizing"], "stretch|tile", "How the picture between the cap insets fills its room.", initial: nil,
        read: choose)

    private static let flip = Option<Placement.Flip?>(
        ["--flip"], "horizontal|vertical|both", "Mirror the picture within the view.", initial: nil
    ) { text throws(ValueFault) in
        switch text {
        case "horizontal": return .horizontal
        case "vertical": return .vertical
        case "both": return [.horizontal, .vertical]
        default: throw ValueFault(expected: "one of horizontal, vertical, both")
        }
    }

    private static let scale = Option<Double?>(
        ["--scale"], "S", "The pixels per point, if they are not the mask's own.", initial: nil
    ) { text throws(ValueFault) in
        guard let scale = Double(text), scale > 0, scale.isFinite else {
            throw ValueFault(expected: "a number above 0, such as 2")
        }
        return scale
    }

    private static let slop = Option<Double?>(
        ["--slop"], "R", "Ask whether any pixel within R of the point is opaque.", initial: nil
    ) { text throws(ValueFault) in
        guard let radius = Double(text), radius >= 0, radius.isFinite else {
            throw ValueFault(expected: "a length from 0 on, such as 8")
        }
        return radius
    }
}

/// The finite numbers of a text, or none if one of its parts is not one.
private func numbers(_ text: String, separatedBy separator: Character) -> [Double] {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == parts.count ? numbers : []
}

/// The words of a type are the names of its cases.
private func words<Choice: CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map { "\($0)" }.joined(separator: ", ")
}

@Sendable private func choose<Choice: CaseIterable>(_ text: String) throws(ValueFault) -> Choice? {
    guard let choice = Choice.allCases.first(where: { "\($0)" == text }) else {
        throw ValueFault(expected: "one of \(words(Choice.self))")
    }
    return choice
}
