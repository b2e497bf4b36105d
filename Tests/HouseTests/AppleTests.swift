import TestSupport
import Testing

/// The drop-ins for Apple's frameworks, and the stand-ins that check them.
@Suite struct `Drop-ins` {
    private static let files = PackageFolder.files(below: "Sources/HitMaskUI", ending: ".swift")

    @Test(arguments: files) func `are nothing where their framework is missing`(_ file: String) throws {
        let lines = try PackageFolder.text(file).split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(lines.first?.hasPrefix("#if canImport(") == true && lines.last == "#endif")
        let isView = try PackageFolder.text(file).contains("UIView")
        // watchOS has UIKit, without views.
        #expect(!isView || lines.first?.contains("!os(watchOS)") == true, "\(file)")
    }

    @Test(arguments: files) func `use nothing that only the stand-ins have`(_ file: String) throws {
        #expect(try !PackageFolder.text(file).contains("standIn"))
    }

    @Test func `are compiled from one place`() throws {
        for link in ["HitMasks/HitMask.swift", "HitMaskUI/TouchArea.swift"] {
            let linked = try PackageFolder.text("Tests/AppleStandIns/Sources/" + link)
            #expect(try linked == PackageFolder.text("Sources/" + link))
        }
    }

    #if os(Linux)
        @Test func `do not see the stand-ins in this package`() {
            #if canImport(UIKit) || canImport(AppKit) || canImport(SwiftUI) || canImport(SpriteKit)
                Issue.record("a stand-in can be imported here")
            #endif
        }
    #endif
}
