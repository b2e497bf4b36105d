import HitMasks
import Testing

/// docs/FORMAT.md is frozen, and the code must agree with it.
@Suite struct `The page of the format` {
    private let page = Page.format

    @Test func `has the header's offsets`() {
        typealias Header = FileLayout.Header
        let offsets = page.table(below: "## File").compactMap { Int($0[0]) }
        let header = [
            Header.magic, Header.version, Header.features, Header.fileSize, Header.checksum, Header.maskCount,
            Header.prefixCount, Header.namesSize, Header.traitsSize, Header.recordsSize, Header.reserved,
        ]
        #expect(Array(offsets.prefix(header.count)) == header)
        #expect(FileLayout.headerSize == Header.reserved + 4)
        #expect(Array(offsets.dropFirst(header.count).prefix(5)) == entryOffsets)
    }

    private var entryOffsets: [Int] {
        typealias Entry = FileLayout.Entry
        return [Entry.restOffset, Entry.record, Entry.prefix, Entry.traits, Entry.restSize]
    }

    @Test func `has the magic, the version and the limits`() throws {
        let rows = page.table(below: "## File")
        let magic = try #require(rows.first { $0[0] == "0" })
        #expect(
            Page.code(in: magic[2]).first?.split(separator: " ").map { UInt8($0, radix: 16) } == FileLayout.magic)
        #expect(rows.contains { $0[0] == "8" && $0[2] == "version, \(FileLayout.version)" })
        let text = page.lines.joined(separator: " ")
        for said in ["**Entry**, \(FileLayout.entrySize) bytes", "2²⁴ masks", "255 + 65,535 bytes", "below 2³¹ bytes"] {
            #expect(text.contains(said), "\(said)")
        }
        #expect(FileLayout.paddingSize == 16 && text.contains("**sixteen zero bytes**"))
        #expect(FileLayout.maximumMaskCount == 1 << 24)
        #expect(FileLayout.maximumPrefixSize == 255 && FileLayout.maximumRestSize == 65_535)
        #expect(FileLayout.maximumFileSize == 1 << 31 - 1)
        #expect(FileLayout.Trait.scale == 1 && FileLayout.Trait.maximumListSize == 128)
    }

    @Test func `ends with the smallest golden file, byte by byte`() throws {
        let heading = try #require(page.prose.last { $0.text.hasPrefix("## ") })
        #expect(heading.text == "## A small file, byte by byte")
        let dump = page.blocks(in: "console").first { $0.start > heading.number }
        #expect(dump?.lines.first == "$ hitmask inspect --annotate masks/smallest.hitmask")
    }
}
