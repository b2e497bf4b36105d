import HitMasks
import HitMaskCompiler
import Foundation
struct Raw { let p: UnsafePointer<UInt8>; let w: Int, h: Int, rb: Int
  @inline(__always) func contains(x: Int, y: Int) -> Bool {
    guard x >= 0, y >= 0, x < w, y < h else { return false }
    return p[y &* rb &+ x &>> 3] &>> UInt8(truncatingIfNeeded: x & 7) & 1 != 0 } }
func now() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec) + Double(t.tv_nsec) * 1e-9 }
@inline(never) func latR(_ m: Raw, _ pts: [UInt32]) -> Int { var a = 0, c = 0; for p in pts { let x = Int(p & 0xffff) + (a & 0), y = Int(p >> 16) - 0 + (a & 0); _ = x; let xx = (x ^ a) ^ a; a = m.contains(x: xx, y: y &+ (a &>> 1)) ? 1 : 0; c += a }; return c }
@inline(never) func latM(_ m: HitMask, _ pts: [UInt32]) -> Int { var c = 0, i = 0; let k = pts.count; for _ in 0..<k { let p = pts[i]; let x = Int(p & 0xffff), y = Int(p >> 16); let a = m.contains(x: x, y: y) ? 1 : 0; c += a; i = (i &+ 1 &+ a &* 37); if i >= k { i &-= k } }; return c }
@inline(never) func latRR(_ m: Raw, _ pts: [UInt32]) -> Int { var c = 0, i = 0; let k = pts.count; for _ in 0..<k { let p = pts[i]; let x = Int(p & 0xffff), y = Int(p >> 16); let a = m.contains(x: x, y: y) ? 1 : 0; c += a; i = (i &+ 1 &+ a &* 37); if i >= k { i &-= k } }; return c }
@inline(never) func thrM(_ m: HitMask, _ pts: [UInt32]) -> Int { var c = 0; for p in pts { c &+= m.contains(x: Int(p & 0xffff), y: Int(p >> 16)) ? 1 : 0 }; return c }
@inline(never) func thrR(_ m: Raw, _ pts: [UInt32]) -> Int { var c = 0; for p in pts { c &+= m.contains(x: Int(p & 0xffff), y: Int(p >> 16)) ? 1 : 0 }; return c }
@inline(never) func manyM(_ ms: [HitMask], _ pts: [UInt32]) -> Int { var i = 0, c = 0; for p in pts { let x = Int(p & 0xffff) &* ms[i].width &>> 16, y = Int(p >> 16) &* ms[i].height &>> 16; let a = ms[i].contains(x: x, y: y) ? 1 : 0; c &+= a; i = (Int(p) &+ a &* 977) % ms.count }; return c }
@inline(never) func manyR(_ ms: [Raw], _ pts: [UInt32]) -> Int { var i = 0, c = 0; for p in pts { let m = ms[i]; let x = Int(p & 0xffff) &* m.w &>> 16, y = Int(p >> 16) &* m.h &>> 16; let a = m.contains(x: x, y: y) ? 1 : 0; c &+= a; i = (Int(p) &+ a &* 977) % ms.count }; return c }
func med(_ a: [Double]) -> Double { a.sorted()[a.count / 2] }
func bench(_ items: [(HitMask, HitMask.Bitmap)]) {
  var g = SystemRandomNumberGenerator(); _ = g
  var s: UInt64 = 88172645463325252
  func rnd() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s }
  let raws = items.map { (m, b) -> Raw in let p = UnsafeMutablePointer<UInt8>.allocate(capacity: b.bytes.count + 8); for i in b.bytes.indices { p[i] = b.bytes[i] }; return Raw(p: UnsafePointer(p), w: b.width, h: b.height, rb: b.bytesPerRow) }
  for (name, inside) in [("random", false), ("inside", true)] {
    var pts: [[UInt32]] = []
    for (m, b) in items.prefix(200) {
      var v: [UInt32] = []
      while v.count < 4000 { let x = Int(rnd() % UInt64(m.width)), y = Int(rnd() % UInt64(m.height)); if !inside || b.contains(x: x, y: y) { v.append(UInt32(x) | UInt32(y) << 16) } }
      pts.append(v)
    }
    var tr: [Double] = [], tm: [Double] = [], ur: [Double] = [], um: [Double] = []
    var chk = 0
    for _ in 0..<9 {
      var a = 0.0, b = 0.0, c = 0.0, d = 0.0
      for i in 0..<min(200, items.count) {
        var t = now(); chk += latRR(raws[i], pts[i]); a += now() - t
        t = now(); chk -= latM(items[i].0, pts[i]); b += now() - t
        t = now(); chk += thrR(raws[i], pts[i]); c += now() - t
        t = now(); chk -= thrM(items[i].0, pts[i]); d += now() - t
      }
      tr.append(a); tm.append(b); ur.append(c); um.append(d)
    }
    let n = Double(min(200, items.count) * 4000)
    print(name, "latency raw", med(tr) / n * 1e9, "mask", med(tm) / n * 1e9, "ratio", med(tm) / med(tr), "| thr raw", med(ur)/n*1e9, "mask", med(um)/n*1e9, "ratio", med(um) / med(ur), "chk", chk)
  }
  let mp = (0..<400_000).map { _ in UInt32(truncatingIfNeeded: rnd() >> 11) }
  let ms = items.prefix(2000).map { $0.0 }, rr = Array(raws.prefix(2000))
  var a: [Double] = [], b: [Double] = []; var chk = 0
  for _ in 0..<9 { var t = now(); chk += manyR(rr, mp); a.append(now() - t); t = now(); chk -= manyM(ms, mp); b.append(now() - t) }
  print("many raw", med(a) / 4e5 * 1e9, "mask", med(b) / 4e5 * 1e9, "ratio", med(b) / med(a), chk)
}
