extension HitMask {
    /// The masks of an animation, one for each of its frames, under one name.
    ///
    ///     let walk = file.frames(named: "hero/walk")!
    ///     walk[3].contains(x: 12, y: 40)                 // the fourth frame, counted from 0
    ///     walk.mask(at: 0.25)?.contains(x: 12, y: 40)    // the one that is shown after a quarter of a second
    ///     walk.mask(at: .nan)                            // nil: never
    ///
    /// It is a collection of masks, in the order in which they are shown. A mask that is no frame of anything is an
    /// animation of one frame without a duration. Make it once, when the animation begins: a lookup by index or by time
    /// allocates nothing.
    public struct Frames: RandomAccessCollection, Sendable {
        /// What is shown when an animation has come to its end.
        public enum Repetition: Sendable, Hashable, CaseIterable {
            /// The animation again, from its first frame on; before its beginning, too.
            case loop
            /// The last frame; before the beginning, the first one.
            case once
        }

        let file: HitMaskFile
        /// In the order of the frames.
        let places: [Place]

        /// A frame in the file.
        struct Place: Sendable {
            /// The position of the entry.
            let position: Int
            /// The frame's number in the file, which counts for nothing but the order.
            let number: UInt32
            /// When the frame begins.
            var start: UInt64 = 0
            /// When the frame is over.
            var end: UInt64 = 0
        }

        /// Always 0.
        public var startIndex: Int { 0 }
        /// The number of frames, at least 1.
        public var endIndex: Int { places.count }

        /// The mask of a frame.
        ///
        /// - Complexity: O(1).
        /// - Precondition: `index` lies in `0 ..< count`.
        public subscript(index: Int) -> HitMask {
            precondition(index >= 0 && index < places.count, "the animation has no such frame")
            return file.mask(at: places[index].position)
        }

        /// How long the animation is: the sum of its frames' durations. Unit: seconds.
        ///
        /// 0 if nothing says how long its frames are shown.
        public var duration: Double { Frames.seconds(length) }

        /// When a frame begins, counted from the beginning of the first one. Unit: seconds.
        ///
        /// - Precondition: `index` lies in `0 ..< count`.
        public func start(of index: Int) -> Double { Frames.seconds(places[index].start) }

        /// How long a frame is shown; 0 if nothing says so. Unit: seconds.
        ///
        /// - Precondition: `index` lies in `0 ..< count`.
        public func duration(of index: Int) -> Double { Frames.seconds(places[index].end - places[index].start) }

        /// How long the animation is. Unit: microseconds.
        var length: UInt64 { places[places.count - 1].end }

        static func seconds(_ microseconds: UInt64) -> Double { Double(microseconds) / 1e6 }
    }
}

extension HitMask.Frames {
    /// The frames among the variants of a name that go with one of them: those for the same screen and state.
    package init(of entries: Slice<HitMaskFile.Entries>, with chosen: HitMaskFile.Entry) {
        let wanted = chosen.storedTraits
        var places: [Place] = []
        for position in entries.indices {
            let own = chosen.file.sections.storedTraits(position)
            guard own.traits == wanted.traits, own.state == wanted.state, (own.frame == nil) == (wanted.frame == nil)
            else { continue }
            let duration = own.frame?.duration ?? 0
            places.append(Place(position: position, number: own.frame?.index ?? 0, end: UInt64(duration)))
        }
        // A file may hold them in any order, though its writer has them in this one.
        places.sort { ($0.number, $0.position) < ($1.number, $1.position) }
        var start: UInt64 = 0
        for index in places.indices {
            (places[index].start, places[index].end) = (start, start + places[index].end)
            start = places[index].end
        }
        (file, self.places) = (chosen.file, places)
    }

    /// The entry of a frame.
    package func entry(at index: Int) -> HitMaskFile.Entry {
        HitMaskFile.Entry(file: file, position: places[index].position)
    }
}

extension HitMaskFile {
    /// The frames of an animation, or nil if the file has no such name.
    ///
    /// Of several variants it is the one that ``entry(named:for:state:)`` chooses for a screen and a state: all frames are
    /// those of that variant. A name without frames is an animation of one frame.
    ///
    /// - Complexity: O(n log n) for a name with n variants and frames. Allocates a list of the frames.
    public func frames(
        named name: String, for traits: HitMask.Traits = HitMask.Traits(), state: HitMask.State = .normal
    ) -> HitMask.Frames? {
        let entries = entries(named: name)
        return entries.mostSuitable(for: traits, state: state).map { HitMask.Frames(of: entries, with: $0) }
    }
}
