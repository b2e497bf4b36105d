import HitMasks

extension MaskDifference {
    /// A colour of the picture: red, green, blue, alpha.
    private typealias Colour = [UInt8]

    // Blue and orange stay apart for people who cannot tell red from green.
    private static let colours: [Colour] = [
        [0, 0, 0, 0],  // transparent in both
        [213, 94, 0, 255],  // lost
        [0, 114, 178, 255],  // gained
        [200, 200, 200, 255],  // opaque in both
    ]

    /// The difference as a PNG: grey is opaque in both masks, blue became opaque, orange became transparent; nil where
    /// the scales differ.
    package var picture: [UInt8]? {
        get throws {
            guard pixels != nil else { return nil }
            let canvas = CommonCanvas(of: old, and: new)
            var picture: [UInt8] = []
            picture.reserveCapacity(4 * canvas.width * canvas.height)
            for y in 0..<canvas.height {
                var states = [Int](repeating: 0, count: canvas.width)
                for span in canvas.oldSpans(inRow: y) { for x in span { states[x] |= 1 } }
                for span in canvas.newSpans(inRow: y) { for x in span { states[x] |= 2 } }
                for state in states { picture += MaskDifference.colours[state] }
            }
            return try PNGWriter.rgba(width: canvas.width, height: canvas.height, picture)
        }
    }

    /// Where the picture goes below a folder: `buttons/ring@2x.png`.
    ///
    /// - Throws: What keeps the name of a mask, which a file may spell as it likes, from being a path below a folder.
    package var picturePath: String {
        get throws(NameIsNoPath) {
            let parts = new.name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            let isPath = parts.allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && !part.contains(0)
            }
            guard isPath else { throw NameIsNoPath(name: new.name) }
            return new.name + "@" + scaleText(new.mask.scale) + ".png"
        }
    }

    /// The name of a mask leads out of the folder, or nowhere.
    package struct NameIsNoPath: Error, Hashable, CustomStringConvertible {
        /// The name.
        let name: String

        /// Plain words.
        package var description: String { "no picture of '\(name)', whose name cannot be that of a file" }
    }
}
