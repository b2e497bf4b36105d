import Foundation
import HitMaskCompiler
import TestSupport
import Testing

private func refusal(path: String, _ options: ArtOptions = ArtOptions()) -> ArtError? {
    do {
        _ = try PNGReader.read(path: path, options: options) { _ in }
        return nil
    } catch {
        return error as? ArtError
    }
}

private let small = PNGMaker(width: 3, alphas: [255, 0, 26, 25, 255, 0])

@Suite("A file that is to be a PNG")
struct ArtFileTests {
    @Test("is refused when it is cut anywhere", arguments: [false, true])
    func truncation(isRaw: Bool) throws {
        var maker = small
        maker.isRaw = isRaw
        let chunks = (isRaw ? [PNGMaker.Chunk("CgBI", [0x50, 0, 0x20, 2])] : []) + maker.chunks
        let file = PNGMaker.file(chunks)
        #expect(refusal(file) == nil)
        #expect(refusal([]) == .empty)
        for count in 1..<file.count {
            let error = try #require(refusal(Array(file.prefix(count))))
            guard case .cut(_, count, let needed) = error else {
                Issue.record("cut at \(count): \(error)")
                continue
            }
            #expect(needed > count)
        }
    }

    @Test("is refused when any bit of it is flipped, or gives the same mask")
    func bitFlips() throws {
        let mask = expected(small)
        for i in small.file.indices {
            for bit in 0..<8 {
                var file = small.file
                file[i] ^= 1 << UInt8(bit)
                if refusal(file) == nil { #expect(try picture(file).0 == mask, "byte \(i), bit \(bit)") }
            }
        }
    }

    @Test("may not be a folder, a pipe or a device, and none of them holds the build up")
    func otherKinds() throws {
        let folder = FileManager.default.temporaryDirectory
        #expect(refusal(path: folder.path) == .notAFile(kind: "a folder"))
        #expect(refusal(path: "/dev/zero") == .notAFile(kind: "a device"))
        let pipe = folder.appendingPathComponent("hitmask-\(UUID().uuidString)").path
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        #expect(refusal(path: pipe) == .notAFile(kind: "a pipe"))
    }

    @Test("must exist and have a path that is one")
    func missing() {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        #expect(refusal(path: path) == .cannotRead(operation: "open", errno: ENOENT))
        #expect(refusal(path: path + "\0.png") == .cannotRead(operation: "open", errno: EINVAL))
        #expect(refusal(path: "") == .cannotRead(operation: "open", errno: ENOENT))
        #expect(
            refusal(path: String(repeating: "x", count: 300)) == .cannotRead(operation: "open", errno: ENAMETOOLONG))
    }

    @Test(
        "is named for what it looks like",
        arguments: [
            ("GIF89a\u{1}", .format("a GIF picture")), ("version https://git-lfs.github.com/spec/v1\n", .gitLFSPointer),
            ("\n <!DOCTYPE html><html>", .webPage), ("<html lang=de>", .webPage),
            ("<svg xmlns=''>", .format("an SVG drawing")),
            ("hello", .text), ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8", .format("a WebP picture")),
        ] as [(String, Lookalike)])
    func lookalikes(text: String, expected: Lookalike) throws {
        #expect(refusal(Array(text.utf8)) == .notPNG(expected))
        #expect(try withTemporaryFile(Array(text.utf8)) { refusal(path: $0) } == .notPNG(expected))
    }

    @Test("is recognised as a PNG that was damaged as text, or as another format in bytes")
    func damagedAsText() {
        let file = small.file
        func change(_ bytes: [UInt8]) -> ArtError? { refusal(bytes + file.dropFirst(8)) }
        let damaged = ArtError.notPNG(.damagedByTextTransfer)
        #expect(change([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]) == damaged)
        #expect(change([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A]) == damaged)
        #expect(change([0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == damaged)
        #expect(change([0xEF, 0xBF, 0xBD, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) == damaged)
        #expect(change([0xEF, 0xBB, 0xBF] + file.prefix(8)) == damaged)
        #expect(refusal([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG(.format("a JPEG picture")))
        #expect(refusal([0, 1, 2, 3]) == .notPNG(.unknown))
        #expect(refusal([0x89, 0x50]) == .cut(chunk: "", bytes: 2, needed: 8))
    }

    @Test("may not be larger than its limits, and the message names the limit")
    func limits() throws {
        let file = small.file
        let bytes = ArtOptions(maximumFileBytes: file.count - 1)
        #expect(refusal(file, bytes) == .fileTooLarge(bytes: file.count, limit: file.count - 1))
        #expect(try withTemporaryFile(file) { refusal(path: $0, bytes) } == refusal(file, bytes))
        #expect(refusal(file, ArtOptions(maximumFileBytes: file.count)) == nil)
        let pixels = try #require(refusal(file, ArtOptions(maximumPixels: 5)))
        #expect(pixels == .tooManyPixels(found: 6, limit: 5))
        #expect(pixels.description.contains("--max-pixels 6"))
        #expect(refusal(file, ArtOptions(maximumPixels: 6)) == nil)
        #expect(refusal(file, ArtOptions(maximumSide: 2)) == .sideTooLong(name: "width", found: 3, limit: 2))
        var bomb = small.header
        bomb.replaceSubrange(0..<4, with: [0x7F, 0xFF, 0xFF, 0xFF])
        let declared = PNGMaker.file([PNGMaker.Chunk("IHDR", bomb)] + small.chunks.dropFirst())
        #expect(refusal(declared) == .sideTooLong(name: "width", found: 0x7FFF_FFFF, limit: 65_535))
        bomb.replaceSubrange(0..<8, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        let square = PNGMaker.file([PNGMaker.Chunk("IHDR", bomb)] + small.chunks.dropFirst())
        #expect(refusal(square) == .tooManyPixels(found: 65_535 * 65_535, limit: 1 << 26))
    }
}
