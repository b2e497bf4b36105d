// swift-tools-version: 6.1
// The drop-ins of Sources/HitMaskUI on a machine without Apple's SDK: the same files, over declarations that say what the
// SDK says. Tests/Checks/apple builds and tests it; no other package knows of it. docs/APPLE.md tells more.
import PackageDescription

// No platform has both frameworks, and one build folder must not see both: HITMASK_STAND_IN=AppKit takes the other one.
let framework = Context.environment["HITMASK_STAND_IN"] == "AppKit" ? "AppKit" : "UIKit"

let package = Package(
    name: "hitmask",
    targets: [
        .target(name: "StandInGraphics"),
        // Swift Testing looks for an overlay of this name where a test imports both.
        .target(name: "_Testing_\(framework)"),
        .target(name: framework, dependencies: ["StandInGraphics", .target(name: "_Testing_\(framework)")]),
        .target(name: "SwiftUI", dependencies: ["StandInGraphics"]),
        .target(
            name: "SpriteKit", dependencies: [.target(name: framework)],
            swiftSettings: [.define(framework == "AppKit" ? "STAND_IN_APPKIT" : "STAND_IN_UIKIT")]),

        // Links to the sources of the package.
        .target(name: "HitMasks"),
        .target(name: "HitMaskUI", dependencies: ["HitMasks", .target(name: framework), "SwiftUI", "SpriteKit"]),

        .target(name: "TestArt", dependencies: ["HitMasks"]),
        .testTarget(
            name: "\(framework)Tests", dependencies: ["HitMasks", "HitMaskUI", "TestArt", .target(name: framework)]),
        .testTarget(name: "SwiftUITests", dependencies: ["HitMasks", "HitMaskUI", "TestArt", "SwiftUI"]),
        .testTarget(
            name: "SpriteKitTests",
            dependencies: ["HitMasks", "HitMaskUI", "TestArt", "SpriteKit", .target(name: framework)]),
    ],
    swiftLanguageModes: [.v6]
)
