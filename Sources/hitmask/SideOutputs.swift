import HitMaskCompiler

/// The files that `compile` writes for the system that runs it: what the masks depend on, and what was done.
struct SideOutputs {
    static let depfile = Option.text(
        "--depfile", placeholder: "FILE",
        "Write to FILE, for Make and Ninja, every file and folder that the masks depend on.")
    static let report = Option.text(
        "--report", placeholder: "FILE", "Write to FILE, as JSON, what was done, also if it failed.")

    private let masks: String
    private let depfile: OutputTarget?
    private let report: OutputTarget?
    private let start = monotonicSeconds()

    /// Looks at the places, before any work is done.
    init(_ invocation: Invocation, besides masks: String) throws {
        self.masks = masks
        let paths = (depfile: invocation[SideOutputs.depfile], report: invocation[SideOutputs.report])
        if masks == "-", paths.depfile != nil { throw UsageError.conflict("--depfile", "-o -") }
        if masks == "-", paths.report == "-" { throw UsageError.conflict("--report -", "-o -") }
        if let path = paths.depfile {
            if path == masks { throw UsageError.conflict("--depfile \(path)", "-o \(masks)") }
            guard Depfile(output: masks, dependencies: []) != nil else {
                throw FileFault(path: masks, reason: NotATarget())
            }
        }
        if let path = paths.report {
            if path == masks { throw UsageError.conflict("--report \(path)", "-o \(masks)") }
            if path == paths.depfile { throw UsageError.conflict("--report \(path)", "--depfile \(path)") }
        }
        func target(_ path: String?) throws -> OutputTarget? {
            guard let path else { return nil }
            return try about(path) {
                let target = try OutputTarget(path)
                try target.requireDistinct(from: [masks])
                return target
            }
        }
        (depfile, report) = (try target(paths.depfile), try target(paths.report))
    }

    /// The output's path cannot be written in a depfile.
    private struct NotATarget: Error, CustomStringConvertible {
        let description = "this name cannot be written in a depfile so that both Make and Ninja read it"
    }

    /// Writes the depfile of a build that is done, and the report in any case.
    func write(_ build: BuildReport) throws {
        for target in [depfile, report] {
            guard let target else { continue }
            try about(target.place) { try target.requireDistinct(from: build.dependencies) }
        }
        if let depfile, build.outcome != nil,
            let content = Depfile(output: masks, dependencies: build.dependencies)
        {
            try write(content.text, to: depfile)
        }
        if let report {
            let json = build.json(tool: Tool.version, seconds: monotonicSeconds() - start)
            try write(json.text(expandedDepth: 2) + "\n", to: report)
        }
    }

    /// Writes the report of a build that could not start.
    func write(_ fault: FileFault) throws {
        guard let report else { return }
        let json = BuildReport.json(
            tool: Tool.version, output: masks, fault: (fault.path, "\(fault.reason)"),
            seconds: monotonicSeconds() - start)
        try write(json.text(expandedDepth: 2) + "\n", to: report)
    }

    private func write(_ text: String, to target: OutputTarget) throws {
        _ = try about(target.place) { try target.write(Array(text.utf8)) }
    }
}

extension Shard {
    /// `--shard 2/3`
    static let option = Option<Shard?>(
        ["--shard"], "I/N", "Make only the Ith of N parts of the masks; 'hitmask merge' joins them.", initial: nil
    ) { text throws(ValueFault) in
        guard let shard = Shard(text) else {
            throw ValueFault(expected: "a shard I/N with I from 1 to N, such as 2/3")
        }
        return shard
    }
}

extension BuildReport {
    /// `ui.hitmask: 12 masks, 3021 bytes`
    var summary: String {
        let figures = counted(maskCount, "mask") + ", " + counted(byteCount, "byte")
        return "\(output.path.escaped): \(figures)\(outcome == .unchanged ? " (unchanged)" : "")\n"
    }
}
