// Placements, views and shapes with numbers from an enemy: nothing traps, nothing takes long, and answers agree.
import HitMaskCompiler
import HitMasks
import HitTesting

/// A mask of 7 × 5 pixels and one of 300 × 3, with something of everything.
private let masks: [HitMask] = promised("two masks") {
    var builder = MaskFileBuilder()
    for (name, width, height) in [("large", 300, 3), ("small", 7, 5)] {
        var bitmap = HitMask.Bitmap(width: width, height: height)
        for y in 0..<height { for x in 0..<width where (x * 5 + y * 3) % 7 < 4 { bitmap.set(x: x, y: y) } }
        try builder.add(name, scale: name == "small" ? 1 : 3, bitmap: bitmap)
    }
    return try HitMaskFile(builder.bytes()).entries.map(\.mask)
}

@Sendable func fuzzGeometry(_ input: UnsafeRawBufferPointer) {
    guard let kind = input.first else { return }
    var choices = FuzzInput(UnsafeRawBufferPointer(rebasing: input.dropFirst()))
    switch kind % 3 {
    case 0: checkPlacement(&choices)
    case 1: checkViews(&choices)
    default: checkShapes(&choices)
    }
}

extension FuzzInput {
    fileprivate mutating func insets() -> HitMask.Insets {
        HitMask.Insets(top: real(), left: real(), bottom: real(), right: real())
    }

    fileprivate mutating func placement() -> Placement {
        var slices: HitMask.Slices?
        if flag() {
            slices = HitMask.Slices(
                capInsets: insets(), resizing: choice(HitMask.Slices.Resizing.allCases),
                center: flag() ? HitMask.Size(width: size(), height: size()) : nil)
        }
        let art = flag() ? nil : PixelRect(x: whole(), y: whole(), width: whole(), height: whole())
        return Placement(
            choice(masks), in: rect(), scale: flag() ? nil : real(),
            contentMode: choice(Placement.ContentMode.allCases),
            slices: slices, orientation: choice(HitMask.Orientation.allCases),
            flip: Placement.Flip(rawValue: byte() & 3),
            yAxis: choice(Placement.YAxis.allCases), insets: flag() ? .zero : insets(), transform: transform(),
            pivot: flag() ? nil : point(), clipsToBounds: flag(), artBounds: art)
    }
}

private func checkPlacement(_ choices: inout FuzzInput) {
    let placement = choices.placement()
    let mask = placement.mask
    var points = [placement.bounds.center, placement.bounds.origin]
    for _ in 0..<6 { points.append(choices.point()) }
    for piece in placement.pieces.prefix(4) { points.append(piece.destination.center.applying(placement.transform)) }
    for point in points {
        let pixel = placement.pixel(at: point)
        promise((placement.maskPoint(at: point) == nil) == (pixel == nil), "a position without a pixel at \(point)")
        promise(placement.isTransparent(point) != placement.contains(point), "the opposite at \(point)")
        guard let pixel else {
            promise(!placement.contains(point), "opaque without a pixel at \(point)")
            continue
        }
        promise((0..<mask.width).contains(pixel.x) && (0..<mask.height).contains(pixel.y), "a pixel outside: \(pixel)")
        promise(placement.contains(point) == mask.contains(x: pixel.x, y: pixel.y), "the pixel's answer at \(point)")
        // A picture that is repeated without end has pieces without end.
        for rect in placement.pieces.prefix(200).compactMap({ $0.viewRect(ofPixelX: pixel.x, y: pixel.y) }) {
            promise(!(rect.width < 0 || rect.height < 0), "a negative size")
        }
        let radius = min(choices.size(), 64)
        if placement.contains(point), radius >= 0 {
            promise(placement.containsAny(within: radius, of: point), "nothing within \(radius) of \(point)")
        }
    }
    checkDisc(&choices)
}

private func checkDisc(_ choices: inout FuzzInput) {
    let mask = choices.choice(masks)
    let (point, radius) = (choices.point(), choices.real())
    let near = mask.nearestOpaquePixel(to: point, within: radius)
    promise(mask.containsAny(within: radius, of: point) == (near != nil), "whether there is one near \(point)")
    if let near {
        promise(mask.contains(x: near.position.x, y: near.position.y), "the nearest one is transparent")
        promise(near.distance >= 0, "its distance")
    }
    let placed = PlacedMask(mask, at: choices.point(), magnification: choices.real())
    if let distance = placed.distance(to: point, within: radius) {
        promise(distance >= 0 && distance <= radius * (1 + 1e-9), "\(distance) within \(radius)")
    }
    _ = (placed.contains(point), placed.minimumTarget(side: choices.real()), mask.isTarget(point, minimumSide: radius))
    _ = [placed].target(at: point, minimumSide: choices.real())
}

private func checkViews(_ choices: inout FuzzInput) {
    let root = HitView(frame: choices.rect())
    var views = [root]
    for _ in 0..<choices.number(1...24) {
        let view = HitView(frame: choices.rect())
        if choices.flag() { view.bounds = choices.rect() }
        if choices.flag() { view.anchorPoint = choices.point() }
        if choices.flag() { view.transform = choices.transform() }
        let bits = choices.byte()
        view.isHidden = bits & 31 == 1
        view.clipsToBounds = bits & 2 != 0
        view.overflow = choices.choice(HitOverflow.allCases)
        if bits & 4 != 0 { view.touchInsets = choices.insets() }
        if bits & 8 != 0 { view.minimumTouchSide = choices.real() }
        if bits & 16 != 0 { view.slop = choices.real() }
        if bits & 32 != 0 { view.alpha = choices.real() }
        view.autoresizingMask = AutoresizingMask(rawValue: bits >> 1)
        view.shape = shape(&choices, depth: 0)
        view.policy = policy(&choices, views)
        choices.choice(views).insertSubview(view, at: choices.number(-1...3))
        views.append(view)
    }
    var index = HitIndex(of: root)
    for round in 0..<2 {
        for _ in 0..<4 {
            let point = choices.point()
            let (walked, indexed) = (root.hitTest(point), index.hitTest(point))
            promise(walked === indexed, "the index of \(views.count) views at \(point)")
        }
        let (one, other) = (choices.choice(views), choices.choice(views))
        _ = (one.convert(choices.point(), to: other), one.convert(choices.rect(), from: other), one.frame)
        if round == 0 {
            choices.choice(views).bounds = choices.rect()
            choices.choice(views).frame = choices.rect()
            root.layoutIfNeeded()
            index.rebuild()
        }
    }
}

private func shape(_ choices: inout FuzzInput, depth: Int) -> HitShape {
    switch choices.byte() % 12 {
    case 0: .ellipse
    case 1: .mask(choices.placement())
    case 2 where depth < 4: .hollow(shape(&choices, depth: depth + 1))
    case 3: .vector(vector(&choices, depth: 0))
    default: .rectangle
    }
}

private func policy(_ choices: inout FuzzInput, _ views: [HitView]) -> HitPolicy {
    switch choices.byte() % 16 {
    case 0: .childrenOnly
    case 1: .passToSuperview
    case 2: .redirect(to: choices.choice(views))
    case 3: .never
    default: .normal
    }
}

private func vector(_ choices: inout FuzzInput, depth: Int) -> HitMask.Shape {
    switch choices.byte() % 6 {
    case 0: .rectangle(choices.rect())
    case 1: .ellipse(in: choices.rect())
    case 2: .roundedRectangle(choices.rect(), cornerSize: HitMask.Size(width: choices.real(), height: choices.real()))
    case 3 where depth < 4: .hollow(vector(&choices, depth: depth + 1), hole: vector(&choices, depth: depth + 1))
    default: .path(path(&choices), choices.choice(HitMask.FillRule.allCases))
    }
}

private func path(_ choices: inout FuzzInput) -> HitMask.Path {
    var path = HitMask.Path()
    for _ in 0..<choices.number(0...12) {
        switch choices.byte() % 6 {
        case 0: path.move(to: choices.point())
        case 1: path.addQuadraticCurve(to: choices.point(), control: choices.point())
        case 2: path.addCurve(to: choices.point(), control1: choices.point(), control2: choices.point())
        case 3: path.closeSubpath()
        default: path.addLine(to: choices.point())
        }
    }
    return path
}

private func checkShapes(_ choices: inout FuzzInput) {
    let shape = vector(&choices, depth: 0)
    for _ in 0..<3 {
        _ = shape.contains(choices.point())
        promise(
            !shape.contains(HitMask.Point(x: .nan, y: 0)) && !shape.contains(HitMask.Point(x: 0, y: .infinity)),
            "nowhere")
    }
    let scale = choices.byte() < 200 ? Double(choices.number(1...12)) / 4 : choices.real()
    let bitmap = shape.rasterized(width: 14, height: 9, scale: scale)
    promise(bitmap.width == 14 && bitmap.height == 9, "the size of a drawn shape")
    if scale > 0, scale.isFinite {
        for (x, y) in [(0, 0), (7, 4), (13, 8)] {
            let center = HitMask.Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
            promise(bitmap.contains(x: x, y: y) == shape.contains(center), "(\(x), \(y)) of \(shape)")
        }
    }
    let moved = shape.applying(choices.transform())
    _ = (moved.bounds, moved.path.svgPathData, moved.contains(choices.point()))
    let transform = choices.transform()
    let point = choices.point()
    if let inverse = transform.inverted { _ = point.applying(transform).applying(inverse) }
    _ = choices.rect().applying(transform)
}
