import CReference
import Foundation

/// How long `hitmask compile` takes and how much memory, next to libpng alone and to what people use today.
///
/// Every way is a process. The tool's time is all of its process, from its start to the written file; the others' leaves
/// out their start, and libpng's also that it makes no mask.
struct BuildBenchmarks {
    let corpus: Corpus
    private let files = FileManager.default
    private let folder = NSTemporaryDirectory() + "hitmask-build-\(UUID().uuidString)"

    /// The tool in the build folder of the package, or in `$HITMASK`.
    private static let tool =
        ProcessInfo.processInfo.environment["HITMASK"]
        ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../.build/release/hitmask").standardized
        .path

    init(corpus: Corpus) { self.corpus = corpus }

    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("build") else { return }
        guard files.isExecutableFile(atPath: Self.tool) else {
            report.skip("build: there is no \(Self.tool); make it with swift build -c release")
            return
        }
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        let classes: [(name: String, artworks: [Artwork])] = [
            ("icons", corpus[.small]), ("buttons", corpus[.button]),
            ("large", corpus[.large].filter { max($0.width, $0.height) > 512 }),
        ]
        for (name, artworks) in classes where options.wants("build.\(name)") && !artworks.isEmpty {
            try oneThread(PictureFolder(artworks, in: folder, name: name), name, options, &report)
        }
        if options.wants("build.threads2") {
            let work = try PictureFolder(classes[1].artworks + classes[2].artworks, in: folder, name: "threads2")
            try twoThreads(work, options, &report)
        }
        if options.wants("build.16384.peak_mib"), !options.quick || options.only.hasPrefix("build.16384") {
            try peakOfHugePictures(&report)
        }
    }

    private func compile(_ input: String, jobs: Int) throws -> (seconds: Double, processor: Double, peakMiB: Double) {
        let output = folder + "/out.hitmask"
        // So that each run writes.
        try? files.removeItem(atPath: output)
        let options = [
            "--quiet", "--no-cache", "--jobs", "\(jobs)", "--alpha-threshold", "50%", "--max-pixels", "\(1 << 28)",
        ]
        return try Reference.measure([Self.tool, "compile"] + options + [input, "-o", output])
    }

    private func oneThread(
        _ pictures: PictureFolder, _ name: String, _ options: Options, _ report: inout Report
    ) throws {
        var ways: [(name: String, measure: () throws -> Double)] = [
            ("tool", { try compile(pictures.path, jobs: 1).processor }),
            ("libpng", { try Reference.rows(pictures.list) }),
        ]
        let rivals = Rival.all.filter { options.wants("build.\(name).vs_\($0.name)") }
        for rival in rivals {
            guard let python = rival.python else {
                report.skip("build.\(name).vs_\(rival.name): python3 has no \(rival.modules)")
                continue
            }
            let output = folder + "/rival.bits"
            ways.append((rival.name, { try rival.processSeconds(python, pictures.list, output: output) }))
            ways.append((rival.name + ".warm", { try rival.warmSeconds(python, pictures.list, output: output) }))
        }
        if rivals.contains(where: { $0.name == "pygame" && $0.python != nil }) {
            ways.append(("tool2", { try compile(pictures.path, jobs: 2).seconds }))
        }
        let medians = try Interleaved.medians(rounds: options.buildRounds, ways)
        for rival in ["libpng", "pillow", "pillow.warm", "pygame", "pygame.warm"] {
            guard let time = medians[rival] else { continue }
            report.add("build.\(name).vs_\(rival)", medians["tool"]! / time)
        }
        if let two = medians["tool2"], let time = medians["pygame"] {
            report.add("build.\(name).threads2.vs_pygame", two / time)
        }
        report.add("build.\(name).us", medians["tool"]! / Double(pictures.count) * 1e6)
        report.add("build.\(name).peak_mib", try compile(pictures.path, jobs: 1).peakMiB)
    }

    /// The speed-up of a second thread ÷ that of a loop that only spins.
    private func twoThreads(_ work: PictureFolder, _ options: Options, _ report: inout Report) throws {
        let medians = try Interleaved.medians(
            rounds: options.buildRounds,
            [
                ("one", { try compile(work.path, jobs: 1).seconds }),
                ("two", { try compile(work.path, jobs: 2).seconds }),
                ("spin one", { try Reference.spin(threads: 1) }), ("spin two", { try Reference.spin(threads: 2) }),
            ])
        let (gain, possible) = (medians["one"]! / medians["two"]!, medians["spin one"]! / medians["spin two"]!)
        report.add("build.threads2.speedup", gain)
        report.add("build.threads2.vs_spin", gain / possible)
    }

    private func peakOfHugePictures(_ report: inout Report) throws {
        var peak = 0.0
        for dithered in [false, true] {
            let picture = folder + "/huge.png"
            guard reference_write_picture(picture, 16_384, dithered ? 1 : 0) == 0 else {
                report.skip("build.16384.peak_mib: no room for the picture in \(folder)")
                return
            }
            peak = max(peak, try compile(picture, jobs: 1).peakMiB)
        }
        report.add("build.16384.peak_mib", peak)
    }
}

/// A library that makes masks of pictures, run by a script in `rivals/`.
private struct Rival {
    let name: String
    let modules: String

    static let all = [Rival(name: "pillow", modules: "PIL, numpy"), Rival(name: "pygame", modules: "pygame")]

    /// The python3 that has the modules.
    var python: String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/python3" }.first { python in
            guard FileManager.default.isExecutableFile(atPath: python) else { return false }
            let numbers = try? Reference.numbers(of: python, ["-c", "import \(modules); print(1)"])
            return numbers?.last == 1
        }
    }

    /// The processor seconds of the whole process, as a build would start it.
    func processSeconds(_ python: String, _ list: String, output: String) throws -> Double {
        try Reference.measure([python, script, list, output]).processor
    }

    /// The processor seconds of the pictures alone: the interpreter runs, and has loaded its modules.
    func warmSeconds(_ python: String, _ list: String, output: String) throws -> Double {
        try Reference.numbers(of: python, [script, list, output]).last!
    }

    private var script: String {
        let rivals = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../rivals").standardized.path
        return "\(rivals)/masks_with_\(name).py"
    }
}
