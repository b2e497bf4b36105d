/// Where accessors find their masks.
package enum AccessorForm: Sendable {
    /// In the written code itself: `HitMask.Buttons.play`.
    case embedded
    /// In a mask file that the program opens: `masks.buttons.play`.
    case lookups

    /// Names that the accessors of this form cannot have, because the written code or its users mean something else by
    /// them.
    var reservedNames: Set<String> {
        let language: Set = ["init", "self", "Any", "Double", "HitMask", "HitMaskFile", "Protocol", "Self", "Type"]
        return switch self {
        case .embedded: language.union(runtimeNames)
        case .lookups: language.union(["maskFile", "Sendable"])
        }
    }
}

/// The types and constants in `HitMask`, which an accessor of the same name would hide. A test compares them with the
/// runtime.
private let runtimeNames: Set = [
    "AffineTransform", "Bitmap", "Component", "Components", "Connectivity", "FillRule", "FormatError",
    "Frame", "Frames", "Insets",
    "NearestPixel", "Outline", "Path",
    "Orientation", "Point", "RecordFault", "Rect", "RowSpan",
    "RowSpans", "Section", "Size", "Slices", "State", "Traits", "minimumTargetSide",
]
