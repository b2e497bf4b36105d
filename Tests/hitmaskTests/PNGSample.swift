import HitMaskCompiler

/// Pictures that `SamplePicture` does not draw.
enum PNGSample {
    /// A picture of one row with these alphas.
    static func alphas(_ alphas: [UInt8]) throws -> [UInt8] {
        try PNGWriter.rgba(width: alphas.count, height: 1, alphas.flatMap { [9, 9, 9, $0] })
    }
}
