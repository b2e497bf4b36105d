// Texts that people and programs write, from an enemy: settings, sheets, catalogs, paths, patterns, records. The first byte
// says which.
@testable import HitMaskCompiler
import HitMasks
import TestSupport

@Sendable func fuzzTexts(_ input: UnsafeRawBufferPointer) {
    guard let kind = input.first else { return }
    let bytes = Array(input.dropFirst())
    switch kind {
    case UInt8(ascii: "c"): readCatalog(bytes)
    case UInt8(ascii: "g"): readGlob(bytes)
    case UInt8(ascii: "h"): readSettings(bytes)
    case UInt8(ascii: "p"): readPath(bytes)
    case UInt8(ascii: "r"): readRecord(bytes)
    case UInt8(ascii: "s"): readSheet(bytes)
    case UInt8(ascii: "t"): readOptions(bytes)
    default: break
    }
}

private func readCatalog(_ bytes: [UInt8]) {
    guard let value = try? JSONDocument.read(bytes), let set = try? ImageSet(value) else { return }
    for slot in set.slots { promise(slot.fileName?.utf8.contains(UInt8(ascii: "/")) != true, "a name that leads away") }
}

private func readSettings(_ bytes: [UInt8]) {
    guard let settings = try? BuildSettings(reading: bytes, path: "a/hitmask.json") else { return }
    let names = ["play", "buttons/play", "buttons/play_pressed", "walk/0", "a/b/c/d"]
    for name in names {
        let overrides = settings.settings(for: name)
        _ = (overrides.applied(to: ArtOptions()), overrides.applied(to: Shaping()))
        let found = settings.state(of: name)
        promise(name.utf8.starts(with: found.name.utf8), "'\(found.name)' of '\(name)'")
    }
    _ = settings.unusedGlobs(among: names)
    for shape in settings.shapes.prefix(3) where shape.width * shape.height <= 4096 { _ = try? shape.bitmap() }
}

private func readSheet(_ bytes: [UInt8]) {
    _ = SheetDescriptor.looksLikeSheet(bytes)
    guard let sheet = try? SheetDescriptor.read(bytes, path: "art/sheet.json", maximumPixels: 1 << 16) else { return }
    for page in sheet.pages {
        _ = try? page.check(pictureWidth: 64, height: 64)
        let bitmap = TestBitmaps.make("text", width: 64, height: 64, seed: 1)
        for frame in page.frames.prefix(8) {
            guard let placed = try? frame.placed(from: bitmap) else { continue }
            promise(placed.width == frame.sourceWidth && placed.height == frame.sourceHeight, "the canvas's size")
            promise(
                placed.opaqueCount == bitmap.cropped(to: frame.stored).opaqueCount, "all pixels of '\(frame.name)'")
        }
    }
}

private func readPath(_ bytes: [UInt8]) {
    guard let path = try? HitMask.Path(svgPathData: String(decoding: bytes, as: UTF8.self)) else { return }
    for rule in HitMask.FillRule.allCases {
        let bitmap = path.rasterized(width: 12, height: 9, fillRule: rule)
        for y in stride(from: 0, to: 9, by: 2) {
            for x in stride(from: 0, to: 12, by: 3) {
                let center = HitMask.Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                promise(
                    bitmap.contains(x: x, y: y) == path.contains(center, fillRule: rule), "(\(x), \(y)) by \(rule)")
            }
        }
    }
    // Relative steps can lead further than a number may be written.
    let bounds = path.bounds
    guard path.isFinite, [bounds.x, bounds.y, bounds.maxX, bounds.maxY].allSatisfy({ $0.magnitude < 1e8 }) else {
        return
    }
    let again = promised("reading what was written") { try HitMask.Path(svgPathData: path.svgPathData) }
    promise(again.svgPathData == path.svgPathData, "writing, reading and writing")
}

private func readGlob(_ bytes: [UInt8]) {
    let halves = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let name = halves.count > 1 ? String(decoding: halves[1], as: UTF8.self) : "buttons/play"
    _ = (ArtName(path: name), NumberedName(name), name.precedesByBytes("m"))
    guard let glob = try? Glob(String(decoding: halves[0], as: UTF8.self)) else { return }
    _ = glob.matches(name)
}

private func readOptions(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let threshold = try? AlphaThreshold(text) {
        let again = promised("a threshold's own text") { try AlphaThreshold("\(threshold)") }
        promise(again == threshold, "\(threshold) reads as \(again)")
        promise((1...256).contains(threshold.leastAlpha(maximum: 255)), "the least alpha of \(threshold)")
    }
    _ = (try? Shaping.Area(text), try? Shaping.Outset(text), try? Shaping.Detail(text))
    bytes.withUnsafeBytes { _ = try? HitMaskFile(embeddedText: RawBytes($0)) }
}

private func readRecord(_ bytes: [UInt8]) {
    var bytes = bytes
    _ = BuildRecord(bytes, maker: "m", outputPath: "o")
    guard bytes.count >= 8 else { return }
    // Its checksum repaired.
    var checksum = Checksum()
    bytes.dropLast(8).withUnsafeBytes { checksum.add($0) }
    for byte in 0..<8 {
        bytes[bytes.count - 8 + byte] = UInt8(truncatingIfNeeded: checksum.value >> UInt64(8 * byte))
    }
    _ = BuildRecord.outputPath(bytes)
    guard let record = BuildRecord(bytes, maker: "m", outputPath: "o") else { return }
    let again = record.bytes(maker: "m", outputPath: "o")
    promise(BuildRecord(again, maker: "m", outputPath: "o") != nil, "reading a record that was written again")
}
