import HitMasks
import TestSupport

/// The art of complaints: a flag. Its hoist is on the left and it is wider than high, so that no mirror image and no turn of
/// it looks the same.
///
///     #....
///     ###..
///     #....
///     #....   (4 rows of 5; opaque: the column 0 and the pixels (1, 1), (2, 1))
struct FlagPicture {
    let flag = TestBitmaps.fill(5, 4) { x, y in x == 0 || y == 1 && x < 3 }
    let mask: HitMask
    let natural = HitMask.Size(width: 5, height: 4)

    init() throws { mask = try testMask(flag) }
}

/// The view as text, a character for each point's middle.
func draw(_ placement: Placement, width: Int, height: Int, step: Double = 1) -> [String] {
    (0..<height).map { y in
        String(
            (0..<width).map { x -> Character in
                placement.contains(HitMask.Point(x: (Double(x) + 0.5) * step, y: (Double(y) + 0.5) * step))
                    ? "#" : "."
            })
    }
}

func isPixel(_ x: Int, _ y: Int, at point: HitMask.Point, of placement: Placement) -> Bool {
    placement.pixel(at: point).map { $0.x == x && $0.y == y } ?? false
}
