import Foundation
import HitMasks
import TestSupport
import Testing

/// The same questions to the masks of pygame. The environment variable HITMASK_PYTHON may name a Python that has it.
@Suite struct `Masks agree with pygame's` {
    private static let python = ProcessInfo.processInfo.environment["HITMASK_PYTHON"] ?? "python3"
    private static let hasPygame = (try? run("import pygame.mask", input: "")) != nil

    @Test(
        .enabled(if: hasPygame, "pygame cannot be imported: pip install pygame-ce, or name a Python in HITMASK_PYTHON"))
    func `on seeded pictures`() throws {
        var random = SeededRandom(seed: 77)
        var (questions, expected) = ("", "")
        for round in 0..<240 as Range<UInt64> {
            let kinds = (0..<2).map { _ in TestBitmaps.kinds.randomElement(using: &random)! }
            // pygame 2.5 reads beyond a mask that is one pixel wide when it labels regions, and may crash.
            let pictures = kinds.map { kind in
                TestBitmaps.make(
                    kind, width: .random(in: 2...90, using: &random), height: .random(in: 1...40, using: &random),
                    seed: round)
            }
            let position = PixelPosition(
                x: .random(in: -90...90, using: &random), y: .random(in: -40...40, using: &random))
            questions += pictures.map(text).joined(separator: " ") + " \(position.x) \(position.y)\n"
            expected += answers(pictures[0], pictures[1], position) + "\n"
        }
        let found = try `Masks agree with pygame's`.run(script, input: questions)
        #expect(found.split(separator: "\n").count == 240)
        #expect(found == expected)
    }

    /// Counts, centroid, overlap and combinations; then the areas and boxes of the regions, which pygame has in an order of
    /// its own.
    private func answers(_ a: HitMask.Bitmap, _ b: HitMask.Bitmap, _ position: PixelPosition) -> String {
        let center = a.centroid.map { "\(Int($0.x - 0.5)),\(Int($0.y - 0.5))" } ?? "0,0"
        let regions = a.components().map { region in
            "\(region.area):\(region.bounds.x),\(region.bounds.y),\(region.bounds.width),\(region.bounds.height)"
        }
        return [
            "\(a.opaqueCount)", center, "\(a.overlapArea(with: b, at: position))", "\(a.overlaps(b, at: position))",
            text(a.inverted()), text(a.intersection(b, at: position)), text(a.union(b, at: position)),
            text(a.subtracting(b, at: position)),
        ].joined(separator: " ") + " " + regions.sorted().joined(separator: " ")
    }

    private func text(_ bitmap: HitMask.Bitmap) -> String {
        Pixels(bitmap).rows.map { $0.map { $0 ? "#" : "." }.joined() }.joined(separator: "/")
    }

    private let script = """
        import sys
        from pygame.mask import Mask
        def read(text):
            rows = text.split("/")
            mask = Mask((len(rows[0]), len(rows)))
            for y, row in enumerate(rows):
                for x, pixel in enumerate(row):
                    if pixel == "#": mask.set_at((x, y))
            return mask
        def text(mask):
            w, h = mask.get_size()
            return "/".join("".join("#" if mask.get_at((x, y)) else "." for x in range(w)) for y in range(h))
        def copy(mask, change, *rest):
            other = mask.copy()
            getattr(other, change)(*rest)
            return text(other)
        for line in sys.stdin:
            a, b, x, y = line.split()
            a, b, at = read(a), read(b), (int(x), int(y))
            point = a.overlap(b, at)
            if point is not None:
                assert a.get_at(point) and b.get_at((point[0] - at[0], point[1] - at[1]))
            regions = []
            for part in a.connected_components():
                w, h = part.get_size()
                xs, ys = zip(*((x, y) for y in range(h) for x in range(w) if part.get_at((x, y))))
                box = min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
                regions.append("%d:%d,%d,%d,%d" % (part.count(), *box))
            print(a.count(), "%d,%d" % a.centroid(), a.overlap_area(b, at), str(point is not None).lower(),
                copy(a, "invert"), text(a.overlap_mask(b, at)), copy(a, "draw", b, at), copy(a, "erase", b, at),
                " ".join(sorted(regions)))
        """

    private struct Failed: Error { let said: String }

    /// What a script prints, without pygame's greeting.
    private static func run(_ script: String, input: String) throws -> String {
        let folder = try TemporaryFolder()
        try Data(input.utf8).write(to: URL(fileURLWithPath: folder.path + "/in"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [python, "-c", script]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYGAME_HIDE_SUPPORT_PROMPT": "1"]) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path + "/in"))
        _ = FileManager.default.createFile(atPath: folder.path + "/out", contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/out"))
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failed(said: String(decoding: said, as: UTF8.self)) }
        return try String(contentsOf: URL(fileURLWithPath: folder.path + "/out"), encoding: .utf8)
    }
}
