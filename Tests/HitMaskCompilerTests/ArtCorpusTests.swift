import Foundation
import HitMaskCompiler
import HitMasks
import Testing

/// The public corpus of real and hostile PNG files, where it is there: beside the package, or where the environment
/// variable HITMASK_CORPUS says.
private enum Corpus {
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["HITMASK_CORPUS"].map { URL(fileURLWithPath: $0) }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = named ?? package.deletingLastPathComponent().appendingPathComponent("shared/corpus/png")
        let manifest = folder.appendingPathComponent("manifest.tsv").path
        return FileManager.default.fileExists(atPath: manifest) ? folder : nil
    }()

    static let files: [[String: String]] = {
        guard let folder,
            let text = try? String(contentsOf: folder.appendingPathComponent("manifest.tsv"), encoding: .utf8)
        else { return [] }
        let lines = text.split(whereSeparator: \.isNewline).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Dictionary(zip(lines[0], $0), uniquingKeysWith: { $1 }) }
    }()

    static func path(_ file: [String: String]) -> String {
        folder?.appendingPathComponent(file["file"] ?? "").path ?? ""
    }

    static let note: Comment = "the corpus is not here: set HITMASK_CORPUS to the folder that holds manifest.tsv"
}

@Suite("The corpus of PNG files", .enabled(if: Corpus.folder != nil, Corpus.note))
struct ArtCorpusTests {
    /// What the manifest says of a mask.
    private struct Figures: Equatable {
        var count = 0
        var box = "-1,-1,-1,-1"
        var hash = ""
    }

    private static func figures(_ path: String, _ threshold: String) throws -> Figures {
        let options = ArtOptions(
            alphaThreshold: try AlphaThreshold(threshold), orientation: .ignore, maximumPixels: 1 << 28)
        var hash: UInt64 = 1_469_598_103_934_665_603  // the manifest's basis, which is not the usual one
        var (left, top, right, bottom, y) = (Int.max, Int.max, -1, -1, 0)
        let summary = try PNGReader.read(path: path, options: options) { band in
            for row in 0..<band.height {
                for i in 0..<band.bytesPerRow {
                    let byte = band.bytes[row * band.bytesPerRow + i]
                    hash = (hash ^ UInt64(mirrored[Int(byte)])) &* 0x100_0000_01B3
                    guard byte != 0 else { continue }
                    left = min(left, 8 * i + byte.trailingZeroBitCount)
                    right = max(right, 8 * i + 7 - byte.leadingZeroBitCount)
                    (top, bottom) = (min(top, y + row), y + row)
                }
            }
            y += band.height
        }
        let digits = String(hash, radix: 16)
        return Figures(
            count: summary.opaqueCount, box: right < 0 ? "-1,-1,-1,-1" : "\(left),\(top),\(right),\(bottom)",
            hash: String(repeating: "0", count: 16 - digits.count) + digits)
    }

    private static let mirrored: [UInt8] = (0...255).map { byte in
        (0..<8).reduce(0) { $0 | UInt8(byte >> $1 & 1) << UInt8(7 - $1) }
    }

    /// Listed as damaged because libpng alone refuses it; with a full window its pixels are certain.
    private static let readable = "gen/w-idat-window256.png"

    @Test("gives the manifest's counts, boxes and hash for each file that is valid, at three thresholds")
    func valid() throws {
        var seen = 0
        for file in Corpus.files where ["valid", "valid-warn", "cgbi"].contains(file["class"] ?? "") {
            let path = Corpus.path(file)
            let name = file["file"] ?? ""
            // The two largest take minutes in a debug build; their size is what is special about them.
            if name.contains("l-bomb-full-16384") || name.contains("l-bomb-full-8192") { continue }
            let any = try Self.figures(path, "0")
            let half = try Self.figures(path, "32768/65535")
            let above = try Self.figures(path, "128/255")
            #expect(String(any.count) == file["n_alpha_gt_0"], "\(name)")
            #expect(any.box == file["bbox_gt_0"], "\(name)")
            #expect(String(half.count) == file["n_alpha_ge_8000h"], "\(name)")
            #expect(half.box == file["bbox_ge_8000h"], "\(name)")
            #expect(half.hash == file["mask_fnv1a64"], "\(name)")
            #expect(String(above.count) == file["n_alpha_ge_8080h"], "\(name)")
            seen += 1
        }
        #expect(seen > 900)
    }

    @Test("warns of each file that is odd, and of no other that is valid but animations and turned ones")
    func warnings() throws {
        for file in Corpus.files where ["valid", "valid-warn"].contains(file["class"] ?? "") {
            // libpng is silent about the chunk behind this one's image data; the policy is to warn.
            if file["file"] == "gen/w-idat-extra-chunk.png" { continue }
            if (file["file"] ?? "").contains("l-bomb-full") { continue }
            let options = ArtOptions(orientation: .ignore)
            let summary = try PNGReader.read(path: Corpus.path(file), options: options) { _ in }
            let warnings = summary.warnings.filter {
                if case .orientationIgnored = $0 { false } else { $0 != .animation }
            }
            #expect(warnings.isEmpty == (file["class"] == "valid"), "\(file["file"] ?? "")")
        }
    }

    @Test("has every other file refused with a message, in less than two seconds each")
    func refused() throws {
        var seen = 0
        for file in Corpus.files where ["invalid", "ambiguous", "limit"].contains(file["class"] ?? "") {
            guard file["file"] != Self.readable else { continue }
            let start = ContinuousClock.now
            let error = #expect(throws: ArtError.self, "\(file["file"] ?? "")") {
                try PNGReader.read(path: Corpus.path(file)) { _ in }
            }
            #expect(ContinuousClock.now - start < .seconds(2), "\(file["file"] ?? "")")
            #expect((error?.description.count ?? 0) > 10)
            seen += 1
        }
        #expect(seen > 250)
    }
}
