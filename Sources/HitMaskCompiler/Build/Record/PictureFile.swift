import HitMasks

/// Where the bytes of a picture come from.
enum PictureSource: Sendable {
    /// A file, streamed.
    case file(String)
    /// A file that is in memory already.
    case bytes([UInt8])

    /// Streams the picture as mask bits, as `PNGReader` does.
    func read(
        _ options: ArtOptions, began: (_ width: Int, _ height: Int) throws -> Void,
        band: (HitMask.Bitmap) throws -> Void
    ) throws -> PNGReader.Summary {
        switch self {
        case .file(let path): try PNGReader.read(path: path, options: options, began: began, band: band)
        case .bytes(let bytes): try PNGReader.read(bytes: bytes, options: options, began: began, band: band)
        }
    }

    /// Reads the frames of an animation.
    func readFrames(_ options: ArtOptions) throws -> (frames: [HitMask.Bitmap], summary: PNGReader.Summary) {
        switch self {
        case .file(let path): try PNGReader.readFrames(path: path, options: options)
        case .bytes(let bytes): try PNGReader.readFrames(bytes: bytes, options: options)
        }
    }

    /// Reads the picture's colours.
    func readColors(_ options: ArtOptions) throws -> ColorPicture {
        switch self {
        case .file(let path): try PNGReader.readColors(path: path, options: options)
        case .bytes(let bytes): try PNGReader.readColors(bytes: bytes, options: options)
        }
    }
}

/// A file that was read: how it looked before, and what its bytes were.
struct ReadFile: Sendable {
    let stamp: FileStamp
    let content: ContentDigest
}

/// The file of a picture whose masks are to be remembered.
///
/// What is digested must be what is decoded, whoever writes to the file meanwhile. So a small file is read into memory
/// once and both are done there; a large one is digested before it is decoded and once more after.
struct PictureFile {
    let source: PictureSource
    let read: ReadFile

    /// The size up to which a file is read into memory. Unit: bytes.
    static let largestInMemory = 1 << 20

    /// Looks at a file; nil if it is none or cannot be read, which its reader will report.
    init?(_ path: String) {
        do {
            let file = try Descriptor(path, for: .readingFile)
            let status = try file.status()
            guard status.kind == .file else { return nil }
            if status.byteCount <= PictureFile.largestInMemory {
                guard let bytes = try file.bytes(count: status.byteCount) else { return nil }
                source = .bytes(bytes)
                read = ReadFile(stamp: status.stamp, content: ContentDigest(of: bytes))
            } else {
                source = .file(path)
                read = ReadFile(stamp: status.stamp, content: try file.digest(expectedCount: status.byteCount))
            }
        } catch {
            return nil
        }
    }

    /// Whether the digest is that of the bytes that were decoded, once they were.
    var stayedAsItWas: Bool {
        guard case .file(let path) = source else { return true }
        return ReadFile(path)?.content == read.content
    }
}

extension ReadFile {
    /// Digests a file; nil if it is none or cannot be read.
    init?(_ path: String) {
        do {
            let file = try Descriptor(path, for: .readingFile)
            let status = try file.status()
            guard status.kind == .file else { return nil }
            self.init(stamp: status.stamp, content: try file.digest(expectedCount: status.byteCount))
        } catch {
            return nil
        }
    }
}

extension Descriptor {
    /// The digest of all bytes from here to the end.
    ///
    /// The buffer of a small file is no larger than the file, for filling one takes as long as reading it.
    func digest(expectedCount: Int) throws(SystemFault) -> ContentDigest {
        var stream = ContentDigest.Stream()
        var buffer = [UInt8](repeating: 0, count: min(max(expectedCount, 1), 1 << 16))
        while case let count = try read(into: &buffer), count > 0 { stream.add(buffer, count: count) }
        return stream.digest
    }
}
