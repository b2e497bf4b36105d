import HitMasks

/// A page that shows what changed between two mask files: before, after and the difference side by side. It has no script.
package struct DifferencePage: Sendable {
    /// The bytes of the page: the same for the same files.
    package let bytes: [UInt8]

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - difference: What changed.
    ///   - old: What the page calls the first file.
    ///   - new: What it calls the second one.
    package init(of difference: FileDifference, from old: String, to new: String) {
        let title = "\(old.escaped) → \(new.escaped)"
        let count = counted(difference.changes.count, "change")
        let rows = difference.changes.map(\.markup).joined(separator: "\n")
        bytes = Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="generator" content="hitmask">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>\(PageTemplate.markupText(title))</title>
            <style>
            \(PageTemplate.colours)
            \(PageTemplate.differences)
            </style>
            </head>
            <body>
            <header>
            <h1>\(PageTemplate.markupText(title))</h1>
            <p>\(count), \(difference.unchangedCount) unchanged</p>
            <p class="legend"><i class="kept"></i> in both <i class="gained"></i> gained <i class="lost"></i> lost</p>
            </header>
            <main>
            \(rows.isEmpty ? "<p>All masks answer alike.</p>" : rows)
            </main>
            </body>
            </html>

            """.utf8)
    }
}

extension FileDifference.Change {
    fileprivate var markup: String {
        switch self {
        case .added(let entry):
            article("added", entry, figure("after", entry.mask.outline(), style: "gained"))
        case .removed(let entry):
            article("removed", entry, figure("before", entry.mask.outline(), style: "lost"))
        case .changed(let change): change.markup
        }
    }
}

extension MaskDifference {
    fileprivate var markup: String {
        guard let outlines, let pixels else {
            let figures =
                figure("before", old.mask.outline(), style: "kept") + figure("after", new.mask.outline(), style: "kept")
            return article("another scale", new, figures)
        }
        let text =
            pixels.changed == 0
            ? "the same pixels, placed in another way"
            : "\(pixels.gained) gained, \(pixels.lost) lost, \(percentText(pixels.changed, of: pixels.canvas))"
        let paths = path(outlines.kept, "kept") + path(outlines.gained, "gained") + path(outlines.lost, "lost")
        return article(
            text, new,
            figure("before", outlines.before, style: "kept") + figure("after", outlines.after, style: "kept")
                + figure("change", width: outlines.width, height: outlines.height, paths))
    }
}

private func article(_ text: String, _ entry: HitMaskFile.Entry, _ figures: String) -> String {
    let line = "\(entry.mask.width) × \(entry.mask.height), \(entry.storedTraits.variantText)"
    return """
        <article>
        <h2>\(PageTemplate.markupText(entry.name.escaped))</h2>
        <p>\(text) · \(PageTemplate.markupText(line))</p>
        <div class="row">\(figures)</div>
        </article>
        """
}

private func figure(_ caption: String, _ outline: HitMask.Outline, style: String) -> String {
    figure(caption, width: outline.width, height: outline.height, path(outline, style))
}

private func figure(_ caption: String, width: Int, height: Int, _ paths: String) -> String {
    """
    <figure><svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(caption)">\(paths)</svg>\
    <figcaption>\(caption)</figcaption></figure>
    """
}

private func path(_ outline: HitMask.Outline, _ style: String) -> String {
    "<path class=\"\(style)\" fill-rule=\"evenodd\" d=\"\(outline.svgPathData)\"/>"
}
