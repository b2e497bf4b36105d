import HitMaskCompiler
import HitMasks

/// The options of `export` that paint a mask over its art, and the picture that they make.
struct OverlayOptions {
    private static let overlay = Option.text(
        "--overlay", placeholder: "ART",
        "With --format png: paint the mask over the picture ART, tinted and with its border.")
    private static let zoom = Option.number(
        "--zoom", 1...64, "With --overlay: the dots for a pixel of the mask.", initial: 1)

    static let table: [any OptionRow] = [overlay, zoom]

    /// The picture under the mask.
    let art: String
    private let zoom: Int

    /// Reads the options; nil if none of them is given.
    init?(_ invocation: Invocation, format: ExportFormat) throws(UsageError) {
        zoom = invocation[Self.zoom]
        guard let art = invocation[Self.overlay] else {
            if zoom != 1 { throw .needless(Self.zoom.names[0], without: Self.overlay.names[0]) }
            return nil
        }
        guard format == .png else { throw .needless(Self.overlay.names[0], without: "--format png") }
        self.art = art
    }

    /// The mask over the art, as a PNG.
    func picture(of entry: HitMaskFile.Entry) throws(FileFault) -> [UInt8] {
        try about(art) { try entry.overlay(onArtAt: art, zoom: zoom) }
    }
}
