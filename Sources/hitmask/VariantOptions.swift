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

    static let table: [any OptionRow] = [idiom, appearance, direction]

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

    private static let idioms = HitMask.Traits.Idiom.allCases.map { ("\($0)", $0) }
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
