/// A name taken apart at the number at its end, as tools name the frames of an animation.
///
///     NumberedName("hero/walk_03")   // "hero/walk", 3
///     NumberedName("hero/walk/12")   // "hero/walk", 12
///     NumberedName("hero/walk (4)")  // "hero/walk", 4
///     NumberedName("hero")           // "hero", no number
///     NumberedName("07")             // nothing, 7
package struct NumberedName: Sendable, Hashable {
    /// The name without the number and what parts them; nil if nothing is left.
    package let stem: String?
    /// The number, or nil if the name does not end with one of at most 18 digits.
    package let number: Int?

    /// Takes a name apart.
    package init(_ name: String) {
        var rest = name.utf8[...]
        let isInBrackets = rest.last == UInt8(ascii: ")")
        if isInBrackets { rest.removeLast() }
        let digits = rest.suffix(while: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        rest = rest.dropLast(digits.count)
        let isOpened = rest.last == UInt8(ascii: "(")
        guard let number = Int(Substring(digits)), digits.count <= 18, isInBrackets == isOpened else {
            (stem, self.number) = (name, nil)
            return
        }
        if isOpened { rest.removeLast() }
        let separators = Set("_-. /".utf8)
        while let last = rest.last, separators.contains(last) { rest.removeLast() }
        stem = rest.isEmpty ? nil : String(Substring(rest))
        self.number = number
    }
}

extension Substring.UTF8View {
    /// The bytes at the end that are so.
    fileprivate func suffix(while isSo: (UInt8) -> Bool) -> Substring.UTF8View {
        self[(lastIndex { !isSo($0) }.map(index(after:)) ?? startIndex)...]
    }
}
