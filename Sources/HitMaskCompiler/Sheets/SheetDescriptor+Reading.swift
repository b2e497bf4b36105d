extension SheetDescriptor {
    /// Reads a sheet's descriptor. What format it has is recognised by what is in it, not by its file's extension.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - path: The path of the file, for the name of a picture that the descriptor does not name.
    ///   - maximumPixels: The greatest number of pixels in a frame's canvas.
    /// - Returns: The pages with their frames. Each frame lies in its canvas; whether it lies in its picture is found
    ///   out by ``SheetPage/check(pictureWidth:height:)``.
    /// - Throws: ``SheetError``; its reason is `notASheet` where the file may be anything else.
    /// - Complexity: O(size of the file).
    package static func read(
        _ bytes: [UInt8], path: String, maximumPixels: Int = 1 << 26
    ) throws(SheetError) -> SheetDescriptor {
        var builder = SheetBuilder(stem: stem(of: path), maximumPixels: maximumPixels)
        switch Outline(bytes) {
        case .json: return try builder.readJSON(try parsed { () throws(TextFault) in try JSONDocument.read(bytes) })
        case .markup:
            let root = try parsed { () throws(TextFault) in try MarkupReader.read(bytes) }
            if root.name == "TextureAtlas" { return try builder.readSparrow(root) }
            guard root.name == "plist" else { throw SheetError(line: nil, .notASheet) }
            return try builder.readCocos2D(
                try parsed { () throws(TextFault) in try PropertyList.value(of: root) })
        case .binaryPropertyList: throw SheetError(line: nil, .text(.binaryPropertyList))
        case .lines: return try builder.readAtlas(try parsed { () throws(TextFault) in try SourceText(bytes) })
        case .unknown: throw SheetError(line: nil, .notASheet)
        }
    }

    private static func parsed<Value>(_ parse: () throws(TextFault) -> Value) throws(SheetError) -> Value {
        do throws(TextFault) { return try parse() } catch { throw SheetError(error) }
    }

    /// Whether a file that was found in a folder is to be read as a sheet: JSON, property lists and XML are used for
    /// much else.
    ///
    /// A sheet that is damaged still looks like one. It is not said that what looks like one can be read.
    ///
    /// - Complexity: O(size of the file).
    package static func looksLikeSheet(_ bytes: [UInt8]) -> Bool {
        guard let text = try? SourceText(bytes) else { return false }
        func has(_ words: StaticString...) -> Bool { words.allSatisfy { text.bytes.offset(of: $0) != nil } }
        switch Outline(bytes) {
        case .json: return has("\"frame\"") && (has("\"frames\"") || has("\"textures\""))
        case .markup: return has("<TextureAtlas", "<SubTexture") || has("<plist", "<key>frames</key>")
        case .lines: return AtlasLines(text).isAtlas
        case .binaryPropertyList, .unknown: return false
        }
    }

    /// The last part of a path without its extension.
    private static func stem(of path: String) -> String {
        let last = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        guard let dot = last.lastIndex(of: UInt8(ascii: ".")), dot > last.startIndex else {
            return String(decoding: last, as: UTF8.self)
        }
        return String(decoding: last[..<dot], as: UTF8.self)
    }

    /// What a file is, by how it begins.
    private enum Outline {
        case json, markup, binaryPropertyList, lines, unknown

        init(_ bytes: [UInt8]) {
            let head = bytes.prefix(64).drop { [0xEF, 0xBB, 0xBF, 0xFF, 0xFE, 0].contains($0) }
            switch head.trimmingSpaces.first {
            case UInt8(ascii: "{"): self = .json
            case UInt8(ascii: "<"): self = .markup
            case nil: self = .unknown
            default:
                let isText = (try? SourceText(bytes)) != nil
                self = head.starts(with: "bplist".utf8) ? .binaryPropertyList : isText ? .lines : .unknown
            }
        }
    }
}
