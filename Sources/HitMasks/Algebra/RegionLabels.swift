/// Which runs of a bitmap hang together: labels by rows of runs and a forest of equal labels.
///
/// It takes 4 bytes for each run, and 44 for each run that touches none above it.
struct RegionLabels {
    private let bitmap: HitMask.Bitmap
    private let opaque: Bool
    /// The label of each run, in the order in which the runs are visited.
    private var labels: [UInt32] = []
    /// A lesser label of the same region, or the label itself.
    private var parents: [UInt32] = []
    /// The regions in the order of their first pixels.
    private(set) var regions: [HitMask.Component] = []

    private struct Run {
        let start: Int
        let end: Int
        let label: UInt32
    }

    /// Labels the regions of opaque or of transparent pixels.
    init(_ bitmap: HitMask.Bitmap, opaque: Bool, connectivity: HitMask.Connectivity) {
        self.bitmap = bitmap
        self.opaque = opaque
        let reach = connectivity == .eight ? 1 : 0
        var parts: [HitMask.Component] = []
        var above: [Run] = []
        for y in 0..<bitmap.height {
            var row: [Run] = []
            var first = 0
            bitmap.forEachRun(inRow: y, opaque: opaque) { run in
                let bounds = PixelRect(x: run.lowerBound, y: y, width: run.count, height: 1)
                while first < above.count, above[first].end + reach <= run.lowerBound { first += 1 }
                var label: UInt32?
                var index = first
                while index < above.count, above[index].start < run.upperBound + reach {
                    label = join(label, above[index].label)
                    index += 1
                }
                if let label {
                    parts[Int(label)].add(area: run.count, bounds)
                } else {
                    parts.append(HitMask.Component(area: run.count, bounds: bounds))
                    parents.append(UInt32(parents.count))
                }
                let known = label ?? UInt32(parents.count - 1)
                labels.append(known)
                row.append(Run(start: run.lowerBound, end: run.upperBound, label: known))
            }
            above = row
        }
        collect(parts)
    }

    /// Visits the runs with the number of their region, row by row.
    func forEachRun(_ body: (_ columns: Range<Int>, _ row: Int, _ region: Int) -> Void) {
        var next = 0
        for y in 0..<bitmap.height {
            bitmap.forEachRun(inRow: y, opaque: opaque) { run in
                body(run, y, Int(parents[Int(labels[next])]))
                next += 1
            }
        }
    }

    /// The least label of a region, which is that of its first run.
    private mutating func root(_ label: UInt32) -> UInt32 {
        var label = label
        while parents[Int(label)] != label {
            parents[Int(label)] = parents[Int(parents[Int(label)])]
            label = parents[Int(label)]
        }
        return label
    }

    private mutating func join(_ label: UInt32?, _ other: UInt32) -> UInt32 {
        let other = root(other)
        guard let label, label != other else { return other }
        let least = min(label, other)
        parents[Int(max(label, other))] = least
        return least
    }

    /// Adds the parts of each region up, and makes `parents` the numbers of the regions. A parent comes before its
    /// children, so each is ready when they ask for it.
    private mutating func collect(_ parts: [HitMask.Component]) {
        for (label, part) in parts.enumerated() {
            let parent = Int(parents[label])
            if parent == label {
                parents[label] = UInt32(regions.count)
                regions.append(part)
            } else {
                let region = parents[parent]
                parents[label] = region
                regions[Int(region)].add(area: part.area, part.bounds)
            }
        }
    }
}
