/// A validated file of named masks.
///
/// Opening checks every table of the file once, in time linear in its size; from then on lookups trust the bytes and
/// read them where they lie. Nothing is decoded and nothing is allocated for a mask, so a file of 100,000 masks opens
/// as a file of one does.
///
///     let file = try HitMaskFile(contentsOf: "ui.hitmask")
///     let play = file.mask(named: "buttons/play")!
///     play.contains(x: 60, y: 22)
///
/// A file never changes. It is a value: copies share the bytes, from any thread.
public struct HitMaskFile: Sendable {
    let storage: ByteStorage
    package let sections: FileSections
    private let index: NameIndex

    /// Copies and validates the bytes of a mask file.
    ///
    /// - Complexity: O(bytes).
    public init(_ bytes: [UInt8]) throws(HitMask.FormatError) {
        try self.init(validating: bytes.withUnsafeBytes { ByteStorage(copying: $0) })
    }

    /// Copies and validates the bytes of a mask file.
    ///
    /// - Complexity: O(bytes).
    public init(copying bytes: UnsafeRawBufferPointer) throws(HitMask.FormatError) {
        try self.init(validating: ByteStorage(copying: bytes))
    }

    /// Validates bytes that somebody owns.
    package init(validating storage: ByteStorage) throws(HitMask.FormatError) {
        self.storage = storage
        sections = try FileSections(validating: storage.bytes)
        index = NameIndex(sections)
    }

    /// The size of the file in bytes.
    public var byteCount: Int { storage.bytes.count }

    /// The number of masks. A name with several variants counts once for each.
    public var count: Int { sections.maskCount }

    /// The masks with their names, by the bytes of the names, then by scale.
    public var entries: Entries { Entries(file: self) }

    /// The names, each once, in the order of their UTF-8 bytes.
    ///
    /// - Complexity: O(count). Allocates; ``entries`` does not.
    public var names: [String] {
        var names: [String] = []
        for index in 0..<count where sections.startsName(index) { names.append(sections.name(index)) }
        return names
    }

    /// The mask of an entry, by its position in the order of ``entries``.
    ///
    /// - Complexity: O(1).
    /// - Precondition: `position` lies in `0 ..< count`.
    public subscript(position: Int) -> Entry { entries[position] }

    /// The entries of a name, one for each of its variants: those for any screen first, 1x before the other scales from
    /// low to high. Empty if the file has no such name.
    ///
    /// - Complexity: O(1), and O(variants) for a name with several.
    public func entries(named name: String) -> Slice<Entries> {
        entries[index.entries(named: name, in: sections)]
    }

    func mask(at position: Int) -> HitMask {
        HitMask(
            record: storage.bytes.maskRecord(at: sections.recordOffset(position)),
            traits: sections.storedTraits(position), at: sections.traitsOffset(position), in: storage)
    }
}
