/// Why a file of settings is refused: all that is wrong in it, in the order of the file.
package struct SettingsError: Error, Hashable, Sendable {
    /// What is wrong; at least one.
    package let faults: [SettingsFault]

    init(_ faults: [SettingsFault]) { self.faults = faults }

    init(line: Int, _ reason: SettingsFault.Reason) { faults = [SettingsFault(line: line, reason)] }
}

/// One thing that is wrong in a file of settings, and the line.
package struct SettingsFault: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong there.
    package let reason: Reason

    /// What is wrong, with what was found and what was expected.
    package enum Reason: Hashable, Sendable {
        /// The text is no JSON.
        case text(TextFault.Reason)
        /// A key that means nothing there, and those that look like it.
        case unknownKey(String, owner: String, suggestions: [String])
        /// A key for the second time.
        case repeatedKey(String, owner: String, firstLine: Int)
        /// A key without which the others mean nothing.
        case missingKey(String, owner: String)
        /// A value of another kind, or none of those that are allowed there.
        case value(key: String, found: String, expected: String)
        /// No alpha threshold.
        case threshold(AlphaThreshold.Malformed)
        /// No outset.
        case outset(Shaping.Outset.Malformed)
        /// No number of pixels.
        case area(key: String, Shaping.Area.Malformed)
        /// No detail.
        case detail(Shaping.DetailFault)
        /// No pattern for names.
        case glob(String, Glob.Malformed)
        /// A pattern that matches no name, and the names or patterns that were probably meant.
        case unusedGlob(String, suggestions: [String])
        /// A text that cannot be the name of a mask, a region or a shape.
        case name(String, key: String, NameProblem)
        /// A text that cannot be the path of a picture.
        case path(String, NameProblem)
        /// Something in braces that stands for nothing.
        case placeholder(String, key: String, known: [String])
        /// Two colours for one region.
        case repeatedRegion(String, firstColor: ArtColor)
        /// A shape without an outline, or with more than one.
        case outlines([String], owner: String)
        /// A key that means nothing without another.
        case needs(String, others: [String], owner: String)
        /// A shape's side is no whole number of pixels, or too long.
        case shapeSide(String, owner: String, limit: Int)
        /// Path data that is none.
        case pathData(String)
        /// A shape has more pixels than the limit.
        case shapePixels(String, found: Int, limit: Int)
        /// The parts of a shape's outline cross more rows than the limit.
        case crossings(String, found: Int, limit: Int)
        /// The shapes up to this one have more pixels together than the limit.
        case shapePixelsInAll(String, limit: Int)
        /// The name of a frame is a number alone.
        case noFrameName(String)
        /// Two pictures are the same frame of an animation.
        case sameFrame(String, other: String, animation: String, number: Int)
    }

    init(line: Int, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }

    /// The order of reports: that of the file.
    static func precedes(_ one: SettingsFault, _ other: SettingsFault) -> Bool { one.line < other.line }
}
