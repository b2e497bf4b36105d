import HitMasks

// The forms of the options that the command line has too: texts are read by the same readers.
extension SettingsValue {
    func alphaThreshold() throws(SettingsError) -> AlphaThreshold {
        let text = try numberOrText("a number from 0 to 1, or a text such as \"50%\" or \"128/255\"")
        do throws(AlphaThreshold.Malformed) {
            return try AlphaThreshold(text)
        } catch {
            throw self.error(.threshold(error))
        }
    }

    func outset() throws(SettingsError) -> Shaping.Outset {
        let text = try numberOrText("a number of pixels, or points such as \"8pt\"")
        do throws(Shaping.Outset.Malformed) {
            return try Shaping.Outset(text)
        } catch {
            throw self.error(.outset(error))
        }
    }

    func area(_ expected: String) throws(SettingsError) -> Shaping.Area {
        guard case .number(let text) = value.content else { throw unexpected(expected) }
        do throws(Shaping.Area.Malformed) {
            return try Shaping.Area(text)
        } catch {
            throw self.error(.area(key: key, error))
        }
    }

    func holeFilling() throws(SettingsError) -> Shaping.HoleFilling {
        switch value.content {
        case .bool(true): return .all
        case .bool(false): return .none
        default: return .upTo(try area("true, false, or the greatest area of a hole in pixels"))
        }
    }

    func detail() throws(SettingsError) -> Shaping.Detail {
        let text = try numberOrText("a number above 0 and up to 1, or a text such as \"1/2\" or \"1/2:any\"")
        do throws(Shaping.DetailFault) {
            return try Shaping.Detail(text)
        } catch {
            throw self.error(.detail(error))
        }
    }
}

// What else has forms of its own.
extension SettingsValue {
    /// The states and their words.
    static let states: [(word: String, value: HitMask.State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
        ("focused", .focused),
    ]

    /// One state, or an array of those that hold at one time.
    func state() throws(SettingsError) -> HitMask.State {
        let states = SettingsValue.states.map { (word: $0.word, value: $0.value) }
        guard value.isArray else { return try word(in: states, orElse: ", or an array of them") }
        var all = HitMask.State.normal
        for element in value.elements { all.formUnion(try SettingsValue(key: key, element).word(in: states)) }
        return all
    }

    private struct ColorKey {
        var color: ArtColor?
        var tolerance: UInt8?
    }

    /// The keys of the object of a colour key.
    static var colorKeyNames: [String] { colorKeys.map(\.name) }

    private static let colorKeys: [SettingsKey<ColorKey>] = [
        SettingsKey("colorKey", \.color) { value throws(SettingsError) in
            guard let color = value.value.string.flatMap(ArtColor.init) else {
                throw value.unexpected("a colour such as \"#FF00FF\"")
            }
            return color
        },
        SettingsKey("tolerance", \.tolerance) { value throws(SettingsError) in
            UInt8(try value.whole(in: 0...255))
        },
    ]

    func channel() throws(SettingsError) -> ArtChannel {
        guard value.isObject else {
            return try word(
                in: ArtChannel.words.map { ($0.word, $0.channel) }, orElse: ", or an object with 'colorKey'")
        }
        var found = ColorKey()
        try read(Self.colorKeys, into: &found, owner: "'channel'")
        guard let color = found.color else { throw error(.missingKey("colorKey", owner: "'channel'")) }
        return .colorKey(color, tolerance: found.tolerance ?? 0)
    }
}
