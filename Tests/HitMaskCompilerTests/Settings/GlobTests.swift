import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `Patterns for names` {
    @Test(
        arguments: [
            ("buttons/play", ["buttons/play"], ["buttons/Play", "buttons/play2", "play", "buttons"]),
            ("*", ["a", "play@2"], ["a/b"]),
            ("buttons/*", ["buttons/a", "buttons/play_pressed"], ["buttons", "buttons/a/b", "xbuttons/a"]),
            ("**", ["a", "a/b", "a/b/c"], []),
            ("buttons/**", ["buttons/a", "buttons/a/b"], ["buttons", "button/a", "x/buttons/a"]),
            ("**/play", ["play", "a/play", "a/b/play"], ["replay", "play/a", "a/replay"]),
            ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a/b/c"]),
            ("card_?", ["card_1", "card_é", "card_\u{1F0A1}"], ["card_", "card_12", "card_/"]),
            ("a?b", ["axb"], ["a/b", "ab"]),
            ("[a-c]", ["a", "b", "c"], ["d", "A", "ab"]),
            ("[!a-c]", ["d", "A", "é"], ["a", "b", "/"]),
            ("x[]]", ["x]"], ["x", "x["]),
            ("x[!]]", ["xa"], ["x]"]),
            ("x[-a]", ["x-", "xa"], ["xb"]),
            ("x[a-]", ["x-", "xa"], ["xb"]),
            ("[*]", ["*"], ["a"]),
            ("[{]a[}]", ["{a}"], ["a"]),
            ("hero/{walk,run}_*", ["hero/walk_1", "hero/run_"], ["hero/jump_1"]),
            ("play{,_pressed}", ["play", "play_pressed"], ["play_"]),
            ("{a,b{c,d}}e", ["ae", "bce", "bde"], ["be", "ace"]),
            ("{a/b,c}/d", ["a/b/d", "c/d"], ["a/d"]),
            ("a,b]", ["a,b]"], ["a"]),
        ] as [(String, [String], [String])])
    func `match as the table says`(_ pattern: String, _ matching: [String], _ others: [String]) throws {
        let glob = try Glob(pattern)
        for name in matching { #expect(glob.matches(name), "\(name)") }
        for name in others { #expect(!glob.matches(name), "\(name)") }
    }

    @Test func `tell encodings of an accent apart`() throws {
        #expect(try Glob("caf\u{E9}").matches("caf\u{E9}"))
        #expect(try !Glob("caf\u{E9}").matches("cafe\u{301}"))
        #expect(try !Glob("caf?").matches("cafe\u{301}"))
        #expect(try Glob("caf??").matches("cafe\u{301}"))
        #expect(try !Glob("e*").matches("\u{E9}"))
        #expect(try Glob("e*").matches("e\u{301}"))
    }

    @Test(
        arguments: [
            ("", Glob.Malformed.empty), ("/a", .emptyPart), ("a/", .emptyPart), ("a//b", .emptyPart),
            ("a\\*", .backslash), ("a\0", .nul), ("a**", .doubleStarInPart), ("**a", .doubleStarInPart),
            ("***", .doubleStarInPart), ("a/**b/c", .doubleStarInPart), ("{**,a}/b", .doubleStarInBraces),
            ("{a}**", .doubleStarInPart), ("a[b", .openSet), ("[", .openSet), ("[]", .openSet), ("[!]", .openSet),
            ("[!", .openSet), ("[^a]", .caret), ("[a/]", .slashInSet), ("[z-a]", .reversedRange(first: "z", last: "a")),
            ("{a,b", .openBrace), ("{", .openBrace), ("a}", .strayBrace), ("{a}}", .strayBrace),
            (String(repeating: "{", count: 17) + String(repeating: "}", count: 17), .tooDeep(limit: 16)),
            (String(repeating: "a", count: 4097), .tooLong(count: 4097, limit: 4096)),
        ] as [(String, Glob.Malformed)])
    func `that mean nothing are refused`(_ pattern: String, _ fault: Glob.Malformed) {
        #expect(throws: fault) { try Glob(pattern) }
    }

    @Test func `agree with trying all possibilities`() throws {
        var random = SeededRandom(seed: 5)
        let pieces = [
            "a", "a", "b", "/", "*", "?", "**/", "/**", "[ab]", "[!a]", "{a,b*}", "{,a/b}", "{a,{b,*}}", "ab",
        ]
        let letters = ["a", "b", "/", "ab", "é"]
        var (valid, hits) = (0, 0)
        for _ in 0..<2_000 {
            let pattern = (0..<Int.random(in: 1...5, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            guard let glob = try? Glob(pattern) else { continue }
            valid += 1
            let oracle = NaiveGlob(pattern)
            for _ in 0..<12 {
                let name = (0..<Int.random(in: 1...5, using: &random))
                    .map { _ in letters.randomElement(using: &random) ?? "" }.joined()
                // Names have no empty parts.
                guard NameProblem(in: name) == nil, !name.contains("//"), !name.hasSuffix("/") else { continue }
                let expected = oracle.matches(name)
                hits += expected ? 1 : 0
                #expect(glob.matches(name) == expected, "\(pattern) \(name)")
            }
        }
        #expect(valid > 700 && hits > 700, "\(valid) \(hits)")
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "**/*a*a*a*a*b", "*a*a*a*a*a*a*a*a*a*a*a*a*b", "**/**/**/**/**/**/b",
            "{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}{a,aa}*b",
            String(repeating: "{a,", count: 16) + "a" + String(repeating: "}*", count: 16) + "b",
        ])
    func `take bounded time where trying all possibilities would not end`(_ pattern: String) throws {
        let glob = try Glob(pattern)
        let long = String(repeating: "a", count: 500)
        #expect(!glob.matches(long))
        let deep = Array(repeating: "aaaa", count: 100).joined(separator: "/")
        #expect(!glob.matches(deep))
        #expect(glob.steps.count <= 5 * pattern.utf8.count)
        #expect(glob.matches(pattern.hasPrefix("**/**") ? deep + "/b" : long + "b"))
    }
}

/// A pattern that is matched by trying all possibilities, in another way than the product's: braces are written out,
/// and parts compared one by one.
private struct NaiveGlob {
    private let alternatives: [[[String]]]

    init(_ pattern: String) {
        alternatives = Self.expanded(Self.tokens(of: pattern)).map { tokens in
            tokens.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
        }
    }

    func matches(_ name: String) -> Bool {
        let parts = name.split(separator: "/").map { Array($0.unicodeScalars) }
        return alternatives.contains { Self.matches($0[...], parts[...]) }
    }

    private static func tokens(of pattern: String) -> [String] {
        pattern.matches(of: /\*\*|\[[^\]]*\]|./).map { String($0.0) }
    }

    private static func expanded(_ tokens: [String]) -> [[String]] {
        guard let open = tokens.firstIndex(of: "{") else { return [tokens] }
        var (depth, starts, end): (Int, [Int], Int) = (0, [open + 1], open)
        for index in open..<tokens.count {
            if tokens[index] == "{" { depth += 1 }
            if tokens[index] == "}" { depth -= 1 }
            if tokens[index] == ",", depth == 1 { starts.append(index + 1) }
            if depth == 0 {
                end = index
                break
            }
        }
        let ends: [Int] = starts.dropFirst().map { $0 - 1 } + [end]
        var all: [[String]] = []
        for (start, stop) in zip(starts, ends) {
            let alternative = Array(tokens[..<open]) + Array(tokens[start..<stop]) + Array(tokens[(end + 1)...])
            all += expanded(alternative)
        }
        return all
    }

    private static func matches(_ pattern: ArraySlice<[String]>, _ parts: ArraySlice<[Unicode.Scalar]>) -> Bool {
        guard let first = pattern.first else { return parts.isEmpty }
        if first == ["**"] {
            if pattern.count == 1 { return !parts.isEmpty }
            return (0...parts.count).contains { matches(pattern.dropFirst(), parts.dropFirst($0)) }
        }
        guard let part = parts.first else { return false }
        return matchesPart(first[...], part[...]) && matches(pattern.dropFirst(), parts.dropFirst())
    }

    private static func matchesPart(_ tokens: ArraySlice<String>, _ part: ArraySlice<Unicode.Scalar>) -> Bool {
        guard let token = tokens.first else { return part.isEmpty }
        let rest = tokens.dropFirst()
        if token == "*" { return (0...part.count).contains { matchesPart(rest, part.dropFirst($0)) } }
        guard let scalar = part.first else { return false }
        let isTaken =
            switch token {
            case "?": true
            case "[ab]": scalar == "a" || scalar == "b"
            case "[!a]": scalar != "a"
            default: token.unicodeScalars.elementsEqual([scalar])
            }
        return isTaken && matchesPart(rest, part.dropFirst())
    }
}
