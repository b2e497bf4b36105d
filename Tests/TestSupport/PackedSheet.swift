import HitMasks

/// A sprite sheet made pixel by pixel from random pictures: trimmed, turned and packed as a packer would.
public struct PackedSheet: Sendable {
    /// How a picture is turned in the sheet.
    public enum Turn: Sendable, CaseIterable { case none, right, left, half }

    /// A picture and where it was put.
    public struct Sprite: Sendable {
        /// Its name.
        public let name: String
        /// The whole picture.
        public let picture: HitMask.Bitmap
        /// The part that was kept: x, y, width, height.
        public let left: Int, top: Int, width: Int, height: Int
        /// How it was turned.
        public let turn: Turn
        /// The page, and where on it.
        public var page = 0, x = 0, y = 0

        /// The size on the page.
        public var storedWidth: Int { turn == .right || turn == .left ? height : width }
        /// The size on the page.
        public var storedHeight: Int { turn == .right || turn == .left ? width : height }
        /// Whether something was cut off.
        public var isTrimmed: Bool { width != picture.width || height != picture.height }
    }

    /// The pictures in the order in which they were packed.
    public private(set) var sprites: [Sprite] = []
    /// The pages.
    public private(set) var pages: [HitMask.Bitmap] = []

    /// The sprites of a page.
    public func sprites(onPage page: Int) -> [Sprite] { sprites.filter { $0.page == page } }

    /// Packs pictures of a seed, each turned in one of the given ways.
    ///
    /// The side is the width and height of a page. Without it, all are on one page.
    public init(seed: UInt64, count: Int, turns: [Turn], side: Int? = nil) {
        var random = SeededRandom(seed: seed)
        for number in 0..<count {
            let kind = TestBitmaps.kinds.randomElement(using: &random) ?? "noise"
            let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
            let art = TestBitmaps.make(kind, width: width, height: height, seed: random.next())
            sprites.append(Self.sprite("art \(number)/\(kind).png", art, turns, &random))
        }
        place(side: side)
    }

    /// Puts a picture into a larger canvas and cuts that off again.
    private static func sprite(
        _ name: String, _ art: HitMask.Bitmap, _ turns: [Turn], _ random: inout SeededRandom
    ) -> Sprite {
        let margins = (0..<4).map { _ in Int.random(in: 0...3, using: &random) * Int.random(in: 0...5, using: &random) }
        var picture = HitMask.Bitmap(
            width: art.width + margins[0] + margins[1], height: art.height + margins[2] + margins[3])
        for y in 0..<art.height {
            for x in 0..<art.width where art.contains(x: x, y: y) { picture.set(x: x + margins[0], y: y + margins[2]) }
        }
        let turn = turns.randomElement(using: &random) ?? .none
        guard Bool.random(using: &random) else {
            return Sprite(
                name: name, picture: picture, left: 0, top: 0, width: picture.width, height: picture.height, turn: turn)
        }
        return Sprite(
            name: name, picture: picture, left: margins[0], top: margins[2], width: art.width, height: art.height,
            turn: turn)
    }

    /// Lays the sprites out in rows, a pixel apart.
    private mutating func place(side: Int?) {
        var (page, x, y, rowHeight, used) = (0, 1, 1, 0, (width: 1, height: 1))
        for index in sprites.indices {
            let (width, height) = (sprites[index].storedWidth, sprites[index].storedHeight)
            if x + width >= side ?? 200 { (x, y, rowHeight) = (1, y + rowHeight + 1, 0) }
            if let side, y + height >= side { (page, x, y, rowHeight) = (page + 1, 1, 1, 0) }
            (sprites[index].page, sprites[index].x, sprites[index].y) = (page, x, y)
            used = (max(used.width, x + width + 1), max(used.height, y + height + 1))
            x += width + 1
            rowHeight = max(rowHeight, height)
        }
        pages = (0...page).map { _ in HitMask.Bitmap(width: side ?? used.width, height: side ?? used.height) }
        for sprite in sprites { draw(sprite) }
    }

    private mutating func draw(_ sprite: Sprite) {
        for v in 0..<sprite.height {
            for u in 0..<sprite.width where sprite.picture.contains(x: sprite.left + u, y: sprite.top + v) {
                let (right, bottom) = (sprite.width - 1 - u, sprite.height - 1 - v)
                let (x, y) =
                    switch sprite.turn {
                    case .none: (u, v)
                    case .right: (bottom, u)
                    case .left: (v, right)
                    case .half: (right, bottom)
                    }
                pages[sprite.page].set(x: sprite.x + x, y: sprite.y + y)
            }
        }
    }
}
