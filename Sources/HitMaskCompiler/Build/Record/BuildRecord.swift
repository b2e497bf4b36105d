import HitMasks

/// What a build remembers for the next one, beside the file that it made and apart from it.
///
/// It is a help and never a condition: whatever is odd about it, the pictures are read as if there were none.
struct BuildRecord: Sendable {
    /// The file that the build made.
    struct Output: Sendable {
        let stamp: FileStamp
        /// The checksum in its header.
        let checksum: UInt64
        /// What stands for its names, traits and masks.
        let content: ContentDigest
    }

    /// A moment before any file was looked at.
    let time: FileTime
    let output: Output
    var pictures: [RecordedPicture]
}

/// A picture whose masks are remembered.
struct RecordedPicture: Sendable {
    /// How the masks were made.
    let recipe: ContentDigest
    let file: ReadFile
    /// In the order of the recipe.
    var masks: [RecordedMask]
    /// What was said of the picture.
    let messages: [RecordedMessage]
}

/// A mask that is remembered, without its pixels.
struct RecordedMask: Sendable {
    let picture: EncodedPicture
    /// The position among the entries of the output, or nil if it is not in there.
    let entry: Int?
    /// Of a picture with several scales: what stands for all of them, and how much the shape differs from the densest.
    let scales: Scales?

    struct Scales: Sendable {
        let group: ContentDigest
        let differingShare: Int
    }
}

/// A message that is to be said again while nothing changes.
struct RecordedMessage: Sendable, Hashable {
    let path: String
    let line: Int?
    let severity: Diagnostic.Severity
    let text: String
}

extension RecordedMessage {
    init(_ message: Diagnostic) {
        self.init(
            path: message.path, line: message.line, severity: message.severity, text: message.reason.description)
    }

    var diagnostic: Diagnostic { Diagnostic(path, line: line, .remembered(severity, text)) }
}

/// What stands for the contents of a mask file: names, traits and masks in their order.
func contentDigest(of pictures: [ReadPicture]) -> ContentDigest {
    var bytes: [UInt8] = []
    for read in pictures {
        let traits = read.traits
        bytes.append(text: read.input.name)
        for number in traits.variantKey { bytes.append(word: number) }
        let rest = traits.restKey
        bytes.append(word: UInt64(rest.count))
        bytes += rest
        bytes.append(read.picture.digest)
    }
    return ContentDigest(of: bytes)
}
