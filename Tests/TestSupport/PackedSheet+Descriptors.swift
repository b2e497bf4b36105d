import HitMasks

extension PackedSheet {
    /// The descriptor formats that can be written.
    public enum Format: String, Sendable, CaseIterable {
        case jsonHash, jsonArray, phaser, cocos0, cocos1, cocos2, cocos2Truncated, cocos3, oldAtlas, newAtlas, sparrow

        /// The turns that the format can say.
        public var turns: [Turn] {
            switch self {
            case .cocos0, .cocos1: [.none]
            case .oldAtlas: [.none, .left]
            case .newAtlas: Turn.allCases
            default: [.none, .right]
            }
        }

        /// Whether a descriptor can have several pages.
        public var hasPages: Bool { [.phaser, .oldAtlas, .newAtlas].contains(self) }
    }

    /// The descriptor of the sheet in a format. Page n is called `page n.png`.
    public func descriptor(_ format: Format) -> String {
        switch format {
        case .jsonHash: "{\"frames\": {\n\(sprites.map(hashEntry).joined(separator: ",\n"))},\n\(meta)}"
        case .jsonArray: "{\"frames\": [\n\(sprites.map(arrayEntry).joined(separator: ",\n"))],\n\(meta)}"
        case .phaser: phaser
        case .oldAtlas: pages.indices.map(oldAtlasPage).joined()
        case .newAtlas: pages.indices.map(newAtlasPage).joined(separator: "\n")
        case .sparrow: sparrow
        default: cocos(format)
        }
    }

    private var meta: String {
        """
        "meta": {"app": "a packer", "image": "page 0.png", "format": "RGBA8888",
        "size": {"w": \(pages[0].width), "h": \(pages[0].height)}, "scale": "0.5"}
        """
    }

    private func fields(_ sprite: Sprite) -> String {
        """
        "frame": {"x": \(sprite.x), "y": \(sprite.y), "w": \(sprite.width), "h": \(sprite.height)},
        "rotated": \(sprite.turn == .right), "trimmed": \(sprite.isTrimmed),
        "spriteSourceSize": {"x": \(sprite.left), "y": \(sprite.top), "w": \(sprite.width), "h": \(sprite.height)},
        "sourceSize": {"w": \(sprite.picture.width), "h": \(sprite.picture.height)}
        """
    }

    private func hashEntry(_ sprite: Sprite) -> String { "\"\(sprite.name)\": {\(fields(sprite))}" }

    private func arrayEntry(_ sprite: Sprite) -> String { "{\"filename\": \"\(sprite.name)\", \(fields(sprite))}" }

    private var phaser: String {
        let textures = pages.indices.map { page in
            """
            {"image": "page \(page).png", "format": "RGBA8888", "scale": 0.5,
            "size": {"w": \(pages[page].width), "h": \(pages[page].height)}, "frames": [
            \(sprites(onPage: page).map(arrayEntry).joined(separator: ",\n"))]}
            """
        }
        return "{\"textures\": [\(textures.joined(separator: ",\n"))], \"meta\": {\"version\": \"3.0\"}}"
    }

    private func cocos(_ format: Format) -> String {
        let number = [Format.cocos0: 0, .cocos1: 1, .cocos3: 3][format] ?? 2
        let frames = sprites.map { "<key>\($0.name)</key>\n<dict>\n\(cocosFields($0, format))</dict>\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>frames</key><dict>
            \(frames)</dict>
            <key>metadata</key><dict>
            <key>format</key><integer>\(number)</integer>
            <key>textureFileName</key><string>page 0.png</string>
            <key>size</key><string>{\(pages[0].width),\(pages[0].height)}</string>
            </dict></dict></plist>
            """
    }

    private func cocosFields(_ sprite: Sprite, _ format: Format) -> String {
        let x = Double(sprite.left) + Double(sprite.width) / 2 - Double(sprite.picture.width) / 2
        let y = Double(sprite.picture.height) / 2 - Double(sprite.top) - Double(sprite.height) / 2
        let offset = format == .cocos2Truncated ? "{\(Int(x)),\(Int(y))}" : "{\(x),\(y)}"
        let size = "\(sprite.width),\(sprite.height)"
        let source = "{\(sprite.picture.width),\(sprite.picture.height)}"
        func text(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>\n" }
        func number(_ key: String, _ value: Any) -> String { "<key>\(key)</key><real>\(value)</real>\n" }
        func flag(_ key: String) -> String { "<key>\(key)</key><\(sprite.turn == .right)/>\n" }
        switch format {
        case .cocos0:
            return number("x", sprite.x) + number("y", sprite.y) + number("width", sprite.width)
                + number("height", sprite.height) + number("offsetX", x) + number("offsetY", y)
                + number("originalWidth", sprite.picture.width) + number("originalHeight", -sprite.picture.height)
        case .cocos3:
            return "<key>aliases</key><array><string>\(sprite.name) again</string></array>\n"
                + text("textureRect", "{{\(sprite.x),\(sprite.y)},{\(size)}}") + text("spriteSize", "{\(size)}")
                + text("spriteOffset", offset) + text("spriteSourceSize", source) + flag("textureRotated")
        default:
            return text("frame", "{{\(sprite.x), \(sprite.y)}, {\(size)}}") + text("offset", offset)
                + (format == .cocos1 ? "" : flag("rotated")) + text("sourceSize", source)
                + text("sourceColorRect", "{{\(sprite.left),\(sprite.top)},{\(size)}}")
        }
    }

    private func bottom(_ sprite: Sprite) -> Int { sprite.picture.height - sprite.top - sprite.height }

    private func oldAtlasPage(_ page: Int) -> String {
        "\npage \(page).png\nsize: \(pages[page].width),\(pages[page].height)\nformat: RGBA8888\n"
            + "filter: Linear,Linear\nrepeat: none\n"
            + sprites(onPage: page).map { sprite in
                """
                \(sprite.name)
                  rotate: \(sprite.turn == .left)
                  xy: \(sprite.x), \(sprite.y)
                  size: \(sprite.width), \(sprite.height)
                  orig: \(sprite.picture.width), \(sprite.picture.height)
                  offset: \(sprite.left), \(bottom(sprite))
                  index: -1

                """
            }.joined()
    }

    private func newAtlasPage(_ page: Int) -> String {
        let degrees: [Turn: Int] = [.left: 90, .half: 180, .right: 270]
        return "page \(page).png\nsize:\(pages[page].width),\(pages[page].height)\nscale:0.5\n"
            + sprites(onPage: page).map { sprite in
                let offsets = "\(sprite.left),\(bottom(sprite)),\(sprite.picture.width),\(sprite.picture.height)"
                return "\(sprite.name)\nbounds:\(sprite.x),\(sprite.y),\(sprite.width),\(sprite.height)\n"
                    + (sprite.isTrimmed ? "offsets:\(offsets)\n" : "")
                    + (degrees[sprite.turn].map { "rotate:\($0)\n" } ?? "")
            }.joined()
    }

    private var sparrow: String {
        let frames = sprites.map { sprite in
            let frame =
                "frameX=\"\(-sprite.left)\" frameY=\"\(-sprite.top)\" frameWidth=\"\(sprite.picture.width)\""
                + " frameHeight=\"\(sprite.picture.height)\""
            return "<SubTexture name=\"\(sprite.name)\" x=\"\(sprite.x)\" y=\"\(sprite.y)\""
                + " width=\"\(sprite.storedWidth)\" height=\"\(sprite.storedHeight)\""
                + (sprite.turn == .right ? " rotated=\"true\"" : "") + (sprite.isTrimmed ? " \(frame)" : "") + "/>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- made for a test -->\n"
            + "<TextureAtlas imagePath=\"page 0.png\">\n\(frames.joined())</TextureAtlas>\n"
    }
}
