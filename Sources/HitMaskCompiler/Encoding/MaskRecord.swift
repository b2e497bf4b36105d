import HitMasks

/// A mask as it is stored, in the pieces in which it was made: a large mask is never copied as a whole.
package struct MaskRecord: Sendable {
    package let pieces: [[UInt8]]
    /// What stands for the bytes, however they are cut.
    package let digest: ContentDigest

    package init(pieces: [[UInt8]]) {
        self.pieces = pieces
        var stream = ContentDigest.Stream()
        for piece in pieces { stream.add(piece) }
        digest = stream.digest
    }

    package var byteCount: Int { digest.byteCount }
}

// Equal bytes are equal records: one that comes out of a file is in one piece, one that was just made in several.
extension MaskRecord: Hashable {
    package static func == (one: MaskRecord, other: MaskRecord) -> Bool {
        one.digest == other.digest
            && (one.pieces == other.pieces || one.pieces.joined().elementsEqual(other.pieces.joined()))
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
