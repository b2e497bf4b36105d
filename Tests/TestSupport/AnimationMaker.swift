/// An APNG writer for tests, and the slow and obvious way to see what its frames show.
public struct AnimationMaker: Sendable {
    /// A frame: a picture that is put somewhere on the canvas.
    public struct Frame: Sendable {
        /// The pixels, in the depth and colour type of the animation.
        public var picture: PNGMaker
        /// Where its left edge lies.
        public var x = 0
        /// Where its top edge lies.
        public var y = 0
        /// The seconds that it is shown, as a fraction.
        public var delay: (UInt16, UInt16) = (1, 10)
        /// What becomes of its part of the canvas then: 0 it stays, 1 it is cleared, 2 it is as before.
        public var dispose: UInt8 = 0
        /// Whether it is put in place of what is there (0) or over it (1).
        public var blend: UInt8 = 0

        /// A frame at the top left.
        public init(_ picture: PNGMaker) { self.picture = picture }
    }

    /// The number of columns of the canvas.
    public var width: Int
    /// The number of rows of the canvas.
    public var height: Int
    /// The frames.
    public var frames: [Frame]
    /// A picture for readers that know no animations; nil if that is the first frame.
    public var defaultImage: PNGMaker?
    /// In how many chunks the data of a frame is stored.
    public var dataChunks = 1

    /// An animation of frames.
    public init(width: Int, height: Int, frames: [Frame]) {
        (self.width, self.height, self.frames) = (width, height, frames)
    }

    /// The chunks of a correct file.
    public var chunks: [PNGMaker.Chunk] {
        let first = defaultImage ?? frames[0].picture
        var chunks = [
            PNGMaker.Chunk("IHDR", first.header),
            PNGMaker.Chunk("acTL", PNGMaker.big(UInt32(frames.count)) + PNGMaker.big(0)),
        ]
        if let palette = first.palette { chunks.append(PNGMaker.Chunk("PLTE", palette)) }
        if let transparency = first.transparency { chunks.append(PNGMaker.Chunk("tRNS", transparency)) }
        var number: UInt32 = 0
        if let defaultImage { chunks.append(PNGMaker.Chunk("IDAT", data(of: defaultImage))) }
        for (index, frame) in frames.enumerated() {
            chunks.append(control(of: frame, number: number))
            number += 1
            let data = data(of: frame.picture)
            if index == 0, defaultImage == nil {
                chunks.append(PNGMaker.Chunk("IDAT", data))
                continue
            }
            for part in 0..<dataChunks {
                let range = data.count * part / dataChunks..<data.count * (part + 1) / dataChunks
                chunks.append(PNGMaker.Chunk("fdAT", PNGMaker.big(number) + data[range]))
                number += 1
            }
        }
        return chunks + [PNGMaker.Chunk("IEND")]
    }

    /// The whole file.
    public var file: [UInt8] { PNGMaker.file(chunks) }

    private func data(of picture: PNGMaker) -> [UInt8] { picture.deflated(picture.filteredRows) }

    private func control(of frame: Frame, number: UInt32) -> PNGMaker.Chunk {
        let words = [
            number, UInt32(frame.picture.width), UInt32(frame.picture.height), UInt32(frame.x), UInt32(frame.y),
        ]
        let delay = [frame.delay.0, frame.delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return PNGMaker.Chunk("fcTL", words.flatMap(PNGMaker.big) + delay + [frame.dispose, frame.blend])
    }

    /// The alpha of each pixel of the canvas while each frame is shown, row by row, and the full alpha.
    public var shownAlphas: (frames: [[Int]], full: Int) {
        var canvas = [Int](repeating: 0, count: width * height)
        var shown: [[Int]] = []
        var full = 255
        for (index, frame) in frames.enumerated() {
            let before = canvas
            for y in 0..<frame.picture.height {
                for x in 0..<frame.picture.width {
                    let place = (frame.y + y) * width + frame.x + x
                    let own = frame.picture.alpha(x: x, y: y)
                    // Palettes have eight bits, and so have samples of fewer.
                    full = frame.picture.depth == 16 ? 65_535 : 255
                    let alpha = own.alpha * full / own.full
                    let below = frame.blend == 1 ? canvas[place] : 0
                    canvas[place] = (2 * (alpha * full + below * (full - alpha)) + full) / (2 * full)
                }
            }
            shown.append(canvas)
            switch frame.dispose {
            case 2 where index > 0: canvas = before
            case 0: break
            default:
                for y in 0..<frame.picture.height {
                    for x in 0..<frame.picture.width { canvas[(frame.y + y) * width + frame.x + x] = 0 }
                }
            }
        }
        return (shown, full)
    }
}

extension AnimationMaker {
    /// An animation of random frames in random places.
    public static func random(
        width: Int, height: Int, count: Int, depth: Int, colour: Int, isInterlaced: Bool = false,
        using dice: inout SeededRandom
    ) -> AnimationMaker {
        let model = PNGMaker.random(
            width: width, height: height, depth: depth, colour: colour, transparent: colour < 4, using: &dice)
        var frames: [Frame] = []
        for index in 0..<count {
            let isWhole = index == 0
            let (w, h) = (
                isWhole ? width : Int.random(in: 1...width, using: &dice),
                isWhole ? height : Int.random(in: 1...height, using: &dice)
            )
            var picture = PNGMaker.random(
                width: w, height: h, depth: depth, colour: colour, transparent: false, using: &dice)
            (picture.palette, picture.transparency, picture.interlaced) = (
                model.palette, model.transparency, isInterlaced
            )
            picture.filter = nil
            // The key colour is met in every frame.
            for pixel in 0..<w * h where colour != 3 && Bool.random(using: &dice) {
                let channels = PNGMaker.channels(colour)
                let key = model.pixel(x: width / 2, y: height / 2)
                picture.samples.replaceSubrange(pixel * channels..<(pixel + 1) * channels, with: key)
            }
            var frame = Frame(picture)
            (frame.x, frame.y) = (
                Int.random(in: 0...width - w, using: &dice), Int.random(in: 0...height - h, using: &dice)
            )
            frame.dispose = UInt8.random(in: 0...2, using: &dice)
            frame.blend = UInt8.random(in: 0...1, using: &dice)
            frames.append(frame)
        }
        var maker = AnimationMaker(width: width, height: height, frames: frames)
        if Bool.random(using: &dice) {
            maker.defaultImage = model
            maker.defaultImage?.interlaced = isInterlaced
        }
        maker.dataChunks = Int.random(in: 1...4, using: &dice)
        return maker
    }
}
