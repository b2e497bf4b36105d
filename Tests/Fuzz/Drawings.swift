// A correct PNG file of arbitrary pixels, in any form that there is: its mask is what the slow and obvious way gives.
import HitMaskCompiler
import HitMasks
import TestSupport

@Sendable func fuzzDrawings(_ input: UnsafeRawBufferPointer) {
    var choices = FuzzInput(input)
    let form = choices.choice(forms)
    var maker = PNGMaker(
        width: choices.number(1...24), height: choices.number(1...10), depth: form.depth, colour: form.colour)
    maker.interlaced = choices.flag()
    maker.filter = choices.byte() & 1 != 0 ? nil : UInt8(choices.number(0...4))
    let isApple = form == (8, 6) && !maker.interlaced && choices.byte() > 224
    maker.isRaw = isApple
    let (numerator, denominator) = (Int(choices.byte()), 255)
    let palette = form.colour == 3 ? choices.number(1...(1 << form.depth)) : 0
    if form.colour == 3 {
        maker.palette = choices.bytes(3 * palette)
        if choices.flag() { maker.transparency = choices.bytes(choices.number(1...palette)) }
    }
    let cut = choices.number(1...255)
    let empties = choices.number(0...3)
    fill(&maker, palette, &choices)
    if form.colour == 0 || form.colour == 2, choices.flag() {
        maker.transparency = maker.pixel(x: 0, y: 0).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }

    var chunks = maker.chunks
    if isApple { chunks.insert(PNGMaker.Chunk("CgBI", [0x50, 0, 0x20, 2]), at: 0) }
    chunks.split(every: cut, empties: empties)
    let file = PNGMaker.file(chunks)
    var options = ArtOptions()
    options.alphaThreshold = promised("a threshold") {
        try AlphaThreshold(numerator: UInt64(numerator), denominator: UInt64(denominator))
    }
    for usesLibpngOnly in [false, true] {
        options.usesLibpngOnly = usesLibpngOnly
        var (y, summary) = (0, PNGReader.Summary?.none)
        summary = promised("reading \(form)") {
            try PNGReader.read(bytes: file, options: options) { band in
                for row in 0..<band.height {
                    for x in 0..<band.width {
                        let isOpaque = maker.isOpaque(x: x, y: y + row, numerator, denominator)
                        promise(band.contains(x: x, y: row) == isOpaque, "(\(x), \(y + row)) of \(form)")
                    }
                }
                y += band.height
            }
        }
        promise(y == maker.height && summary?.width == maker.width, "the size")
    }
}

/// All depths of all colour types.
private let forms: [(depth: Int, colour: Int)] = [
    (1, 0), (2, 0), (4, 0), (8, 0), (16, 0), (8, 2), (16, 2), (1, 3), (2, 3), (4, 3), (8, 3), (8, 4), (16, 4), (8, 6),
    (16, 6), (8, 6), (8, 6),
]

private func fill(_ maker: inout PNGMaker, _ palette: Int, _ choices: inout FuzzInput) {
    var last: UInt16 = 0
    for index in maker.samples.indices {
        if !choices.isEmpty || index < 16 {
            last = UInt16(choices.byte())
            if maker.depth == 16 { last = last << 8 | UInt16(choices.byte()) }
        } else {
            last = last &* 7 &+ 3
        }
        maker.samples[index] =
            palette > 0 ? last % UInt16(palette) : last & UInt16(truncatingIfNeeded: (1 << maker.depth) - 1)
    }
}

extension [PNGMaker.Chunk] {
    /// Cuts the picture's data into many chunks, some of them empty.
    fileprivate mutating func split(every size: Int, empties: Int) {
        guard let index = firstIndex(where: { $0.name == "IDAT" }) else { return }
        let data = self[index].data
        var pieces: [PNGMaker.Chunk] = []
        for start in stride(from: 0, to: data.count, by: size) {
            pieces += Array(repeating: PNGMaker.Chunk("IDAT"), count: empties)
            pieces.append(PNGMaker.Chunk("IDAT", Array<UInt8>(data[start..<Swift.min(start + size, data.count)])))
        }
        replaceSubrange(index...index, with: pieces)
    }
}
