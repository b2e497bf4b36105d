import HitMaskCompiler

/// The options of accessors, of the verb and of `compile`.
enum AccessorOptions {
    static let access = Option.choice(
        "--access", "Who may use the accessors.", initial: AccessorAccess.internal)
    static let embed = Option.flag("--embed", "Put the masks themselves into the accessors, as a text.")
}

/// Accessors that are asked for: how they are to be, and where they go.
struct AccessorOutput {
    /// How the accessors are to be.
    let style: AccessorSource.Style
    private let output: OutputTarget

    /// Looks at the place, before any work is done.
    ///
    /// The type that looks masks up is named as the file that it is written to.
    init(_ invocation: Invocation, path: String, besides inputs: [String]) throws {
        var style = AccessorSource.Style()
        style.access = invocation[AccessorOptions.access]
        style.form = invocation[AccessorOptions.embed] ? .embedded : .lookups
        output = try about(path == "-" ? "standard output" : path) {
            if style.form == .lookups, path != "-" {
                style.typeName = try AccessorSource.Style.typeName(ofOutput: path)
            }
            let output = try OutputTarget(path)
            try output.requireDistinct(from: inputs)
            return output
        }
        self.style = style
    }

    /// The accessors that `compile` is to write beside the masks, if it is.
    init?(_ invocation: Invocation, option: Option<String?>, besides masks: OutputTarget) throws {
        guard let path = invocation[option] else {
            let isAsked = invocation[AccessorOptions.embed] || invocation[AccessorOptions.access] != .internal
            if isAsked { throw UsageError.missingOption("--accessors", placeholder: "FILE.swift") }
            return nil
        }
        // Accessors are made from the written file, so it must be one, and another.
        guard masks.isFile, path != masks.path else { throw UsageError.conflict("--accessors", "-o \(masks.path)") }
        try self.init(invocation, path: path, besides: [masks.path])
    }

    /// Writes the accessors of a mask file, or reports every name that gets none.
    func write(from path: String, _ terminal: Terminal, isQuiet: Bool) throws -> ExitStatus {
        let selection = try about(path) { try MaskSelection(contentsOf: path) }
        let source: AccessorSource
        do throws(AccessorFaults) {
            source = try AccessorSource(of: selection.file, from: String(path[path.lastPartStart...]), style: style)
        } catch {
            for fault in error.faults { terminal.report(path, "\(fault)") }
            return .failed
        }
        do {
            let outcome = try output.write(Array(source.text.utf8))
            let note =
                switch outcome {
                case .written: ""
                case .unchanged: " (unchanged)"
                }
            let count = selection.file.names.count
            if !isQuiet, output.isFile {
                try printResults("\(output.path.escaped): \(counted(count, "accessor"))\(note)\n")
            }
        } catch OutputFault.system(let fault) where fault.meansClosedPipe {
            return .failed
        } catch let fault as OutputFault {
            throw FileFault(path: output.place, reason: fault)
        }
        return .done
    }
}
