import Foundation
import HitMaskCompiler
import TestSupport
import Testing

@testable import HitMasks

/// Files on the disk, copied or mapped, and what goes wrong with them.
@Suite struct `Reading a mask file` {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.write(PackageFolder.bytes("masks/buttons.hitmask"), to: "b.hitmask")
    }

    static let ways: [HitMaskFile.Reading] = [.copy, .map]

    @Test(arguments: ways) func `gives the same masks either way`(_ way: HitMaskFile.Reading) throws {
        let file = try HitMaskFile(contentsOf: path, reading: way)
        let expected = try HitMaskFile(PackageFolder.bytes("masks/buttons.hitmask"))
        #expect(file.names == expected.names)
        #expect(file.byteCount == expected.byteCount)
        for (entry, other) in zip(file.entries, expected.entries) {
            #expect(entry.mask.expanded() == other.mask.expanded())
        }
    }

    @Test(arguments: ways) func `keeps the bytes of a file that is replaced or removed`(
        _ way: HitMaskFile.Reading
    ) throws {
        let file = try HitMaskFile(contentsOf: path, reading: way)
        let before = try #require(file.mask(named: "disc")).expanded()
        try folder.write([UInt8](repeating: 7, count: 20), to: "other")
        #expect(rename(folder.path("other"), path) == 0)
        #expect(file.mask(named: "disc")?.expanded() == before)
        #expect(unlink(path) == 0)
        #expect(file.mask(named: "disc")?.expanded() == before)
    }

    @Test func `keeps a mask alive after its file is gone`() throws {
        var mask: HitMask?
        do {
            let file = try HitMaskFile(contentsOf: path, reading: .map)
            mask = file.mask(named: "ring")
        }
        #expect(try #require(mask).contains(x: 96, y: 20))
    }

    @Test(arguments: ways) func `says which system call failed`(_ way: HitMaskFile.Reading) throws {
        let missing = folder.path("missing")
        let error = #expect(throws: HitMaskFile.OpenError.system(path: missing, call: "open", code: ENOENT)) {
            try HitMaskFile(contentsOf: missing, reading: way)
        }
        #expect(error?.description == "\(missing): can't open the file: No such file or directory")
    }

    @Test(arguments: ways) func `refuses folders and pipes without waiting`(_ way: HitMaskFile.Reading) throws {
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        for place in [folder.path, folder.path("pipe")] {
            #expect(throws: HitMaskFile.OpenError.notARegularFile(path: place)) {
                try HitMaskFile(contentsOf: place, reading: way)
            }
        }
    }

    @Test(arguments: ways) func `refuses a file beyond two gigabytes before it reads it`(_ way: HitMaskFile.Reading)
        throws
    {
        let large = try folder.write([], to: "large")
        // A file with a hole takes no room on the disk.
        try #require(truncate(large, 1 << 31) == 0)
        let error = #expect(throws: HitMaskFile.OpenError.tooLarge(path: large, size: 1 << 31, limit: 2_147_483_647)) {
            try HitMaskFile(contentsOf: large, reading: way)
        }
        #expect(error?.description.contains("2147483648 bytes, more than the 2147483647") == true)
    }

    @Test func `of two gigabytes in memory is refused for its size, and a byte less for what it says`() throws {
        // Memory that nobody touches is not there.
        let size = 1 << 31
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        let memory = try #require(mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0))
        try #require(memory != MAP_FAILED)
        defer { munmap(memory, size) }
        memory.copyMemory(from: try PackageFolder.bytes("masks/smallest.hitmask"), byteCount: 8)
        #expect(throws: HitMask.FormatError.tooLarge(count: size, limit: size - 1)) {
            try FileSections(validating: RawBytes(UnsafeRawBufferPointer(start: memory, count: size)))
        }
        #expect(throws: HitMask.FormatError.unsupportedVersion(found: 0, supported: 1)) {
            try FileSections(validating: RawBytes(UnsafeRawBufferPointer(start: memory, count: size - 1)))
        }
    }

    @Test func `copies bytes that somebody else owns`() throws {
        var bytes = try PackageFolder.bytes("masks/buttons.hitmask")
        let file = try bytes.withUnsafeBytes { try HitMaskFile(copying: $0) }
        for index in bytes.indices { bytes[index] = 0 }
        let expected = try HitMaskFile(PackageFolder.bytes("masks/buttons.hitmask"))
        #expect(file.names == expected.names)
        for (entry, other) in zip(file.entries, expected.entries) {
            #expect(entry.mask.expanded() == other.mask.expanded())
        }
    }

    @Test(arguments: ways) func `says what is wrong with the bytes`(_ way: HitMaskFile.Reading) throws {
        let empty = try folder.write([], to: "empty")
        #expect(throws: HitMaskFile.OpenError.format(path: empty, .truncated(count: 0, needed: 64))) {
            try HitMaskFile(contentsOf: empty, reading: way)
        }
        let text = try folder.write(Array("<!DOCTYPE html>".utf8), to: "text")
        let found = Array("<!DOCTYP".utf8)
        #expect(throws: HitMaskFile.OpenError.format(path: text, .notAMaskFile(found: found))) {
            try HitMaskFile(contentsOf: text, reading: way)
        }
    }

    @Test func `works at every alignment`() throws {
        let bytes = try PackageFolder.bytes("masks/buttons.hitmask")
        let expected = try #require(try HitMaskFile(bytes).mask(named: "star")).expanded()
        for offset in 0..<8 {
            let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + offset, alignment: 8)
            defer { buffer.deallocate() }
            let shifted = UnsafeMutableRawBufferPointer(rebasing: buffer[offset...])
            shifted.copyBytes(from: bytes)
            let storage = ByteStorage(adopting: UnsafeRawBufferPointer(shifted)) { _ in }
            let mask = try #require(try HitMaskFile(validating: storage).mask(named: "star"))
            #expect(mask.expanded() == expected)
            for y in 0..<mask.height {
                for x in 0..<mask.width where mask.contains(x: x, y: y) != expected.contains(x: x, y: y) {
                    Issue.record("offset \(offset): \(x), \(y)")
                }
            }
        }
    }

    @Test func `answers from many threads at once`() async throws {
        let file = try HitMaskFile(contentsOf: path)
        let expected = try #require(file.mask(named: "disc")).opaqueCount
        await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let mask = file.mask(named: "disc")!
                    return (0..<mask.height).reduce(0) { count, y in
                        count + (0..<mask.width).count { mask.contains(x: $0, y: y) }
                    }
                }
            }
            for await count in group { #expect(count == expected) }
        }
    }

    @Test func `never reads outside when mapped bytes change after they were checked`() throws {
        var random = SeededRandom(seed: 3)
        let bytes = try PackageFolder.bytes("masks/art.hitmask")
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        defer { buffer.deallocate() }
        buffer.copyBytes(from: bytes)
        let file = try HitMaskFile(validating: ByteStorage(adopting: UnsafeRawBufferPointer(buffer)) { _ in })
        for _ in 0..<8 {
            // Wrong answers are allowed; under AddressSanitizer this shows that reads outside are not.
            for _ in 0..<300 {
                buffer[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            for entry in file.entries {
                let mask = entry.mask
                for _ in 0..<200 {
                    _ = mask.contains(
                        x: Int.random(in: -5..<700, using: &random), y: Int.random(in: -5..<500, using: &random))
                }
                _ = entry.name
                guard mask.width < 256 else { continue }
                _ = (mask.expanded(), mask.opaqueCount, mask.opaqueBounds, mask.isFull, mask.byteCount, mask.scale)
                _ = Array(mask.rowSpans(inRow: mask.height / 2))
            }
            _ = file.mask(named: "island")
        }
    }
}
