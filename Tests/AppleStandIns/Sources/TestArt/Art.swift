import Foundation
import HitMasks

/// The sample art's masks, and how pictures are drawn: told slowly, for comparison.
public enum Art {
    private static let folder: String = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<5 { url.deleteLastPathComponent() }
        return url.path + "/masks/"
    }()

    /// The masks of masks/art.hitmask, each at its densest scale.
    public static let file = try! HitMaskFile(contentsOf: folder + "art.hitmask")
    /// The masks of masks/buttons.hitmask, at all scales.
    public static let buttons = try! HitMaskFile(contentsOf: folder + "buttons.hitmask")

    /// The mask of a name.
    public static func mask(_ name: String) -> HitMask { file.mask(named: name)! }

    /// The size of a mask's picture. Unit: points.
    public static func size(_ mask: HitMask) -> CGSize {
        CGSize(width: Double(mask.width) / mask.scale, height: Double(mask.height) / mask.scale)
    }

    /// Whether a picture that is stretched over a rectangle shows an opaque pixel at a point.
    public static func stretched(_ mask: HitMask, over rect: CGRect, at point: CGPoint) -> Bool {
        guard rect.width > 0, rect.height > 0 else { return false }
        let x = (Double(point.x) - Double(rect.minX)) / Double(rect.width) * Double(mask.width)
        let y = (Double(point.y) - Double(rect.minY)) / Double(rect.height) * Double(mask.height)
        guard x >= 0, y >= 0, x < Double(mask.width), y < Double(mask.height) else { return false }
        return mask.contains(x: Int(x), y: Int(y))
    }

    /// Points over a rectangle and around it, none of them on a whole number.
    public static func points(over rect: CGRect, margin: CGFloat = 6, step: CGFloat = 3.7) -> [CGPoint] {
        var points: [CGPoint] = []
        for y in stride(from: rect.minY - margin + 0.37, to: rect.maxY + margin, by: step) {
            for x in stride(from: rect.minX - margin + 0.41, to: rect.maxX + margin, by: step) {
                points.append(CGPoint(x: x, y: y))
            }
        }
        return points
    }

    /// All orders of some things.
    public static func permutations<Thing>(of things: [Thing]) -> [[Thing]] {
        if things.isEmpty { return [[]] }
        return things.indices.flatMap { index in
            var rest = things
            let first = rest.remove(at: index)
            return permutations(of: rest).map { [first] + $0 }
        }
    }
}
