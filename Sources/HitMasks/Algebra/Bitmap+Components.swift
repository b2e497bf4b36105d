extension HitMask {
    /// Which pixels are neighbours.
    public enum Connectivity: Sendable, Hashable, CaseIterable {
        /// Those that share a side.
        case four
        /// Those that share a side or a corner.
        case eight
    }

    /// A region of opaque pixels that hang together.
    public struct Component: Sendable, Hashable {
        /// The number of its pixels.
        public internal(set) var area: Int
        /// The least rectangle that holds it. Unit: pixels of the mask.
        public internal(set) var bounds: PixelRect

        mutating func add(area: Int, _ bounds: PixelRect) {
            self.area += area
            self.bounds = self.bounds.union(bounds)
        }
    }

    /// The regions of a mask, in the order of their first pixels: from top to bottom and, in a row, from left to right.
    public struct Components: RandomAccessCollection, Sendable {
        private let labels: RegionLabels

        init(_ labels: RegionLabels) { self.labels = labels }

        /// The first region's number.
        public var startIndex: Int { 0 }
        /// The number of regions.
        public var endIndex: Int { labels.regions.count }

        /// A region's area and bounds.
        public subscript(position: Int) -> Component { labels.regions[position] }

        /// A region by itself, as a mask of the size of its bounds.
        ///
        /// - Complexity: O(runs of the whole mask). Allocates the result.
        public func bitmap(of position: Int) -> Bitmap {
            let bounds = self[position].bounds
            var bitmap = Bitmap(width: bounds.width, height: bounds.height)
            labels.forEachRun { columns, row, region in
                guard region == position else { return }
                let moved = columns.lowerBound - bounds.x..<columns.upperBound - bounds.x
                bitmap.fill(moved, row: row - bounds.y, opaque: true)
            }
            return bitmap
        }
    }
}

extension HitMask.Bitmap {
    /// The regions of opaque pixels that hang together.
    ///
    ///     for part in mask.components() where part.area >= 20 { … }
    ///     mask.components().max { $0.area < $1.area }             // the largest
    ///
    /// `connectivity` says whether pixels that share but a corner are neighbours; unless told otherwise, they are.
    /// - Complexity: O(area / 64 + runs), and 4 to 56 bytes a run in memory.
    public func components(connectivity: HitMask.Connectivity = .eight) -> HitMask.Components {
        HitMask.Components(RegionLabels(self, opaque: true, connectivity: connectivity))
    }
}

extension HitMask {
    /// The regions of opaque pixels that hang together, in pixels of the mask.
    ///
    /// `connectivity` says whether pixels that share but a corner are neighbours; unless told otherwise, they are.
    /// - Complexity: O(area / 64 + runs). Allocates the expanded mask, and 4 to 56 bytes a run.
    public func components(connectivity: Connectivity = .eight) -> Components {
        expanded().components(connectivity: connectivity)
    }
}
