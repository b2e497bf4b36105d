/// Finds pictures whose masks would answer to one name.
///
/// One name and one scale twice is a fault. So are names that differ only in the case of their letters or in how
/// their accents are encoded: they are one file on a Mac and two on Linux.
///
/// The pictures are in their order (`ArtInput.precedes`).
func nameCollisions(among inputs: [ArtInput]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    // Strings as keys compare normalised, which is what finds the twins of one accent.
    var firsts: [String: ArtInput] = [:]
    var previous: ArtInput?
    for input in inputs {
        defer { previous = input }
        if let previous, previous.name.name.hasSameBytes(as: input.name.name) {
            if previous.name.scale == input.name.scale {
                let isSame = previous.path.hasSameBytes(as: input.path)
                diagnostics.append(
                    Diagnostic(input.path, isSame ? .givenTwice : .sameVariant(input.name, other: previous.path)))
            }
            continue
        }
        let folded = input.name.name.lowercased()
        guard let first = firsts[folded] else {
            firsts[folded] = input
            continue
        }
        let isSameText = first.name.name == input.name.name
        diagnostics.append(
            Diagnostic(
                input.path,
                isSameText
                    ? .namesDifferInEncoding(input.name.name, other: first.path)
                    : .namesDifferInCase(input.name.name, otherName: first.name.name, other: first.path)
            )
        )
    }
    return diagnostics
}
