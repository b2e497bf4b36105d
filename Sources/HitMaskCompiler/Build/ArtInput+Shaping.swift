import HitMasks

/// Why a picture cannot stand for the art.
package enum HitImageFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// The art's size cannot be read.
    case unreadableArt(String)
    /// The picture has another shape than the art, or more pixels.
    case size(found: SheetPage.Size, art: SheetPage.Size, path: String)
    /// The picture has fewer pixels than the art, and is to be stored with fewer still.
    case detail

    /// Plain words.
    package var description: String {
        switch self {
        case .unreadableArt(let path): "stands for \(path), whose size cannot be read"
        case .size(let found, let art, let path):
            "is \(found.width) × \(found.height) pixels and stands for \(path) of \(art.width) × \(art.height); draw it"
                + " at that size, or smaller in the same proportion"
        case .detail: "is smaller than the art, so its detail is lower already; leave out 'detail'"
        }
    }
}

extension ArtInput {
    /// The mask of the opaque pixels of the picture, or of a part of it, in the shape that is wanted.
    func shaped(_ whole: HitMask.Bitmap) throws -> Shaping.Shaped {
        let bitmap = whole.clearing(settings.insets)
        guard let art = settings.replacedArt else {
            return try settings.shaping.shaped(bitmap, scale: traits.scale, maximumPixels: settings.art.maximumPixels)
        }
        let detail = try detail(of: whole, standingFor: art)
        var shaped = try settings.shaping.shaped(
            bitmap, scale: detail.scale(of: traits.scale) ?? traits.scale, maximumPixels: settings.art.maximumPixels)
        guard detail != .one else { return shaped }
        guard shaped.source.detail == .one else { throw HitImageFault.detail }
        // The parts of a mask's pixel are as many as the detail has points.
        shaped.source.detail = detail
        shaped.source.right *= UInt32(detail.points)
        shaped.source.bottom *= UInt32(detail.points)
        return shaped
    }

    /// The pixels of the picture to those of the art that it stands for.
    private func detail(of picture: HitMask.Bitmap, standingFor art: String) throws(HitImageFault) -> PixelScale {
        guard let size = statedPictureSize(art) else { throw .unreadableArt(art) }
        func share(_ own: Int, _ others: Int) -> PixelScale? {
            guard own <= others, let pixels = UInt16(exactly: own), let points = UInt16(exactly: others) else {
                return nil
            }
            return PixelScale(pixels: pixels, points: points)
        }
        let (across, down) = (share(picture.width, size.width), share(picture.height, size.height))
        guard let across, across == down else {
            throw .size(found: SheetPage.Size(width: picture.width, height: picture.height), art: size, path: art)
        }
        return across
    }
}

extension PixelScale {
    /// The scale of a mask that has this many pixels for each of the art's; nil where 16 bits do not hold it.
    fileprivate func scale(of art: PixelScale) -> PixelScale? {
        let (pixels, points) = (UInt64(pixels) * UInt64(art.pixels), UInt64(self.points) * UInt64(art.points))
        var (a, b) = (pixels, points)
        while b != 0 { (a, b) = (b, a % b) }
        guard let pixels = UInt16(exactly: pixels / a), let points = UInt16(exactly: points / a) else { return nil }
        return PixelScale(pixels: pixels, points: points)
    }
}

extension HitMask.Bitmap {
    /// The bitmap without the opaque pixels that are nearer to its sides than the insets.
    fileprivate func clearing(_ insets: StoredTraits.Insets) -> HitMask.Bitmap {
        guard insets != .zero else { return self }
        let (left, top) = (Int(insets.left), Int(insets.top))
        let inner = PixelRect(
            x: left, y: top, width: max(width - left - Int(insets.right), 0),
            height: max(height - top - Int(insets.bottom), 0))
        return cropped(to: inner).cropped(to: PixelRect(x: -left, y: -top, width: width, height: height))
    }
}
