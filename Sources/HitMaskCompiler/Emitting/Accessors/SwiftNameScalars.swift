extension Unicode.Scalar {
    /// Whether Swift takes the character at the start of a name: "The Swift Programming Language", Lexical Structure,
    /// grammar of an identifier. Invisible characters, which it takes too, are left out.
    var startsSwiftName: Bool {
        if isASCII { return isASCIILetter }
        return isVisible && !Unicode.Scalar.combining.contains { $0.contains(value) }
            && Unicode.Scalar.beyondASCII.contains { $0.contains(value) }
    }

    /// Whether Swift takes the character within a name.
    var continuesSwiftName: Bool {
        if isASCII { return isASCIIAlphanumeric }
        return isVisible
            && (Unicode.Scalar.beyondASCII.contains { $0.contains(value) }
                || Unicode.Scalar.combining.contains { $0.contains(value) })
    }

    var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(value) }

    private var isASCIILetter: Bool { (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value) }

    /// Whether one can see the character, or sees it move others: no control, no mark of the writing direction.
    var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
        default: true
        }
    }

    private static let combining: [ClosedRange<UInt32>] = [
        0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
    ]

    private static let beyondASCII: [ClosedRange<UInt32>] = [
        0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
        0xD8...0xF6, 0xF8...0x02FF, 0x0370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x20CF, 0x2100...0x218F,
        0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
        0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD,
        0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
