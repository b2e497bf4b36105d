import Testing

@testable import HitMaskCompiler

@Suite struct `Naming a mask after its picture` {
    @Test(arguments: [
        ("play.png", "play", 1), ("play@2x.png", "play", 2), ("play@3x.PNG", "play", 3),
        ("buttons/play.png", "buttons/play", 1),
        ("buttons@2x/play.png", "buttons@2x/play", 1), ("v1.2/a.b@2x.png", "v1.2/a.b", 2),
        ("no extension", "no extension", 1),
        ("play@2x", "play", 2), ("play@4x.png", "play@4x", 1), ("play@1x.png", "play@1x", 1),
        ("play@2X.png", "play@2X", 1),
        ("a@2x@3x.png", "a@2x", 3), (".hidden.png", ".hidden", 1), ("é\u{301}@2x.png", "é\u{301}", 2),
        ("two\nlines.png", "two\nlines", 1), ("-dash.png", "-dash", 1), ("a.png/b.png", "a.png/b", 1),
    ])
    func `drops the extension and the scale suffix`(path: String, name: String, scale: Int) throws {
        let artName = try #require(ArtName(path: path))
        #expect(Array(artName.name.utf8) == Array(name.utf8))
        #expect(artName.scale == scale)
    }

    @Test func `gives none where nothing is left`() {
        for path in ["@2x.png", "folder/@3x.png", "", "folder/"] { #expect(ArtName(path: path) == nil) }
    }

    @Test func `a picture in a folder ends in png in any case`() {
        for name in ["a.png", "a.PNG", "a.pNg", ".png"] { #expect(name.hasPictureExtension) }
        for name in ["a.jpg", "png", "apng", "a.png ", "a.pn"] { #expect(!name.hasPictureExtension) }
    }
}

@Suite struct `Names that collide` {
    private func messages(_ paths: String...) -> [String] {
        let inputs = paths.map { ArtInput(path: "art/" + $0, name: ArtName(path: $0)!) }
        return nameCollisions(among: inputs.sorted(by: ArtInput.precedes)).map(\.description)
    }

    @Test func `two scales of a name do not`() {
        #expect(messages("a.png", "a@2x.png", "a@3x.png", "b.png", "ab.png") == [])
    }

    @Test func `one name and scale twice names both pictures`() {
        #expect(
            messages("a.png", "a.PNG") == [
                "art/a.png: error: a second picture for the mask 'a' at 1x; the first is art/a.PNG"
            ])
    }

    @Test func `names that differ in case alone are refused`() {
        #expect(
            messages("Button.png", "button@2x.png", "other.png") == [
                "art/button@2x.png: error: the name 'button' differs only in case from 'Button' of art/Button.png"
            ])
        #expect(messages("A/é.png", "a/É.png").count == 1)
    }

    @Test func `one text in two Unicode forms is refused`() {
        #expect(
            messages("\u{E9}.png", "e\u{301}.png") == [
                "art/\u{E9}.png: error: the name '\u{E9}' is the same text in another Unicode form as that of "
                    + "art/e\u{301}.png"
            ])
    }

    @Test func `scales of one name are reported once for each picture`() {
        #expect(messages("a.png", "a@2x.png", "A.png", "A@2x.png").count == 1)
    }
}
