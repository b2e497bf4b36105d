import HitMasks

/// Collects masks and lays them out as one mask file.
///
/// The file depends on the masks, their names and their traits alone, not on the order in which they were added.
///
///     var builder = MaskFileBuilder()
///     try builder.add("buttons/play", scale: 2, bitmap: bitmap)
///     let file = try HitMaskFile(builder.bytes())
public struct MaskFileBuilder: Sendable {
    /// A mask that is to be stored: its record as ``MaskEncoder`` made it.
    package struct Item: Sendable {
        package let name: String
        package let traits: StoredTraits
        package let record: MaskRecord
    }

    private var items: [Item] = []

    /// Makes a builder without masks.
    public init() {}

    /// Why a mask can't be stored.
    public enum BuildError: Error, Sendable, Hashable {
        /// A name is empty or longer than `limit` bytes.
        case invalidName(String, size: Int, limit: Int)
        /// Two masks have the same name, scale and other traits.
        case duplicate(name: String, scale: Double)
        /// The scale is not a fraction of two whole numbers from 1 to 65,535.
        case invalidScale(Double)
        /// There is no mask of a size like this: sides are 1 to 65,536 pixels.
        case invalidSize(width: Int, height: Int)
        /// The file would have more masks, or more bytes, than its format allows.
        case tooLarge(count: Int, limit: Int)
        /// There are more combinations of scales, insets, frames and other traits than the format has room for.
        case tooManyTraits(count: Int)
        /// The encoder made a mask that does not read back as its bitmap: a fault that should be reported.
        case encoderFault(String)
    }

    /// Adds the mask of a bitmap.
    ///
    /// - Complexity: O(area).
    public mutating func add(_ name: String, scale: Double = 1, bitmap: HitMask.Bitmap) throws(BuildError) {
        guard let pixelScale = PixelScale(scale) else { throw .invalidScale(scale) }
        try add(name, traits: StoredTraits(scale: pixelScale), bitmap: bitmap)
    }

    /// Adds the mask of a bitmap that stands for something in particular.
    mutating func add(_ name: String, traits: StoredTraits, bitmap: HitMask.Bitmap) throws(BuildError) {
        let sides = 1...GridHeader.maximumSide
        guard sides.contains(bitmap.width), sides.contains(bitmap.height) else {
            throw .invalidSize(width: bitmap.width, height: bitmap.height)
        }
        do {
            try add(name, traits: traits, record: MaskEncoder.record(of: bitmap))
        } catch let error as BuildError {
            throw error
        } catch {
            throw .encoderFault("\(error)")
        }
    }

    /// Adds a mask that is encoded already.
    package mutating func add(_ name: String, traits: StoredTraits, record: MaskRecord) throws(BuildError) {
        let limit = FileLayout.maximumRestSize
        guard !name.isEmpty, name.utf8.count <= limit else {
            throw .invalidName(name, size: name.utf8.count, limit: limit)
        }
        items.append(Item(name: name, traits: traits, record: record))
    }

    /// The bytes of the file.
    ///
    /// - Complexity: O(bytes + count · log count).
    public func bytes() throws(BuildError) -> [UInt8] {
        try Array(pieces().joined())
    }

    /// The bytes of the file in pieces, in order. The masks are not copied.
    package func pieces() throws(BuildError) -> [[UInt8]] {
        try FileWriter(items).pieces()
    }
}

extension PixelScale {
    /// The scale as a fraction in lowest terms, if it is one of two 16-bit numbers.
    package init?(_ value: Double) {
        guard value > 0, value <= 65_535 else { return nil }
        for points in UInt16(1)...1024 {
            let pixels = value * Double(points)
            guard pixels == pixels.rounded(), pixels <= 65_535 else { continue }
            self.init(pixels: UInt16(pixels), points: points)
            return
        }
        return nil
    }
}
