/// Finds pictures whose masks would answer to one name.
///
/// One name and one variant twice is a fault. So are names that differ only in the case of their letters or in how
/// their accents are encoded: they are one file on a Mac and two on Linux.
///
/// The pictures are in their order (`ArtInput.precedes`).
func nameCollisions(among inputs: [ArtInput]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // Strings as keys compare normalised, which is what finds the twins of one accent.
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(inputs.count)
    for (index, input) in inputs.enumerated() {
        if index > 0, inputs[index - 1].name.hasSameBytes(as: input.name) {
            let previous = inputs[index - 1]
            if previous.isSameVariant(as: input) {
                let isSame = previous.place == input.place
                diagnostics.append(
                    Diagnostic(
                        input.place.path, line: input.place.line,
                        isSame
                            ? .givenTwice
                            : .sameVariant(input.name, input.traits.variantText, other: previous.placeText))
                )
            }
            continue
        }
        let folded = input.name.lowercased()
        guard let position = firsts[folded] else {
            firsts[folded] = index
            continue
        }
        let first = inputs[position]
        let isSameText = first.name == input.name
        diagnostics.append(
            Diagnostic(
                input.place.path, line: input.place.line,
                isSameText
                    ? .namesDifferInEncoding(input.name, other: first.placeText)
                    : .namesDifferInCase(input.name, otherName: first.name, other: first.placeText)
            )
        )
    }
    return diagnostics
}

extension ArtInput {
    /// Where the input comes from, for a message about another one.
    fileprivate var placeText: String { place.path + (place.line.map { ":\($0)" } ?? "") }
}
