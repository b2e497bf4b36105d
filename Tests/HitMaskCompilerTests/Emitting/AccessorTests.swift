import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Names of masks in Swift` {
    @Test(arguments: [
        ("play", "play", "Play"), ("play-button", "playButton", "PlayButton"),
        ("play_button", "playButton", "PlayButton"), ("Play Button", "playButton", "PlayButton"),
        ("PlayButton", "playButton", "PlayButton"), ("URLBar", "urlBar", "URLBar"), ("URL", "url", "Url"),
        ("PLAY_BUTTON", "playButton", "PlayButton"), ("play-HUD", "playHUD", "PlayHUD"), ("iPhone", "iPhone", "IPhone"),
        ("level-1-2", "level1_2", "Level1_2"), ("level-12", "level12", "Level12"), ("x2", "x2", "X2"),
        ("_hidden-", "hidden", "Hidden"), ("a.b+c@d", "aBCD", "ABCD"), ("Über-uns", "überUns", "ÜberUns"),
        ("日本-語", "日本語", "日本語"), ("straße", "straße", "Straße"), ("ßa", "ßa", "Ssa"), ("🎯-hit", "🎯Hit", "🎯Hit"),
        ("e\u{301}toile", "e\u{301}toile", "E\u{301}toile"),
    ])
    func `read as a person would have written them`(_ part: String, _ member: String, _ type: String) throws {
        let identifier = try SwiftIdentifier(part)
        #expect(identifier.forMember.hasSameBytes(as: member))
        #expect(identifier.forType.hasSameBytes(as: type))
    }

    @Test(arguments: [
        ("", SwiftIdentifier.Fault.empty), ("-_. ", .empty), ("2x", .beginsWith("2")), ("-9patch", .beginsWith("9")),
        ("\u{301}a", .beginsWith("\u{301}")), ("a\u{200B}b", .holds("\u{200B}")), ("a\u{202E}b", .holds("\u{202E}")),
        ("a→b", .holds("→")), ("a\u{A0}b", .holds("\u{A0}")), ("a\u{E000}", .holds("\u{E000}")),
    ])
    func `are refused where Swift has no such name`(_ part: String, _ fault: SwiftIdentifier.Fault) {
        #expect(throws: fault) { try SwiftIdentifier(part) }
    }

    @Test func `are texts that give the same bytes`() {
        #expect(#"a"b\c"#.swiftLiteral == #""a\"b\\c""#)
        #expect("\n\t\u{7F}\u{202E}é日\u{0}".swiftLiteral == #""\u{A}\u{9}\u{7F}\u{202E}é日\u{0}""#)
        #expect("\\(x)".swiftLiteral == #""\\(x)""#)
    }

    private func faults(_ names: String..., form: AccessorForm = .embedded) -> [String] {
        AccessorTree(names.map { AccessorName($0) }, form: form, typeName: "Masks").faults.map(\.description)
    }

    @Test func `that become one in Swift are reported with both`() {
        #expect(
            faults("a/play-it", "a/play_it") == [
                "'a/play_it' and 'a/play-it' would both be 'playIt' in Swift; rename one of them"
            ])
        #expect(
            faults("Play", "b/Play", "play") == ["'play' and 'Play' would both be 'play' in Swift; rename one of them"])
        #expect(
            faults("a-b/x", "aB/y", "a_b/z") == [
                "'aB/' and 'a-b/' would both be 'AB' in Swift; rename one of them",
                "'a_b/' and 'a-b/' would both be 'AB' in Swift; rename one of them",
            ])
        #expect(faults("日", "日/x") == ["'日/' and '日' would both be '日' in Swift; rename one of them"])
        #expect(faults("ring", "ring/x", "ring-x/y") == [])
        #expect(
            faults("ring", "ring/x", "ring-masks", form: .lookups) == [
                "'ring/' and 'ring-masks' would both be 'ringMasks' in Swift; rename one of them"
            ])
    }

    @Test func `that Swift or the runtime use are reported`() {
        #expect(
            faults("a/init", "point/x", "type/y", "self") == [
                "the mask's name 'self' would be 'self' in Swift, which has a meaning of its own; rename it",
                "'init' of the mask's name 'a/init' would be 'init' in Swift, which has a meaning of its own; rename it",
                "'point' of the mask's name 'point/x' would be 'Point' in Swift, which has a meaning of its own; rename it",
                "'type' of the mask's name 'type/y' would be 'Type' in Swift, which has a meaning of its own; rename it",
            ])
        #expect(faults("point/x", "size", form: .lookups) == [])
        #expect(faults("mask-file", form: .lookups).count == 1)
        #expect(
            faults("a/2x", "a//b", "a/x→") == [
                "'2x' of the mask's name 'a/2x' begins with '2', and a Swift name does not; rename it, such as to 'a2x'",
                "'x→' of the mask's name 'a/x→' holds '→', and a Swift name does not; rename it",
                "'' of the mask's name 'a//b' has no letter for a Swift name; rename it",
            ])
    }

    /// Every public type that is nested in `HitMask`, and every constant of it. Functions go along with a constant of one name.
    @Test func `of the runtime are all known as taken`() throws {
        var isInHitMask = false
        var found: Set<String> = []
        for file in PackageFolder.files(below: "Sources/HitMasks", ending: ".swift") {
            for line in try PackageFolder.text(file).split(separator: "\n") {
                if !line.hasPrefix(" "), line.hasSuffix("{") {
                    isInHitMask = line.contains(/^(extension|public struct) HitMask\b(?!\.)/)
                }
                guard isInHitMask, line.hasPrefix("    public "), !line.hasPrefix("     ") else { continue }
                let pattern = /public (?:final )?(?:(?:struct|enum|class|typealias)|static (?:let|var)) (\w+)/
                if let match = line.firstMatch(of: pattern) { found.insert(String(match.1)) }
            }
        }
        #expect(found.isSuperset(of: ["Bitmap", "Point", "RowSpan"]))
        #expect(found.subtracting(AccessorForm.embedded.reservedNames) == [])
    }
}

@Suite struct `Accessors` {
    private func source(_ names: [String], _ form: AccessorForm) throws -> AccessorSource {
        var builder = MaskFileBuilder()
        for name in names { try builder.add(name, bitmap: TestBitmaps.make("ring", width: 9, height: 7, seed: 1)) }
        var style = AccessorSource.Style()
        style.form = form
        return try AccessorSource(of: HitMaskFile(builder.bytes()), from: "ui.hitmask", style: style)
    }

    @Test func `of a file are the same whatever made it`() throws {
        let names = ["b/c", "a-b", "a", "d/b", "default"]
        for form in [AccessorForm.embedded, .lookups] {
            let text = try source(names, form).text
            #expect(text == (try source(names.reversed(), form).text))
            #expect(text.contains(" `default`"))
        }
        #expect(try source(["a"], .embedded).text.contains("/// `a`: 9 × 7 pixels at 1x.\n    static let a = "))
    }

    @Test func `of a mask and of the folder of its name are two`() throws {
        let text = try source(["hero", "hero/walk"], .lookups).text
        #expect(text.contains(" var hero: "))
        #expect(text.contains(" var heroMasks: Hero "), "\(text)")
        #expect(try source(["hero", "hero/walk"], .embedded).text.contains("enum Hero {"))
    }

    @Test func `hold the file as Base64 where they embed it`() throws {
        for count in [0, 1, 2, 3, 4, 83, 84, 85, 200] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 97 &+ 3) }
            #expect(base64Lines(bytes).joined() == Data(bytes).base64EncodedString())
            #expect(base64Lines(bytes).allSatisfy { $0.utf8.count <= 112 })
        }
    }

    @Test(arguments: [
        ("Masks.swift", "Masks"), ("/a.b/UIMasks.generated.swift", "UIMasks"), ("_x", "_x"), ("日.swift", "日"),
    ])
    func `are a type named as the file`(_ path: String, _ name: String) throws {
        #expect(try AccessorSource.Style.typeName(ofOutput: path) == name)
    }

    @Test(arguments: ["my-masks", "2", "", "_", "HitMask", "HitMaskFile", "a b"])
    func `are not written to a file that is named as no type can be`(_ name: String) {
        #expect(throws: AccessorSource.Style.TypeNameFault(name: name)) {
            try AccessorSource.Style.typeName(ofOutput: "x/" + name + ".swift")
        }
    }
}
