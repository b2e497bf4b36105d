import HitMasks

extension SettingsShape {
    /// The parts of a shape as they are read, before they are put together.
    struct Draft {
        var size: [String]?
        var sizeLine: Int?
        var scale: PixelScale?
        var rect: HitMask.Rect?
        var fillRule: FillRule?
        var isHollow: Bool?
        /// The outlines in the order of the file: there should be one.
        var outlines: [(key: String, line: Int, outline: DraftOutline)] = []
        /// The lines of keys that mean something with some outlines alone.
        var rectLine: Int?
        var fillRuleLine: Int?
    }

    /// An outline before its rectangle is known.
    enum DraftOutline {
        case rectangle
        case ellipse
        case roundedRectangle(radius: Double)
        case polygon([HitMask.Point])
        case path(String)

        var hasRect: Bool {
            switch self {
            case .rectangle, .ellipse, .roundedRectangle: true
            case .polygon, .path: false
            }
        }
    }

    /// The keys of an entry of `shapes`.
    static let keys: [SettingsKey<Draft>] = [
        SettingsKey("size") { (value, draft) throws(SettingsError) in
            draft.size = try value.numbers(count: 2, "width and height in points, such as [120, 44]")
            draft.sizeLine = value.line
        },
        SettingsKey("scale", \.scale) { value throws(SettingsError) in
            guard case .number(let text) = value.value.content, let scale = DecimalNumber(text)?.pixelScale
            else { throw value.unexpected("pixels per point above 0, such as 2") }
            return scale
        },
        outline("rectangle") { value throws(SettingsError) in
            try value.isTrue()
            return .rectangle
        },
        outline("ellipse") { value throws(SettingsError) in
            try value.isTrue()
            return .ellipse
        },
        outline("roundedRectangle") { value throws(SettingsError) in
            let radius = try value.real()
            guard radius >= 0 else { throw value.unexpected("the radius of its corners, 0 or more") }
            return .roundedRectangle(radius: radius)
        },
        outline("polygon") { value throws(SettingsError) in .polygon(try value.corners()) },
        outline("path") { value throws(SettingsError) in
            let path = try value.text("the path data of SVG, such as \"M0 0 H10 V10 Z\"")
            guard !path.isEmpty else { throw value.unexpected("the path data of SVG, such as \"M0 0 H10 V10 Z\"") }
            return .path(path)
        },
        SettingsKey("rect") { (value, draft) throws(SettingsError) in
            draft.rect = try value.rect()
            draft.rectLine = value.line
        },
        SettingsKey("fillRule") { (value, draft) throws(SettingsError) in
            draft.fillRule = try value.word(FillRule.self)
            draft.fillRuleLine = value.line
        },
        SettingsKey("hollow", \.isHollow) { value throws(SettingsError) in try value.bool() },
    ]

    private static func outline(
        _ key: String, _ parse: @escaping @Sendable (SettingsValue) throws(SettingsError) -> DraftOutline
    ) -> SettingsKey<Draft> {
        SettingsKey(key) { (value, draft) throws(SettingsError) in
            draft.outlines.append((key, value.line, try parse(value)))
        }
    }

    /// Reads an entry of `shapes`.
    init(_ member: SourceValue.Member) throws(SettingsError) {
        var (draft, faults) = (Draft(), [SettingsFault]())
        let owner = "the shape '\(member.key)'"
        if let problem = NameProblem(in: member.key) {
            faults.append(SettingsFault(line: member.line, .name(member.key, key: "shapes", problem)))
        }
        do throws(SettingsError) {
            try SettingsValue(key: member.key, member.value).read(Self.keys, into: &draft, owner: owner)
        } catch {
            // What is missing may be what could not be read.
            throw SettingsError(faults + error.faults)
        }
        do throws(SettingsError) {
            let shape = try SettingsShape(member, draft, owner: owner)
            guard !faults.isEmpty else {
                self = shape
                return
            }
        } catch {
            faults += error.faults
        }
        throw SettingsError(faults)
    }

    private init(_ member: SourceValue.Member, _ draft: Draft, owner: String) throws(SettingsError) {
        var faults: [SettingsFault] = []
        let scale = draft.scale ?? .one
        var sides = [0, 0]
        if let size = draft.size {
            for (index, name) in ["width", "height"].enumerated() {
                if let side = Self.pixels(size[index], scale) {
                    sides[index] = side
                } else {
                    let reason = SettingsFault.Reason.shapeSide(name, owner: owner, limit: Self.longestSide)
                    faults.append(SettingsFault(line: draft.sizeLine ?? member.line, reason))
                }
            }
        } else {
            faults.append(SettingsFault(line: member.line, .missingKey("size", owner: owner)))
        }
        if draft.outlines.count != 1 {
            let line = draft.outlines.count > 1 ? draft.outlines[1].line : member.line
            faults.append(SettingsFault(line: line, .outlines(draft.outlines.map(\.key), owner: owner)))
        } else if let line = draft.rectLine, !draft.outlines[0].outline.hasRect {
            let others = ["rectangle", "ellipse", "roundedRectangle"]
            faults.append(SettingsFault(line: line, .needs("rect", others: others, owner: owner)))
        } else if let line = draft.fillRuleLine, draft.outlines[0].outline.hasRect {
            faults.append(SettingsFault(line: line, .needs("fillRule", others: ["polygon", "path"], owner: owner)))
        }
        guard faults.isEmpty, let (_, outlineLine, outline) = draft.outlines.first else { throw SettingsError(faults) }
        (name, line, self.scale, width, height) = (member.key, member.line, scale, sides[0], sides[1])
        (fillRule, isHollow, self.outlineLine) = (draft.fillRule ?? .nonZero, draft.isHollow ?? false, outlineLine)
        let size = HitMask.Size(width: Double(sides[0]) / scale.value, height: Double(sides[1]) / scale.value)
        let rect = draft.rect ?? HitMask.Rect(size: size)
        switch outline {
        case .rectangle: self.outline = .rectangle(rect)
        case .ellipse: self.outline = .ellipse(rect)
        case .roundedRectangle(let radius): self.outline = .roundedRectangle(rect, radius: radius)
        case .polygon(let corners): self.outline = .polygon(corners)
        case .path(let path): self.outline = .path(path)
        }
    }

    /// A side in pixels if that is a whole number, else nil.
    private static func pixels(_ side: String, _ scale: PixelScale) -> Int? {
        guard let parts = DecimalNumber(side)?.whole(times: UInt64(scale.pixels)), parts % Int(scale.points) == 0
        else { return nil }
        let pixels = parts / Int(scale.points)
        return (1...longestSide).contains(pixels) ? pixels : nil
    }
}

extension SettingsValue {
    fileprivate func isTrue() throws(SettingsError) {
        guard value.content == .bool(true) else { throw unexpected("true") }
    }

    /// The texts of numbers in an array.
    fileprivate func numbers(count: Int, _ expected: String) throws(SettingsError) -> [String] {
        let numbers = value.elements.compactMap { element in
            if case .number(let text) = element.content { text } else { nil }
        }
        guard value.elements.count == count, numbers.count == count else { throw unexpected(expected) }
        return numbers
    }

    fileprivate func reals(count: Int, _ expected: String) throws(SettingsError) -> [Double] {
        _ = try numbers(count: count, expected)
        var reals: [Double] = []
        for element in value.elements { reals.append(try SettingsValue(key: key, element).real()) }
        return reals
    }

    fileprivate func rect() throws(SettingsError) -> HitMask.Rect {
        let expected = "x, y, width and height in points, such as [10, 0, 100, 44]"
        let sides = try reals(count: 4, expected)
        guard sides[2] > 0, sides[3] > 0 else { throw unexpected(expected + ", with sides above 0") }
        return HitMask.Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }

    fileprivate func corners() throws(SettingsError) -> [HitMask.Point] {
        guard value.elements.count >= 3 else {
            throw unexpected("three corners or more, such as [[0, 0], [10, 0], [5, 8]]")
        }
        var corners: [HitMask.Point] = []
        for element in value.elements {
            let corner = try SettingsValue(key: key, element).reals(count: 2, "a corner's x and y, such as [10, 0]")
            corners.append(HitMask.Point(x: corner[0], y: corner[1]))
        }
        return corners
    }
}
