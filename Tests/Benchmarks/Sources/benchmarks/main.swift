import Foundation

/// Each family measures the figures below its prefixes. A new family is a file with a `run` and a line here.
func measure(_ options: Options) throws -> Report {
    let corpus = try Corpus.load(art: options.art)
    var report = Report(only: options.only, hasGoals: corpus.isFetched)
    note("Masks: " + SizeClass.allCases.map { "\(corpus[$0].count) \($0)" }.joined(separator: ", "))
    try SizeBenchmarks(corpus: corpus).run(options, &report)
    try LookupBenchmarks(corpus: corpus).run(options, &report)
    try FileBenchmarks(corpus: corpus).run(options, &report)
    try TapBenchmarks(corpus: corpus).run(options, &report)
    try TouchBenchmarks(corpus: corpus).run(options, &report)
    try AlgebraBenchmarks(corpus: corpus).run(options, &report)
    try ScreenBenchmarks(corpus: corpus).run(options, &report)
    try RegionBenchmarks().run(options, &report)
    try FrameBenchmarks().run(options, &report)
    try NoopBenchmarks(corpus: corpus).run(options, &report)
    try BuildBenchmarks(corpus: corpus).run(options, &report)
    return report
}

do {
    if CommandLine.arguments.dropFirst().first == "reference" {
        Reference.run(Array(CommandLine.arguments.dropFirst(2)))
    }
    if CommandLine.arguments.contains("--help") {
        print(Options.usage, terminator: "")
        exit(0)
    }
    let options = try Options(CommandLine.arguments.dropFirst())
    let report = try measure(options)
    if report.figures.isEmpty, report.skipped.isEmpty {
        note("benchmarks: no figure's key begins with \(options.only)")
        exit(64)
    }
    print(options.json ? report.json : report.table)
    if options.check, !report.hasGoals {
        note("The goals are those of the fetched art, which is not here.")
        exit(1)
    }
    if options.check, !report.missed.isEmpty {
        note("Missed: \(report.missed.joined(separator: ", "))")
        exit(1)
    }
} catch let error as Options.Unknown {
    note("benchmarks: \(error)")
    exit(64)
} catch {
    note("benchmarks: \(error)")
    exit(1)
}
