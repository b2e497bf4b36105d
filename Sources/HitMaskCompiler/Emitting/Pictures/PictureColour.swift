/// A colour with its alpha, as pictures that people look at are painted with.
struct PictureColour: Sendable, Hashable {
    let red: Double
    let green: Double
    let blue: Double
    /// From 0 to 1.
    var alpha = 1.0

    /// Makes a colour of components of 0 to 255.
    init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The colour with so much of its alpha.
    func faded(_ share: Double) -> PictureColour { PictureColour(red, green, blue, alpha: alpha * share) }
}

// The colours of the preview page in the light.
extension PictureColour {
    static let paper = PictureColour(245, 244, 241)
    static let card = PictureColour(255, 255, 255)
    static let line = PictureColour(224, 222, 216)
    static let ink = PictureColour(23, 23, 26)
    static let soft = PictureColour(101, 100, 108)
    static let hit = PictureColour(228, 0, 107)
    static let lightSquare = PictureColour(255, 255, 255)
    static let darkSquare = PictureColour(236, 234, 229)
}
