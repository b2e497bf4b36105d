import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// Animations that Pillow wrote. It also decodes their single frames; how frames lie on one another is worked out in the
/// script, because Pillow goes wrong where there is a default image, and for alphas between the extremes.
@Suite(.enabled(if: Python.has("PIL"), "no Pillow: pip install Pillow, for the Python of HITMASK_PYTHON"))
struct `Animations by Pillow` {
    private static let script = """
        import io, random, struct, sys, zlib
        from PIL import Image
        seed, dispose, blend, default, mode = int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5]
        random.seed(seed)
        W, H = random.randrange(1, 40), random.randrange(1, 30)
        pictures = []
        for k in range(6):
            picture = Image.new("RGBA", (W, H))
            for _ in range(W * H // 4):
                alpha = random.choice([1, 25, 26, 127, 128, 255])
                picture.putpixel((random.randrange(W), random.randrange(H)), (random.randrange(256), 9, k, alpha))
            pictures.append(picture.convert(mode) if mode != "P" else picture.quantize(16))
        durations = [100 + 7 * k for k in range(6)]
        pictures[0].save("a.png", save_all=True, append_images=pictures[1:], duration=durations[default:],
                         disposal=dispose, blend=blend, default_image=bool(default))

        def chunk(name, data):
            return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

        header, shared, frames, at = b"", b"", [], 8
        file = open("a.png", "rb").read()
        while at < len(file):
            size, name = struct.unpack(">I4s", file[at:at + 8])
            data = file[at + 8:at + 8 + size]
            at += 12 + size
            if name == b"IHDR": header = data
            elif name in (b"PLTE", b"tRNS"): shared += chunk(name, data)
            elif name == b"fcTL": frames.append([data, b""])
            elif name == b"IDAT" and frames: frames[-1][1] += data
            elif name == b"fdAT": frames[-1][1] += data[4:]
        canvas = [[0] * W for _ in range(H)]
        out = open("expected.txt", "w")
        for number, (control, data) in enumerate(frames):
            _, w, h, left, top, n, d, disposal, over = struct.unpack(">IIIIIHHBB", control)
            png = b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">II", w, h) + header[8:]) + shared
            png += chunk(b"IDAT", data) + chunk(b"IEND", b"")
            alphas = Image.open(io.BytesIO(png)).convert("RGBA").getchannel("A")
            before = [row[:] for row in canvas]
            for y in range(h):
                for x in range(w):
                    own, below = alphas.getpixel((x, y)), canvas[top + y][left + x]
                    canvas[top + y][left + x] = (own * 255 + below * (255 - own) + 127) // 255 if over else own
            out.write(f"{n} {d or 100} " + "".join("01"[a * 10 >= 255] for row in canvas for a in row) + "\\n")
            if disposal == 2 and number > 0: canvas = before
            elif disposal:
                for y in range(h):
                    for x in range(w): canvas[top + y][left + x] = 0
        """

    @Test(arguments: [0, 1, 2], [0, 1])
    func `have the masks of what their frames show`(_ dispose: Int, _ blend: Int) throws {
        var frameCount = 0
        for (seed, mode) in ["RGBA", "LA", "P", "RGBA"].enumerated() {
            let folder = try TemporaryFolder()
            let words = ["\(seed + 10 * dispose)", "\(dispose)", "\(blend)", "\(seed / 3)", mode]
            try #require(try Python.run(script: Self.script, words, in: folder.path) == 0, "\(words)")
            let read = try PNGReader.readFrames(path: folder.path("a.png"))
            let durations = try PNGReader.frameDurations(path: folder.path("a.png"))
            let lines = String(decoding: try folder.bytes(of: "expected.txt"), as: UTF8.self).split(separator: "\n")
            try #require(read.frames.count == lines.count && durations.count == lines.count, "\(words)")
            for (index, line) in lines.enumerated() {
                let parts = line.split(separator: " ")
                let bits = Array(parts[2].utf8)
                let (width, height) = (read.summary.width, read.summary.height)
                let expected = TestBitmaps.fill(width, height) { bits[$1 * width + $0] == UInt8(ascii: "1") }
                #expect(read.frames[index] == expected, "\(words), frame \(index)")
                let seconds = try #require(Double(parts[0])) / #require(Double(parts[1]))
                #expect(abs(Double(durations[index]) / 1e6 - seconds) <= 1e-6, "\(words)")
            }
            frameCount += lines.count
        }
        #expect(frameCount > 12)
    }
}
