import HitMasks

/// One of the eight ways in which eXIf says that a picture is to be shown.
struct Orientation: RawRepresentable, Hashable, Sendable {
    /// The number in the eXIf chunk, 1 for upright.
    let rawValue: Int

    init?(rawValue: Int) {
        guard (1...8).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(unchecked rawValue: Int) { self.rawValue = rawValue }

    /// Shown as it is stored.
    static let upright = Orientation(unchecked: 1)

    /// The size of the picture as it is to be shown.
    func size(ofStored stored: (width: Int, height: Int)) -> (width: Int, height: Int) {
        rawValue >= 5 ? (stored.height, stored.width) : stored
    }

    /// The stored pixel that is shown at (x, y), in a stored picture of the given size.
    func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1, height - 1)
        switch rawValue {
        case 2: return (right - x, y)
        case 3: return (right - x, bottom - y)
        case 4: return (x, bottom - y)
        case 5: return (y, x)
        case 6: return (y, bottom - x)
        case 7: return (right - y, bottom - x)
        case 8: return (right - y, x)
        default: return (x, y)
        }
    }

    /// The rows `rows` of the picture as it is to be shown.
    func rows(_ rows: Range<Int>, of stored: HitMask.Bitmap) -> HitMask.Bitmap {
        if self == .upright {
            var copy = HitMask.Bitmap(width: stored.width, height: rows.count)
            let stride = stored.bytesPerRow
            copy.bytes = Array(stored.bytes[rows.lowerBound * stride..<rows.upperBound * stride])
            return copy
        }
        let width = size(ofStored: (stored.width, stored.height)).width
        var shown = HitMask.Bitmap(width: width, height: rows.count)
        for y in rows {
            for x in 0..<width {
                let (sourceX, sourceY) = source(x: x, y: y, width: stored.width, height: stored.height)
                if stored.contains(x: sourceX, y: sourceY) { shown.set(x: x, y: y - rows.lowerBound) }
            }
        }
        return shown
    }
}
