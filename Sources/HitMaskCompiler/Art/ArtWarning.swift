/// What is odd about a picture whose mask is nevertheless certain.
public enum ArtWarning: Hashable, Sendable {
    /// There is more image data than the picture needs.
    case extraImageData
    /// The IEND chunk holds data.
    case dataInEnd(bytes: Int)
    /// Bytes follow the end of the picture.
    case bytesAfterEnd(count: Int)
    /// A chunk that does not matter to the mask is damaged.
    case damagedChunk(String, offset: Int)
    /// The file is an animation (APNG); the mask is that of its default image.
    case animation
    /// A grey picture has a palette, which means nothing.
    case paletteOnGrey(offset: Int)
    /// The eXIf chunk asks to turn or mirror the picture, and the policy is to leave it.
    case orientationIgnored(Int)
    /// The eXIf chunk is damaged, and the policy is to leave the picture as it is stored.
    case unclearOrientationIgnored
    /// There are more oddities than are listed.
    case more(count: Int)
}

extension ArtWarning: CustomStringConvertible {
    /// What is odd, in plain words without the path.
    public var description: String {
        switch self {
        case .extraImageData: "there is more image data than the picture needs; it is not used"
        case .dataInEnd(let bytes): "the chunk IEND holds \(bytes) bytes; they are not used"
        case .bytesAfterEnd(let count): "\(count) bytes follow the end of the picture; they are not used"
        case .damagedChunk(let chunk, let offset):
            "the chunk \(chunk) at byte \(offset) is damaged; the mask does not depend on it"
        case .animation:
            "an animation (APNG): the mask is that of its default image; \"frames\": true in the settings makes one a frame"
        case .paletteOnGrey(let offset): "a grey picture with a palette, at byte \(offset); it is not used"
        case .orientationIgnored(let found):
            "its eXIf chunk has the orientation \(found); the mask is of the pixels as they are stored"
        case .unclearOrientationIgnored:
            "its eXIf chunk is damaged; the mask is of the pixels as they are stored"
        case .more(let count): "\(count) more oddities of this file are not listed"
        }
    }
}
