import TestSupport
import Testing

@testable import HitMaskCompiler

/// Whatever is in the file, reading it ends with settings or with faults.
@Suite struct `Damaged settings` {
    private static let example = Array(SettingsPage.examples[0].utf8)
    private static let names = ["buttons/play", "hero/walk_1", "hero/walk_2_pressed", "old/a", "europe", ""]

    /// Reads the bytes; what is read must hold what it promises.
    private func read(_ bytes: [UInt8]) {
        do throws(SettingsError) {
            let settings = try BuildSettings(reading: bytes, path: "hitmask.json")
            for identity in (try? settings.identities(of: Self.names.dropLast())) ?? [] {
                #expect(NameProblem(in: identity.name) == nil)
            }
            for name in Self.names { _ = try? settings.settings(for: name).hitImage?.value?.path(for: name) }
            for shape in settings.shapes { #expect(NameProblem(in: shape.name) == nil && shape.width > 0) }
            _ = settings.unusedGlobs(among: Self.names)
        } catch {
            let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            #expect(!error.faults.isEmpty)
            for fault in error.faults {
                #expect((1...lines).contains(fault.line))
                #expect(!"\(fault)".isEmpty)
            }
        }
    }

    @Test func `are refused wherever they end`() throws {
        let end = try #require(Self.example.lastIndex(of: UInt8(ascii: "}")))
        for count in 0...end {
            let bytes = Array(Self.example[..<count])
            read(bytes)
            #expect(throws: SettingsError.self) { try BuildSettings(reading: bytes, path: "hitmask.json") }
        }
    }

    @Test func `are refused or read wherever they are changed`() {
        var random = SeededRandom(seed: 23)
        let pieces = [
            "-", "9", "99999999999999999999", "1e9", "1e-400", "1e400", "\"", "{", "}", "[", "]", "/", "..", "\\", ":",
            ",",
            "\n", "\r", "\0", "\u{FEFF}", "null", "true", "false", "*", "**", "?", "[!", "{name}", "{", "pt", "%", "/",
            "\\ud800", "\\u0000", ".5", "#FFFFFF",
        ].map { Array($0.utf8) }
        for _ in 0..<4_000 {
            var changed = Self.example
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let start = Int.random(in: 0..<changed.count, using: &random)
                let end = min(start + Int.random(in: 0...6, using: &random), changed.count)
                let piece =
                    Bool.random(using: &random)
                    ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
                changed.replaceSubrange(start..<end, with: piece)
            }
            read(changed)
        }
    }

    @Test func `are refused or read with any value in any place`() {
        let values = [
            "null", "true", "false", "0", "-1", "1.5", "1e400", "99999999999999999999", "\"\"", "\"a\"", "\"{\"",
            "\"0pt\"",
            "\"-9e9pt\"", "\"\(String(repeating: "9", count: 300))pt\"", "[]", "[[]]", "[0, 0]",
            "[1e308, -1e308, 1, 1]",
            "{}", "{\"a\": {}}", "{\"\": \"\"}", "{\"#000000\": {}}",
        ]
        for value in values {
            read(Array(value.utf8))
            for key in BuildSettings.keys.map(\.name) { read(Array("{\"\(key)\": \(value)}".utf8)) }
            for key in ImageOverrides.keys.map(\.name) {
                read(Array("{\"images\": {\"**\": {\"\(key)\": \(value)}}}".utf8))
            }
            for key in SettingsShape.keys.map(\.name) {
                read(Array("{\"shapes\": {\"a\": {\"size\": [1, 1], \"\(key)\": \(value)}}}".utf8))
                read(Array("{\"shapes\": {\"a\": {\"\(key)\": \(value), \"scale\": 65535}}}".utf8))
            }
        }
    }

    @Test func `cannot nest without end`() {
        let bytes = Array(("{\"images\":" + String(repeating: "{\"a\":", count: 100_000)).utf8)
        #expect(throws: SettingsError(line: 1, .text(.tooDeep(limit: 64)))) {
            try BuildSettings(reading: bytes, path: "hitmask.json")
        }
    }
}
