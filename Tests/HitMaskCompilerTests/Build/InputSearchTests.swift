import Foundation
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Finding pictures` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func search(_ paths: String...) -> InputSearch {
        var search = InputSearch()
        for path in paths { search.add(path) }
        return search
    }

    private func names(_ search: InputSearch) -> [String] { search.inputs.map(\.name) }

    @Test func `a folder gives every visible picture below it by bytes`() throws {
        for name in [
            "b.png", "a.PNG", "Z.png", "sub/deep/c.png", "sub/.hidden.png", ".git/d.png", "notes.txt", "e.jpg",
            "f.png.bak",
        ] { try folder.write([], to: name) }
        let found = search(folder.path)
        #expect(names(found) == ["Z", "a", "b", "sub/deep/c"])
        #expect(found.inputs.last?.path == folder.path("sub/deep/c.png"))
        #expect(found.diagnostics.isEmpty)
        #expect(names(search(folder.path + "/")) == names(found))
    }

    @Test func `a file given by itself has its last part as its name`() throws {
        try folder.write([], to: "sub/play@2x.png")
        try folder.write([], to: "other")
        #expect(names(search(folder.path("sub/play@2x.png"), folder.path("other"))) == ["play", "other"])
    }

    @Test func `what is no picture says what it is`() throws {
        #expect(
            search(folder.path("no.png")).diagnostics.map(\.description) == [
                "\(folder.path)/no.png: error: no such file or folder"
            ])
        mkfifo(folder.path("pipe.png"), 0o600)
        let message = "\(folder.path)/pipe.png: error: is a FIFO; expected a PNG file or a folder"
        #expect(search(folder.path("pipe.png")).diagnostics.map(\.description) == [message])
        #expect(search(folder.path).diagnostics.map(\.description) == [message])
        #expect(search("/dev/null").diagnostics.map(\.text) == ["is a device; expected a PNG file or a folder"])
        try folder.write([], to: "@2x.png")
        #expect(
            search(folder.path("@2x.png")).diagnostics.map(\.text) == [
                "nothing is left to name the mask by without extension and scale suffix"
            ])
    }

    @Test func `a folder without a picture is worth a warning`() throws {
        try folder.write([], to: "notes.txt")
        #expect(
            search(folder.path).diagnostics.map(\.description) == [
                "\(folder.path): warning: no PNG file in this folder"
            ])
    }

    @Test func `links to files and folders are followed`() throws {
        try folder.write([], to: "elsewhere/a.png")
        try folder.write([], to: "art/b.png")
        try folder.link("art/link.png", to: "../elsewhere/a.png")
        try folder.link("art/more", to: folder.path("elsewhere"))
        try folder.link("art/unrelated", to: "nowhere")
        let found = search(folder.path("art"))
        #expect(names(found) == ["b", "link", "more/a"])
        #expect(found.diagnostics.isEmpty)
    }

    @Test func `links that lead nowhere or back are faults`() throws {
        try folder.write([], to: "sub/a.png")
        try folder.link("gone.png", to: "nowhere")
        try folder.link("self", to: "self")
        try folder.link("sub/up", to: "..")
        let found = search(folder.path)
        #expect(names(found) == ["sub/a"])
        #expect(
            found.diagnostics.map(\.description) == [
                "\(folder.path)/gone.png: error: no such file or folder",
                "\(folder.path)/self: error: cannot look at it: Too many levels of symbolic links",
                "\(folder.path)/sub/up: error: this link leads back into a folder above it",
            ])
    }

    @Test(.enabled(if: fileSystemTakesAnyName)) func `a name that is not UTF-8 is refused with its bytes`() throws {
        let path = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9, 0x0A] + Array(".png".utf8)
        let handle = (path + [0]).withUnsafeBytes { open($0.bindMemory(to: CChar.self).baseAddress!, O_CREAT, 0o600) }
        close(handle)
        #expect(
            search(folder.path).diagnostics.map(\.description) == [
                "\(folder.path)/caf\\xE9\\n.png: error: the name is not UTF-8 text"
            ])
    }

    private static let fileSystemTakesAnyName: Bool = {
        #if os(Linux)
            true
        #else
            false
        #endif
    }()
}

@Suite struct `A list of inputs` {
    private func paths(_ text: String) -> [String] { InputList(Array(text.utf8), path: "list").paths }

    @Test func `has a path a line`() {
        #expect(paths("a.png\nb c.png\r\n\n  d.png\ne") == ["a.png", "b c.png", "  d.png", "e"])
        #expect(paths("") == [])
    }

    @Test func `is separated by zero bytes if there is one`() {
        #expect(paths("two\nlines.png\0b.png\r\0\0c") == ["two\nlines.png", "b.png\r", "c"])
    }

    @Test func `names the line of a path that is not UTF-8`() {
        let list = InputList(Array("a\nb".utf8) + [0xFF, 0x0A] + Array("c".utf8), path: "list.txt")
        #expect(list.paths == ["a", "c"])
        #expect(list.diagnostics.map(\.description) == ["list.txt:2: error: the path 'b\\xFF' is not UTF-8 text"])
    }

    @Test func `that cannot be read is a fault of the list`() {
        #expect(
            InputList(contentsOf: "/no/list").diagnostics.map(\.description) == [
                "/no/list: error: no such file or folder"
            ])
    }
}
