import HitMasks

/// A build: pictures to one mask file, everything or nothing.
///
/// Every picture is attempted, every fault is reported, and unless all is well the output stays as it was. The bytes
/// depend on the pictures and the options alone: not on the number of jobs, the order of the arguments, the folder,
/// or the machine.
package struct MaskBuild: Sendable {
    /// Which scales of a name are stored.
    package enum Variants: String, CaseIterable, Sendable {
        /// The one with the most pixels per point.
        case densest
        /// Each.
        case all
    }

    /// Pictures and folders of pictures.
    package var inputs: [String] = []
    /// Files that list more of them.
    package var inputLists: [String] = []
    /// The folder below which all of them lie, and by which they are named.
    package var base: String?
    /// How the accessors are to be, where the names must be fit for some.
    package var accessors: AccessorSource.Style?
    /// How masks are made.
    package var settings = ImageSettings()
    /// The file of settings for single pictures.
    package var config: String?
    /// The cells that pictures are cut into; nil for pictures as they are.
    package var grid: SheetPage.Size?
    /// Which scales of a name are stored.
    package var variants = Variants.densest
    /// Whether a warning keeps the output from being written.
    package var isStrict = false
    /// The part of the masks that is made; nil for all.
    package var shard: Shard?
    /// The file that will say what the output depends on, if there will be one.
    package var depfile: String?
    /// Whether the masks are to be listed in the report, also where nothing changed.
    package var reportsMasks = false
    /// The number of pictures read at one time.
    package var jobs = 1
    /// Where it is remembered what was read, so that the next build need not read it again; nil for nowhere.
    package var memory: BuildMemory?

    /// Makes a build without an input.
    package init() {}

    /// Runs the build.
    ///
    /// - Parameters:
    ///   - output: Where the file goes.
    ///   - progress: Is called after each picture with the finished and all, by one thread at a time.
    /// - Returns: What was done, with every fault and warning.
    package func run(
        to output: OutputTarget, progress: @escaping @Sendable (_ finished: Int, _ all: Int) -> Void
    ) -> BuildReport {
        var report = BuildReport(output: output)
        var timer = LapTimer()
        // Before any file is looked at: what is written from now on is newer than the record.
        var history = BuildHistory(of: output, self)
        if !reportsMasks, history?.isDone(&report) ?? false {
            report.timings.read = timer.lap()
            return report
        }
        Interruption.prepareToCleanUp()
        history?.open()
        let (inputs, others) = findInputs(&report)
        report.timings.search = timer.lap()
        if let depfile { report.diagnostics += report.unwritable(in: depfile) }
        var plan = ReadingPlan(of: inputs, variants: variants)
        do throws(OutputFault) {
            // A first build needs no look: nothing is known of the pictures, and none is an output that is not there.
            if output.exists || history?.earlier != nil { try output.requireDistinct(from: plan.lookAtFiles()) }
            try output.requireDistinct(from: Set(inputs.flatMap(\.sidePaths)).union(report.searched.elements))
            try output.requireDistinct(from: others.flatMap { [$0.path] + $0.sidePaths })
        } catch {
            report.diagnostics.append(Diagnostic(output.place, .output(error)))
            return report
        }
        let isUnchanged = history.map { plan.isUnchanged(since: $0, jobs: jobs) } ?? false
        var pictures = readPictures(&plan, isRemembered: history != nil, progress: progress, &report)
        if reportsMasks { report.masks = pictures.map(BuildReport.Mask.init) }
        report.timings.read = timer.lap()
        guard report.isClean(strict: isStrict) else { return report }
        if isUnchanged {
            report.outcome = .unchanged
            report.maskCount = pictures.count
            report.byteCount = history?.outputStamp()?.byteCount ?? 0
            history?.refresh(plan, report)
        } else if let checksum = writeMasks(of: &pictures, to: output, &report) {
            history?.keep(plan, report, checksum: checksum)
        }
        report.timings.write = timer.lap()
        return report
    }

    private func findInputs(_ report: inout BuildReport) -> (own: [ArtInput], others: [ArtInput]) {
        var search = InputSearch(grid: grid, settings: settings, base: base)
        for list in inputLists.map(InputList.init(contentsOf:)) {
            report.diagnostics += list.diagnostics
            for path in list.paths { search.add(path) }
        }
        for path in inputs { search.add(path) }
        report.diagnostics += search.diagnostics
        let found = configured(search, &report).sorted(by: ArtInput.precedes)
        let (own, others) = shard?.divide(found) ?? (found, [])
        report.inputCount = own.count + report.diagnostics.count { $0.severity == .error }
        report.diagnostics += nameCollisions(among: found)
        if let accessors { report.diagnostics += accessorFaults(among: found, style: accessors) }
        report.note(search, inputs: grid == nil ? own : found, otherFiles: inputLists + (config.map { [$0] } ?? []))
        return (own, others)
    }

    /// The inputs as the file of settings wants them.
    private func configured(_ search: InputSearch, _ report: inout BuildReport) -> [ArtInput] {
        guard let config else { return search.inputs }
        do {
            var wiring = SettingsWiring(
                try BuildSettings(reading: try wholeFile(config, limit: .text), path: config), base: settings)
            let changed = wiring.applied(to: search.inputs, tags: search.tags)
            report.diagnostics += wiring.diagnostics
            return changed
        } catch let error as SettingsError {
            report.diagnostics += error.faults.map { Diagnostic(config, line: $0.line, .settings($0)) }
        } catch let error as SystemFault {
            report.diagnostics.append(Diagnostic(config, .system(error)))
        } catch {
            report.diagnostics.append(Diagnostic(config, .cannotStore("\(error)")))
        }
        return search.inputs
    }

    private func readPictures(
        _ plan: inout ReadingPlan, isRemembered: Bool, progress: @escaping @Sendable (Int, Int) -> Void,
        _ report: inout BuildReport
    ) -> [ReadPicture] {
        report.diagnostics += plan.read(jobs: jobs, isRemembered: isRemembered, progress: progress)
        report.diagnostics += plan.scaleWarnings()
        let pictures = plan.takeStoredPictures()
        for picture in pictures { report.diagnostics += lint(picture) }
        report.notes = Deferred(duplicateNotes(among: pictures))
        report.hints = Deferred(report.diagnostics.filter { $0.severity == .hint })
        report.diagnostics.removeAll { $0.severity == .hint }
        return pictures
    }

    /// Writes the file and returns its checksum, or nil if it was not written.
    private func writeMasks(
        of pictures: inout [ReadPicture], to output: OutputTarget, _ report: inout BuildReport
    ) -> UInt64? {
        do {
            var content = try maskFile(of: pictures)
            let expected = pictures.map(ExpectedMask.init)
            // The bytes are in the content now; a large mask's are not to be in memory when it is read back.
            pictures = []
            report.maskCount = expected.count
            report.byteCount = content.byteCount
            let checksum = content.maskFileChecksum
            report.outcome = try output.write(&content) { written in try readBack(written, expecting: expected) }
            return checksum
        } catch let fault as OutputFault {
            report.diagnostics.append(Diagnostic(output.place, .output(fault)))
        } catch let fault as ReadBackFault {
            report.diagnostics.append(Diagnostic(output.place, .readBack(fault)))
        } catch {
            report.diagnostics.append(Diagnostic(output.place, .cannotStore("\(error)")))
        }
        return nil
    }
}

/// What keeps accessors from being written, each said of the first picture of its name.
private func accessorFaults(among inputs: [ArtInput], style: AccessorSource.Style) -> [Diagnostic] {
    let paths = Dictionary(inputs.map { (Array($0.name.utf8), $0.path) }, uniquingKeysWith: { first, _ in first })
    // The inputs are in the order of their names.
    var names: [AccessorName] = []
    for input in inputs where !(names.last?.text.hasSameBytes(as: input.name) ?? false) {
        names.append(AccessorName(of: input))
    }
    return AccessorSource.faults(of: names, style: style).map {
        Diagnostic(paths[Array($0.name.utf8)] ?? $0.name, .accessor($0))
    }
}

private func maskFile(of pictures: [ReadPicture]) throws -> FileContent {
    var builder = MaskFileBuilder()
    for read in pictures {
        // Whatever is stored was read or taken over.
        guard let record = read.picture.record else { throw MaskFileBuilder.BuildError.encoderFault(read.input.name) }
        try builder.add(read.input.name, traits: read.traits, record: record)
    }
    return FileContent(try builder.pieces())
}
