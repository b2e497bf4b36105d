import Foundation
import HitMaskCompiler
import HitMasks
// scratch: size and correctness over a .masks file
let path = CommandLine.arguments[1]
let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
let limit = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2])! : Int.max
let verify = CommandLine.arguments.count > 3
var p = 0, n = 0, total = 0, raw = 0
var hist: [String: Int] = [:]
let dump: FileHandle? = { guard let o = ProcessInfo.processInfo.environment["DUMP"] else { return nil }; FileManager.default.createFile(atPath: o, contents: nil); return FileHandle(forWritingAtPath: o) }()
var lk: [(HitMask, HitMask.Bitmap)] = []
let t0 = Date()
var parts = 0.0
let skip = Int(ProcessInfo.processInfo.environment["SKIP"] ?? "1")!
var seenCount = 0
while p < data.count, n < limit {
    func u32(_ o: Int) -> Int { Int(data[o]) | Int(data[o+1]) << 8 | Int(data[o+2]) << 16 | Int(data[o+3]) << 24 }
    let w = u32(p), h = u32(p + 4); p += 8
    let rb = (w + 7) / 8
    var bm = HitMask.Bitmap(width: w, height: h)
    bm.bytes = Array(data[p..<p + rb * h]); p += rb * h
    seenCount += 1
    if seenCount % skip != 0 { continue }
    raw += rb * h
    let t = Date()
    var enc = MaskEncoder(width: w, height: h)
    for y in stride(from: 0, to: h, by: 256) {
        var band = HitMask.Bitmap(width: w, height: min(256, h - y))
        band.bytes = Array(bm.bytes[y * rb..<(y + band.height) * rb])
        try enc.append(band)
    }
    let rec = Array(enc.finish().pieces.joined())
    parts += Date().timeIntervalSince(t)
    total += rec.count; n += 1
    if let dump { for s in [0,8,16,24] { dump.write(Data([UInt8(truncatingIfNeeded: rec.count >> s)])) }; dump.write(Data(rec)) }
    hist["t\(rec[0]) j\(rec[1] & 15) k\(rec[1] >> 4)", default: 0] += 1
    if ProcessInfo.processInfo.environment["LK"] != nil { let st = (rec + [UInt8](repeating: 0, count: 16)).withUnsafeBytes { ByteStorage(copying: $0) }; lk.append((HitMask(record: st.bytes, in: st, scale: .one), bm)) }
    if verify {
        let st = (rec + [UInt8](repeating: 0, count: 16)).withUnsafeBytes { ByteStorage(copying: $0) }
        let len = try st.bytes.validRecordLength(from: 0, to: rec.count)
        precondition(len == rec.count)
        let m = HitMask(record: st.bytes, in: st, scale: .one)
        precondition(m.expanded() == bm, "expanded \(n)")
        var c = 0
        for y in -1...h { for x in -1...w { let e = bm.contains(x: x, y: y); if e { c += 1 }; precondition(m.contains(x: x, y: y) == e, "\(n) \(x) \(y)") } }
        precondition(c == m.opaqueCount)
        for y in 0..<h { var b = HitMask.Bitmap(width: w, height: 1); for s in m.rowSpans(inRow: y) { for x in s.range { b.set(x: x, y: 0) } }; precondition(b.bytes == Array(bm.bytes[y*rb..<(y+1)*rb])) }
    }
}
print(n, "masks", total, "bytes; of raw", Double(total) / Double(raw), "encode s", parts, "total", Date().timeIntervalSince(t0))
if CommandLine.arguments.count > 4 { for (k, v) in hist.sorted(by: { $0.value > $1.value }).prefix(60) { print(k, v) } }


if !lk.isEmpty { bench(lk) }
