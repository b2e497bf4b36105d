/// A walk over many masks in which each step depends on the last answer and reads nothing but the masks: the next mask and
/// the next point come from a generator that the answer is mixed into. A list of queries as long as this would itself
/// push the masks out of the caches.
struct RandomWalk {
    /// The box that a mask's points lie in: its own with a margin, or without.
    struct Box {
        let left: Int16
        let top: Int16
        let width: UInt16
        let height: UInt16

        init(width: Int, height: Int, aim: Aim) {
            let (marginX, marginY) = aim == .around ? (max(1, width / 4), max(1, height / 4)) : (0, 0)
            left = Int16(-marginX)
            top = Int16(-marginY)
            self.width = UInt16(width + 2 * marginX)
            self.height = UInt16(height + 2 * marginY)
        }
    }

    let boxes: [Box]
    let steps: Int

    /// Walks and counts the hits.
    @inline(__always)
    func hits(_ isOpaque: (_ mask: Int, _ x: Int, _ y: Int) -> Bool) -> Int {
        boxes.withUnsafeBufferPointer { boxes in
            // Knuth's multiplier of MMIX: the high bits are the good ones.
            var (state, hits): (UInt64, Int) = (1, 0)
            for _ in 0..<steps {
                let mask = Int(truncatingIfNeeded: (state &>> 40 &* UInt64(boxes.count)) &>> 24)
                let box = boxes[mask]
                let x = Int(truncatingIfNeeded: (state &>> 16 & 0xFFFF &* UInt64(box.width)) &>> 16) &+ Int(box.left)
                let y = Int(truncatingIfNeeded: (state &>> 24 & 0xFFFF &* UInt64(box.height)) &>> 16) &+ Int(box.top)
                let hit = isOpaque(mask, x, y).asNumber
                hits &+= hit
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 &+ UInt64(hit)
                state ^= state &>> 29
            }
            return hits
        }
    }
}
