import HitMasks

extension SettingsShape {
    /// The pixels of the shape: those whose centres are inside.
    ///
    /// - Throws: ``SettingsFault`` for path data that is none, and for an outline that crosses too many rows.
    func bitmap() throws(SettingsFault) -> HitMask.Bitmap {
        let rule: HitMask.FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
        let inside: HitMask.Shape
        switch outline {
        case .rectangle(let rect): inside = .rectangle(rect)
        case .ellipse(let rect): inside = .ellipse(in: rect)
        case .roundedRectangle(let rect, let radius):
            inside = .roundedRectangle(rect, cornerSize: HitMask.Size(width: radius, height: radius))
        case .polygon(let corners): inside = .path(try checked(HitMask.Path(polygon: corners)), rule)
        case .path(let data): inside = .path(try checked(try path(data)), rule)
        }
        let whole = HitMask.Rect(size: size)
        let shape = isHollow ? HitMask.Shape.hollow(.rectangle(whole), hole: inside) : inside
        return shape.rasterized(width: width, height: height, scale: scale.value)
    }

    /// How many rows the parts of an outline may cross in all. A crossing takes some forty bytes.
    static let mostCrossings = 1 << 21

    /// The path, unless drawing it would take much memory or long.
    private func checked(_ path: HitMask.Path) throws(SettingsFault) -> HitMask.Path {
        guard path.isFinite else { return path }
        let rows = Double(height)
        var crossings = 0
        var (start, last) = (0.0, 0.0)
        func cross(_ ys: Double...) {
            let clipped = ys.map { min(max($0 * scale.value, 0), rows) }
            crossings += Int((clipped.max() ?? 0) - (clipped.min() ?? 0)) + 1
        }
        for element in path.elements {
            switch element {
            case .move(let point): (start, last) = (point.y, point.y)
            case .line(let point):
                cross(last, point.y)
                last = point.y
            case .quadratic(let point, let control):
                cross(last, control.y, point.y)
                last = point.y
            case .cubic(let point, let control1, let control2):
                cross(last, control1.y, control2.y, point.y)
                last = point.y
            case .close:
                cross(last, start)
                last = start
            }
        }
        guard crossings <= Self.mostCrossings else {
            throw SettingsFault(line: outlineLine, .crossings(name, found: crossings, limit: Self.mostCrossings))
        }
        return path
    }

    private func path(_ data: String) throws(SettingsFault) -> HitMask.Path {
        do {
            return try HitMask.Path(svgPathData: data)
        } catch {
            throw SettingsFault(line: outlineLine, .pathData("\(error)"))
        }
    }
}

extension ArtInput {
    /// A mask that is a shape of the settings.
    init(shape: SettingsShape, declaredIn path: String) {
        self.init(path: path, name: shape.name, traits: StoredTraits(scale: shape.scale))
        self.shape = shape
    }
}
