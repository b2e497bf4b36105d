import HitMasks

/// What a sprite sheet's descriptor says: which pictures hold which frames, and where in their own canvas these belong.
package struct SheetDescriptor: Sendable, Hashable {
    /// How the descriptor is written.
    package let format: SheetFormat
    /// The pictures in the order of the descriptor.
    package let pages: [SheetPage]
    /// The animations that the descriptor names.
    package let animations: [SheetAnimation]
    /// The descriptors of the other parts of a sheet that did not fit into one picture, as written
    /// (`related_multi_packs`).
    package let relatedSheets: [String]
    /// What is odd and harmless.
    package let warnings: [SheetWarning]
}

/// How a sheet's descriptor is written.
package enum SheetFormat: Sendable, Hashable {
    /// JSON with frames by name: TexturePacker, Aseprite.
    case jsonHash
    /// JSON with a list of frames: TexturePacker, Aseprite.
    case jsonArray
    /// Phaser's JSON with several pictures.
    case phaserMultiAtlas
    /// A property list of cocos2d with its format number, 0 to 3.
    case cocos2d(Int)
    /// The text form of libGDX and Spine, old or new.
    case atlas
    /// Sparrow's and Starling's XML.
    case sparrow
    /// Equal cells without a descriptor.
    case grid
}

/// A picture of a sheet and the frames in it.
package struct SheetPage: Sendable, Hashable {
    /// The path of the picture as written, relative to the folder of the descriptor. If the descriptor names none, it is
    /// the descriptor's own name with `.png`.
    package let picture: String
    /// The line that names the picture, where one does.
    package let line: Int?
    /// The pixels per point that the descriptor states, or nil.
    package let scale: PixelScale?
    /// The size of the picture that the descriptor states, or nil.
    package let statedSize: Size?
    /// The frames in the order of the descriptor.
    package internal(set) var frames: [SheetFrame] = []

    /// A size in pixels.
    package struct Size: Sendable, Hashable {
        package let width: Int, height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// Compares the page with its picture, once that is known.
    ///
    /// - Returns: A warning where the descriptor states another size, and every frame is in the picture all the same.
    /// - Throws: ``SheetError/Reason/outsidePicture(name:frame:width:height:)`` for the first frame that is not.
    package func check(pictureWidth width: Int, height: Int) throws(SheetError) -> [SheetWarning] {
        for frame in frames { try frame.check(pictureWidth: width, height: height) }
        guard let statedSize, statedSize != Size(width: width, height: height) else { return [] }
        return [
            SheetWarning(line: line, .otherSize(picture: picture, stated: statedSize, width: width, height: height))
        ]
    }
}

/// A named series of frames.
package struct SheetAnimation: Sendable, Hashable {
    /// The name in the descriptor.
    package let name: String
    /// The names of the frames in the order in which they are shown; a frame may be shown more than once.
    package let frames: [String]
    /// The line in the descriptor.
    package let line: Int
    /// Whether it is a tag, which may order frames and repeat them as their names do not.
    package var isTag = false
}

/// What is odd about a sheet and harmless.
package struct SheetWarning: Sendable, Hashable {
    /// The line in the descriptor, where there is one.
    package let line: Int?
    /// What is odd.
    package let reason: Reason

    /// What can be odd.
    package enum Reason: Sendable, Hashable {
        /// A frame is described twice in the same way.
        case repeatedFrame(String, firstLine: Int?)
        /// The picture has another size than the descriptor states.
        case otherSize(picture: String, stated: SheetPage.Size, width: Int, height: Int)
        /// The cells of a grid leave columns or rows of pixels over.
        case gridRemainder(columns: Int, rows: Int)
        /// An animation's frames are not all there.
        case animationOutside(String, from: Int, to: Int, frames: Int)
        /// Two tags have one name.
        case repeatedTag(String, firstLine: Int)
        /// Some of a tag's frames are no frames of an animation.
        case tagBesideFrames(String, frame: String)
        /// A tag's frames are those of two animations.
        case tagOfSeveral(String, animation: String, other: String)
        /// There is no frame.
        case noFrames
    }

    init(line: Int?, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }
}

extension SheetWarning: CustomStringConvertible {
    /// What is odd, in plain words.
    package var description: String {
        switch reason {
        case .repeatedFrame(let name, let firstLine):
            "the frame '\(name)' is described twice in the same way" + (firstLine.map { ", first in line \($0)" } ?? "")
        case .otherSize(let picture, let stated, let width, let height):
            "the sheet says that \(picture) is \(stated.width) × \(stated.height) pixels, and it is \(width) × \(height)"
        case .gridRemainder(let columns, let rows):
            "the cells leave \(columns) columns and \(rows) rows of pixels over at the right and bottom; "
                + "they belong to no frame"
        case .animationOutside(let name, let from, let to, let frames):
            "the animation '\(name)' goes from frame \(from) to \(to), and there are \(frames); it is left out"
        case .repeatedTag(let name, let firstLine):
            "the tag '\(name)' is there twice, first in line \(firstLine); the second one is left out"
        case .tagBesideFrames(let name, let frame):
            "the tag '\(name)' shows '\(frame)', for which the settings do not say 'frames'; it is left out"
        case .tagOfSeveral(let name, let animation, let other):
            "the tag '\(name)' shows frames of '\(animation)' and of '\(other)'; it is left out"
        case .noFrames: "the sheet has no frames"
        }
    }
}
