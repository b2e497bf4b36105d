/// A colour as pictures store it, 8 bits a component, without an alpha.
public struct ArtColor: Sendable, Hashable {
    /// The red component.
    public let red: UInt8
    /// The green component.
    public let green: UInt8
    /// The blue component.
    public let blue: UInt8

    /// Makes a colour of its components.
    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Reads `#FF8000`, with letters of either case. Nil for anything else, `#F80` and colours with an alpha included.
    public init?(_ text: String) {
        var digits: [UInt8] = []
        for character in text.utf8.dropFirst() {
            guard let digit = Character(Unicode.Scalar(character)).hexDigitValue else { return nil }
            digits.append(UInt8(digit))
        }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 else { return nil }
        self.init(red: digits[0] << 4 | digits[1], green: digits[2] << 4 | digits[3], blue: digits[4] << 4 | digits[5])
    }
}

extension ArtColor: CustomStringConvertible {
    /// The colour as ``init(_:)`` reads it: `#FF8000`.
    public var description: String {
        "#"
            + [red, green, blue].map { component in
                (component < 16 ? "0" : "") + String(component, radix: 16, uppercase: true)
            }.joined()
    }
}
