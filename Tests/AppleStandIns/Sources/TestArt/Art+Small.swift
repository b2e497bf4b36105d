import HitMasks

// Small masks, with what the sample art has not.
extension Art {
    /// 12 × 4 points, sliced as asset catalogs do: caps of 3 and 2, of the middle the first 4 columns are used.
    ///
    ///     ##. #..# ##. #.
    ///     #.. #..# ##. .#
    ///     .#. #... ##. ##     (spaces stand where it is cut)
    ///     ##. .##. #.. #.
    public static let sliced = try! HitMaskFile(
        embeddedText: """
            k0hNUw0KGgoBAAAAcQAAAAxOPxmxVtfCAQAAAAAAAAABAAAAEAAAABIAAAAAAAAAAAAAAAAAAAAAAAEAAQBwAw0DAAADAAAAAgAEAAAAAAAkAAAL
            AwsDBwHLBckJig2zBAAAAAAAAAAAAAAAAAAAAAA=
            """
    ).mask(named: "p")!

    /// 6 × 6 points of art with a square of 4 × 4 in the middle, grown by 3: the mask reaches 3 points beyond the art.
    public static let grown = try! HitMaskFile(
        embeddedText: """
            k0hNUw0KGgoBAAAAeQAAAFj4CDM/hEv0AQAAAAAAAAAFAAAAFAAAABIAAAAAAAAAAAAAAAAAAAAAAAEABQBncm93bgIQAwADAAEAAQADAAAAAwAA
            AAAAAEQBAQkJCwsKAQAHF+hAvw0CAAAAAAAAAAAAAAAAAAAAAA==
            """
    ).mask(named: "grown")!
}
