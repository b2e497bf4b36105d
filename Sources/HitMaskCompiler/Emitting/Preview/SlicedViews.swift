import HitMasks

/// A sliced mask laid into views of some sizes, by the code that apps use: what the page shows instead of slicing itself.
///
/// An axis of a view shows a row of spans, each a part of the mask over a part of the view. Equal rows are kept once.
struct SlicedViews {
    private let widths: [Double]
    private let heights: [Double]
    private var spans: [[Span]] = []
    private var positions: [[Span]: Int] = [:]
    private var modes: [(name: String, views: [(across: Int, down: Int)?])] = []

    private struct Span: Hashable {
        let low: Double
        let high: Double
        let start: Double
        let end: Double
    }

    /// The sizes to choose from go by quarters of the natural one up to four times of it.
    private static let stepCount = 16
    /// A picture that is repeated more often is not drawn.
    private static let mostPieces = 1500

    /// Lays a mask into views.
    init(of mask: HitMask) {
        func sizes(_ natural: Double) -> [Double] {
            (1...SlicedViews.stepCount).map { max((natural * Double($0) / 4).rounded(), 1) }
        }
        widths = sizes(mask.size.width)
        heights = sizes(mask.size.height)
        for mode in Placement.ContentMode.allCases where mode != .redraw {
            var views: [(across: Int, down: Int)?] = []
            for height in heights {
                for width in widths {
                    let size = HitMask.Size(width: width, height: height)
                    views.append(add(Placement(mask, in: size, contentMode: mode)))
                }
            }
            modes.append(("\(mode)", views))
        }
    }

    private mutating func add(_ placement: Placement) -> (across: Int, down: Int)? {
        var (columns, rows): ([Span], [Span]) = ([], [])
        var count = 0
        for piece in placement.pieces {
            count += 1
            guard count <= SlicedViews.mostPieces else { return nil }
            let (source, shown) = (piece.source, piece.destination)
            let row = Span(low: source.y, high: source.maxY, start: shown.y, end: shown.maxY)
            if rows.last != row { rows.append(row) }
            if rows.count == 1 {
                columns.append(Span(low: source.x, high: source.maxX, start: shown.x, end: shown.maxX))
            }
        }
        return (position(of: columns), position(of: rows))
    }

    private mutating func position(of row: [Span]) -> Int {
        if let position = positions[row] { return position }
        positions[row] = spans.count
        spans.append(row)
        return spans.count - 1
    }

    /// `{"widths", "heights", "spans", "modes": {name: {"x", "y"} or {"views"}}}`: what lies across a view mostly depends on
    /// its width alone, and what lies down on its height.
    var json: JSON {
        let rows = spans.map { row in
            JSON.array(row.map { .array([$0.low, $0.high, $0.start, $0.end].map(JSON.number)) })
        }
        return [
            "widths": .array(widths.map(JSON.number)), "heights": .array(heights.map(JSON.number)),
            "spans": .array(rows),
            "modes": .object(modes.map { (key: $0.name, value: json(of: $0.views)) }),
        ]
    }

    private func json(of views: [(across: Int, down: Int)?]) -> JSON {
        let width = widths.count
        let across = (0..<width).map { views[$0]?.across }
        let down = heights.indices.map { views[$0 * width]?.down }
        let isSeparable = views.enumerated().allSatisfy { index, view in
            view != nil && view?.across == across[index % width] && view?.down == down[index / width]
        }
        func number(_ position: Int?) -> JSON { position.map { .integer($0) } ?? .null }
        if isSeparable { return ["x": .array(across.map(number)), "y": .array(down.map(number))] }
        return ["views": .array(views.map { .array([number($0?.across), number($0?.down)]) })]
    }
}
