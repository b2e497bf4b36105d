import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A held folder` {
    /// Pictures in several folders, as they lie in a receipt.
    private func art() throws -> RememberedBuild {
        let art = try RememberedBuild()
        for (index, name) in ["a", "b", "b/a", "c/a", "c/d/a", "cd/a", "z"].enumerated() {
            try art.replace("art/\(name).png", SamplePicture.disc(9 + index))
        }
        _ = try art.remembering()
        return art
    }

    private func receipt(of art: RememberedBuild) throws -> BuildReceipt {
        let bytes = try art.folder.bytes(of: "record")
        let size = try #require(RecordFile.receiptSize(head: bytes))
        return try #require(BuildReceipt(Array(bytes[RecordFile.headSize..<RecordFile.headSize + size])))
    }

    @Test func `finds the files that their whole paths lead to, in any order`() throws {
        let art = try art()
        let receipt = try receipt(of: art)
        var folder = HeldFolder()
        var checked = 0
        receipt.forEachSeen { _, seen in
            // By turns with another one, so that the folder changes each time.
            receipt.forEachSeen { _, other in
                for seen in [seen, other] {
                    let whole = try? FileStatus(of: seen.text)
                    #expect(whole != nil, "\(seen.text)")
                    #expect((try? folder.status(of: seen))?.stamp == whole?.stamp, "\(seen.text)")
                    if seen.isFolder { continue }
                    #expect((try? folder.open(seen).status())?.stamp == whole?.stamp, "\(seen.text)")
                }
                checked += 1
                return true
            }
            return true
        }
        // Seven pictures and five folders.
        #expect(checked == 12 * 12)
    }

    @Test func `has each folder's path once, and names behind it`() throws {
        let art = try art()
        var folders: Set<UnsafePointer<CChar>> = []
        var texts: Set<String> = []
        try receipt(of: art).forEachSeen { _, seen in
            let name = NSString(string: seen.text).lastPathComponent + (seen.isFolder ? "/" : "")
            #expect(String(cString: seen.name) == name)
            folders.insert(seen.folder)
            texts.insert(String(cString: seen.folder))
            return true
        }
        // art, art/b, art/c, art/c/d, art/cd, and the one that has art.
        #expect((folders.count, texts.count) == (6, 6))
    }

    @Test func `finds nothing where a folder is gone, and fails as its path does`() throws {
        let art = try art()
        let receipt = try receipt(of: art)
        try FileManager.default.moveItem(atPath: art.folder.path("art"), toPath: art.folder.path("other"))
        var folder = HeldFolder()
        receipt.forEachSeen { _, seen in
            #expect(throws: SystemFault(.look, code: ENOENT)) { try folder.status(of: seen) }
            #expect(throws: SystemFault(.open, code: ENOENT)) { _ = try folder.open(seen).status() }
            return true
        }
    }

    @Test func `finds names without a folder where the process is`() throws {
        let known = ReadFile(stamp: try FileStatus(of: PackageFolder.path).stamp, content: ContentDigest(of: []))
        let paths = ["Package.swift", "/", ".", "Sources/", "./Package.swift"]
        let files = paths.compactMap { SeenFile($0, known, at: .now, margin: 0) }
        let output = BuildReceipt.Output(stamp: known.stamp, checksum: 0)
        var bytes = ReceiptLayout.front(request: known.content, time: .now, output: output)
        bytes.append(numbers: [0, 0, 0], files, messages: [[], [], []])
        let receipt = try #require(BuildReceipt(bytes))
        var folder = HeldFolder()
        var texts: [String] = []
        receipt.forEachSeen { _, seen in
            // Tests may run anywhere: what is not there is in neither way.
            #expect((try? folder.status(of: seen))?.stamp == (try? FileStatus(of: seen.text))?.stamp, "\(seen.text)")
            texts.append(seen.text)
            return true
        }
        #expect(texts == paths)
    }
}
