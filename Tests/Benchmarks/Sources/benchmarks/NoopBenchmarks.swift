import Foundation

/// How long `hitmask compile` takes if nothing changed, next to reading the same files and doing nothing with them.
///
/// All figures are ratios of processor time with one job. The tool's is that of its whole process.
struct NoopBenchmarks {
    let corpus: Corpus
    private let files = FileManager.default
    private let folder = NSTemporaryDirectory() + "hitmask-noop-\(UUID().uuidString)"
    private static let count = 10_000

    /// The tool in the build folder of the package, or in `$HITMASK`.
    private static let tool =
        ProcessInfo.processInfo.environment["HITMASK"]
        ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../.build/release/hitmask").standardized
        .path

    init(corpus: Corpus) { self.corpus = corpus }

    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("build.noop") else { return }
        let artworks = corpus[.small] + corpus[.button]
        guard !artworks.isEmpty, files.isExecutableFile(atPath: Self.tool) else {
            report.skip("build.noop: needs art and \(Self.tool); make it with swift build -c release")
            return
        }
        try files.createDirectory(atPath: folder + "/art", withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        let paths = (0..<Self.count).map { "\(folder)/art/\($0).png" }
        for (index, path) in paths.enumerated() {
            try files.copyItem(atPath: artworks[index % artworks.count].path, toPath: path)
        }
        try measure(paths, options, &report)
    }

    private func measure(_ paths: [String], _ options: Options, _ report: inout Report) throws {
        // A record of files that were written just before trusts no stamp; one of older files trusts all.
        for path in paths { utimes(path, nil) }
        _ = try compile(cache: "young")
        let young = try Data(contentsOf: URL(fileURLWithPath: folder + "/young"))
        sleep(3)
        _ = try compile(cache: "old")
        let old = try Data(contentsOf: URL(fileURLWithPath: folder + "/old"))

        var times: [String: [Double]] = [:]
        for round in 0...(options.quick ? 3 : 7) {
            try young.write(to: URL(fileURLWithPath: folder + "/young"))
            var values = try ["read": read(paths), "stat": compile(cache: "old"), "digest": compile(cache: "young")]
            try? files.removeItem(atPath: folder + "/none")
            if round < 4 { values["compile"] = try compile(cache: "none") }
            guard try Data(contentsOf: URL(fileURLWithPath: folder + "/old")) == old else {
                throw Failed(description: "a build in which nothing changed wrote another record")
            }
            // The first round warms up.
            if round > 0 { for (name, value) in values { times[name, default: []].append(value) } }
        }
        let medians = times.mapValues(\.median)
        report.add("build.noop_stat.vs_read", medians["stat"]! / medians["read"]!)
        report.add("build.noop_digest.vs_read", medians["digest"]! / medians["read"]!)
        report.add("build.noop_stat.vs_compile", medians["stat"]! / medians["compile"]!)
        report.add("build.noop_stat.us", medians["stat"]! / Double(Self.count) * 1e6)
    }

    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// The processor seconds in which the C library reads all files.
    private func read(_ paths: [String]) throws -> Double {
        let size = 1 << 16
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { buffer.deallocate() }
        let start = processorSeconds { getrusage(ownTime, &$0) }
        for path in paths {
            let file = open(path, O_RDONLY)
            guard file >= 0 else { throw Failed(description: "cannot open \(path)") }
            while Foundation.read(file, buffer.baseAddress, size) > 0 {}
            close(file)
        }
        return processorSeconds { getrusage(ownTime, &$0) } - start
    }

    /// The processor seconds of a build.
    private func compile(cache: String) throws -> Double {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.tool)
        let words = ["--quiet", "--jobs", "1", "--alpha-threshold", "50%", "--cache", "\(folder)/\(cache)"]
        process.arguments = ["compile", "\(folder)/art", "-o", folder + "/out.hitmask"] + words
        let start = processorSeconds { getrusage(childrenTime, &$0) }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed(description: "\(Self.tool) failed") }
        return processorSeconds { getrusage(childrenTime, &$0) } - start
    }

    private func processorSeconds(_ ask: (inout rusage) -> Void) -> Double {
        var usage = rusage()
        ask(&usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}

// RUSAGE_SELF and RUSAGE_CHILDREN, which Linux imports as an enumeration that the call does not take.
private let ownTime: Int32 = 0
private let childrenTime: Int32 = -1
