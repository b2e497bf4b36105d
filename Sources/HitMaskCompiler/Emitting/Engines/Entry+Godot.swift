import HitMasks

extension HitMaskFile.Entry {
    /// The mask as a BitMap resource of Godot (`.tres`), for `texture_click_mask`.
    ///
    /// The bits follow each other row by row without a gap, the lowest bit of a byte first. The file is written in the
    /// words of Godot 3, which Godot 4 reads as well.
    var godotBitMap: [UInt8] {
        let (width, height) = (mask.width, mask.height)
        let bitmap = mask.expanded()
        var bytes = [UInt8](repeating: 0, count: (width * height + 7) >> 3)
        for y in 0..<height {
            for x in 0..<width where bitmap.contains(x: x, y: y) {
                let bit = y * width + x
                bytes[bit >> 3] |= 1 << UInt8(bit & 7)
            }
        }
        return Array(
            """
            [gd_resource type="BitMap" format=2]

            [resource]
            data = {
            "data": PoolByteArray( \(bytes.map(String.init).joined(separator: ", ")) ),
            "size": Vector2( \(width), \(height) )
            }

            """.utf8)
    }
}
