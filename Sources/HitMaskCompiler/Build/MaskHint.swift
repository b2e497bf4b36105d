import HitMasks

/// What makes a mask harder to hit than it need be: the figure, and the option that changes it.
package enum MaskHint: Sendable, Hashable {
    /// Every opaque pixel is fainter than a half.
    case onlySoft(pixels: Int)
    /// Most opaque pixels are fainter than a half, as those of a shadow are.
    case mostlySoft(pixels: Int, opaque: Int)
    /// What can be tapped is smaller than a finger. Unit: points.
    case small(width: Double, height: Double)
    /// Some of many islands are specks.
    case specks(count: Int, islands: Int, area: Int)
    /// The cap insets leave no middle to stretch.
    case noMiddle(caps: Int, side: Int, isVertical: Bool)

    /// The least side of what a finger can hit, as Apple's Human Interface Guidelines have it. Unit: points.
    package static let leastTarget = 44.0
    /// From so many islands on it is asked whether some are specks.
    package static let manyIslands = 12

    /// Whether the mask is likely not what was meant.
    var isWarning: Bool {
        switch self {
        case .onlySoft, .noMiddle: true
        default: false
        }
    }
}

extension MaskHint: CustomStringConvertible {
    package var description: String {
        switch self {
        case .onlySoft(let pixels):
            "none of the \(counted(pixels, "opaque pixel")) has an alpha of a half: if this is only a shadow or a glow, leave"
                + " it out; --alpha-threshold sets what is opaque"
        case .mostlySoft(let pixels, let opaque):
            "\(pixels) of \(opaque) opaque pixels (\(percentText(pixels, of: opaque))) have an alpha below a half, as a shadow"
                + " or a glow has; --alpha-threshold 50% leaves them out"
        case .small(let width, let height):
            "\(lengthText(width)) × \(lengthText(height)) points can be tapped, less than 44 × 44;"
                + " --outset \(lengthText(((MaskHint.leastTarget - min(width, height)) / 2).rounded(.up)))pt makes it large"
                + " enough"
        case .specks(let count, let islands, let area):
            "\(count) of \(islands) islands are smaller than \(area) pixels; --drop-islands \(area) leaves them out"
        case .noMiddle(let caps, let side, let isVertical):
            "the cap insets take \(caps) of \(side) \(isVertical ? "rows" : "columns") and leave no middle to stretch: set"
                + " smaller ones in the catalog, or with \"capInsets\" in hitmask.json"
        }
    }
}

extension MaskHint {
    /// The hint that pixels are soft, if most are.
    ///
    /// - Parameters:
    ///   - solid: The number of pixels whose alpha is at least a half.
    ///   - opaque: The number of opaque pixels.
    /// - Returns: Nil where most pixels are solid.
    static func softness(solid: Int, opaque: Int) -> MaskHint? {
        guard opaque > 0, solid < opaque else { return nil }
        let soft = opaque - solid
        return solid == 0
            ? .onlySoft(pixels: opaque) : 2 * soft > opaque ? .mostlySoft(pixels: soft, opaque: opaque) : nil
    }

    /// The hint that a mask is small, if it is.
    package static func size(_ bounds: PixelRect, scale: Double) -> MaskHint? {
        let (width, height) = (Double(bounds.width) / scale, Double(bounds.height) / scale)
        guard !bounds.isEmpty, min(width, height) < leastTarget else { return nil }
        return .small(width: width, height: height)
    }

    /// The hint that some islands are specks: smaller than a hundredth of the largest, or than four pixels.
    package static func islands(_ areas: [Int]) -> MaskHint? {
        guard areas.count >= manyIslands, let largest = areas.max() else { return nil }
        let least = max(4, largest / 100)
        let specks = areas.count { $0 < least }
        return specks == 0 ? nil : .specks(count: specks, islands: areas.count, area: least)
    }

    /// The hint that slices have no middle, if they have none.
    package static func slices(_ slices: StoredTraits.Slices, width: Int, height: Int) -> MaskHint? {
        let (across, down) = (Int(slices.left) + Int(slices.right), Int(slices.top) + Int(slices.bottom))
        if across >= width { return .noMiddle(caps: across, side: width, isVertical: false) }
        return down >= height ? .noMiddle(caps: down, side: height, isVertical: true) : nil
    }
}

/// A length with at most one decimal.
package func lengthText(_ length: Double) -> String {
    let tenths = (length * 10).rounded()
    guard tenths.magnitude < 0x1p52 else { return "\(length)" }
    let whole = Int(tenths)
    return whole % 10 == 0 ? "\(whole / 10)" : "\(Double(whole) / 10)"
}
