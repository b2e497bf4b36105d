import HitMaskCompiler
import HitMasks

extension Verb {
    /// `hitmask query`: whether points of a mask are opaque.
    static let query = Verb(
        name: "query",
        summary: "ask whether a point of a mask is opaque",
        positionals: [
            Positional(placeholder: "FILE"), Positional(placeholder: "NAME"),
            Positional(placeholder: "X Y", isOptional: true, count: 2),
        ],
        options: [points] + VariantOptions.table + PlacementOptions.table,
        notes: [
            "Prints 'opaque' or 'transparent'. X and Y are pixels of the mask from its top left corner, and may be"
                + " fractions: pixel (3, 4) covers 3 ≤ x < 4 and 4 ≤ y < 5. Outside of the mask all is transparent.",
            "With --in, X and Y are points of a view of that size that the mask is laid into, and --cap-insets and --slop"
                + " are in points too. A point outside of the view is transparent. Flips mirror the picture within the"
                + " view. Cap insets alone tile what lies between them, as UIKit does; --resizing tile alone repeats the"
                + " whole picture. A scaled picture's pixel is opaque for --slop R if its nearest spot is R points away"
                + " or less.",
            "NAME stands for the densest of the name's variants for any screen; NAME@2x picks another scale, and"
                + " --idiom, --appearance and --direction pick other variants, or else the nearest. Of an animation it is the first"
                + " frame; --frame and --time pick another.",
        ],
        examples: [
            "hitmask query ui.hitmask buttons/play 60 22", "hitmask query ui.hitmask buttons/play@2x -3 22.5",
            "hitmask query ui.hitmask buttons/play --points taps.txt",
            "hitmask query ui.hitmask buttons/play 150 40 --in 200x60 --flip horizontal",
            "hitmask query ui.hitmask hero/walk 20 31 --time 0.25",
        ],
        run: runQuery
    )

    private static let points = Option.text(
        "--points", placeholder: "FILE",
        "Read a point 'x y' from each line of FILE and print 1 (opaque) or 0 for each; - is the standard input.")

    @Sendable private static func runQuery(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let arguments = invocation.arguments
        let (path, name) = (arguments[0], arguments[1])
        let pointsPath = invocation[points]
        let laying = try PlacementOptions(invocation)
        let frame = try VariantOptions.frame(invocation)
        var point = HitMask.Point(x: 0, y: 0)
        if pointsPath == nil {
            point.x = try coordinate("X", arguments.dropFirst(2).first, unit: laying.unit)
            point.y = try coordinate("Y", arguments.dropFirst(3).first, unit: laying.unit)
        } else if arguments.count > 2 {
            throw UsageError.extraArgument(arguments[2])
        }
        let mask = try about(path) {
            try MaskSelection(contentsOf: path).entry(
                named: name, for: VariantOptions.traits(invocation) ?? HitMask.Traits(), frame: frame
            ).mask
        }
        let isOpaque = laying.lookup(in: mask)
        if let pointsPath {
            try answerPoints(of: pointsPath) { isOpaque(HitMask.Point(x: $0, y: $1)) }
        } else {
            try printResults(isOpaque(point) ? "opaque\n" : "transparent\n")
        }
        return .done
    }

    private static func coordinate(_ placeholder: String, _ text: String?, unit: String) throws(UsageError) -> Double {
        guard let text else { throw .missingArgument(placeholder) }
        guard let number = Double(text) else {
            throw .badArgument(placeholder, found: text, expected: "a number of \(unit), such as 12 or 0.5")
        }
        return number
    }
}

/// Answers the points of a file, or of the standard input, as they come: another program can ask, wait and ask again.
private func answerPoints(of path: String, _ isOpaque: @escaping (_ x: Double, _ y: Double) -> Bool) throws {
    let name = path == "-" ? "standard input" : path
    let file: Descriptor
    do throws(SystemFault) {
        file = path == "-" ? .standardInput() : try Descriptor(path, for: .reading)
    } catch {
        throw FileFault(path: name, reason: error)
    }
    var answers = PointAnswers(isOpaque)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var count: Int
    repeat {
        do throws(SystemFault) {
            count = try file.read(into: &buffer)
        } catch {
            throw FileFault(path: name, reason: error)
        }
        var fault: PointFault?
        do throws(PointFault) {
            if count > 0 { try answers.take(buffer[..<count]) } else { try answers.finish() }
        } catch {
            fault = error
        }
        try printResults(answers.drain())
        if let fault { throw FileFault(path: name, line: fault.line, reason: fault) }
    } while count > 0
}
