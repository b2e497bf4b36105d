import HitMasks

extension ArtPicture {
    /// Paints a colour over a pixel; nothing outside of the picture.
    mutating func paint(_ colour: PictureColour, x: Int, y: Int) {
        guard x >= 0, y >= 0, x < width, y < height, colour.alpha > 0 else { return }
        let start = 4 * (y * width + x)
        let under = Double(pixels[start + 3]) / 255
        let alpha = colour.alpha + under * (1 - colour.alpha)
        func mixed(_ over: Double, _ component: Int) -> UInt8 {
            let below = Double(pixels[start + component]) * under * (1 - colour.alpha)
            return UInt8(min(max((over * colour.alpha + below) / alpha + 0.5, 0), 255))
        }
        let mix = (mixed(colour.red, 0), mixed(colour.green, 1), mixed(colour.blue, 2))
        (pixels[start], pixels[start + 1], pixels[start + 2]) = mix
        pixels[start + 3] = UInt8(min(alpha * 255 + 0.5, 255))
    }

    /// Paints a colour over a rectangle.
    mutating func fill(_ rect: PixelRect, _ colour: PictureColour) {
        for y in rect.y..<rect.y + rect.height {
            for x in rect.x..<rect.x + rect.width { paint(colour, x: x, y: y) }
        }
    }

    /// Paints the pattern that stands for what is transparent.
    mutating func checker(_ rect: PixelRect, square: Int = 8) {
        for y in 0..<rect.height {
            for x in 0..<rect.width {
                let isLight = (x / square + y / square) % 2 == 0
                paint(isLight ? .lightSquare : .darkSquare, x: rect.x + x, y: rect.y + y)
            }
        }
    }

    /// Paints a text whose top left corner is at a position, a font's dot as large as told.
    mutating func write(_ text: String, x: Int, y: Int, dot: Int, _ colour: PictureColour) {
        var left = x
        for character in text {
            for (row, bits) in DotFont.rows(of: character).enumerated() {
                for column in 0..<DotFont.width where bits >> UInt8(DotFont.width - 1 - column) & 1 == 1 {
                    fill(
                        PixelRect(x: left + column * dot, y: y + row * dot, width: dot, height: dot), colour)
                }
            }
            left += DotFont.advance * dot
        }
    }

    /// The mean colour of a part of the picture, by which it is drawn smaller.
    func mean(of rect: HitMask.Rect) -> PictureColour {
        var (red, green, blue, alpha, area) = (0.0, 0.0, 0.0, 0.0, 0.0)
        forEachPixel(of: rect) { x, y, share in
            let start = 4 * (y * width + x)
            let weight = share * Double(pixels[start + 3]) / 255
            red += weight * Double(pixels[start])
            green += weight * Double(pixels[start + 1])
            blue += weight * Double(pixels[start + 2])
            alpha += weight
            area += share
        }
        guard alpha > 0, area > 0 else { return PictureColour(0, 0, 0, alpha: 0) }
        return PictureColour(red / alpha, green / alpha, blue / alpha, alpha: min(alpha / area, 1))
    }

    private func forEachPixel(of rect: HitMask.Rect, _ body: (_ x: Int, _ y: Int, _ share: Double) -> Void) {
        pixelShares(from: rect.y, length: rect.height, count: height).forEach { y, down in
            pixelShares(from: rect.x, length: rect.width, count: width).forEach { x, across in body(x, y, across * down)
            }
        }
    }
}

/// The pixels that a stretch covers, each with the part of it that is covered.
func pixelShares(from start: Double, length: Double, count: Int) -> [(pixel: Int, share: Double)] {
    let low = min(max(start, 0), Double(count))
    let high = min(max(start + length, 0), Double(count))
    guard high > low else { return [] }
    return (Int(low)..<min(Int(high.rounded(.up)), count)).map { pixel in
        (pixel, min(Double(pixel + 1), high) - max(Double(pixel), low))
    }
}
