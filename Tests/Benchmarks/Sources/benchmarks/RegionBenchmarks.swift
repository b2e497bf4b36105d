import CPictures
import HitMaskCompiler
import HitMasks

/// Region maps next to what holds the numbers of provinces today: an indexed PNG file, and an array with a number for each
/// pixel.
struct RegionBenchmarks {
    /// A map of provinces in a sea: ragged cells of a jittered grid, as strategy games have them.
    private struct Map {
        let name: String
        let map: RegionMap
        let byteCount: Int
        /// The numbers, row by row.
        let numbers: [UInt16]
        let width: Int
        let height: Int
    }

    func run(_ options: Options, _ report: inout Report) throws {
        guard options.wants("regions") else { return }
        for (count, width, height) in [(12, 640, 480), (250, 2048, 1024), (4000, 4096, 2048)] {
            if options.quick, count > 250 { continue }
            try measure(try RegionBenchmarks.map(of: count, width: width, height: height), options, &report)
        }
    }

    private func measure(_ map: Map, _ options: Options, _ report: inout Report) throws {
        let key = "regions.\(map.name)"
        if options.wants(key + ".vs_png") {
            // A byte is enough for 255 numbers; PNG has no palette of more, but grey of 16 bits.
            let isWide = map.map.count > 255
            let rows = map.numbers.flatMap { isWide ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)] }
            let png = rows.withUnsafeBufferPointer {
                picture_numbers_size($0.baseAddress, UInt32(map.width), UInt32(map.height), isWide ? 16 : 8)
            }
            report.add(key + ".vs_png", Double(map.byteCount) / Double(png))
            report.add(key + ".vs_array", Double(map.byteCount) / Double(rows.count))
        }
        guard options.wants(key + ".latency") || options.wants(key + ".throughput") else { return }
        var random = SplitMix(state: 12)
        let points = (0..<Pace.window * 8).map { _ in
            Point(Int.random(in: 0..<map.width, using: &random), Int.random(in: 0..<map.height, using: &random))
        }
        for pace in [Pace.latency, .throughput] {
            var ways = Interleaved()
            let regions = map.map
            ways.add("map") { pace.hits(points) { regions.region(x: $0.x, y: $0.y) & 1 != 0 } }
            if regions.count > 255 {
                let array = NumberArray<UInt16>(map.numbers, width: map.width)
                ways.add("array") { pace.hits(points) { array.number(x: $0.x, y: $0.y) & 1 != 0 } }
            } else {
                let array = NumberArray<UInt8>(map.numbers.map { UInt8($0) }, width: map.width)
                ways.add("array") { pace.hits(points) { array.number(x: $0.x, y: $0.y) & 1 != 0 } }
            }
            let medians = try ways.medians(rounds: options.rounds)
            report.add("\(key).\(pace).vs_array", medians["map"]! / medians["array"]!)
            if pace == .latency { report.add(key + ".ns", medians["map"]! / Double(points.count / 2) * 1e9) }
        }
    }

    private static func map(of count: Int, width: Int, height: Int) throws -> Map {
        let numbers = cells(count, width: width, height: height)
        let colors = numbers.map { $0 == 0 ? nil : UInt32($0) &* 0x9E_3779 & 0xFF_FFFF }
        var builder = MaskFileBuilder()
        try builder.add("map", regions: colors, width: width)
        let bytes = try builder.bytes()
        let map = try HitMaskFile(bytes).regionMap(named: "map")!
        // A map numbers its regions in the order in which the rows come to them.
        var order: [UInt16: UInt16] = [0: 0]
        for number in numbers where order[number] == nil { order[number] = UInt16(order.count) }
        return Map(
            name: "\(count)", map: map, byteCount: bytes.count, numbers: numbers.map { order[$0]! }, width: width,
            height: height)
    }

    /// The nearest of the points of a jittered grid, with distances that waver, so that borders are ragged; a fifth of the
    /// cells is sea.
    private static func cells(_ count: Int, width: Int, height: Int) -> [UInt16] {
        var random = SplitMix(state: UInt64(count))
        let columns = max(Int((Double(count) * 1.25 * Double(width) / Double(height)).squareRoot()), 1)
        let rows = (count * 5 / 4 + columns - 1) / columns
        let (cellWidth, cellHeight) = (Double(width) / Double(columns), Double(height) / Double(rows))
        var sites: [(x: Double, y: Double, number: UInt16)] = []
        var number: UInt16 = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let isSea = Int.random(in: 0..<5, using: &random) == 0 || Int(number) == count
                if !isSea { number += 1 }
                sites.append(
                    (
                        (Double(column) + Double.random(in: 0.1...0.9, using: &random)) * cellWidth,
                        (Double(row) + Double.random(in: 0.1...0.9, using: &random)) * cellHeight, isSea ? 0 : number
                    ))
            }
        }
        let waver = (0..<4096).map { _ in Double.random(in: -1...1, using: &random) * cellWidth * 0.06 }
        var numbers = [UInt16](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (column, row) = (Int(Double(x) / cellWidth), Int(Double(y) / cellHeight))
                // Neighbouring pixels waver alike.
                let (dx, dy) = (waver[(y / 3 &* 61 &+ x / 3 &* 7) & 4095], waver[(x / 3 &* 89 &+ y / 3 &* 13) & 4095])
                var best = (square: Double.infinity, number: UInt16(0))
                for r in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for c in max(column - 1, 0)...min(column + 1, columns - 1) {
                        let site = sites[r * columns + c]
                        let (ax, ay) = (site.x - Double(x) - dx, site.y - Double(y) - dy)
                        let square = ax * ax + ay * ay
                        if square < best.square { best = (square, site.number) }
                    }
                }
                numbers[y * width + x] = best.number
            }
        }
        return numbers
    }
}

/// A number for each pixel, with bounds checks on all four sides, asked through a call as a map is.
private struct NumberArray<Number: FixedWidthInteger> {
    private let numbers: UnsafePointer<Number>
    private let width: Int
    private let height: Int

    /// Copies the numbers. They are never freed.
    init(_ numbers: [Number], width: Int) {
        let copy = UnsafeMutablePointer<Number>.allocate(capacity: numbers.count)
        copy.initialize(from: numbers, count: numbers.count)
        (self.numbers, self.width, height) = (UnsafePointer(copy), width, numbers.count / width)
    }

    @inline(never)
    func number(x: Int, y: Int) -> Int {
        guard UInt(bitPattern: x) < UInt(bitPattern: width), UInt(bitPattern: y) < UInt(bitPattern: height)
        else { return 0 }
        return Int(truncatingIfNeeded: numbers[y &* width &+ x])
    }
}
