import HitMasks

/// A picture of all masks of a file over their art, each with its name, size and opaque share.
package struct ContactSheet: Sendable {
    /// The PNG: the same bytes for the same masks and art.
    package let bytes: [UInt8]
    /// The number of masks whose art is shown.
    package let picturedCount: Int

    /// Why there is no sheet.
    package enum Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// There are more masks than a picture can show.
        case tooMany(count: Int, limit: Int)

        /// Plain words, without the path of the file.
        package var description: String {
            switch self {
            case .tooMany(let count, let limit):
                "has \(count) masks, and a sheet shows at most \(limit); write a page instead, which ends in .html"
            }
        }
    }

    /// A card, and what lies between two.
    fileprivate static let cell = (width: 208, height: 208)
    private static let gap = 16
    /// The room for a picture, and what lies around it.
    fileprivate static let well = (width: 176, height: 136)
    fileprivate static let border = 16
    private static let mostMasks = 1000

    /// Paints the sheet.
    ///
    /// - Parameters:
    ///   - file: The masks.
    ///   - art: Where their art is looked for.
    /// - Throws: ``Fault``, or ``ArtFaults`` with every picture that was found and cannot be read.
    package init(of file: HitMaskFile, art: ArtShelf = ArtShelf()) throws {
        guard file.count <= ContactSheet.mostMasks else {
            throw Fault.tooMany(count: file.count, limit: ContactSheet.mostMasks)
        }
        let scenes = try PreviewScene.all(of: file, art: art, hasSettings: false)
        picturedCount = scenes.count { $0.art != nil }
        let columns = max(Int((Double(scenes.count) * 1.25).squareRoot().rounded(.up)), 1)
        let rows = max((scenes.count + columns - 1) / columns, 1)
        let (cell, gap) = (ContactSheet.cell, ContactSheet.gap)
        var sheet = ArtPicture(
            width: gap + columns * (cell.width + gap), height: gap + rows * (cell.height + gap))
        sheet.fill(PixelRect(x: 0, y: 0, width: sheet.width, height: sheet.height), .paper)
        for (index, scene) in scenes.enumerated() {
            let (column, row) = (index % columns, index / columns)
            scene.paint(on: &sheet, x: gap + column * (cell.width + gap), y: gap + row * (cell.height + gap))
        }
        bytes = try sheet.png
    }
}

extension PreviewScene {
    /// Paints a card.
    fileprivate func paint(on sheet: inout ArtPicture, x: Int, y: Int) {
        let (cell, well, border) = (ContactSheet.cell, ContactSheet.well, ContactSheet.border)
        sheet.fill(PixelRect(x: x, y: y, width: cell.width, height: cell.height), .line)
        sheet.fill(PixelRect(x: x + 1, y: y + 1, width: cell.width - 2, height: cell.height - 2), .card)
        let picture = MaskPicture(of: mask, over: art?.picture, fitting: well)
        picture.paint(
            on: &sheet, x: x + border + (well.width - picture.width) / 2,
            y: y + border + (well.height - picture.height) / 2)
        let room = (well.width + 2) / DotFont.advance
        sheet.write(label(length: room / 2), x: x + border, y: y + 164, dot: 2, .ink)
        let share = percentText(mask.opaqueCount, of: mask.width * mask.height)
        let line = "\(mask.width)×\(mask.height)  \(entry.storedTraits.variantText)"
        sheet.write(String(line.prefix(room - share.count - 1)), x: x + border, y: y + 187, dot: 1, .soft)
        sheet.write(
            share, x: x + cell.width - border - share.count * DotFont.advance + 1, y: y + 187, dot: 1, .soft)
    }

    /// The name if it is short enough, else its last part, or the end of that: it tells names apart.
    private func label(length: Int) -> String {
        let name = entry.name.escaped
        if name.count <= length { return name }
        let part = name[name.lastPartStart...]
        return part.count <= length - 2 ? "…/" + part : "…" + part.suffix(length - 1)
    }
}
