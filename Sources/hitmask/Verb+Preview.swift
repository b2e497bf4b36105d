import HitMaskCompiler
import HitMasks

extension Verb {
    /// `hitmask preview`: a page, or a picture, that shows what can be tapped.
    static let preview = Verb(
        name: "preview",
        summary: "show every mask over its art, on a page or in a picture",
        positionals: [Positional(placeholder: "FILE")],
        options: [output, art, config, quiet],
        notes: [
            "PAGE.html is one file for a browser, without a network: every mask over its art, the pixel under the pointer"
                + " and whether it is hit, masks over each other, content modes and slices. SHEET.png, by its ending, is a"
                + " picture of all masks.",
            "--art takes what compile takes: a folder, an asset catalog, a sprite sheet or a PNG. A mask is shown over the"
                + " art of its name, variant and scale, and without art where there is none. What is opaque is decided by"
                + " FILE alone.",
        ],
        examples: [
            "hitmask preview ui.hitmask --art art -o ui.html", "hitmask preview ui.hitmask --art art -o ui.png",
        ],
        run: runPreview
    )

    private static let output = Option.text(
        "-o", "--output", placeholder: "PAGE.html", "Write to PAGE.html, or to SHEET.png; - is the standard output.",
        isRequired: true)
    private static let art = Option.text(
        "--art", placeholder: "FOLDER", "Show the masks over the art in FOLDER.")
    private static let config = Option.text(
        "--config", placeholder: "FILE",
        "With --art: the settings that the masks were compiled with, which name states, frames and hit images.")
    private static let quiet = Option.flag("--quiet", "Say nothing but errors.")

    @Sendable private static func runPreview(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let path = invocation.arguments[0]
        let target = invocation[output] ?? "-"
        if invocation[config] != nil, invocation[art] == nil { throw UsageError.needless("--config", without: "--art") }
        let place = target == "-" ? "standard output" : target
        let inputs = [path] + [invocation[art], invocation[config]].compactMap(\.self)
        let output = try about(place) { () throws(OutputFault) in
            let output = try OutputTarget(target)
            try output.requireDistinct(from: inputs)
            return output
        }
        let file = try about(path) { try MaskSelection(contentsOf: path).file }
        let shelf = invocation[art].map { ArtShelf(searching: $0, config: invocation[config]) } ?? ArtShelf()
        guard shelf.diagnostics.isEmpty else {
            terminal.report(shelf.diagnostics)
            return .failed
        }
        let hasArt = invocation[art] != nil
        do {
            let title = String(path[path.lastPartStart...])
            if target.utf8.suffix(4).map({ $0 | 0x20 }) == Array(".png".utf8) {
                let sheet = try ContactSheet(of: file, art: shelf)
                return try write(
                    sheet.bytes, to: output, of: file, pictured: hasArt ? sheet.picturedCount : nil, invocation)
            }
            let page = try PreviewPage(of: file, titled: title, art: shelf, hasSettings: invocation[config] != nil)
            return try write(page.bytes, to: output, of: file, pictured: hasArt ? page.picturedCount : nil, invocation)
        } catch let error as ArtFaults {
            for fault in error.faults { terminal.report(fault.path, "\(fault.reason)") }
            return .failed
        } catch let fault as ContactSheet.Fault {
            throw FileFault(path: path, reason: fault)
        }
    }

    private static func write(
        _ bytes: [UInt8], to output: OutputTarget, of file: HitMaskFile, pictured: Int?, _ invocation: Invocation
    ) throws -> ExitStatus {
        let outcome: OutputTarget.Outcome
        do {
            outcome = try output.write(bytes)
        } catch OutputFault.system(let fault) where fault.meansClosedPipe {
            return .failed
        } catch {
            throw FileFault(path: output.place, reason: error)
        }
        if !invocation[quiet], output.isFile {
            let art = pictured.map { ", \($0) over art" } ?? ""
            let note =
                switch outcome {
                case .written: ""
                case .unchanged: " (unchanged)"
                }
            try printResults("\(output.path.escaped): \(counted(file.count, "mask"))\(art)\(note)\n")
        }
        return .done
    }
}
