import HitMasks

/// Turns the pixels of one tile into its record: the smallest that the search finds, the same for the same pixels.
struct TileEncoder {
    private var fitter = BlockFitter()
    private var scratch: [UInt8] = []

    /// The record of a tile of that size, or nil if no pixel is opaque.
    mutating func encode(_ rows: [RowBits], width: Int) -> [UInt8]? {
        guard let bounds = opaqueBounds(rows) else { return nil }
        let cut = rows[bounds.y..<bounds.y + bounds.height].map { $0.shifted(left: bounds.x) }
        let frame = TileFrame(rows: Array(cut), uCount: bounds.width, isTransposed: false)
        let turned = frame.transposed()
        var plans = estimates(frame) + estimates(turned)
        plans.sort { $0.size < $1.size }
        var best: [UInt8] = []
        for plan in plans.prefix(Int(ENV("TOP", "3"))!) {
            let record = layOut(plan, plan.isTransposed ? turned : frame, size: (width, rows.count), bounds)
            if best.isEmpty || record.count < best.count { best = record }
        }
        return best
    }

    private func opaqueBounds(_ rows: [RowBits]) -> PixelRect? {
        guard let top = rows.firstIndex(where: { $0 != .zero }), let bottom = rows.lastIndex(where: { $0 != .zero })
        else { return nil }
        let all = rows.reduce(RowBits.zero, |)
        let left = all.firstBit, right = all.lastBit
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    struct Plan {
        let isTransposed: Bool
        let j: Int
        let k: Int
        let size: Int
    }

    private mutating func estimates(_ frame: TileFrame) -> [Plan] {
        var plans: [Plan] = []
        let topJ = (0...8).first { 1 << $0 >= frame.uCount }!
        let span = Int(ENV("JS", "8"))!, kLow = Int(ENV("KL", "0"))!, kHigh = Int(ENV("KH", "8"))!
        for j in max(0, topJ - span)...topJ {
            var seen = [Set<UInt64>](repeating: [], count: 9)
            var sizes = [Int](repeating: 0, count: 9)
            for start in stride(from: 0, to: frame.uCount, by: 1 << j) {
                let column = BlockColumn(frame, start: start, width: min(1 << j, frame.uCount - start))
                for k in kLow...kHigh where k == kLow || 1 << (k - 1) < frame.vCount {
                    for top in stride(from: 0, to: frame.vCount, by: 1 << k) {
                        let rows = top..<min(top + 1 << k, frame.vCount)
                        let fit = fitter.fit(column, rows: rows)
                        scratch.removeAll(keepingCapacity: true)
                        fitter.write(fit, column, frame: frame, rows: rows, to: &scratch)
                        if seen[k].insert(hash(scratch)).inserted { sizes[k] += scratch.count }
                        sizes[k] += 2
                    }
                }
            }
            for k in kLow...kHigh where k == kLow || 1 << (k - 1) < frame.vCount {
                let entries = (frame.uCount + 1 << j - 1) >> j * ((frame.vCount + 1 << k - 1) >> k)
                let size = sizes[k] > 511 ? sizes[k] + entries : sizes[k]
                plans.append(Plan(isTransposed: frame.isTransposed, j: j, k: k, size: size))
            }
        }
        return plans
    }

    private func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    private mutating func layOut(
        _ plan: Plan, _ frame: TileFrame, size: (width: Int, height: Int), _ bounds: PixelRect
    ) -> [UInt8] {
        var blocks: [(entry: UInt32, record: [UInt8], width: Int)] = []
        let (bw, bh) = (1 << plan.j, 1 << plan.k)
        let columns = stride(from: 0, to: frame.uCount, by: bw).map {
            BlockColumn(frame, start: $0, width: min(bw, frame.uCount - $0))
        }
        for top in stride(from: 0, to: frame.vCount, by: bh) {
            let rows = top..<min(top + bh, frame.vCount)
            for column in columns {
                let fit = fitter.fit(column, rows: rows)
                scratch.removeAll(keepingCapacity: true)
                fitter.write(fit, column, frame: frame, rows: rows, to: &scratch)
                blocks.append((fit.entryWord, scratch, column.width))
            }
        }
        var pool = RecordPool()
        var offsets = [Int](repeating: 0, count: blocks.count)
        for index in blocks.indices.sorted(by: { (blocks[$0].record.count, $1) > (blocks[$1].record.count, $0) }) {
            let block = blocks[index]
            // empty blocks: any byte beyond the block's width will do.
            if block.entry == 0, block.record == [255], let found = pool.find(atLeast: UInt8(block.width)) {
                offsets[index] = found
            } else {
                offsets[index] = pool.place(block.record[...])
            }
        }
        var entrySize = 2
        if blocks.count * 2 + (offsets.max() ?? 0) > 511 { entrySize = 3 }
        let flags = (entrySize == 3 ? 16 : 0) | (plan.isTransposed ? 2 : 0)
        var bytes: [UInt8] = [
            UInt8(flags), UInt8(plan.j | plan.k << 4), UInt8(size.width - 1), UInt8(size.height - 1),
            UInt8(bounds.x), UInt8(bounds.y), UInt8(bounds.width - 1), UInt8(bounds.height - 1),
        ]
        for (block, offset) in zip(blocks, offsets) {
            let word = block.entry | UInt32(blocks.count * entrySize + offset) << 7
            bytes.append(UInt8(truncatingIfNeeded: word))
            bytes.append(UInt8(truncatingIfNeeded: word >> 8))
            if entrySize == 3 { bytes.append(UInt8(truncatingIfNeeded: word >> 16)) }
        }
        return bytes + pool.bytes
    }
}

import Foundation
func ENV(_ n: String, _ d: String) -> String { ProcessInfo.processInfo.environment[n] ?? d }
