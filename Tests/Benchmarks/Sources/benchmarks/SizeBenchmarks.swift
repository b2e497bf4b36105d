import Foundation
import HitMaskCompiler
import HitMasks

/// How many bytes masks take, next to 1-bit PNG files and raw bits.
struct SizeBenchmarks {
    let corpus: Corpus

    func run(_ options: Options, _ report: inout Report) throws {
        for size in SizeClass.allCases where options.wants("size.\(size)") {
            let artworks = corpus[size]
            guard !artworks.isEmpty else { continue }
            let file = try MaskSet(artworks)
            var (records, raw, png1, logarithms) = (0, 0, 0, 0.0)
            for (artwork, mask) in zip(artworks, file.masks) {
                records += mask.byteCount
                raw += artwork.rows.count
                png1 += artwork.png1ByteCount
                logarithms += log(Double(mask.byteCount) / Double(artwork.png1ByteCount))
            }
            report.add("size.\(size).vs_png1", Double(records) / Double(png1))
            report.add("size.\(size).vs_png1.geomean", exp(logarithms / Double(artworks.count)))
            report.add("size.\(size).vs_raw", Double(records) / Double(raw))
            report.add("size.\(size).file.vs_png1", Double(file.file.byteCount) / Double(png1))
        }
    }
}
