// A mask file from an enemy: refused, or every answer is that of the second reader, and the masks can be packed again.
import HitMaskCompiler
@testable import HitMasks
import TestSupport

@Sendable func fuzzMaskFiles(_ input: UnsafeRawBufferPointer) {
    // As it is: mostly refused for its checksum, in which nothing may go wrong.
    _ = try? HitMaskFile(copying: input)
    var bytes = Array(input)
    guard bytes.count >= 64 else { return }
    bytes.repairFrame()
    // Memory of just that size at any alignment: a load behind the end, or in front of the start, is noticed.
    let shift = Int(bytes[16] & 7)
    nonisolated(unsafe) let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: bytes.count + shift, alignment: 16)
    let exact = UnsafeMutableRawBufferPointer(rebasing: buffer[shift...])
    exact.copyBytes(from: bytes)
    let storage = ByteStorage(adopting: UnsafeRawBufferPointer(exact)) { _ in buffer.deallocate() }
    guard let file = try? HitMaskFile(validating: storage) else { return }
    check(file, bytes)
    changeAndAsk(file, exact, seed: bytes)
}

private func check(_ file: HitMaskFile, _ bytes: [UInt8]) {
    let naive = NaiveReader(bytes).masks
    promise(naive.count == file.count, "\(file.count) masks instead of \(naive.count)")
    for (position, entry) in file.entries.enumerated().prefix(8) {
        let (mask, other) = (entry.mask, naive[position])
        promise(entry.name.utf8.elementsEqual(other.name), "the name of \(position)")
        promise(mask.width == other.width && mask.height == other.height, "the size of \(position)")
        promise(file.entries(named: entry.name).contains { $0.position == position }, "finding '\(entry.name)'")
        compare(mask, other)
        if mask.width * mask.height <= 20_000 { checkBitmap(mask) }
        checkGeometry(entry)
        if let map = entry.regionMap { checkRegions(map) }
    }
    promise(file.mask(named: "no such name of a mask") == nil || file.count > 0, "a name that is not there")
    _ = FileAnnotation(of: file)
}

/// All pixels of a small mask, and some of a large one.
private func compare(_ mask: HitMask, _ other: NaiveReader.Mask) {
    let area = mask.width * mask.height
    for pixel in stride(from: 0, to: area, by: max(1, area / 100)) {
        let (x, y) = (pixel % mask.width, pixel / mask.width)
        promise(mask.contains(x: x, y: y) == other.isOpaque(x, y), "pixel (\(x), \(y))")
    }
    for (x, y) in [(-1, 0), (0, -1), (mask.width, 0), (0, mask.height), (.max, .max), (.min, .min)] {
        promise(!mask.contains(x: x, y: y), "outside")
    }
}

private func checkBitmap(_ mask: HitMask) {
    let bitmap = mask.expanded()
    promise(bitmap.opaqueCount == mask.opaqueCount, "the number of opaque pixels")
    // The stored bounds may be larger than they must: the file is an enemy's. They hold all that is opaque.
    let (bounds, stated) = (bitmap.opaqueBounds, mask.opaqueBounds)
    promise(bounds.isEmpty || stated.union(bounds) == stated, "\(bounds) is not in \(stated)")
    for y in stride(from: 0, to: mask.height, by: max(1, mask.height / 6)) {
        var x = 0
        for span in mask.rowSpans(inRow: y) {
            promise(x <= span.start && span.start < span.end && span.end <= mask.width, "the spans of row \(y)")
            promise(span.start == 0 || !bitmap.contains(x: span.start - 1, y: y), "the start of a span in row \(y)")
            promise(bitmap.contains(x: span.start, y: y) && bitmap.contains(x: span.end - 1, y: y), "row \(y)")
            promise(!bitmap.contains(x: span.end, y: y), "the end of a span in row \(y)")
            x = span.end
        }
        for x in stride(from: 0, to: mask.width, by: max(1, mask.width / 8)) {
            promise(mask.contains(x: x, y: y) == bitmap.contains(x: x, y: y), "(\(x), \(y)) of the bitmap")
        }
    }
    guard mask.width * mask.height <= 1024 else { return }
    var builder = MaskFileBuilder()
    promised("packing it again") { try builder.add("again", bitmap: bitmap) }
    let again = promised("opening it again") { try HitMaskFile(builder.bytes()).mask(named: "again") }
    promise(again?.expanded() == bitmap, "decoding, encoding and decoding")
}

private func checkGeometry(_ entry: HitMaskFile.Entry) {
    let mask = entry.mask
    _ = (mask.artBounds, mask.size, mask.slices, mask.alignmentInsets, mask.byteCount, mask.isFull, mask.centroid)
    let size = mask.size
    let placement = Placement(mask, in: HitMask.Rect(x: 3, y: -2, width: size.width * 1.7, height: size.height / 3))
    for part in stride(from: -0.125, through: 1.25, by: 0.125) {
        let point = HitMask.Point(x: 3 + part * placement.bounds.width, y: -2 + part * placement.bounds.height)
        guard let pixel = placement.pixel(at: point) else {
            promise(!placement.contains(point), "no pixel and yet opaque")
            continue
        }
        promise((0..<mask.width).contains(pixel.x) && (0..<mask.height).contains(pixel.y), "a pixel outside")
        promise(placement.contains(point) == mask.contains(x: pixel.x, y: pixel.y), "the pixel's answer")
        _ = mask.containsAny(within: 2, of: point)
    }
}

private func checkRegions(_ map: RegionMap) {
    for pixel in stride(from: 0, to: map.width * map.height, by: max(1, map.width * map.height / 60)) {
        let (x, y) = (pixel % map.width, pixel / map.width)
        let region = map.region(x: x, y: y)
        promise((0...map.count).contains(region), "a region that there is not")
        promise(region == 0 || map.mask.contains(x: x, y: y), "a region where nothing is opaque")
    }
    for region in [0, 1, map.count, map.count + 1, .max, .min] { _ = (map.name(of: region), map.color(of: region)) }
    if map.count > 0, map.width * map.height <= 4096 { _ = (map.bounds(of: 1), map.area(of: map.count)) }
}

/// Bytes that change after the file was opened, as those of a mapped file can: any answer will do.
private func changeAndAsk(_ file: HitMaskFile, _ bytes: UnsafeMutableRawBufferPointer, seed: [UInt8]) {
    let masks = file.entries.prefix(4).map(\.mask)
    var random = SeededRandom(seed: UInt64(seed[17]) << 8 | UInt64(seed[18]))
    for _ in 0..<8 {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        bytes[offset] = UInt8.random(in: 0...255, using: &random)
    }
    for mask in masks {
        for _ in 0..<16 {
            let (x, y) = (
                Int.random(in: 0..<mask.width, using: &random), Int.random(in: 0..<mask.height, using: &random)
            )
            _ = mask.contains(x: x, y: y)
            for _ in mask.rowSpans(inRow: y).prefix(8) {}
        }
        if mask.width * mask.height <= 65_536 { _ = (mask.expanded(), mask.opaqueCount, mask.opaqueBounds) }
        _ = (mask.artBounds, mask.slices, mask.alignmentInsets, mask.containsAny(within: 3, ofX: 1, y: 1))
    }
    for entry in file.entries.prefix(4) {
        _ = (entry.name, entry.traits, file.entries(named: entry.name).count, entry.mask.contains(x: 1, y: 1))
        if let map = entry.regionMap {
            _ = (map.region(x: 1, y: 1), map.name(of: 1), map.color(of: 1), map.region(named: "x"))
        }
    }
}

extension [UInt8] {
    /// Makes magic, version, size and checksum right, so that what is behind them is reached.
    fileprivate mutating func repairFrame() {
        replaceSubrange(0..<12, with: FileLayout.magic + [1, 0, 0, 0])
        for byte in 0..<4 { self[12 + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
        for index in suffix(16).indices { self[index] = 0 }
        let checksum = withUnsafeBytes { Checksum.of(file: RawBytes($0)) }
        for byte in 0..<8 { self[16 + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte)) }
    }
}
