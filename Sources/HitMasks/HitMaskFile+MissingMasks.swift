extension HitMaskFile {
    /// Names that a program was written for and that its mask file lacks: the two do not belong together.
    public struct MissingMasks: Error, Sendable, Hashable {
        /// The names, in the order in which they were asked for. There is at least one.
        public let names: [String]

        /// Whether both lack the same names. They are compared byte by byte, as in a mask file.
        public static func == (one: MissingMasks, other: MissingMasks) -> Bool {
            one.names.count == other.names.count
                && zip(one.names, other.names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        }

        /// Takes up the bytes of the names.
        public func hash(into hasher: inout Hasher) {
            for name in names {
                for byte in name.utf8 { hasher.combine(byte) }
                hasher.combine(0 as UInt8)
            }
        }
    }

    /// Makes sure that the file has a mask for each of the names. It may have others, too.
    ///
    /// From then on `mask(named:)` of these names is never nil, for a file never changes. Accessors that
    /// `hitmask accessors` writes ask this once.
    ///
    /// - Throws: All names that are missing.
    /// - Complexity: O(names).
    public func requireMasks(named names: [String]) throws(MissingMasks) {
        let missing = names.filter { entries(named: $0).isEmpty }
        guard missing.isEmpty else { throw MissingMasks(names: missing) }
    }
}

extension HitMaskFile.MissingMasks: CustomStringConvertible {
    /// The first names, in plain words.
    public var description: String {
        var text = "the file lacks "
        for (index, name) in names.prefix(3).enumerated() { text += (index > 0 ? ", '" : "'") + name + "'" }
        if names.count > 3 { text += " and \(names.count - 3) more" }
        return text + "; compile it again from all of the art, or make the accessors again"
    }
}
