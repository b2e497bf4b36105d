import Foundation
import TestSupport
import Testing

@Suite struct `Beside the masks compile writes` {
    private let hitmask: BuiltTool
    private var folder: TemporaryFolder { hitmask.folder }

    init() throws {
        hitmask = try BuiltTool()
        try hitmask.draw("art/a.png", SamplePicture.stripes(1))
        try hitmask.draw("art/a@2x.png", SamplePicture.stripes(1))
        try hitmask.draw("art/in/b c.png", SamplePicture.stripes(2))
    }

    private func text(_ name: String) throws -> String { String(decoding: try folder.bytes(of: name), as: UTF8.self) }

    private func report() throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: "r.json")))
        return try #require(object as? [String: Any])
    }

    @Test func `a depfile of all files and folders that were looked at`() throws {
        let contents = #"{"images": [{"filename": "s.png", "idiom": "universal"}], "info": {"version": 1}}"#
        try folder.write(Array(contents.utf8), to: "art/c.xcassets/s.imageset/Contents.json")
        try hitmask.draw("art/c.xcassets/s.imageset/s.png", SamplePicture.stripes(3))
        try folder.write(Array("art\n".utf8), to: "list")
        #expect(try hitmask("compile", "--files-from", "list", "-o", "x", "--depfile", "x.d").status == 0)
        let lines = try text("x.d").split(separator: "\n").filter { !$0.hasSuffix(":") }
        #expect(
            lines == [
                "x: \\", "  art/ \\", "  art/a.png \\", "  art/a@2x.png \\", "  art/c.xcassets/ \\",
                "  art/c.xcassets/s.imageset/ \\", "  art/c.xcassets/s.imageset/Contents.json \\",
                "  art/c.xcassets/s.imageset/s.png \\", "  art/in/ \\", #"  art/in/b\ c.png \"#, "  list",
            ])
    }

    @Test func `a depfile that is not touched without a change, and not written by a failed build`() throws {
        #expect(try hitmask("compile", "art", "-o", "x", "--depfile", "x.d").status == 0)
        #expect(utimes(folder.path("x.d"), [timeval(), timeval()]) == 0)
        let before = try folder.bytes(of: "x.d")
        #expect(try hitmask("compile", "art", "-o", "x", "--depfile", "x.d", "--jobs", "1").status == 0)
        var status = stat()
        #expect(stat(folder.path("x.d"), &status) == 0)
        #expect(status.st_mtim.tv_sec == 0)
        try hitmask.draw("art/bad.png", SamplePicture.broken)
        #expect(try hitmask("compile", "art", "-o", "x", "--depfile", "x.d").status == 1)
        #expect(try folder.bytes(of: "x.d") == before)
    }

    @Test func `a depfile without names that cannot be in it, with a warning`() throws {
        try hitmask.draw("art/new\nline.png")
        let warning =
            "art/new\\nline.png: warning: cannot be written in x.d: Make and Ninja do not read the name alike,"
            + " so they will not notice a change"
        let result = try hitmask("compile", "art", "-o", "x", "--depfile", "x.d")
        #expect(result.status == 0)
        #expect(result.errorLines.first == warning)
        #expect(try !text("x.d").contains("line.png"))
        #expect(try hitmask("compile", "art", "-o", "x", "--depfile", "x.d", "--strict").status == 1)
    }

    @Test func `a report of what was done`() throws {
        let result = try hitmask("compile", "art", "-o", "x", "--report", "r.json")
        #expect(result.status == 0)
        let report = try report()
        #expect(report["outcome"] as? String == "written")
        #expect((report["tool"] as? String)?.hasPrefix("hitmask ") == true)
        let output = try #require(report["output"] as? [String: Any])
        #expect(output["path"] as? String == "x")
        #expect(output["bytes"] as? Int == (try folder.bytes(of: "x").count))
        #expect(output["masks"] as? Int == 2)
        let inputs = try #require(report["inputs"] as? [[String: Any]])
        #expect(inputs.map { $0["path"] as? String } == ["art/a.png", "art/a@2x.png", "art/in/b c.png"])
        #expect(inputs[0]["bytes"] as? Int == (try folder.bytes(of: "art/a.png").count))
        let masks = try #require(report["masks"] as? [[String: Any]])
        #expect(masks.map { $0["name"] as? String } == ["a", "in/b c"])
        #expect(masks[0]["scale"] as? Int == 2)
        #expect(masks[0]["width"] as? Int == 16)
        let count = try #require(masks[0]["opaquePixels"] as? Int)
        #expect(masks[0]["opaqueShare"] as? Double == (Double(count) / 256 * 1e6).rounded() / 1e6)
        let seconds = try #require(report["seconds"] as? [String: Double])
        #expect(seconds.keys.sorted() == ["read", "search", "whole", "write"])
        #expect(seconds["whole"]! >= seconds["read"]!)
        #expect(try hitmask("compile", "art", "-o", "x", "--report", "r.json").status == 0)
        #expect(try self.report()["outcome"] as? String == "unchanged")
    }

    @Test func `a report of what went wrong`() throws {
        try hitmask.draw("art/bad.png", SamplePicture.broken)
        #expect(try hitmask("compile", "art", "-o", "x", "--report", "r.json").status == 1)
        var report = try report()
        #expect(report["outcome"] as? String == "failed")
        let messages = try #require(report["messages"] as? [[String: Any]])
        #expect(messages.map { $0["severity"] as? String } == ["error", "note"])
        #expect(messages[0]["path"] as? String == "art/bad.png")
        #expect(messages[0]["line"] is NSNull)
        #expect(!folder.has("x"))

        #expect(try hitmask("compile", "art", "-o", "no/x", "--report", "r.json").status == 1)
        report = try self.report()
        #expect(report["outcome"] as? String == "failed")
        #expect((report["messages"] as? [[String: Any]])?.first?["path"] as? String == "no/x")
    }

    @Test(arguments: ["--depfile", "--report"])
    func `nothing over an input, the masks or each other`(option: String) throws {
        let before = try folder.bytes(of: "art/a.png")
        let result = try hitmask("compile", "art", "-o", "x", option, "art/a.png")
        #expect(result.status == 1)
        #expect(
            result.errors.contains(
                "art/a.png: error: is also an input (art/a.png); the output must be another file\n"))
        #expect(try folder.bytes(of: "art/a.png") == before)
        #expect(try hitmask("compile", "art", "-o", "x", option, "x").status == 64)
        #expect(try hitmask("compile", "art", "-o", "-", option, "-").status == 64)
        #expect(try hitmask("compile", "art", "-o", "y", "--report", "z", "--depfile", "z").status == 64)
        #expect(try hitmask("compile", "art", "-o", "y", option, "no/z").status == 1)
        #expect(!folder.has("y"))
    }
}
