import HitMasks

extension HitMaskFile.Entry {
    /// Why a mask cannot be shown over a picture.
    package enum OverlayFault: Error, Sendable, Hashable, CustomStringConvertible {
        /// The picture has another size than the art that the mask was made of.
        case otherSize(width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
        /// The result would have more pixels than pictures may have.
        case tooLarge(width: Int, height: Int, limit: Int)

        /// Plain words, without the path of the picture.
        package var description: String {
            switch self {
            case .otherSize(let width, let height, let expectedWidth, let expectedHeight):
                "has \(width) × \(height) pixels, and the mask was made of art of \(expectedWidth) × \(expectedHeight);"
                    + " take the art of the mask's scale, or NAME@2x for the mask of another one"
            case .tooLarge(let width, let height, let limit):
                "the picture would have \(width) × \(height) pixels, more than \(limit); give a smaller --zoom"
            }
        }
    }

    /// The mask over its art as a PNG: the art on a checkerboard, the hit area tinted, its border drawn.
    ///
    /// - Parameters:
    ///   - path: The PNG that the mask was made of.
    ///   - zoom: The dots for a pixel of the mask.
    /// - Returns: The bytes of the PNG.
    /// - Throws: ``OverlayFault``, or why the art cannot be read.
    package func overlay(onArtAt path: String, zoom: Int) throws -> [UInt8] {
        var options = ArtOptions()
        options.orientation = .apply
        let picture = try PNGReader.readPicture(bytes: try wholeFile(path, limit: .picture), options: options).picture
        let (bounds, detail) = (mask.artBounds, storedTraits.source.detail.value)
        let expected = (width: bounds.width / detail, height: bounds.height / detail)
        guard abs(expected.width - Double(picture.width)) < 1, abs(expected.height - Double(picture.height)) < 1 else {
            throw OverlayFault.otherSize(
                width: picture.width, height: picture.height, expectedWidth: Int(expected.width.rounded()),
                expectedHeight: Int(expected.height.rounded()))
        }
        let overlay = MaskPicture(of: mask, over: picture, dotsPerPixel: zoom)
        guard overlay.width * overlay.height <= options.maximumPixels else {
            throw OverlayFault.tooLarge(
                width: overlay.width, height: overlay.height, limit: options.maximumPixels)
        }
        var canvas = ArtPicture(width: overlay.width, height: overlay.height)
        overlay.paint(on: &canvas, x: 0, y: 0)
        return try canvas.png
    }
}
