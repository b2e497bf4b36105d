import HitMasks

/// Joins mask files to one, such as those of the shards of a build: everything or nothing.
///
/// The bytes depend on the masks alone. If the files are the shards of a build, they are those of the whole build.
package struct MaskMerge: Sendable {
    private let inputs: [String]
    private var masks: [MergedMask] = []
    private var diagnostics: [Diagnostic] = []

    /// Makes a merge of files, which may be in any order.
    package init(of inputs: [String]) { self.inputs = inputs.sorted { $0.precedesByBytes($1) } }

    /// Reads and validates all files, and writes one.
    ///
    /// A mask that is the same in several files is stored once. It is a fault if it differs.
    package mutating func run(to output: OutputTarget) -> BuildReport {
        var report = BuildReport(output: output)
        report.inputCount = inputs.count
        do throws(OutputFault) {
            try output.requireDistinct(from: inputs)
        } catch {
            report.diagnostics.append(Diagnostic(output.place, .output(error)))
            return report
        }
        for input in inputs { read(input) }
        dropRepetitions()
        diagnostics += nameCollisions(among: masks.map(\.input))
        report.diagnostics = diagnostics
        if report.isClean(strict: false) { write(to: output, &report) }
        return report
    }

    private mutating func read(_ path: String) {
        do throws(MaskFileFault) {
            let file = try MaskSelection(contentsOf: path).file
            // Masks that share a record in the file go on to share its bytes.
            var records: [Int: MaskRecord] = [:]
            for (position, entry) in file.entries.enumerated() {
                let offset = file.sections.recordOffset(position)
                guard let record = records[offset] ?? file.record(at: offset) else { continue }
                records[offset] = record
                let input = ArtInput(path: path, name: entry.name, traits: entry.storedTraits)
                let expected = ExpectedMask(
                    name: input.name, traits: input.traits, width: entry.mask.width, height: entry.mask.height,
                    content: record.digest)
                masks.append(MergedMask(input: input, record: record, expected: expected))
            }
        } catch {
            diagnostics.append(Diagnostic(path, .maskFile(error)))
        }
    }

    /// Sorts the masks as the file has them, and keeps one of each.
    private mutating func dropRepetitions() {
        masks.sort { ArtInput.precedes($0.input, $1.input) }
        var kept: [MergedMask] = []
        for mask in masks {
            guard let first = kept.last, first.input.isSameVariant(as: mask.input) else {
                kept.append(mask)
                continue
            }
            if first.input.traits != mask.input.traits || first.record != mask.record {
                let reason = Diagnostic.Reason.otherMask(
                    mask.input.name, mask.input.traits.variantText, other: first.input.path)
                diagnostics.append(Diagnostic(mask.input.path, reason))
            }
        }
        masks = kept
    }

    private mutating func write(to output: OutputTarget, _ report: inout BuildReport) {
        do {
            var builder = MaskFileBuilder()
            for mask in masks { try builder.add(mask.input.name, traits: mask.input.traits, record: mask.record) }
            var content = FileContent(try builder.pieces())
            let expected = masks.map(\.expected)
            // The bytes are in the content now.
            (builder, masks) = (MaskFileBuilder(), [])
            report.maskCount = expected.count
            report.byteCount = content.byteCount
            report.outcome = try output.write(&content) { written in try readBack(written, expecting: expected) }
        } catch let fault as OutputFault {
            report.diagnostics.append(Diagnostic(output.place, .output(fault)))
        } catch let fault as ReadBackFault {
            report.diagnostics.append(Diagnostic(output.place, .readBack(fault)))
        } catch {
            report.diagnostics.append(Diagnostic(output.place, .cannotStore("\(error)")))
        }
    }
}

/// A mask of one of the files.
private struct MergedMask: Sendable {
    /// What it is called, and the file that it is in.
    let input: ArtInput
    let record: MaskRecord
    let expected: ExpectedMask
}
