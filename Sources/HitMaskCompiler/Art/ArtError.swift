/// Why a picture cannot become a mask.
///
/// A file is refused where its bytes are damaged, or where two good decoders could see different alpha in it.
public enum ArtError: Error, Hashable, Sendable {
    /// The system could not open or read the file.
    case cannotRead(operation: String, errno: Int32)
    /// The path leads to a folder, a pipe, a device or a socket.
    case notAFile(kind: String)
    /// The file has no bytes.
    case empty
    /// The file has more bytes than is allowed.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The file does not begin as a PNG does.
    case notPNG(Lookalike)
    /// The file ends too early. `chunk` is the one that is cut, or empty where one should begin.
    case cut(chunk: String, bytes: Int, needed: Int)
    /// The first chunk is not IHDR.
    case firstChunk(found: String)
    /// A chunk's name is not made of letters.
    case chunkName(bytes: [UInt8], offset: Int)
    /// A chunk has a length that its kind does not allow. `expected` is the only or the greatest one.
    case chunkLength(chunk: String, found: Int, expected: Int, offset: Int)
    /// A chunk's checksum does not fit its bytes.
    case checksum(chunk: String, found: UInt32, expected: UInt32, offset: Int)
    /// A field of the header has a value that PNG does not know.
    case headerField(name: String, found: Int)
    /// The bit depth does not go with the colour type.
    case bitDepth(found: Int, colourType: Int)
    /// A chunk that a decoder must understand is unknown.
    case unknownCriticalChunk(String, offset: Int)
    /// A chunk that may occur once occurs twice.
    case duplicateChunk(String, offset: Int)
    /// A chunk stands where it must not, such as tRNS `before PLTE`.
    case misplacedChunk(String, position: String, offset: Int)
    /// A chunk is missing where `found` came.
    case missingChunk(String, found: String, offset: Int)
    /// A tRNS chunk stands in a picture that has an alpha channel.
    case transparencyOnAlpha(colourType: Int)
    /// A tRNS sample has more bits than the picture's samples, so it is unclear whether any pixel matches.
    case transparencySample(found: Int, greatest: Int)
    /// A pixel names a palette entry that is not there.
    case paletteIndex(found: Int, entries: Int, x: Int, y: Int)
    /// A side is greater than is allowed.
    case sideTooLong(name: String, found: Int, limit: Int)
    /// The picture has more pixels than is allowed.
    case tooManyPixels(found: Int, limit: Int)
    /// The canvas of an animation has more pixels than can be kept while its frames are laid over each other.
    case canvasTooLarge(found: Int, limit: Int)
    /// The image data ends before the picture or its checksum does.
    case imageCut(row: Int, rows: Int)
    /// The image data is damaged.
    case imageDamaged(row: Int, reason: String)
    /// An Apple-optimised (CgBI) PNG could not be read beyond doubt.
    case cgbi(reason: String)
    /// The picture is to be shown turned or mirrored, and the policy is to stop.
    case orientation(Int)
    /// The eXIf chunk is damaged or contradicts another, so it is unknown whether the picture is to be turned.
    case orientationUnclear
    /// A field of an animation's chunk has a value that it may not have. `limit` is the greatest that it may.
    case frameField(name: String, chunk: String, found: Int, limit: Int, offset: Int)
    /// The chunks of an animation are not in their order.
    case frameSequence(chunk: String, found: Int, expected: Int, offset: Int)
    /// An animation has not as many frames as it says.
    case frameCount(found: Int, stated: Int)
    /// There was not enough memory.
    case outOfMemory
    /// A PNG could not be written.
    case writing(reason: String)
}
