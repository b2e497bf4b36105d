import HitMasks

/// A name in a mask file, and what it gives.
package struct AccessorName: Sendable, Hashable {
    /// What an accessor of the name is.
    package enum Kind: Sendable, Hashable {
        /// A mask, in one or several variants.
        case mask
        /// The frames of an animation.
        case frames
        /// A region map, with the names of its regions; none if its regions are but numbered.
        case regionMap([String])
    }

    /// The name, as in the file.
    package let text: String
    package let kind: Kind

    /// Makes a name.
    package init(_ text: String, _ kind: Kind = .mask) { (self.text, self.kind) = (text, kind) }

    /// The name of what an input will be.
    init(of input: ArtInput) {
        text = input.name
        switch input.settings.regions {
        case .named(let regions): kind = .regionMap(AccessorName.named(regions.map(\.name)))
        case .numbered: kind = .regionMap([])
        case nil: kind = input.traits.frame == nil ? .mask : .frames
        }
    }

    /// Without a name of its own a region is named by its colour, which says nothing to a reader of code.
    private static func named(_ regions: [String]) -> [String] {
        regions.contains { $0.hasPrefix("#") } ? [] : regions
    }
}

extension HitMaskFile {
    /// The names with what each gives.
    package var accessorNames: [AccessorName] {
        names.map { name in
            guard let entry = entry(named: name) else { return AccessorName(name) }
            if let map = entry.regionMap {
                let regions = map.count > 0 ? (1...map.count).map(map.name) : []
                return AccessorName(name, .regionMap(regions.contains { $0.hasPrefix("#") } ? [] : regions))
            }
            return AccessorName(name, entry.frame == nil ? .mask : .frames)
        }
    }
}
