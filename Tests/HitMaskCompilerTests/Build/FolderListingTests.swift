import Foundation
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The listing of a folder` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a", "b", "c/d"] { try folder.write([1], to: "art/" + name) }
    }

    private func content() throws -> ContentDigest {
        let content = try FolderListing.seen(at: folder.path("art")).content
        #expect(try FolderListing(of: folder.path("art")).seen.content == content)
        return content
    }

    @Test func `has the entries in the order of their bytes, and their kinds`() throws {
        let entries = try FolderListing(of: folder.path("art")).entries
        #expect(entries.map { String(decoding: $0.name, as: UTF8.self) } == ["a", "b", "c"])
        #expect(entries.map { $0.kind } == [.file, .file, .folder])
    }

    @Test func `is another one for other names and kinds, and for nothing else`() throws {
        var seen: [ContentDigest] = [try content()]
        // What lies deeper, what a file holds, and what is hidden is no part of it.
        try folder.write([2], to: "art/a")
        try folder.write([2], to: "art/c/e")
        try folder.write([2], to: "art/.hidden")
        #expect(try content() == seen[0])
        func note(_ change: () throws -> Void) throws {
            try change()
            seen.append(try content())
        }
        try note { try folder.write([1], to: "art/e") }
        try note { try move("e", "f") }
        // A file and a folder change their names.
        try note {
            try move("a", "t")
            try move("c", "a")
            try move("t", "c")
        }
        try note { try folder.write([1], to: "art/g") }
        try note { try FileManager.default.removeItem(atPath: folder.path("art/b")) }
        #expect(Set(seen).count == 6)
        try move("f", "e")
        try FileManager.default.removeItem(atPath: folder.path("art/g"))
        try FileManager.default.removeItem(atPath: folder.path("art/e"))
        try folder.write([1], to: "art/b")
        #expect(!seen.contains(try content()))
        // As it was, made in another order.
        try move("c", "t")
        try move("a", "c")
        try move("t", "a")
        #expect(try content() == seen[0])
    }

    private func move(_ old: String, _ new: String) throws {
        try FileManager.default.moveItem(atPath: folder.path("art/" + old), toPath: folder.path("art/" + new))
    }
}
