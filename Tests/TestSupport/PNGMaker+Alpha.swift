extension PNGMaker {
    /// The alpha of a pixel and the full alpha that it is measured by, worked out the slow and obvious way.
    public func alpha(x: Int, y: Int) -> (alpha: Int, full: Int) {
        let full = (1 << depth) - 1
        let pixel = pixel(x: x, y: y).map(Int.init)
        switch colour {
        case 4, 6: return (pixel[pixel.count - 1], full)
        case 3: return ((transparency ?? []).indices.contains(pixel[0]) ? Int(transparency![pixel[0]]) : 255, 255)
        default:
            guard let transparency else { return (full, full) }
            let key = stride(from: 0, to: transparency.count, by: 2).map { i in
                Int(transparency[i]) << 8 | Int(transparency[i + 1])
            }
            return (pixel == key ? 0 : full, full)
        }
    }

    /// Whether a pixel is opaque at the threshold `numerator / denominator`.
    public func isOpaque(x: Int, y: Int, _ numerator: Int, _ denominator: Int) -> Bool {
        let (alpha, full) = alpha(x: x, y: y)
        return alpha > 0 && alpha * denominator >= numerator * full
    }

    /// A picture with random samples and, where the colour type allows it, a tRNS that some pixels match.
    public static func random(
        width: Int, height: Int, depth: Int, colour: Int, transparent: Bool, using dice: inout SeededRandom
    ) -> PNGMaker {
        var maker = PNGMaker(width: width, height: height, depth: depth, colour: colour)
        // Few values, so that the key colour is met often and the edges of the threshold are too.
        let values = [0, 1, 25, 26, 127, 128, 254, 255, 6_553, 6_554, 32_767, 32_768, 65_535]
            .filter { $0 < 1 << depth }
        maker.samples = maker.samples.map { _ in UInt16(values.randomElement(using: &dice) ?? 0) }
        if colour == 3 {
            maker.palette = [UInt8](repeating: 7, count: 3 << depth)
            if transparent { maker.transparency = (0..<(1 << depth) - 1).map { UInt8($0 * 37 & 255) } }
        } else if transparent {
            maker.transparency = maker.pixel(x: width / 2, y: height / 2).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        return maker
    }
}
