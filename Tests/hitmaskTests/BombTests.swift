#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Small files that ask for much: refused with a reason within 128 MiB, and not after a long time. (How long is told by
    /// Tests/Checks/bombs, for a test that measures time fails on a machine that is busy.)
    @Suite struct `A bomb` {
        private let hitmask: BuiltTool
        private var folder: TemporaryFolder { hitmask.folder }

        init() throws {
            hitmask = try BuiltTool()
            try hitmask.draw("a.png")
        }

        /// Runs the tool with no more memory than a bomb may take. The program and its libraries are mapped, too.
        private func refusal(_ arguments: String) throws -> String {
            let result = try hitmask.shell(
                "ulimit -v 400000; exec \"$HITMASK\" compile -o x --no-cache --quiet --jobs 2 \(arguments)")
            #expect(result.status == 1, "\(arguments): \(result.status) \(result.errors.suffix(300))")
            #expect(!folder.has("x"))
            return result.errors
        }

        @Test func `of values in settings is refused`() throws {
            try folder.write(
                Array(("{\"images\": [" + String(repeating: "0,", count: 7_000_000) + "0]}").utf8), to: "h.json")
            #expect(try refusal("a.png --config h.json").contains("more than 1000000 values"))
        }

        @Test func `of bytes in settings, a catalog or a sheet is refused, be it endless`() throws {
            #expect(try refusal("a.png --config /dev/zero").contains("cannot read more than 16 MiB of a text"))
            #expect(try refusal("--files-from /dev/zero").contains("cannot read more than 32 MiB of a list"))
            try folder.write([UInt8](repeating: 0x20, count: 17 << 20), to: "s.json")
            #expect(try refusal("s.json").contains("cannot read more than 16 MiB of a text"))
            try folder.write(try folder.bytes(of: "s.json"), to: "A.xcassets/P.imageset/Contents.json")
            #expect(try refusal("A.xcassets").contains("cannot read more than 16 MiB of a text"))
        }

        @Test func `of elements in a property list is refused`() throws {
            let list =
                "<plist version=\"1.0\"><dict>" + String(repeating: "<key>a</key>", count: 1_100_000)
                + "</dict></plist>"
            try folder.write(Array(list.utf8), to: "s.plist")
            #expect(try refusal("s.plist").contains("more than 1000000 values"))
        }

        @Test func `of canvases in a sheet is refused`() throws {
            let frames = (0..<17).map {
                """
                "f\($0)": {"frame": {"x": 0, "y": 0, "w": 1, "h": 1}, "spriteSourceSize": {"x": 0, "y": 0, "w": 1, "h": 1},
                "sourceSize": {"w": 8192, "h": 8192}}
                """
            }
            let sheet = "{\"frames\": {\(frames.joined(separator: ","))}, \"meta\": {\"image\": \"a.png\"}}"
            try folder.write(Array(sheet.utf8), to: "s.json")
            #expect(try refusal("s.json").contains("more than 1073741824 pixels together"))
        }

        @Test func `of an outset is refused`() throws {
            try folder.write(Array("{\"images\": {\"a\": {\"outset\": 30000}}}".utf8), to: "h.json")
            #expect(try refusal("a.png --config h.json").contains("with its outset the mask has 3601920256 pixels"))
        }

        @Test func `of shapes is refused, alone and together`() throws {
            try folder.write(
                Array("{\"shapes\": {\"a\": {\"size\": [65535, 65535], \"ellipse\": true}}}".utf8), to: "h.json")
            #expect(
                try refusal("--config h.json").contains(
                    "the shape 'a' has 4294836225 pixels, and the limit is 67108864"))
            let many = (0..<17).map { "\"s\($0)\": {\"size\": [8192, 8192], \"ellipse\": true}" }.joined(separator: ",")
            try folder.write(Array("{\"shapes\": {\(many)}}".utf8), to: "h.json")
            #expect(
                try refusal("--config h.json").contains(
                    "with 's16' the shapes have more than 1073741824 pixels together"))
        }

        @Test func `of an outline that crosses ever so many rows is refused, and one of many is drawn`() throws {
            let data = "M0 0" + String(repeating: "L2000 1L0 2000", count: 200_000) + "z"
            try folder.write(
                Array("{\"shapes\": {\"a\": {\"size\": [2000, 2000], \"path\": \"\(data)\"}}}".utf8), to: "h.json")
            #expect(try refusal("--config h.json").contains("the parts of the outline of 'a' cross "))
            let plain = "M0 0" + String(repeating: "L2000 1L0 2000", count: 500) + "z"
            try folder.write(
                Array("{\"shapes\": {\"a\": {\"size\": [2000, 2000], \"path\": \"\(plain)\"}}}".utf8), to: "h.json")
            #expect(try hitmask("compile", "--config", "h.json", "-o", "y", "--quiet").status == 0)
        }

        @Test func `of a file that is too long for its picture is refused`() throws {
            try folder.write([UInt8](repeating: 0, count: 4096), to: "b.png")
            let message = try refusal("b.png --max-file-bytes 4095")
            #expect(message.contains("the file has 4096 bytes, and at most 4095 are read"))
            #expect(message.contains("--max-file-bytes 4096"))
        }
    }
#endif
