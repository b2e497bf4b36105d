import Foundation
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Writing an output` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to name: String) throws -> OutputTarget.Outcome {
        try OutputTarget(folder.path(name)).write(Array(text.utf8))
    }

    private func text(_ name: String) throws -> String { String(decoding: try folder.bytes(of: name), as: UTF8.self) }

    private func status(_ name: String) throws -> stat {
        var status = stat()
        try #require(stat(folder.path(name), &status) == 0)
        return status
    }

    @Test func `makes and replaces a file and leaves nothing else`() throws {
        #expect(try write("one", to: "a.hitmask") == .written)
        #expect(try write("two", to: "a.hitmask") == .written)
        #expect(try text("a.hitmask") == "two")
        #expect(try folder.names == ["a.hitmask"])
    }

    @Test func `does not touch a file that has the bytes already`() throws {
        let long = String(repeating: "x", count: 200_000)
        #expect(try write(long, to: "a") == .written)
        let before = try status("a").st_ino
        #expect(try write(long, to: "a") == .unchanged)
        #expect(try status("a").st_ino == before)
        #expect(try write(long.dropLast() + "y", to: "a") == .written)
        #expect(try write("", to: "b") == .written)
        #expect(try write("", to: "b") == .unchanged)
    }

    @Test func `keeps the permissions of a file that it replaces`() throws {
        try folder.write([], to: "a")
        chmod(folder.path("a"), 0o640)
        #expect(try write("new", to: "a") == .written)
        #expect(try status("a").st_mode & 0o777 == 0o640)
    }

    @Test func `replaces what a link leads to and leaves the link`() throws {
        try folder.write([], to: "real/target")
        try folder.link("one", to: "two")
        try folder.link("two", to: "real/target")
        try folder.link("dangling", to: folder.path("real/new"))
        #expect(try write("linked", to: "one") == .written)
        #expect(try write("made", to: "dangling") == .written)
        #expect(try text("real/target") == "linked")
        #expect(try text("real/new") == "made")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("one")) == "two")
    }

    @Test func `takes a name as long as the file system does`() throws {
        let name = String(repeating: "n", count: 255)
        #expect(try write("x", to: name) == .written)
        #expect(try folder.names == [name])
    }

    @Test func `writes into a device and does not replace it`() throws {
        #expect(try OutputTarget("/dev/null").write([1, 2, 3]) == .written)
        expectFault("cannot write: No space left on device") {
            _ = try OutputTarget("/dev/full").write([1])
        }
        #expect(try FileStatus(of: "/dev/full").kind == .device)
    }

    @Test func `is refused before there is anything to write`() throws {
        try folder.write([], to: "file")
        try folder.link("loop", to: "loop")
        let path = folder.path
        expectFault("cannot be written: there is no folder '\(path)/no/'") {
            _ = try OutputTarget(path + "/no/a")
        }
        expectFault("cannot be written: is a folder") {
            _ = try OutputTarget(path)
        }
        expectFault("cannot be written: the symbolic link leads back to itself") {
            _ = try OutputTarget(path + "/loop")
        }
        expectFault("cannot look at it: Not a directory") {
            _ = try OutputTarget(path + "/file/a")
        }
        expectFault("cannot look at it: File name too long") {
            _ = try OutputTarget(path + "/" + String(repeating: "n", count: 256))
        }
    }

    @Test func `is refused where an input lies, under any path to it`() throws {
        try folder.write([], to: "a.png")
        try folder.link("link.png", to: "a.png")
        link(folder.path("a.png"), folder.path("hard.png"))
        for name in ["a.png", "link.png", "hard.png"] {
            let target = try OutputTarget(folder.path(name))
            expectFault("is also an input (\(folder.path)/a.png); the output must be another file") {
                () throws(OutputFault) in
                _ = try target.requireDistinct(from: ["/dev/null", "/no/such", folder.path("a.png")])
            }
        }
        #expect(throws: Never.self) {
            try OutputTarget(folder.path("new")).requireDistinct(from: [folder.path("a.png")])
        }
    }
}

/// Expects an output fault with these words.
private func expectFault(
    _ words: String, from body: () throws -> Void, at location: SourceLocation = #_sourceLocation
) {
    do {
        try body()
        Issue.record("nothing was thrown instead of: \(words)", sourceLocation: location)
    } catch {
        #expect("\(error)" == words, sourceLocation: location)
    }
}
