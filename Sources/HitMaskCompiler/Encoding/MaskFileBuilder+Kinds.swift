import HitMasks

// What a program can store that makes its masks itself, beside single masks.
extension MaskFileBuilder {
    /// Adds a frame of an animation: all frames of a name are one animation, which `HitMaskFile.frames(named:)` finds.
    ///
    ///     for (number, bitmap) in bitmaps.enumerated() {
    ///         try builder.add("walk", frame: number, duration: 0.1, bitmap: bitmap)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name of the animation.
    ///   - number: The number of the frame, from 0.
    ///   - duration: How long it is shown, in seconds; kept in millionths. What is below 0 or no number counts as 0.
    ///   - bitmap: The mask.
    /// - Throws: ``BuildError``.
    /// - Complexity: O(area).
    public mutating func add(
        _ name: String, frame number: Int, duration: Double, bitmap: HitMask.Bitmap
    ) throws(BuildError) {
        guard let index = UInt32(exactly: number) else { throw .tooLarge(count: number, limit: Int(UInt32.max)) }
        let microseconds = (duration * 1e6).rounded()
        var traits = StoredTraits()
        traits.frame = .init(
            index: index, start: 0, duration: microseconds > 0 ? UInt32(min(microseconds, Double(UInt32.max))) : 0)
        try add(name, traits: traits, bitmap: bitmap)
    }

    /// Adds a region map of a picture's colours, which `HitMaskFile.regionMap(named:)` finds.
    ///
    /// Each colour is a region. They are numbered from 1 in the order in which the rows come to them, and named like `#FF8000`.
    ///
    /// - Parameters:
    ///   - name: The name of the map.
    ///   - colors: A colour for each pixel, row by row, as 0xRRGGBB; nil for what is no region.
    ///   - width: The number of columns.
    /// - Throws: ``BuildError``, also if there are more than 65,535 colours.
    /// - Complexity: O(area).
    public mutating func add(_ name: String, regions colors: [UInt32?], width: Int) throws(BuildError) {
        let height = width > 0 ? colors.count / width : 0
        let sides = 1...GridHeader.maximumSide
        guard sides.contains(width), sides.contains(height), width * height == colors.count else {
            throw .invalidSize(width: width, height: height)
        }
        var picture = ColorPicture(width: width, height: height)
        var seen: Set<UInt32> = []
        var regions: [FoundRegions.Region] = []
        for (index, color) in colors.enumerated() {
            guard let word = color.map({ $0 & 0xFF_FFFF }) else { continue }
            picture.pixels[index] = word
            guard seen.insert(word).inserted else { continue }
            let color = ArtColor(red: UInt8(word >> 16), green: UInt8(word >> 8 & 255), blue: UInt8(word & 255))
            regions.append(FoundRegions.Region(color: color, name: "\(color)"))
        }
        do {
            let found = try FoundRegions(picture, names: regions)
            try add(name, traits: StoredTraits(), record: found.record())
        } catch FoundRegions.Fault.tooMany(let found, let limit) {
            throw .tooLarge(count: found, limit: limit)
        } catch let error as BuildError {
            throw error
        } catch {
            throw .encoderFault("\(error)")
        }
    }
}
