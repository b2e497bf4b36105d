import HitMasks

/// The file of a record: a mark, a receipt with its own checksum or none, and the record.
///
/// The receipt comes first, so that a build that has nothing to do reads no more than that.
enum RecordFile {
    private static let mark: UInt64 = 0x3430_4452_4D48_93F0
    /// The bytes in front of the receipt: the mark, the receipt's size and its checksum.
    static let headSize = 24

    /// Whether the first bytes of a file are those of a record, whole or not.
    static func isMarked(_ start: [UInt8]) -> Bool {
        var bytes: [UInt8] = []
        bytes.append(word: mark)
        return start.starts(with: bytes)
    }

    /// What stands in front of a receipt.
    static func head(of receipt: BuildReceipt?) -> [UInt8] {
        let receipt = receipt?.bytes ?? []
        var bytes: [UInt8] = []
        bytes.append(word: mark)
        bytes.append(word: UInt64(receipt.count))
        bytes.append(word: checksum(of: receipt))
        return bytes
    }

    /// How many bytes the receipt has, by the head of the file; nil if this is no record's.
    static func receiptSize(head: [UInt8]) -> Int? {
        guard head.count >= headSize, isMarked(head), let size = Int(exactly: word(at: 8, of: head))
        else { return nil }
        return size
    }

    /// The receipt; nil if there is none or it is damaged.
    static func receipt(head: [UInt8], _ bytes: [UInt8]) -> BuildReceipt? {
        guard !bytes.isEmpty, checksum(of: bytes) == word(at: 16, of: head) else { return nil }
        return BuildReceipt(bytes)
    }

    /// The bytes of the record in those of the whole file; nil if there can be none.
    static func record(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard let size = receiptSize(head: Array(bytes.prefix(headSize))), bytes.count - headSize >= size else {
            return nil
        }
        return bytes[(headSize + size)...]
    }

    private static func checksum(of bytes: [UInt8]) -> UInt64 {
        let digest = ContentDigest(of: bytes)
        return digest.first ^ digest.second
    }

    private static func word(at offset: Int, of bytes: [UInt8]) -> UInt64 {
        bytes[offset..<offset + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
