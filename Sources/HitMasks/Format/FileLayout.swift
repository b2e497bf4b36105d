/// The constants of the file around the masks: docs/FORMAT.md, "File".
package enum FileLayout {
    /// 93 "HMS" CR LF 1A LF: no text, and no longer itself once a transfer has changed its line ends.
    package static let magic: [UInt8] = [0x93, 0x48, 0x4D, 0x53, 0x0D, 0x0A, 0x1A, 0x0A]
    package static let version = 1
    package static let headerSize = 48
    package static let entrySize = 14
    /// Zero bytes at the end of the file, so that a lookup may load a whole word of the last record.
    package static let paddingSize = 16
    package static let minimumFileSize = headerSize + paddingSize
    /// Offsets are 31-bit numbers.
    package static let maximumFileSize = Int(Int32.max)
    package static let maximumMaskCount = 1 << 24
    /// The longest prefix that names may share, and the longest rest of a name.
    package static let maximumPrefixSize = 255
    package static let maximumRestSize = Int(UInt16.max)
    package static let maximumPrefixCount = Int(UInt16.max)

    /// Offsets in the header.
    package enum Header {
        package static let magic = 0
        package static let version = 8
        package static let features = 10
        package static let fileSize = 12
        package static let checksum = 16
        package static let maskCount = 24
        package static let prefixCount = 28
        package static let namesSize = 32
        package static let traitsSize = 36
        package static let recordsSize = 40
        package static let reserved = 44
    }

    /// Offsets in an entry.
    package enum Entry {
        /// The rest of the name behind its prefix, in the names section.
        package static let restOffset = 0
        package static let record = 4
        /// 0 for none, else 1 + the index of a prefix.
        package static let prefix = 8
        /// 0 for none, else 1 + the offset of a list in units.
        package static let traits = 10
        package static let restSize = 12
        /// Set in `record` when the rest is the index of the entry whose record it shares.
        package static let sharedRecord: UInt32 = 0x8000_0000
    }

    /// Sections behind the records: a kind, a size, the bytes. None is defined yet.
    package enum Extension {
        package static let headerSize = 8
        /// Set in a kind that a reader must know.
        package static let required: UInt32 = 0x8000_0000
    }

    /// What one mask has beside its pixels: tags, sizes and values, ended by a zero tag.
    package enum Trait {
        package static let end: UInt8 = 0
        /// u16 pixels, u16 points; 1/1 is not stored.
        package static let scale: UInt8 = 1
        /// u16 left, u16 top, u16 pixels, u16 points, u32 right, u32 bottom.
        package static let source: UInt8 = 2
        package static let sourceSize = 16
        /// u8 flags (1 stretch, 2 centre has a width, 4 a height); u16 top, left, bottom, right, centre's width and height.
        package static let slices: UInt8 = 3
        package static let slicesSize = 13
        package static let idiom: UInt8 = 5
        /// Luminosity, and four times the contrast.
        package static let appearance: UInt8 = 6
        package static let layoutDirection: UInt8 = 7
        package static let displayGamut: UInt8 = 8
        /// One bit for each state.
        package static let state: UInt8 = 9
        /// u32 index, u32 start, u32 duration.
        package static let frame: UInt8 = 10
        package static let frameSize = 12
        /// The horizontal size class, and four times the vertical one.
        package static let sizeClasses: UInt8 = 13
        /// u16 top, left, bottom, right.
        package static let alignment: UInt8 = 14
        package static let alignmentSize = 8
        /// Set in a tag that a reader may skip.
        package static let optional: UInt8 = 0x80
        package static let unit = 4
        package static let maximumListSize = 128
        /// The highest value of an entry's field.
        package static let maximumField = Int(UInt16.max)
    }
}
