import HitMaskCompiler
import HitMasks

/// The options of verbs that take a name: which of its variants is meant.
enum VariantOptions {
    private static let idiom = Option<HitMask.Traits.Idiom?>(
        ["--idiom"], words(idioms), "Of the name's variants, take the one for this kind of device.", initial: nil
    ) { text throws(ValueFault) in try look(text, in: idioms) }

    private static let appearance = Option<Appearance?>(
        ["--appearance"], "light|dark|high[,…]",
        "Of the name's variants, take the one for this appearance: luminosity, contrast or both, as in dark,high.",
        initial: nil
    ) { text throws(ValueFault) in
        var appearance = Appearance()
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            switch word {
            case "light": appearance.luminosity = .light
            case "dark": appearance.luminosity = .dark
            case "high": appearance.contrast = .high
            default: throw ValueFault(expected: "light, dark or high, or two of them with a comma")
            }
        }
        return appearance
    }

    private static let direction = Option<HitMask.Traits.LayoutDirection?>(
        ["--direction"], words(directions), "Of the name's variants, take the one for this direction of text.",
        initial: nil
    ) { text throws(ValueFault) in try look(text, in: directions) }

    private static let number = Option<Int?>(
        ["--frame"], "N", "Of an animation's frames, take number N, counted from 0.", initial: nil
    ) { text throws(ValueFault) in
        guard let number = Int(text), number >= 0 else { throw ValueFault(expected: "a whole number from 0 on") }
        return number
    }

    private static let time = Option<Double?>(
        ["--time"], "SECONDS", "Of an animation's frames, take the one that is shown then. It repeats itself.",
        initial: nil
    ) { text throws(ValueFault) in
        guard let time = Double(text), time.isFinite else {
            throw ValueFault(expected: "a number of seconds, such as 0.25")
        }
        return time
    }

    static let table: [any OptionRow] = [idiom, appearance, direction, number, time]

    /// The frame that the line asks for, or nil if it asks for none.
    static func frame(_ invocation: Invocation) throws(UsageError) -> FrameChoice? {
        let (number, time) = (invocation[number], invocation[time])
        if number != nil, time != nil { throw .conflict("--frame", "--time") }
        return number.map(FrameChoice.number) ?? time.map(FrameChoice.time)
    }

    /// What the line asks for, or nil if it asks for nothing.
    static func traits(_ invocation: Invocation) -> HitMask.Traits? {
        let appearance = invocation[appearance]
        let traits = HitMask.Traits(
            idiom: invocation[idiom], luminosity: appearance?.luminosity, contrast: appearance?.contrast,
            layoutDirection: invocation[direction])
        return traits == HitMask.Traits() ? nil : traits
    }

    private struct Appearance {
        var luminosity: HitMask.Traits.Luminosity?
        var contrast: HitMask.Traits.Contrast?
    }

    private static let idioms = HitMask.Traits.Idiom.allCases.map { ($0.word, $0) }
    private static let directions: [(String, HitMask.Traits.LayoutDirection)] = [
        ("left-to-right", .leftToRight), ("right-to-left", .rightToLeft),
    ]

    private static func words<Value>(_ values: [(String, Value)]) -> String {
        values.map(\.0).joined(separator: "|")
    }

    private static func look<Value>(_ text: String, in values: [(String, Value)]) throws(ValueFault) -> Value {
        guard let found = values.first(where: { $0.0 == text }) else {
            throw ValueFault(expected: "one of " + values.map(\.0).joined(separator: ", "))
        }
        return found.1
    }
}

extension HitMask.Traits.Idiom {
    /// Its name on the command line. A text that is made of the case takes a tenth of the tool's start for itself.
    fileprivate var word: String {
        switch self {
        case .phone: "phone"
        case .pad: "pad"
        case .mac: "mac"
        case .tv: "tv"
        case .watch: "watch"
        case .car: "car"
        case .vision: "vision"
        }
    }
}
