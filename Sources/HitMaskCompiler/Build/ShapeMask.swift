import HitMasks

extension SettingsShape {
    /// The pixels of the shape: those whose centres are inside.
    ///
    /// - Throws: ``SettingsFault`` for path data that is none.
    func bitmap() throws(SettingsFault) -> HitMask.Bitmap {
        let rule: HitMask.FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
        let inside: HitMask.Shape
        switch outline {
        case .rectangle(let rect): inside = .rectangle(rect)
        case .ellipse(let rect): inside = .ellipse(in: rect)
        case .roundedRectangle(let rect, let radius):
            inside = .roundedRectangle(rect, cornerSize: HitMask.Size(width: radius, height: radius))
        case .polygon(let corners): inside = .polygon(corners, fillRule: rule)
        case .path(let data): inside = .path(try path(data), rule)
        }
        let whole = HitMask.Rect(size: size)
        let shape = isHollow ? HitMask.Shape.hollow(.rectangle(whole), hole: inside) : inside
        return shape.rasterized(width: width, height: height, scale: scale.value)
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
