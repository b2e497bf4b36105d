import HitMasks

extension HitMask.Path {
    /// Reads SVG path data: all commands of SVG 2 (M L H V C S Q T A Z and the relative ones), with numbers up to 1e9.
    ///
    /// Arcs become Bézier curves that leave them by at most 4.3e-6 of their radii. Unlike a browser, which draws a path
    /// up to its first error, this refuses the text.
    package init(svgPathData text: String) throws(SVGPathFault) {
        var reader = SVGPathReader(text)
        self = try reader.read()
    }
}

/// Turns commands into elements, and keeps what relative and smooth ones refer to.
private struct SVGPathReader {
    typealias Point = HitMask.Point

    private var scanner: SVGPathScanner
    private var path = HitMask.Path()
    private var start = Point(x: 0, y: 0)
    private var position = Point(x: 0, y: 0)
    /// The last control point, if the last command was of the kind that a smooth one goes on from.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    init(_ text: String) { scanner = SVGPathScanner(text) }

    mutating func read() throws(SVGPathFault) -> HitMask.Path {
        while let letter = try scanner.command() {
            let isFirst = path.isEmpty
            guard !isFirst || letter & 0xDF == UInt8(ascii: "M") else {
                throw .noMoveAtStart(offset: scanner.offset - 1)
            }
            try add(letter)
            guard letter & 0xDF != UInt8(ascii: "Z") else { continue }
            // More numbers repeat the command; after a move they are lines.
            let next = letter & 0xDF == UInt8(ascii: "M") ? letter - 1 : letter
            while scanner.isAtNumber() { try add(next) }
        }
        return path
    }

    private mutating func add(_ letter: UInt8) throws(SVGPathFault) {
        let (cubic, quadratic) = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch letter & 0xDF {
        case UInt8(ascii: "M"):
            position = try point(letter)
            start = position
            path.move(to: position)
        case UInt8(ascii: "L"): line(to: try point(letter))
        case UInt8(ascii: "H"): line(to: Point(x: try number(letter, from: position.x), y: position.y))
        case UInt8(ascii: "V"): line(to: Point(x: position.x, y: try number(letter, from: position.y)))
        case UInt8(ascii: "C"): curve(try point(letter), try point(letter), to: try point(letter))
        case UInt8(ascii: "S"): curve(mirrored(cubic), try point(letter), to: try point(letter))
        case UInt8(ascii: "Q"): curve(try point(letter), to: try point(letter))
        case UInt8(ascii: "T"): curve(mirrored(quadratic), to: try point(letter))
        case UInt8(ascii: "A"): try arc(letter)
        default:
            path.closeSubpath()
            position = start
        }
    }

    private mutating func line(to point: Point) {
        path.addLine(to: point)
        position = point
    }

    private mutating func curve(_ control1: Point, _ control2: Point, to point: Point) {
        path.addCurve(to: point, control1: control1, control2: control2)
        (cubicControl, position) = (control2, point)
    }

    private mutating func curve(_ control: Point, to point: Point) {
        path.addQuadraticCurve(to: point, control: control)
        (quadraticControl, position) = (control, point)
    }

    private mutating func arc(_ letter: UInt8) throws(SVGPathFault) {
        let radii = HitMask.Size(
            width: try scanner.number(of: letter), height: try scanner.number(of: letter))
        let degrees = try scanner.number(of: letter)
        let (isLarge, isClockwise) = (try scanner.flag(), try scanner.flag())
        let end = try point(letter)
        let arc = SVGArc(
            from: position, to: end, radii: radii, degrees: degrees, isLarge: isLarge, isClockwise: isClockwise)
        guard let arc else {
            if end != position { line(to: end) }
            return
        }
        for curve in arc.curves { path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2) }
        position = end
    }

    /// The control point that goes on smoothly from the last one.
    private func mirrored(_ control: Point?) -> Point {
        guard let control else { return position }
        return Point(x: 2 * position.x - control.x, y: 2 * position.y - control.y)
    }

    private mutating func point(_ letter: UInt8) throws(SVGPathFault) -> Point {
        Point(x: try number(letter, from: position.x), y: try number(letter, from: position.y))
    }

    /// A coordinate; that of a small letter counts from the current position.
    private mutating func number(_ letter: UInt8, from origin: Double) throws(SVGPathFault) -> Double {
        let number = try scanner.number(of: letter)
        return letter & 0x20 == 0 ? number : origin + number
    }
}
