extension HitMaskFile {
    /// A mask and its name.
    public struct Entry: Sendable {
        let file: HitMaskFile
        let position: Int

        /// The name: a path without extension and scale, `/` between its parts.
        ///
        /// - Complexity: O(length). Allocates for names of more than 15 bytes.
        public var name: String { file.sections.name(position) }

        /// The mask.
        ///
        /// - Complexity: O(1).
        public var mask: HitMask { file.mask(at: position) }

        /// What the mask was made for.
        ///
        /// - Complexity: O(1).
        public var traits: HitMask.Traits { storedTraits.traits }

        /// The state of a control that the mask is for: highlighted for `play_pressed` of a file whose settings say so.
        public var state: HitMask.State { storedTraits.state }

        /// The mask's place in an animation, or nil if it is no frame: ``HitMaskFile/frames(named:for:state:)``.
        public var frame: HitMask.Frame? { storedTraits.frame.map(HitMask.Frame.init) }

        /// All that the file says of the mask beside its pixels.
        package var storedTraits: StoredTraits { file.sections.storedTraits(position) }
    }

    /// The masks of a file with their names, by the bytes of the names, then by scale.
    public struct Entries: RandomAccessCollection, Sendable {
        let file: HitMaskFile

        /// Always 0.
        public var startIndex: Int { 0 }
        /// The number of masks.
        public var endIndex: Int { file.count }

        /// The entry at a position.
        ///
        /// - Precondition: `position` lies in `0 ..< count`.
        public subscript(position: Int) -> Entry {
            precondition(position >= 0 && position < file.count, "the file has no mask at this position")
            return Entry(file: file, position: position)
        }
    }
}
