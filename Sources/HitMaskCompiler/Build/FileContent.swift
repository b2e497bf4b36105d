import HitMasks

/// The bytes of a file to be written, in pieces: a large mask is not copied to stand behind the others.
package struct FileContent: Sendable {
    private var pieces: [[UInt8]]
    /// The number of bytes.
    package let byteCount: Int

    private static let blockSize = 1 << 16

    /// The pieces in their order.
    package init(_ pieces: [[UInt8]]) {
        self.pieces = pieces
        byteCount = pieces.reduce(0) { $0 + $1.count }
    }

    /// Calls the body with all bytes in order: small pieces gathered into blocks, large ones as they are.
    func forEachBlock<Failure>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var block: [UInt8] = []
        for piece in pieces {
            if block.count + piece.count > FileContent.blockSize, !block.isEmpty {
                try body(block)
                block.removeAll(keepingCapacity: true)
            }
            if piece.count > FileContent.blockSize {
                try body(piece)
            } else {
                block += piece
            }
        }
        if !block.isEmpty { try body(block) }
    }

    /// The pieces end to end.
    func joined() -> [UInt8] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }

    /// The checksum in the header of a mask file.
    var maskFileChecksum: UInt64 {
        let field = FileLayout.Header.checksum
        guard let header = pieces.first, header.count >= field + 8 else { return 0 }
        return header[field..<field + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Gives the memory back.
    mutating func removeAll() { pieces = [] }

    /// Whether a file has exactly these bytes. One that cannot be read has others.
    func equalsFile(at path: String) -> Bool {
        guard let file = try? Descriptor(path, for: .reading) else { return false }
        struct Differs: Error {}
        var buffer = [UInt8](repeating: 0, count: FileContent.blockSize)
        do {
            try forEachBlock { block in
                var offset = 0
                while offset < block.count {
                    let count = try file.read(into: &buffer, atMost: block.count - offset)
                    guard count > 0, block[offset..<offset + count].elementsEqual(buffer[..<count]) else {
                        throw Differs()
                    }
                    offset += count
                }
            }
            return try file.read(into: &buffer) == 0
        } catch {
            return false
        }
    }
}
