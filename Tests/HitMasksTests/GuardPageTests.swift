import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@testable import HitMasks

/// Files whose last byte is the last of a page, and behind it is one that nobody may read: a load behind the end would end
/// the tests.
@Suite struct `In memory that ends with the file` {
    private static let pageSize = sysconf(Int32(_SC_PAGESIZE))

    /// Bytes between two pages that may not be read. `atEnd` says which of them they touch.
    private final class GuardedBytes {
        let buffer: UnsafeMutableRawBufferPointer
        private let start: UnsafeMutableRawPointer
        private let byteCount: Int

        init(_ bytes: [UInt8], atEnd: Bool = true) throws {
            let room = (bytes.count + pageSize - 1) / pageSize * pageSize
            byteCount = room + 2 * pageSize
            start = try #require(mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
            let first = start + pageSize + (atEnd ? room - bytes.count : 0)
            buffer = UnsafeMutableRawBufferPointer(start: first, count: bytes.count)
            buffer.copyBytes(from: bytes)
            try #require(mprotect(start, pageSize, PROT_NONE) == 0)
            try #require(mprotect(start + pageSize + room, pageSize, PROT_NONE) == 0)
        }

        /// The file in these bytes, which must outlive it.
        func file() throws -> HitMaskFile {
            try HitMaskFile(validating: ByteStorage(adopting: UnsafeRawBufferPointer(buffer)) { _ in })
        }

        deinit { munmap(start, byteCount) }
    }

    private static let files: [(name: String, bytes: [UInt8])] = {
        var files = ["smallest", "buttons", "art"].map { ($0, try! PackageFolder.bytes("masks/\($0).hitmask")) }
        // The last record of each is one whose last block can be asked for its last byte.
        for kind in TestBitmaps.kinds {
            for (width, height) in [(1, 1), (64, 40), (300, 7)] {
                var builder = MaskFileBuilder()
                try! builder.add("m", bitmap: TestBitmaps.make(kind, width: width, height: height, seed: 3))
                files.append(("\(kind) of \(width) × \(height)", try! builder.bytes()))
            }
        }
        return files
    }()

    @Test(arguments: files) func `every lookup stays inside`(_ name: String, _ bytes: [UInt8]) throws {
        for atEnd in [true, false] {
            let guarded = try GuardedBytes(bytes, atEnd: atEnd)
            let (file, expected) = (try guarded.file(), try HitMaskFile(bytes))
            for (entry, other) in zip(file.entries, expected.entries) {
                let (mask, bitmap) = (entry.mask, other.mask.expanded())
                for y in -1...mask.height {
                    for x in -1...mask.width {
                        try #require(mask.contains(x: x, y: y) == bitmap.contains(x: x, y: y), "\(name), (\(x), \(y))")
                    }
                    for span in mask.rowSpans(inRow: y) { #expect(bitmap.contains(x: span.start, y: y)) }
                }
                #expect(mask.expanded() == bitmap)
                #expect(mask.containsAny(within: 3, ofX: 0, y: 0) == other.mask.containsAny(within: 3, ofX: 0, y: 0))
                #expect(entry.name == other.name && entry.storedTraits == other.storedTraits)
            }
        }
    }

    @Test func `every cut is refused without a look behind it`() throws {
        let bytes = try PackageFolder.bytes("masks/buttons.hitmask")
        let guarded = try GuardedBytes(bytes)
        for count in 0..<bytes.count {
            // The cut file ends with the page.
            let cut = UnsafeRawBufferPointer(rebasing: guarded.buffer[(bytes.count - count)...])
            UnsafeMutableRawBufferPointer(mutating: cut).copyBytes(from: bytes[..<count])
            #expect(throws: HitMask.FormatError.self) {
                try HitMaskFile(validating: ByteStorage(adopting: cut) { _ in })
            }
        }
    }

    /// Wrong answers are allowed, nothing else.
    @Test(arguments: 0..<6 as Range<UInt64>) func `bytes that change after opening lead nowhere else`(_ seed: UInt64)
        throws
    {
        var random = SeededRandom(seed: seed)
        for (name, bytes) in `In memory that ends with the file`.files {
            let guarded = try GuardedBytes(bytes, atEnd: seed % 2 == 0)
            let file = try guarded.file()
            let masks = file.entries.prefix(6).map(\.mask)
            for _ in 0..<4 {
                for _ in 0..<Int.random(in: 1...bytes.count, using: &random) {
                    let offset = Int.random(in: 0..<bytes.count, using: &random)
                    guarded.buffer[offset] = [0, 0xFF, 0x7F, UInt8.random(in: 0...255, using: &random)].randomElement(
                        using: &random)!
                }
                for mask in masks { ask(mask, &random) }
                for entry in file.entries.prefix(6) {
                    ask(entry.mask, &random)
                    _ = (entry.name, entry.traits, file.entries(named: entry.name).count, file.mask(named: name))
                    if let map = entry.regionMap { _ = (map.region(x: 1, y: 1), map.name(of: 1), map.color(of: 1)) }
                }
            }
        }
    }

    private func ask(_ mask: HitMask, _ random: inout SeededRandom) {
        for _ in 0..<60 {
            let x = Int.random(in: 0..<mask.width, using: &random)
            let y = Int.random(in: 0..<mask.height, using: &random)
            _ = mask.contains(x: x, y: y)
            for _ in mask.rowSpans(inRow: y).prefix(4) {}
        }
        if mask.width * mask.height < 1 << 18 { _ = (mask.expanded(), mask.opaqueBounds, mask.opaqueCount) }
        _ = (mask.artBounds, mask.slices, mask.alignmentInsets, mask.byteCount)
        _ = mask.containsAny(within: 2, ofX: 1, y: 1)
    }

    /// As another process does it: to a file that is mapped.
    @Test func `a mapped file that is written over gives answers all the same`() throws {
        let folder = try TemporaryFolder()
        let bytes = try PackageFolder.bytes("masks/buttons.hitmask")
        let path = try folder.write(bytes, to: "b.hitmask")
        let file = try HitMaskFile(contentsOf: path, reading: .map)
        let mask = try #require(file.mask(named: "disc"))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        var random = SeededRandom(seed: 77)
        for _ in 0..<20 {
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: Data(bytes.map { _ in UInt8.random(in: 0...255, using: &random) }))
            ask(mask, &random)
            for entry in file.entries.prefix(3) { ask(entry.mask, &random) }
        }
    }
}
