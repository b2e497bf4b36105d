extension HitMask {
    /// Why bytes are refused as a mask file. Every case says what was found and what was expected.
    public enum FormatError: Error, Sendable, Hashable {
        /// There are `count` bytes; a file that starts like this has `needed`.
        case truncated(count: Int, needed: Int)
        /// There are `count` bytes, but the file's header says that it has only `expected`.
        case trailingBytes(count: Int, expected: Int)
        /// The file has `count` bytes, more than this reader accepts.
        case tooLarge(count: Int, limit: Int)
        /// The first eight bytes are not those of a mask file.
        case notAMaskFile(found: [UInt8])
        /// The file is of a format version that this reader does not know.
        case unsupportedVersion(found: Int, supported: Int)
        /// The file needs features that this reader does not know, one bit each.
        case unknownFeatures(bits: Int)
        /// The bytes are not the ones that were written.
        case wrongChecksum(found: UInt64, expected: UInt64)
        /// The sections end at byte `end`, beyond the `available` bytes that the file has for them.
        case sectionsTooLong(end: Int, available: Int)
        /// The section at `offset` is of a required kind that this reader does not know.
        case unknownSection(kind: UInt32, offset: Int)
        /// The last sixteen bytes are not all zero.
        case paddingNotZero
        /// Bytes of the header that must be zero are not.
        case reservedBytesNotZero(found: Int)
        /// The prefix `index` is missing, empty, too long, outside of the names or not UTF-8.
        case invalidPrefix(index: Int)
        /// The name of entry `index` is not where the name before it ends, or does not lie in the names.
        case misplacedName(index: Int, offset: Int, size: Int)
        /// The name of entry `index` has an empty rest, or one that is not UTF-8.
        case invalidName(index: Int)
        /// Entry `index` does not come after the entry before it, in the order of the names' bytes and then of traits.
        case entriesOutOfOrder(index: Int)
        /// `unused` bytes of a section belong to no entry.
        case unusedBytes(section: Section, count: Int)
        /// The traits of entry `index` do not lie in the section, are not ended, or hold a value out of range.
        case invalidTraits(index: Int, offset: Int)
        /// Entry `index` has a trait that a reader must know, and this one does not.
        case unknownTrait(index: Int, tag: Int)
        /// The record of entry `index` is not where the record before it ends.
        case misplacedRecord(index: Int, found: Int, expected: Int)
        /// Entry `index` shares the record of entry `target`, which is not an earlier one with a record of its own.
        case invalidSharing(index: Int, target: Int)
        /// The record at `offset` of the records section is not a valid one.
        case invalidRecord(offset: Int, RecordFault)
    }

    /// A part of a mask file.
    public enum Section: Sendable, Hashable {
        /// The texts of the names.
        case names
        /// The masks themselves.
        case records
    }

    /// What is wrong with one stored mask.
    public enum RecordFault: Error, Sendable, Hashable {
        /// The record needs `needed` bytes; `available` are left.
        case truncated(needed: Int, available: Int)
        /// A flag is set that this reader does not know, or flags that exclude each other.
        case invalidFlags(found: Int)
        /// A byte that must be zero is not.
        case reservedByteNotZero(offset: Int)
        /// Blocks are at most 256 × 256 pixels.
        case blockTooLarge(widthExponent: Int, heightExponent: Int)
        /// The opaque bounds leave the tile.
        case boundsOutside(PixelRect, width: Int, height: Int)
        /// The entry of a block is not a valid one.
        case invalidEntry(index: Int, word: UInt32)
        /// A block's record does not lie between the table and the end.
        case blockOutside(index: Int, offset: Int)
        /// A cell of a grid does not start where the tile before it ends.
        case misplacedTile(cell: Int, found: Int, expected: Int)
        /// The tables of a region map contradict each other, or its planes are not of one size.
        case invalidRegions
        /// A grid is no larger than one tile, or a tile of a grid is empty.
        case notCanonical
    }
}
