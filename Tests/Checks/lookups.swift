// Asks all questions that are documented to allocate nothing, and counts allocations: built and run by the script beside it.
import Glibc
import HitMasks

@_silgen_name("allocation_count") func allocationCount() -> Int

let arguments = CommandLine.arguments
let file = try HitMaskFile(contentsOf: arguments[1])
let map = try HitMaskFile(contentsOf: arguments[2]).regionMap(named: "provinces")!
let frames = try HitMaskFile(contentsOf: arguments[3]).frames(named: "shapes")!
let masks = file.entries.map(\.mask)
let bitmaps = masks.map { $0.expanded() }
let view = HitMask.Rect(x: 3, y: -5, width: 101, height: 67)
let caps = HitMask.Slices(capInsets: HitMask.Insets(top: 7, left: 9, bottom: 5, right: 11))
let placements = masks.flatMap { mask in
    [
        Placement(mask, in: view), Placement(mask, in: view, contentMode: .scaleAspectFill, flip: .horizontal),
        Placement(mask, in: view, slices: caps, orientation: .left),
        Placement(mask, in: view, slices: HitMask.Slices(capInsets: .zero), clipsToBounds: false),
        Placement(mask, in: view, yAxis: .up, transform: HitMask.AffineTransform(rotationAngle: 0.4)),
    ]
}
let placed = masks.enumerated().map {
    PlacedMask($1, at: HitMask.Point(x: Double($0 * 30), y: 10), magnification: 0.5)
}
var buttons = ButtonMasks.Policy.allCases.map { ButtonMasks(in: view, policy: $0) }
for index in buttons.indices {
    buttons[index].setImage(placements[0], for: .normal)
    buttons[index].setImage(placements[1], for: .highlighted)
    buttons[index].setBackground(placements[2], for: .normal)
}
let ellipse = HitMask.Path(ellipseIn: view)
let shapes: [HitMask.Shape] = [
    .rectangle(view), .ellipse(in: view), .roundedRectangle(view, cornerSize: HitMask.Size(width: 9, height: 5)),
    .path(ellipse, .evenOdd), .hollow(.rectangle(view), hole: .circle(center: view.center, radius: 20)),
]
let states: [ButtonMasks.State] = [.normal, .highlighted, .selected]
let points = (0..<400).map { (number: Int) -> HitMask.Point in
    let (column, row) = (number % 20, number / 20)
    return HitMask.Point(x: Double(column) * 7 - 10.3, y: Double(row) * 5 - 12.7)
}
nonisolated(unsafe) var hits = 0
nonisolated(unsafe) var failed = false
nonisolated(unsafe) var checked = 0

/// Asks once, so that what is made once is there, and then again.
func check(_ name: String, _ ask: () -> Void) {
    ask()
    let before = allocationCount()
    ask()
    let count = allocationCount() - before
    if count > 0 {
        print("lookups: \(name) allocates \(count) times")
        failed = true
    }
    checked += 1
}

func hit(_ answer: Bool) { if answer { hits &+= 1 } }

check("HitMask.contains") { for mask in masks { for point in points { hit(mask.contains(point)) } } }
check("HitMask.containsAny(within:of:)") {
    for mask in masks { for point in points { hit(mask.containsAny(within: 30, of: point)) } }
}
check("HitMask.nearestOpaquePixel(to:within:)") {
    for mask in masks { for point in points { hit(mask.nearestOpaquePixel(to: point, within: 200) != nil) } }
}
check("HitMask.rowSpans(inRow:)") {
    for mask in masks { for y in 0..<mask.height { for span in mask.rowSpans(inRow: y) { hits &+= span.count } } }
}
check("HitMask.overlaps, overlapArea, firstOverlap") {
    for mask in masks {
        let position = PixelPosition(x: 5, y: -3)
        hit(mask.overlaps(masks[0], at: position))
        hit(mask.firstOverlap(with: masks[1], at: position) != nil)
        hits &+= mask.overlapArea(with: masks[2], at: position)
    }
}
check("HitMask.centroid, opaqueBounds") {
    for mask in masks { hit(mask.centroid != nil && !mask.opaqueBounds.isEmpty) }
}
check("Bitmap.overlaps, overlapArea, firstOverlap") {
    for bitmap in bitmaps {
        let position = PixelPosition(x: 5, y: -3)
        hit(bitmap.overlaps(bitmaps[0], at: position))
        hit(bitmap.firstOverlap(with: bitmaps[1], at: position) != nil)
        hits &+= bitmap.overlapArea(with: bitmaps[2], at: position)
    }
}
check("Placement.contains, pixel(at:), maskPoint(at:)") {
    for placement in placements {
        for point in points {
            hit(placement.contains(point) && placement.pixel(at: point) != nil && placement.maskPoint(at: point) != nil)
        }
    }
}
check("Placement.containsAny(within:of:), distance(to:within:)") {
    for placement in placements {
        for point in points.prefix(60) {
            hit(placement.containsAny(within: 6, of: point))
            hit(placement.distance(to: point, within: 9) != nil)
        }
    }
}
check("Placement.pieces") {
    for placement in placements { for piece in placement.pieces { hit(piece.destination.width > 1) } }
}
check("Placement.overlaps, overlapArea(with:)") {
    for index in masks.indices {
        let (one, other) = (placements[5 * index], placements[5 * index + 2])
        hit(one.overlaps(other))
        hit(one.overlapArea(with: other) > 10)
    }
}
check("ButtonMasks.contains(_:in:)") {
    for button in buttons {
        for state in states {
            for point in points { hit(button.contains(point, in: state)) }
        }
    }
}
check("nearestMask(to:within:), target(at:)") {
    for point in points {
        hit(placed.nearestMask(to: point, within: 22) != nil)
        hit(placed.target(at: point) != nil)
    }
}
check("RegionMap.region") {
    for y in -1...map.height { for x in -1...map.width { hits &+= map.region(x: x, y: y) } }
    for point in points { hits &+= map.region(at: point) }
}
check("Frames[index], index(at:), mask(at:)") {
    for step in 0..<200 {
        hit(frames[step % frames.count].contains(x: 30, y: 30))
        hit(frames.mask(at: Double(step) / 7)?.contains(x: 30, y: 30) ?? false)
        hits &+= frames.index(at: Double(step) / 7, repetition: .once) ?? 0
    }
}
check("Shape.contains, Path.contains") {
    for point in points {
        for shape in shapes { hit(shape.contains(point)) }
        hit(ellipse.contains(point))
    }
}

// What does allocate is seen.
let before = allocationCount()
hits &+= masks[0].expanded().width
let isSeen = allocationCount() > before
if !isSeen { print("lookups: an allocation was not seen") }
if hits < 10_000 { print("lookups: hardly anything was hit, so that little was asked") }
guard isSeen, hits >= 10_000, !failed else { exit(1) }
print("lookups: \(checked) kinds of questions, none of which allocates")
