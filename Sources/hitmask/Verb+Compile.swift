import HitMaskCompiler

extension Verb {
    /// `hitmask compile`: pictures to one mask file.
    static let compile = Verb(
        name: "compile",
        summary: "make one mask file of PNG pictures",
        positionals: [Positional(placeholder: "INPUT", isOptional: true, repeats: true)],
        options: CompileOptions.table,
        notes: [
            "INPUT is a PNG file; a folder, which stands for every .png and every asset catalog below it (hidden files are"
                + " skipped and symbolic links are followed); an .xcassets catalog; or the descriptor of a sprite sheet:"
                + " JSON of TexturePacker, Aseprite or Phaser, a property list of cocos2d, an .atlas of libGDX or Spine,"
                + " XML of Sparrow or Starling.",
            "A mask is named by its path below the folder, a file given by itself by its last part, without extension:"
                + " 'buttons/play'. The suffixes @2x and @3x set the scale, so play.png and play@2x.png are two scales"
                + " of 'play'. In a catalog the image set names the mask, and the frames of a sheet are named as in the sheet;"
                + " a frame's mask is made in the canvas that it was cut from.",
            "With --accessors the names must be fit for Swift ('hitmask accessors --help' tells how they are written), else"
                + " nothing is written.",
            "Everything or nothing: if one input fails, every failure is listed and the output stays as it was. The"
                + " output is replaced at once, never in part, and not touched if its bytes would not change. If it is a"
                + " symbolic link, the file that it leads to is replaced.",
            "A picture is read again if its bytes, the settings or the tool changed; times alone decide nothing. What is"
                + " remembered for that lies in $XDG_CACHE_HOME/hitmask or ~/.cache/hitmask (~/Library/Caches/hitmask on"
                + " macOS) and can be removed at any time.",
        ],
        examples: [
            "hitmask compile art -o ui.hitmask",
            "hitmask compile --alpha-threshold 50% play.png stop.png -o buttons.hitmask",
            "hitmask compile art -o ui.hitmask --depfile ui.d --report ui.json",
            "find art -name '*.png' -print0 | hitmask compile --files-from - -o ui.hitmask",
        ],
        run: runCompile
    )
}

/// The options of `compile`.
private enum CompileOptions {
    static let output = Option.text(
        "-o", "--output", placeholder: "FILE", "Write the masks to FILE; - is the standard output.", isRequired: true)
    static let filesFrom = Option.text(
        "--files-from", placeholder: "FILE",
        "Read more inputs from FILE, one a line, or separated by zero bytes; - is the standard input.")
    static let base = Option.text(
        "--base", placeholder: "FOLDER",
        "Name every input by its path below FOLDER, where all of them lie, also a picture that is given by itself.")
    static let accessors = Option.text(
        "--accessors", placeholder: "FILE.swift", "Also write Swift that reaches the masks by properties.")
    static let alphaThreshold = Option(
        ["--alpha-threshold"], "T", "The least alpha that is opaque: 0.5, 50% or 128/255. 0 means any alpha above 0.",
        initial: AlphaThreshold.default, standard: "0.1"
    ) { text throws(ValueFault) in
        guard let threshold = try? AlphaThreshold(text) else {
            throw ValueFault(expected: "a share from 0 to 1, such as 0.5, 50% or 128/255")
        }
        return threshold
    }
    static let orientation = Option.choice(
        "--orientation", "What to do with a picture that says it is turned (eXIf): refuse it, turn the mask, or not.",
        initial: OrientationPolicy.error)
    static let variants = Option.choice(
        "--variants", "Which scales of a name to store: the one with the most pixels, or each.",
        initial: MaskBuild.Variants.densest)
    static let maximumPixels = Option.number(
        "--max-pixels", 1...65_535 * 65_535, "Refuse a picture of more pixels.", initial: ArtOptions().maximumPixels)
    static let maximumFileBytes = Option.number(
        "--max-file-bytes", 1...1 << 40, "Refuse a picture's file of more bytes.",
        initial: ArtOptions().maximumFileBytes)
    static let strict = Option.flag("--strict", "A warning fails: nothing is written.")
    static let jobs = Option.number(
        "--jobs", 1...1024, "Read N pictures at one time.", initial: availableProcessors(), standard: "all processors")
    static let cache = Option.text(
        "--cache", placeholder: "FILE",
        "Remember in FILE what was read, so that the next run reads only what changed; without this option a file in the"
            + " user's cache is taken.")
    static let noCache = Option.flag("--no-cache", "Read every picture, and remember nothing.")
    static let quiet = Option.flag("--quiet", "Say nothing but errors.")
    static let verbose = Option.flag(
        "--verbose", "Tell what would make masks easier to hit, and name each that equals another.")

    static let grid = Option<SheetPage.Size?>(
        ["--grid"], "WxH",
        "Cut each picture into cells of W × H pixels; the cells of 'hero.png' are 'hero/0', 'hero/1', …",
        initial: nil
    ) { text throws(ValueFault) in
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], 1...65_535 ~= width, 1...65_535 ~= height
        else { throw ValueFault(expected: "two whole numbers of pixels, such as 32x48") }
        return SheetPage.Size(width: width, height: height)
    }

    static let config = Option.text(
        "--config", placeholder: "FILE",
        "Read settings for single pictures, names of states, and shapes from FILE (hitmask.json).")
    static let regions = Option.flag(
        "--regions", "The colours of each picture name regions: make region maps, which give a number for each pixel.")

    static let table: [any OptionRow] =
        [output, filesFrom, base, accessors, AccessorOptions.access, AccessorOptions.embed, alphaThreshold]
        + ShapingOptions.table
        + [
            regions, config, grid, orientation, variants, maximumPixels, maximumFileBytes, strict, jobs, cache, noCache,
            Shard.option,
            SideOutputs.depfile, SideOutputs.report, quiet, verbose,
        ]
}

@Sendable private func runCompile(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
    var build = MaskBuild(invocation)
    guard !build.inputs.isEmpty || !build.inputLists.isEmpty || build.config != nil else {
        throw UsageError.missingArgument("INPUT")
    }
    let path = invocation[CompileOptions.output] ?? ""
    let sideOutputs = try SideOutputs(invocation, besides: path)
    let output: OutputTarget
    let accessors: AccessorOutput?
    do {
        output = try about(path) { () throws(OutputFault) in try OutputTarget(path) }
        accessors = try AccessorOutput(invocation, option: CompileOptions.accessors, besides: output)
    } catch let fault as FileFault {
        try sideOutputs.write(fault)
        throw fault
    }
    let isQuiet = invocation[CompileOptions.quiet]
    let bar = ProgressBar(on: terminal, isWanted: !isQuiet)
    build.accessors = accessors?.style
    let report = build.run(to: output) { bar.show(finished: $0, of: $1) }
    bar.clear()
    if !report.lostItsReader {
        let messages = report.messages(verbose: invocation[CompileOptions.verbose])
        let showsAll = !isQuiet || report.failedByWarnings
        terminal.report(showsAll ? messages : messages.filter { $0.severity == .error })
    }
    try sideOutputs.write(report)
    guard report.outcome != nil else { return .failed }
    if !isQuiet, output.isFile { try printResults(report.summary) }
    guard let accessors else { return .done }
    return try accessors.write(from: path, terminal, isQuiet: isQuiet)
}

extension MaskBuild {
    fileprivate init(_ invocation: Invocation) {
        self.init()
        inputs = invocation.arguments
        inputLists = invocation[CompileOptions.filesFrom].map { [$0] } ?? []
        base = invocation[CompileOptions.base]
        settings.art.alphaThreshold = invocation[CompileOptions.alphaThreshold]
        settings.art.orientation = invocation[CompileOptions.orientation]
        settings.art.maximumPixels = invocation[CompileOptions.maximumPixels]
        settings.art.maximumFileBytes = invocation[CompileOptions.maximumFileBytes]
        settings.shaping = ShapingOptions.shaping(invocation)
        settings.regions = invocation[CompileOptions.regions] ? .numbered : nil
        config = invocation[CompileOptions.config]
        grid = invocation[CompileOptions.grid]
        variants = invocation[CompileOptions.variants]
        isStrict = invocation[CompileOptions.strict]
        jobs = invocation[CompileOptions.jobs]
        shard = invocation[Shard.option]
        depfile = invocation[SideOutputs.depfile]
        reportsMasks = invocation[SideOutputs.report] != nil
        if !invocation[CompileOptions.noCache] {
            memory = BuildMemory(file: invocation[CompileOptions.cache], maker: toolBuild())
        }
    }
}
