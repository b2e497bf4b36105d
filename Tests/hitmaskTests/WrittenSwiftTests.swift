import Foundation
import TestSupport
import Testing

/// What `hitmask accessors` writes, given to the compiler, and run.
@Suite(.enabled(if: SwiftCompiler.path != nil, "needs swiftc on the PATH"))
struct `Written Swift` {
    private let swift: SwiftCompiler
    private var tool: BuiltTool { swift.tool }

    init() throws { swift = try SwiftCompiler() }

    private func write(_ file: String, _ output: String, _ options: [String]) throws {
        let result = try tool.run(BuiltTool.path, ["accessors", file, "-o", output] + options, input: [])
        try #require(result.status == 0, "\(result.errors)")
    }

    private func run(_ sources: [String]) throws -> String {
        let messages = try swift.build(sources, to: "program")
        guard messages.isEmpty else { return messages }
        let result = try tool.run(tool.folder.path("program"), [], input: [])
        return result.text + result.errors
    }

    @Test func `answers as the mask file does`() throws {
        try write("masks/buttons.hitmask", "Embedded.swift", ["--embed"])
        try write("masks/buttons.hitmask", "Masks.swift", [])
        try swift.write(
            "main.swift",
            """
            import HitMasks
            let file = try HitMaskFile(contentsOf: "masks/buttons.hitmask")
            let masks = try Masks(file)
            func agree(_ name: String, _ one: HitMask, _ other: HitMask, at scale: Double? = nil) {
                let expected = scale.map { file.mask(named: name, scale: $0)! } ?? file.mask(named: name)!
                let pixels = (-1...expected.height).allSatisfy { y in
                    (-1...expected.width).allSatisfy { x in
                        [one, other].allSatisfy { $0.contains(x: x, y: y) == expected.contains(x: x, y: y) }
                    }
                }
                print(name, one.scale == expected.scale, other.scale == expected.scale, pixels)
            }
            agree("disc", HitMask.disc, masks.disc)
            agree("ring", HitMask.ring, masks.ring)
            agree("ring", HitMask.ring(scale: 2), masks.ring(scale: 2), at: 2)
            agree("ring", HitMask.ring(scale: 1.5), masks.ring(scale: 1.5), at: 1.5)
            agree("ring", HitMask.ring(scale: 9), masks.ring(scale: .nan), at: 9)
            let all: [HitMask] = [.diamond, .star]
            print(all.count, masks.maskFile.count)
            do { _ = try Masks(HitMaskFile(contentsOf: "masks/smallest.hitmask")) } catch { print(error) }
            """)
        let text = try run(["main.swift", "Embedded.swift", "Masks.swift"])
        #expect(
            text == """
                disc true true true
                ring true true true
                ring true true true
                ring true true true
                ring true true true
                2 12
                the file lacks 'disc', 'ring', 'star'; compile it again from all of the art, or make the accessors \
                again

                """)
    }

    /// Words of the language, and names that need care in a literal or a comment.
    private static let names = [
        "Any", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "each", "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
        "import",
        "in", "indirect", "infix", "inout", "internal", "is", "isolated", "lazy", "left", "let", "macro", "mutating",
        "nil",
        "none", "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix",
        "precedencegroup", "prefix", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
        "right",
        "sending", "set", "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true",
        "try", "type", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "file", "mask", "embedded",
        "width", "contains", "opaque bounds", "日本", "Ünder/ähre", "new\nline", "quote\"d", "back\\(slash)",
        "comment*/ star",
        "`tick`", "a/b/c/d/e", "a/b-c", "a/default", "self test/x", "string/x", "int/x", "optional1/x", "🎯",
        "masks/masks/masks", "array/x", "swift/x", "hit masks/x",
    ]

    @Test(arguments: [["--embed"], ["--embed", "--access=public"], [], ["--access=public"], ["--access=package"]])
    func `compiles without a warning whatever the names are`(_ options: [String]) throws {
        for (index, name) in `Written Swift`.names.enumerated() {
            try tool.draw("art/\(name)@\(2 + index % 2)x.png", SamplePicture.stripes(index))
            if index % 3 == 0 { try tool.draw("art/\(name).png", SamplePicture.stripes(index)) }
        }
        try #require(try tool("compile", "art", "--variants=all", "-o", "f").status == 0)
        try write("f", "Masks.swift", options)
        let root = options.contains("--embed") ? "HitMask" : "Masks(f)"
        let used = ["default", "nil", "type", "日本", "in", "`class`", "width", "associatedtype(scale: 1)"]
        try swift.write(
            "Use.swift",
            "import HitMasks\nfunc use(_ f: HitMaskFile) throws -> [HitMask] {\n    \(options.contains("--embed") ? "" : "try ")["
                + used.map { "\(root).\($0)" }.joined(separator: ", ") + "]\n}\n")
        let flags = ["-warnings-as-errors", "-package-name", "p", "-module-name", "M"]
        #expect(try swift.typecheck(["Masks.swift", "Use.swift"], options: flags) == "")
        // Where imports are internal unless they say otherwise.
        // A package's accessors cannot be for both: "package import" would not go with the plain imports of others.
        guard options != ["--access=package"] else { return }
        let strict = flags + ["-enable-upcoming-feature", "InternalImportsByDefault"]
        #expect(try swift.typecheck(["Masks.swift", "Use.swift"], options: strict) == "")
    }

    @Test(arguments: [["--embed"], ["--embed", "--access=public"], [], ["--access=public"]])
    func `compiles without a mask`(_ options: [String]) throws {
        try tool.folder.write([], to: "empty/none.txt")
        try #require(try tool("compile", "empty", "-o", "f").status == 0)
        try write("f", "Masks.swift", options)
        #expect(try swift.typecheck(["Masks.swift"], options: ["-warnings-as-errors"]) == "")
    }
}
