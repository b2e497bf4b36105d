// What scanners, dithering and careless erasers leave behind.
extension HitMask.Bitmap {
    /// The mask with its holes filled.
    ///
    /// A hole is a region of transparent pixels that share sides with each other, and none of which lies at the edge of the
    /// canvas. So a gap that leads out only between two opaque pixels at a corner is closed: opaque pixels hang together
    /// over corners, transparent ones do not.
    ///
    /// `area` is the greatest number of pixels of a hole that is filled; nil for all holes.
    /// - Complexity: O(area / 64 + runs), and 4 to 56 bytes a run in memory.
    public func fillingHoles(upTo area: Int? = nil) -> HitMask.Bitmap {
        let labels = RegionLabels(self, opaque: false, connectivity: .four)
        let isFilled = labels.regions.map { region in
            let bounds = region.bounds
            return region.area <= area ?? .max && bounds.x > 0 && bounds.y > 0 && bounds.x + bounds.width < width
                && bounds.y + bounds.height < height
        }
        return setting(labels, where: isFilled, opaque: true)
    }

    /// The mask without its islands: regions of opaque pixels, hanging together over sides and corners, that have less than
    /// an area.
    ///
    /// `area` is the least number of pixels of a region that stays.
    /// - Complexity: O(area / 64 + runs), and 4 to 56 bytes a run in memory.
    public func droppingIslands(below area: Int) -> HitMask.Bitmap {
        let labels = RegionLabels(self, opaque: true, connectivity: .eight)
        return setting(labels, where: labels.regions.map { $0.area < area }, opaque: false)
    }

    private func setting(_ labels: RegionLabels, where isMeant: [Bool], opaque: Bool) -> HitMask.Bitmap {
        guard isMeant.contains(true) else { return self }
        var result = self
        labels.forEachRun { columns, row, region in
            if isMeant[region] { result.fill(columns, row: row, opaque: opaque) }
        }
        return result
    }
}
