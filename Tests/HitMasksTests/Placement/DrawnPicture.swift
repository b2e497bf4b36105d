import HitMasks

/// What a placement is asked to do, for the model and for the product alike.
struct Recipe {
    var width: Int
    var height: Int
    var art: PixelRect?
    var view: HitMask.Rect
    var scale = 1
    var contentMode = Placement.ContentMode.scaleToFill
    var slices: HitMask.Slices?
    var orientation = HitMask.Orientation.up
    var flip: Placement.Flip = []
    var yAxis = Placement.YAxis.down
    var insets = HitMask.Insets.zero
    var clipsToBounds = true

    func placement(_ mask: HitMask) -> Placement {
        Placement(
            mask, in: view, scale: Double(scale), contentMode: contentMode, slices: slices, orientation: orientation,
            flip: flip, yAxis: yAxis, insets: insets, clipsToBounds: clipsToBounds, artBounds: art)
    }
}

/// A slow model of a placement that shares no thought with it: it turns the picture by moving every pixel, draws columns
/// and rows one after the other until the view is full, mirrors what is drawn, and looks up a point by searching.
///
/// All numbers are exact fractions. y points down while it draws.
struct DrawnPicture {
    /// One drawn column or row: which one of the turned picture, and where. Half-open in the direction of the view's axis.
    struct Strip {
        let index: Int
        var start: Fraction
        var end: Fraction
    }

    private typealias Stored = (x: Int, y: Int)
    private let turned: [[Stored]]
    private let columns: [Strip]
    private let rows: [Strip]
    private let recipe: Recipe
    private let artLeft: Int
    private let artTop: Int

    init(_ recipe: Recipe) {
        self.recipe = recipe
        let stored = (0..<recipe.height).map { y in (0..<recipe.width).map { x in Stored(x, y) } }
        turned = DrawnPicture.turn(stored, recipe.orientation)
        let art = recipe.art ?? PixelRect(x: 0, y: 0, width: recipe.width, height: recipe.height)
        // The art's part of the turned picture: where its corner pixels went.
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for (y, row) in turned.enumerated() {
            for (x, pixel) in row.enumerated()
            where pixel.x >= art.x && pixel.x < art.x + art.width && pixel.y >= art.y && pixel.y < art.y + art.height {
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        (artLeft, artTop) = (left, top)
        let (artWidth, artHeight) = (right - left + 1, bottom - top + 1)
        let view = recipe.view
        let insets = recipe.insets
        let (x0, x1) = (Fraction(view.x + insets.left), Fraction(view.x + view.width - insets.right))
        // Drawn with y down from the view's top edge; turned over at the end if y points up.
        let (y0, y1) = (Fraction(insets.top), Fraction(view.height - insets.bottom))
        let box = DrawnPicture.box(
            recipe, Fraction(artWidth), Fraction(artHeight), (x1 - x0), (y1 - y0))
        let caps = recipe.slices?.capInsets ?? .zero
        let tiled = recipe.slices?.resizing == .tile
        var columns = DrawnPicture.draw(
            artWidth, from: x0 + box.x, length: box.width, scale: Fraction(recipe.scale), first: Fraction(caps.left),
            last: Fraction(caps.right), center: recipe.slices?.center.map { Fraction($0.width) }, tiled: tiled,
            before: left, behind: (turned.first?.count ?? 0) - right - 1)
        var rows = DrawnPicture.draw(
            artHeight, from: y0 + box.y, length: box.height, scale: Fraction(recipe.scale), first: Fraction(caps.top),
            last: Fraction(caps.bottom), center: recipe.slices?.center.map { Fraction($0.height) }, tiled: tiled,
            before: top, behind: turned.count - bottom - 1)
        if recipe.flip.contains(.horizontal) { columns = DrawnPicture.mirror(columns, around: x0 + x1) }
        if recipe.flip.contains(.vertical) { rows = DrawnPicture.mirror(rows, around: y0 + y1) }
        if recipe.yAxis == .up { rows = DrawnPicture.mirror(rows, around: Fraction(view.height)) }
        let top0 = Fraction(view.y)
        self.columns = columns
        self.rows = rows.map { Strip(index: $0.index, start: $0.start + top0, end: $0.end + top0) }
    }

    /// The stored pixel at a point of the view.
    func pixel(_ x: Double, _ y: Double) -> (x: Int, y: Int)? {
        if recipe.clipsToBounds, !recipe.view.contains(HitMask.Point(x: x, y: y)) { return nil }
        let (x, y) = (Fraction(x), Fraction(y))
        guard let column = columns.first(where: { $0.start <= x && x < $0.end }),
            let row = rows.first(where: { $0.start <= y && y < $0.end })
        else { return nil }
        return turned[row.index + artTop][column.index + artLeft]
    }

    /// Every rectangle that is drawn, with its stored pixel, cut to the view if that clips.
    func rectangles() -> [(x: Int, y: Int, left: Fraction, top: Fraction, right: Fraction, bottom: Fraction)] {
        let view = recipe.view
        return rows.flatMap { row in
            columns.compactMap { column in
                let pixel = turned[row.index + artTop][column.index + artLeft]
                var (left, right, top, bottom) = (column.start, column.end, row.start, row.end)
                if recipe.clipsToBounds {
                    (left, right) = (max(left, Fraction(view.x)), min(right, Fraction(view.maxX)))
                    (top, bottom) = (max(top, Fraction(view.y)), min(bottom, Fraction(view.maxY)))
                }
                return left < right && top < bottom ? (pixel.x, pixel.y, left, top, right, bottom) : nil
            }
        }
    }

    // MARK: Drawing

    private static func box(
        _ recipe: Recipe, _ width: Fraction, _ height: Fraction, _ roomWidth: Fraction, _ roomHeight: Fraction
    ) -> (x: Fraction, y: Fraction, width: Fraction, height: Fraction) {
        let half = Fraction(1, 2)
        func placed(_ w: Fraction, _ h: Fraction, _ ax: Fraction, _ ay: Fraction)
            -> (Fraction, Fraction, Fraction, Fraction)
        {
            ((roomWidth - w) * ax, (roomHeight - h) * ay, w, h)
        }
        let (w, h) = (width / Fraction(recipe.scale), height / Fraction(recipe.scale))
        let (zero, one) = (Fraction(0), Fraction(1))
        switch recipe.contentMode {
        case .scaleToFill, .redraw: return (zero, zero, roomWidth, roomHeight)
        case .scaleAspectFit:
            let factor = min(roomWidth / w, roomHeight / h)
            return placed(w * factor, h * factor, half, half)
        case .scaleAspectFill:
            let factor = max(roomWidth / w, roomHeight / h)
            return placed(w * factor, h * factor, half, half)
        case .center: return placed(w, h, half, half)
        case .top: return placed(w, h, half, zero)
        case .bottom: return placed(w, h, half, one)
        case .left: return placed(w, h, zero, half)
        case .right: return placed(w, h, one, half)
        case .topLeft: return placed(w, h, zero, zero)
        case .topRight: return placed(w, h, one, zero)
        case .bottomLeft: return placed(w, h, zero, one)
        case .bottomRight: return placed(w, h, one, one)
        }
    }

    /// Draws the columns of a picture from left to right, and then the border's.
    private static func draw(
        _ count: Int, from start: Fraction, length: Fraction, scale: Fraction, first: Fraction, last: Fraction,
        center: Fraction?, tiled: Bool, before: Int, behind: Int
    ) -> [Strip] {
        guard length > Fraction(0) else { return [] }
        let (zero, total) = (Fraction(0), Fraction(count))
        let firstPixels = min(max(first, zero) * scale, total)
        let lastPixels = min(max(last, zero) * scale, total)
        var (firstLength, lastLength) = (firstPixels / scale, lastPixels / scale)
        if firstLength + lastLength > length {
            let factor = length / (firstLength + lastLength)
            (firstLength, lastLength) = (firstLength * factor, lastLength * factor)
        }
        let end = start + length
        let (middle, far) = (start + firstLength, end - lastLength)
        var strips = stretch(zero, firstPixels, over: start, middle)
        var high = total - lastPixels
        if let center { high = min(high, firstPixels + center * scale) }
        // A centre that is one pixel long is stretched, not repeated.
        let tiled = tiled && high - firstPixels != Fraction(1)
        if high <= firstPixels {
            let boundary = min(firstPixels.numerator / firstPixels.denominator, count - 1)
            if far > middle { strips.append(Strip(index: boundary, start: middle, end: far)) }
        } else if tiled {
            var at = middle
            while at < far {
                let next = at + (high - firstPixels) / scale
                for strip in stretch(firstPixels, high, over: at, next) where strip.start < far {
                    strips.append(Strip(index: strip.index, start: strip.start, end: min(strip.end, far)))
                }
                at = next
            }
        } else {
            strips += stretch(firstPixels, high, over: middle, far)
        }
        strips += stretch(total - lastPixels, total, over: far, end)
        // The border: pixels of the mask around the art, as large as the outermost ones of the art.
        func size(_ pixels: Fraction, _ length: Fraction) -> Fraction { length / pixels }
        let middleSize =
            high <= firstPixels ? far - middle : tiled ? Fraction(1) / scale : size(high - firstPixels, far - middle)
        let nearSize =
            firstLength > zero
            ? size(firstPixels, firstLength) : far > middle ? middleSize : size(lastPixels, lastLength)
        let farSize =
            lastLength > zero
            ? size(lastPixels, lastLength) : far > middle ? middleSize : size(firstPixels, firstLength)
        for step in 0..<before {
            strips.append(
                Strip(
                    index: -1 - step, start: start - nearSize * Fraction(step + 1),
                    end: start - nearSize * Fraction(step)))
        }
        for step in 0..<behind {
            strips.append(
                Strip(
                    index: count + step, start: end + farSize * Fraction(step), end: end + farSize * Fraction(step + 1))
            )
        }
        return strips
    }

    /// The columns that lie in a part of the picture, spread over a part of the view.
    private static func stretch(_ low: Fraction, _ high: Fraction, over start: Fraction, _ end: Fraction) -> [Strip] {
        guard high > low, end > start else { return [] }
        let factor = (end - start) / (high - low)
        var strips: [Strip] = []
        var index = low.numerator / low.denominator
        while Fraction(index) < high {
            let (from, to) = (max(Fraction(index), low), min(Fraction(index + 1), high))
            strips.append(Strip(index: index, start: start + (from - low) * factor, end: start + (to - low) * factor))
            index += 1
        }
        return strips
    }

    private static func mirror(_ strips: [Strip], around sum: Fraction) -> [Strip] {
        strips.map { Strip(index: $0.index, start: sum - $0.end, end: sum - $0.start) }
    }

    // MARK: Turning

    private static func turn(_ rows: [[Stored]], _ orientation: HitMask.Orientation) -> [[Stored]] {
        let mirrored = rows.map { Array($0.reversed()) }
        switch orientation {
        case .up: return rows
        case .upMirrored: return mirrored
        case .down: return Array(mirrored.reversed())
        case .downMirrored: return Array(rows.reversed())
        case .right: return clockwise(rows)
        case .left: return clockwise(clockwise(clockwise(rows)))
        case .leftMirrored: return clockwise(clockwise(clockwise(mirrored)))
        case .rightMirrored: return clockwise(mirrored)
        }
    }

    private static func clockwise(_ rows: [[Stored]]) -> [[Stored]] {
        guard let first = rows.first else { return [] }
        return first.indices.map { x in rows.reversed().map { $0[x] } }
    }
}
