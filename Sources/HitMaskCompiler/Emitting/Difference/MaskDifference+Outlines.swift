import HitMasks

extension MaskDifference {
    /// The outlines of two masks on the canvas that holds both.
    struct Outlines {
        /// The size of the canvas.
        let width: Int
        let height: Int
        /// What was opaque, and what is.
        let before: HitMask.Outline
        let after: HitMask.Outline
        /// What is opaque in both, what became opaque, and what became transparent.
        let kept: HitMask.Outline
        let gained: HitMask.Outline
        let lost: HitMask.Outline
    }

    /// The outlines of both masks and of what changed; nil where the scales differ.
    var outlines: Outlines? {
        guard pixels != nil else { return nil }
        let canvas = CommonCanvas(of: old, and: new)
        var before = HitMask.Bitmap(width: canvas.width, height: canvas.height)
        var after = before
        for y in 0..<canvas.height {
            for span in canvas.oldSpans(inRow: y) { for x in span { before.set(x: x, y: y) } }
            for span in canvas.newSpans(inRow: y) { for x in span { after.set(x: x, y: y) } }
        }
        return Outlines(
            width: canvas.width, height: canvas.height, before: before.outline(), after: after.outline(),
            kept: before.intersection(after).outline(), gained: after.subtracting(before).outline(),
            lost: before.subtracting(after).outline())
    }
}
