/// The parts of the page, and how they are put together.
///
/// They are Swift texts so that the tool stays one file without resources. In a script or a style sheet nothing is filled
/// in: all that comes from a file of masks is in one block of JSON.
enum PageTemplate {
    /// The whole page.
    static func page(title: String, data: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="hitmask">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <title>\(markupText(title))</title>
        <style>
        \(styles.joined(separator: "\n"))
        </style>
        </head>
        <body>
        \(markup)
        <script type="application/json" id="data">
        \(scriptText(data))
        </script>
        <script>
        \(scripts.joined(separator: "\n"))
        </script>
        </body>
        </html>

        """
    }

    /// Nothing may be loaded: pictures are made of what is in the page.
    static let policy = "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'"

    private static let styles = [colours, layout, cards, detail, stage]
    private static let scripts = [base, pictures, gallery, closeUp, facts, view, floor, start]

    /// A text for between two tags or in quotes.
    static func markupText(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// JSON that a script element can hold: nothing in it can end the element, begin a comment or a tag.
    static func scriptText(_ json: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(json.utf8.count)
        for byte in json.utf8 {
            switch byte {
            case UInt8(ascii: "<"): result += Array("\\u003c".utf8)
            case UInt8(ascii: ">"): result += Array("\\u003e".utf8)
            case UInt8(ascii: "&"): result += Array("\\u0026".utf8)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
