import Foundation
import HitMaskCompiler
import HitMasks

/// What it costs to open a file of many masks, and to find one by its name.
struct FileBenchmarks {
    let corpus: Corpus

    func run(_ options: Options, _ report: inout Report) throws {
        let figures = ["open.masks10000", "open.mapped.masks10000", "validate", "lookup.by_name"]
        if figures.contains(where: options.wants), !corpus[.button].isEmpty {
            let file = try ManyMaskFile(corpus[.button].multiplied(to: 10_000))
            defer { file.remove() }
            try open(file, "masks10000", options, &report)
            try validate(file, options, &report)
            try findByName(file, options, &report)
        }
        let wantsMore = options.wants("open.masks100000") || options.wants("open.mapped.masks100000")
        if wantsMore, !options.quick, !corpus[.small].isEmpty {
            let file = try ManyMaskFile(corpus[.small].multiplied(to: 100_000))
            defer { file.remove() }
            try open(file, "masks100000", options, &report)
        }
    }

    private func open(_ file: ManyMaskFile, _ name: String, _ options: Options, _ report: inout Report) throws {
        var ways = Interleaved()
        ways.add("copy") { (try? HitMaskFile(contentsOf: file.path))?.count ?? -1 }
        ways.add("map") { (try? HitMaskFile(contentsOf: file.path, reading: .map))?.count ?? -1 }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("open.\(name).seconds", medians["copy"]!)
        report.add("open.mapped.\(name).seconds", medians["map"]!)
    }

    /// Opening bytes that are already in memory: one copy of them, every check, and the index of the names.
    private func validate(_ file: ManyMaskFile, _ options: Options, _ report: inout Report) throws {
        var ways = Interleaved()
        ways.add("validate") { (try? HitMaskFile(file.bytes))?.count ?? -1 }
        let time = try ways.medians(rounds: options.rounds)["validate"]!
        report.add("validate.masks10000.ms", time * 1e3)
        report.add("validate.ms_per_mb", time * 1e3 / (Double(file.bytes.count) / 1e6))
        report.add("validate.bytes_per_second", Double(file.bytes.count) / time)
    }

    /// Names in random order, next to a dictionary of the same names that a person would build at start.
    private func findByName(_ file: ManyMaskFile, _ options: Options, _ report: inout Report) throws {
        let open = try HitMaskFile(file.bytes)
        let widths = Dictionary(uniqueKeysWithValues: file.widths)
        var random = SplitMix(state: 3)
        let names = file.widths.map(\.0).shuffled(using: &random)
        var ways = Interleaved()
        ways.add("dictionary") { names.reduce(0) { $0 &+ widths[$1]! } }
        ways.add("file") { names.reduce(0) { $0 &+ (open.mask(named: $1)?.width ?? -1) } }
        let medians = try ways.medians(rounds: options.rounds)
        report.add("lookup.by_name.ns", medians["file"]! / Double(names.count) * 1e9)
        report.add("lookup.by_name.vs_dictionary", medians["file"]! / medians["dictionary"]!)
    }
}

/// A file of many masks on the disk, as its bytes, and what it holds.
private struct ManyMaskFile {
    let path: String
    let bytes: [UInt8]
    let widths: [(String, Int)]

    init(_ artworks: [Artwork]) throws {
        note("Compiling \(artworks.count) masks.")
        var builder = MaskFileBuilder()
        for artwork in artworks { try builder.add(artwork.name, bitmap: HitMask.Bitmap(artwork)) }
        bytes = try builder.bytes()
        widths = artworks.map { ($0.name, $0.width) }
        path = NSTemporaryDirectory() + "/benchmarks-\(ProcessInfo.processInfo.processIdentifier).hitmask"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        guard try HitMaskFile(contentsOf: path).count == artworks.count else {
            throw MaskSet.WrongMask(description: "a file of \(artworks.count) masks does not hold them all")
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
