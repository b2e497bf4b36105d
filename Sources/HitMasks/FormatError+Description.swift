extension HitMask.FormatError: CustomStringConvertible {
    /// What is wrong, where, and what to do, in plain words.
    public var description: String {
        switch self {
        case .truncated(let count, let needed):
            "the file is cut short: it has \(count) bytes of at least \(needed). Compile it again"
        case .trailingBytes(let count, let expected):
            "the file has \(count) bytes, but its header says \(expected): something was added behind its end"
        case .tooLarge(let count, let limit): "the file has \(count) bytes; the limit is \(limit)"
        case .notAMaskFile(let found): "not a mask file: it starts with \(HitMask.FormatError.hexadecimal(found))"
        case .unsupportedVersion(let found, let supported):
            "the file has format version \(found); this reader knows version \(supported). Update the HitMasks library, "
                + "or compile the file with a matching hitmask"
        case .unknownFeatures(let bits):
            "the file needs features that this reader does not know (bits \(bits)). Update the HitMasks library"
        case .wrongChecksum(let found, let expected):
            "the file is damaged: its checksum is \(HitMask.FormatError.hexadecimal(found)), and "
                + "\(HitMask.FormatError.hexadecimal(expected)) was written. Compile it again"
        case .sectionsTooLong(let end, let available):
            "the sections end at byte \(end), but there is room up to byte \(available) only"
        case .unknownSection(let kind, let offset):
            "the section at byte \(offset) is of the required kind \(kind), which this reader does not know. "
                + "Update the HitMasks library"
        case .paddingNotZero: "the file does not end with sixteen zero bytes"
        case .reservedBytesNotZero(let found): "the header's reserved bytes hold \(found) instead of 0"
        default: entryDescription
        }
    }

    private var entryDescription: String {
        switch self {
        case .invalidPrefix(let index): "the name prefix \(index) is missing, empty, too long or not UTF-8"
        case .misplacedName(let index, let offset, let size):
            "the name of entry \(index), \(size) bytes at \(offset), is not where the name before it ends"
        case .invalidName(let index): "the name of entry \(index) is empty or not UTF-8"
        case .entriesOutOfOrder(let index): "entry \(index) does not come after the entry before it"
        case .unusedBytes(let section, let count):
            "\(count) bytes of the \(section == .names ? "names" : "records") belong to no entry"
        case .invalidTraits(let index, let offset): "the traits of entry \(index), at \(offset), are not valid"
        case .unknownTrait(let index, let tag):
            "entry \(index) has the trait \(tag), which this reader does not know. Update the HitMasks library"
        case .misplacedRecord(let index, let found, let expected):
            "the record of entry \(index) is at \(found) instead of \(expected)"
        case .invalidSharing(let index, let target):
            "entry \(index) shares the record of entry \(target), which has none of its own before it"
        case .invalidRecord(let offset, let fault): "the record at \(offset) is not valid: \(fault)"
        default: "the file is not valid"
        }
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ")
    }

    private static func hexadecimal(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }
}

extension HitMask.RecordFault: CustomStringConvertible {
    /// What is wrong with the record, in plain words.
    public var description: String {
        switch self {
        case .truncated(let needed, let available): "it needs \(needed) bytes, and \(available) are left"
        case .invalidFlags(let found): "its flags are \(found), which has no meaning"
        case .reservedByteNotZero(let offset): "its byte \(offset), which must be 0, is not"
        case .blockTooLarge(let width, let height):
            "its blocks are 2^\(width) × 2^\(height) pixels; 2^8 × 2^8 is the limit"
        case .boundsOutside(let bounds, let width, let height):
            "its opaque bounds, \(bounds), leave the \(width) × \(height) pixels of the mask"
        case .invalidEntry(let index, let word): "the entry of block \(index) is \(word), which has no meaning"
        case .blockOutside(let index, let offset):
            "the record of block \(index), at \(offset), leaves the mask's record"
        case .misplacedTile(let cell, let found, let expected):
            "the tile of cell \(cell) is at \(found) instead of \(expected)"
        case .invalidRegions: "its tables of regions contradict each other"
        case .notCanonical: "it is stored in a form that a smaller one stands for"
        }
    }
}
