import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `A build receipt` {
    private func art() throws -> RememberedBuild {
        var art = try RememberedBuild()
        for (index, name) in ["art/a.png", "art/b.png", "art/sub/c.png"].enumerated() {
            try art.replace(name, SamplePicture.disc(9 + index))
        }
        try art.replace("hitmask.json", Array(#"{"images": {"a": {"alphaThreshold": 0.5}}}"#.utf8))
        art.build.config = art.folder.path("hitmask.json")
        return art
    }

    /// Whether a build has nothing to do, and the report of that.
    private func done(_ art: RememberedBuild, margin: Int64 = RememberedBuild.trusting) throws -> BuildReport? {
        var build = art.build
        build.memory = BuildMemory(file: art.folder.path("record"), maker: "test 1")
        build.memory?.margin = margin
        let output = try OutputTarget(art.folder.path("out.hitmask"))
        var history = try #require(BuildHistory(of: output, build))
        var report = BuildReport(output: output)
        return history.isDone(&report) ? report : nil
    }

    @Test func `says that there is nothing to do, and all that there was to say`() throws {
        let art = try art()
        #expect(try done(art) == nil)
        let built = try art.compared()
        let report = try #require(try done(art))
        #expect(report.outcome == .unchanged)
        #expect((report.maskCount, report.byteCount) == (built.maskCount, built.byteCount))
        #expect(report.pictures.elements.map { $0.hasPrefix(art.folder.path + "/art/") } == [true, true, true])
        #expect(Set(report.searched.elements) == Set(["art/", "art/sub/", "hitmask.json"].map(art.folder.path)))
        #expect(try art.compared().messages == built.messages)
    }

    @Test(arguments: [RememberedBuild.trusting, RememberedBuild.distrustful])
    func `sees every change`(margin: Int64) throws {
        let edits: [(String, (inout RememberedBuild) throws -> Void)] = [
            ("changed", { try $0.replace("art/b.png", SamplePicture.disc(210)) }),
            ("one more", { try $0.replace("art/sub/d.png", SamplePicture.disc(22)) }),
            ("removed", { try $0.remove("art/a.png") }),
            ("renamed", { try move($0, "art/a.png", "art/z.png") }),
            ("exchanged", { try exchange($0, "art/a.png", "art/b.png") }),
            (
                "settings",
                { try $0.replace("hitmask.json", Array(#"{"images": {"a": {"alphaThreshold": 0.7}}}"#.utf8)) }
            ),
            ("output", { try $0.replace("out.hitmask", [1, 2, 3]) }),
            ("no output", { try $0.remove("out.hitmask") }),
            ("threshold", { $0.build.settings.art.alphaThreshold = try AlphaThreshold("0.9") }),
            ("inputs", { $0.build.inputs = [$0.folder.path("art/sub")] }),
            ("base", { $0.build.base = $0.folder.path }),
            ("no settings", { $0.build.config = nil }),
        ]
        for (name, edit) in edits {
            var art = try art()
            // Settings are known by their stamp alone.
            if margin == RememberedBuild.distrustful { art.build.config = nil }
            if art.build.config == nil, name.hasSuffix("settings") { continue }
            _ = try art.remembering(margin: margin)
            #expect(try done(art, margin: margin) != nil, "\(name)")
            try edit(&art)
            #expect(try done(art, margin: margin) == nil, "\(name)")
        }
    }

    @Test func `reads files again whose stamps are no proof, and then keeps the new stamps`() throws {
        var art = try art()
        // What is no picture is told by its stamp alone.
        art.build.config = nil
        _ = try art.remembering()
        for name in ["art/a.png", "art/sub"] { art.setTime(name, seconds: 12) }
        let before = try art.folder.bytes(of: "record")
        #expect(try done(art) != nil)
        let after = try art.folder.bytes(of: "record")
        #expect(after != before)
        // The record behind it is the same.
        #expect(RecordFile.record(in: after).map(Array.init) == RecordFile.record(in: before).map(Array.init))
        #expect(try done(art) != nil)
        #expect(try art.folder.bytes(of: "record") == after)
        #expect(try done(art, margin: RememberedBuild.distrustful) != nil)
    }

    @Test func `is not used if it is damaged`() throws {
        let art = try art()
        _ = try art.remembering()
        let good = try art.folder.bytes(of: "record")
        let size = try #require(RecordFile.receiptSize(head: good))
        #expect(size > 500)
        for offset in 0..<RecordFile.headSize + size {
            var bad = good
            bad[offset] ^= 0x10
            try art.folder.write(bad, to: "record")
            #expect(try done(art) == nil, "\(offset)")
        }
        for length in stride(from: 0, to: RecordFile.headSize + size, by: 7) {
            try art.folder.write(Array(good[..<length]), to: "record")
            #expect(try done(art) == nil, "\(length)")
        }
    }

    @Test func `reads as it was written`() throws {
        let art = try art()
        _ = try art.remembering()
        let bytes = try art.folder.bytes(of: "record")
        let size = try #require(RecordFile.receiptSize(head: bytes))
        let body = Array(bytes[RecordFile.headSize..<RecordFile.headSize + size])
        let receipt = try #require(BuildReceipt(body))
        #expect(receipt.output.stamp == (try FileStatus(of: art.folder.path("out.hitmask"))).stamp)
        var paths: [String] = []
        receipt.forEachSeen { index, seen in
            #expect(index == paths.count)
            #expect(seen.isFolder == seen.text.hasSuffix("/"))
            // Of the settings the stamp alone is known.
            #expect((seen.content == nil) == seen.text.hasSuffix("hitmask.json"))
            paths.append(seen.text)
            return true
        }
        #expect(paths.count == 6)
        #expect(BuildReceipt(body.dropLast()) == nil)
        #expect(BuildReceipt(body + [0]) == nil)
    }

    @Test func `is brought up to date where it lies`() throws {
        let art = try art()
        _ = try art.remembering()
        let bytes = try art.folder.bytes(of: "record")
        let size = try #require(RecordFile.receiptSize(head: bytes))
        var receipt = try #require(BuildReceipt(Array(bytes[RecordFile.headSize..<RecordFile.headSize + size])))
        let stamp = FileStamp(
            byteCount: 1, modified: FileTime(seconds: 2, nanoseconds: 3), changed: FileTime(seconds: 4, nanoseconds: 5),
            identity: FileIdentity(disk: 6, file: 7))
        receipt.time = FileTime(seconds: 8, nanoseconds: 9)
        receipt.output.stamp = stamp
        receipt.setStamp(stamp, at: 5)
        let read = try #require(BuildReceipt(receipt.bytes))
        #expect(read.time == FileTime(seconds: 8, nanoseconds: 9))
        #expect(read.output.stamp == stamp)
        var stamps: [FileStamp] = []
        read.forEachSeen { _, seen in
            stamps.append(seen.stamp)
            return true
        }
        #expect(stamps.map { $0 == stamp } == [false, false, false, false, false, true])
    }

    @Test func `is led astray by no number`() throws {
        let art = try art()
        _ = try art.remembering()
        let bytes = try art.folder.bytes(of: "record")
        let size = try #require(RecordFile.receiptSize(head: bytes))
        let body = Array(bytes[RecordFile.headSize..<RecordFile.headSize + size])
        var accepted = 0
        for offset in body.indices.dropLast(8) {
            for word in [0, 1, UInt64(size) - 1, UInt64(size), 1 << 32, 1 << 62, .max >> 1, 1 << 63, .max] {
                var bad = body
                for index in 0..<8 { bad[offset + index] = UInt8(truncatingIfNeeded: word >> (8 * UInt64(index))) }
                guard let receipt = BuildReceipt(bad) else { continue }
                accepted += 1
                var report = BuildReport(output: try OutputTarget(art.folder.path("out.hitmask")))
                receipt.fill(&report)
                #expect(report.messages(verbose: true).count <= size)
                #expect(report.dependencies.count == 6)
            }
        }
        #expect(accepted > size)
    }

    @Test func `is for what was asked, all of it`() throws {
        var build = MaskBuild()
        var seen: Set<ContentDigest> = []
        func note() { seen.insert(build.request(maker: "m", outputPath: "/o")!) }
        note()
        build.inputs = ["a"]; note()
        build.inputs = ["a", "b"]; note()
        (build.inputs, build.inputLists) = (["a"], ["b"]); note()
        build.base = ""; note()
        build.accessors = .init(); note()
        build.accessors?.typeName = "Other"; note()
        build.settings.shaping.inverts = true; note()
        build.config = "c"; note()
        build.grid = .init(width: 3, height: 4); note()
        build.variants = .all; note()
        build.isStrict = true; note()
        build.shard = Shard(index: 1, count: 2); note()
        build.depfile = "d"; note()
        #expect(seen.count == 14)
        #expect(!seen.contains(build.request(maker: "n", outputPath: "/o")!))
        #expect(!seen.contains(build.request(maker: "m", outputPath: "/p")!))
        // What does not change the output or what is said of it.
        (build.jobs, build.reportsMasks, build.memory) = (7, true, BuildMemory(maker: "m"))
        #expect(seen.contains(build.request(maker: "m", outputPath: "/o")!))
        build.inputLists = ["-"]
        #expect(build.request(maker: "m", outputPath: "/o") == nil)
        // A property that is added belongs into the request, or above.
        #expect(Mirror(reflecting: build).children.count == 14)
    }
}

private func move(_ art: RememberedBuild, _ old: String, _ new: String) throws {
    try #require(rename(art.folder.path(old), art.folder.path(new)) == 0)
}

private func exchange(_ art: RememberedBuild, _ one: String, _ other: String) throws {
    try move(art, one, "kept")
    try move(art, other, one)
    try move(art, "kept", other)
}
