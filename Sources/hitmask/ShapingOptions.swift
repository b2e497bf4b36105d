import HitMaskCompiler

/// The options of `compile` that change a mask's shape.
enum ShapingOptions {
    private static let outset = Option(
        ["--outset"], "N",
        "Grow masks by N pixels of the art in all directions, or Npt points; shrink them if negative.",
        initial: Shaping.Outset.zero, standard: "0"
    ) { text throws(ValueFault) in
        guard let outset = try? Shaping.Outset(text) else {
            throw ValueFault(expected: "a distance such as 3, 1.5, -2 or 8pt")
        }
        return outset
    }
    private static let fillHoles = Option(
        ["--fill-holes"], "MAXAREA", "Fill holes, or those of at most MAXAREA pixels of the art.",
        initial: Shaping.HoleFilling.none, isValueOptional: true
    ) { text throws(ValueFault) in
        guard let holes = try? Shaping.HoleFilling(text.isEmpty ? nil : text) else {
            throw ValueFault(expected: "a whole number of pixels")
        }
        return holes
    }
    private static let dropIslands = Option(
        ["--drop-islands"], "MINAREA", "Drop parts of less than MINAREA pixels of the art that touch no other part.",
        initial: Shaping.Area(pixels: 0)
    ) { text throws(ValueFault) in
        guard let area = try? Shaping.Area(text) else { throw ValueFault(expected: "a whole number of pixels") }
        return area
    }
    private static let invert = Option.flag("--invert", "Exchange opaque and transparent.")
    private static let detail = Option(
        ["--detail"], "SCALE",
        "Store masks at a lower resolution: 0.5, 50% or 1/2. A cell is opaque if at least half of it is, or with"
            + " 1/2:any if any of it is.",
        initial: Shaping.Detail.full, standard: "1"
    ) { text throws(ValueFault) in
        guard let detail = try? Shaping.Detail(text) else {
            throw ValueFault(expected: "a share above 0 and up to 1, such as 0.5, 50%, 1/2 or 1/2:any")
        }
        return detail
    }

    static let table: [any OptionRow] = [outset, fillHoles, dropIslands, invert, detail]

    /// What the line asks for.
    static func shaping(_ invocation: Invocation) -> Shaping {
        var shaping = Shaping()
        shaping.outset = invocation[outset]
        shaping.holes = invocation[fillHoles]
        shaping.leastIsland = invocation[dropIslands]
        shaping.inverts = invocation[invert]
        shaping.detail = invocation[detail]
        return shaping
    }
}
