import TestSupport
import Testing

/// What each module may import. An arrow that is not here is not in the house: docs/CONTRIBUTING.md.
@Suite struct `Import rules` {
    static let rules: [(module: String, allowed: Set<String>)] = [
        ("HitMasks", []),
        ("HitTesting", ["HitMasks"]),
        ("HitMaskUI", ["HitMasks", "UIKit", "AppKit", "SwiftUI", "SpriteKit"]),
        ("HitMaskCompiler", ["HitMasks", "CPNG", "Darwin", "Glibc", "Musl", "Android", "Dispatch"]),
        ("hitmask", ["HitMaskCompiler", "HitMasks", "Darwin", "Glibc", "Musl", "Android"]),
        ("HitMaskPlugin", ["PackagePlugin", "XcodeProjectPlugin", "Foundation"]),
    ]
    private static let cLibraries: Set<String> = ["Darwin", "Glibc", "Musl", "Android"]

    @Test(arguments: rules) func `are kept by every file`(_ rule: (module: String, allowed: Set<String>)) throws {
        let files = PackageFolder.files(below: "Sources/\(rule.module)", ending: ".swift")
        #expect(!files.isEmpty)
        for file in files {
            var allowed = rule.allowed
            // The one file of the runtime that reads files.
            if file == "Sources/HitMasks/HitMaskFile+Reading.swift" { allowed.formUnion(`Import rules`.cLibraries) }
            let found = try imports(file)
            #expect(found.subtracting(allowed).isEmpty, "\(file) imports \(found.subtracting(allowed).sorted())")
        }
    }

    @Test func `let one folder alone see libpng, and not through a public interface`() throws {
        for file in PackageFolder.files(below: "Sources/HitMaskCompiler", ending: ".swift")
        where try imports(file).contains("CPNG") {
            #expect(file.hasPrefix("Sources/HitMaskCompiler/Art/"), "\(file)")
            #expect(try PackageFolder.text(file).contains("internal import CPNG"), "\(file)")
        }
    }

    @Test func `keep pointers of the runtime in one file`() throws {
        for file in PackageFolder.files(below: "Sources/HitMasks", ending: ".swift")
        where !file.hasSuffix("/RawBytes.swift") {
            let text = try PackageFolder.text(file)
            for word in ["loadUnaligned", ".load(fromByteOffset", "bindMemory", "assumingMemoryBound"] {
                #expect(!text.contains(word), "\(file) uses \(word)")
            }
        }
    }

    @Test func `hold for a house of small files`() throws {
        for file in PackageFolder.files(below: "Sources", ending: ".swift") {
            let lines = try PackageFolder.text(file).split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 300, "\(file) has \(lines) lines")
        }
    }

    private func imports(_ file: String) throws -> Set<String> {
        let lines = try PackageFolder.text(file).split(separator: "\n")
        return Set(
            lines.compactMap { line in
                let words = line.split(separator: " ")
                guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
                    words[..<index].allSatisfy({
                        ["internal", "public", "package", "private"].contains($0) || $0.hasPrefix("@")
                    })
                else { return nil }
                return words[index + 1].split(separator: ".").first.map(String.init)
            })
    }
}
