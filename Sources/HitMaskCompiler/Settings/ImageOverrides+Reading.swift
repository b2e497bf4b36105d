import HitMasks

extension ImageOverrides {
    /// The keys of an entry of `images`.
    static let keys: [SettingsKey<ImageOverrides>] = [
        SettingsKey("alphaThreshold", \.alphaThreshold) { value throws(SettingsError) in try value.alphaThreshold() },
        SettingsKey("outset", \.outset) { value throws(SettingsError) in try value.outset() },
        SettingsKey("fillHoles", \.holes) { value throws(SettingsError) in try value.holeFilling() },
        SettingsKey("dropIslands", \.leastIsland) { value throws(SettingsError) in
            try value.area("a whole number of pixels")
        },
        SettingsKey("invert", \.inverts) { value throws(SettingsError) in try value.bool() },
        SettingsKey("detail", \.detail) { value throws(SettingsError) in try value.detail() },
        SettingsKey("channel", \.channel) { value throws(SettingsError) in try value.channel() },
        SettingsKey("orientation", \.orientation) { value throws(SettingsError) in
            try value.word(OrientationPolicy.self)
        },
        SettingsKey("hitImage", \.hitImage) { value throws(SettingsError) in
            try value.switched { value throws(SettingsError) in
                let path = try NameTemplate(
                    value, places: NameTemplate.pathPlaces, expected: "the path of a picture, or false")
                _ = try path.path(for: "a")
                return path
            }
        },
        SettingsKey("insets", \.insets) { value throws(SettingsError) in try SettingsInsets(value) },
        SettingsKey("capInsets", \.capInsets) { value throws(SettingsError) in
            try value.switched { value throws(SettingsError) in try SettingsInsets(value) }
        },
        SettingsKey("resizing", \.resizing) { value throws(SettingsError) in
            try value.word(in: [("tile", HitMask.Slices.Resizing.tile), ("stretch", .stretch)])
        },
        SettingsKey("alignmentInsets", \.alignmentInsets) { value throws(SettingsError) in
            try SettingsInsets(value)
        },
        SettingsKey("name", \.name) { value throws(SettingsError) in try value.nameTemplate("a name") },
        SettingsKey("state", \.state) { value throws(SettingsError) in try value.state() },
        SettingsKey("frameOf", \.frameOf) { value throws(SettingsError) in
            try value.switched { value throws(SettingsError) in
                value.value.content == .bool(true)
                    ? .nameWithoutNumber : .named(try value.nameTemplate("the name of an animation, or true or false"))
            }
        },
        SettingsKey("frameDuration", \.frameDuration) { value throws(SettingsError) in try value.microseconds() },
        SettingsKey("frames", \.hasFrames) { value throws(SettingsError) in try value.bool() },
        SettingsKey("regions", \.regions) { value throws(SettingsError) in
            try value.switched { value throws(SettingsError) in try value.regions() }
        },
    ]

    /// Reads an entry of `images`.
    init(_ value: SettingsValue) throws(SettingsError) {
        self.init()
        try value.read(Self.keys, into: &self, owner: "an entry of 'images'")
    }
}

extension SettingsValue {
    fileprivate func nameTemplate(_ expected: String) throws(SettingsError) -> NameTemplate {
        let template = try NameTemplate(self, places: NameTemplate.namePlaces, expected: expected)
        _ = try template.name(for: "a")
        return template
    }

    /// Milliseconds with up to three decimals.
    fileprivate func microseconds() throws(SettingsError) -> Int {
        guard case .number(let text) = value.content, let time = DecimalNumber(text)?.whole(times: 1000), time > 0
        else { throw unexpected("milliseconds above 0, with at most three decimals, such as 100 or 16.667") }
        return time
    }

    fileprivate func regions() throws(SettingsError) -> ImageOverrides.Regions {
        if value.content == .bool(true) { return .numbered }
        guard value.isObject else { throw unexpected("true, false, or an object of colours and names") }
        var regions: [ImageOverrides.Region] = []
        var colors: [ArtColor: Int] = [:]
        var names: [[UInt8]: ArtColor] = [:]
        try readEach(owner: "'regions'") { member throws(SettingsError) in
            guard let color = ArtColor(member.key) else {
                let found = SettingsValue(key: "regions", SourceValue(.string(member.key), line: member.line))
                throw found.unexpected("a colour such as #FF8000")
            }
            // The same colour in letters of another case is another key.
            if let firstLine = colors.updateValue(member.line, forKey: color) {
                throw SettingsError(
                    line: member.line, .repeatedKey(member.key, owner: "'regions'", firstLine: firstLine))
            }
            let name = try SettingsValue(key: member.key, member.value).text("the name of a region")
            if let problem = NameProblem(in: name) {
                throw SettingsError(line: member.value.line, .name(name, key: member.key, problem))
            }
            if let first = names.updateValue(color, forKey: Array(name.utf8)) {
                throw SettingsError(line: member.value.line, .repeatedRegion(name, firstColor: first))
            }
            regions.append(ImageOverrides.Region(color: color, name: name, line: member.line))
        }
        return .named(regions)
    }
}
