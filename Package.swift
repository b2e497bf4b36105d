// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "hitmask",
    platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "HitMasks", targets: ["HitMasks"]),
        .library(name: "HitTesting", targets: ["HitTesting"]),
        .library(name: "HitMaskUI", targets: ["HitMaskUI"]),
        .library(name: "HitMaskCompiler", targets: ["HitMaskCompiler"]),
        .executable(name: "hitmask", targets: ["hitmask"]),
        .plugin(name: "HitMaskPlugin", targets: ["HitMaskPlugin"]),
        .plugin(name: "HitMaskCommandPlugin", targets: ["HitMaskCommandPlugin"]),
    ],
    targets: [
        // The runtime: what apps and games link. It imports nothing but the C library.
        .target(name: "HitMasks"),

        // Views without a UI framework: who gets the tap.
        .target(name: "HitTesting", dependencies: ["HitMasks"]),

        // Drop-ins for UIKit, AppKit, SwiftUI and SpriteKit. Where there is none of them, the module is empty.
        .target(name: "HitMaskUI", dependencies: ["HitMasks"]),

        // The compiler: art to masks to bytes and to other forms.
        .systemLibrary(
            name: "CLibPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
        ),
        .target(
            name: "CPNG", dependencies: ["CLibPNG"],
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]
        ),
        .target(name: "HitMaskCompiler", dependencies: ["HitMasks", "CPNG"]),
        .executableTarget(name: "hitmask", dependencies: ["HitMaskCompiler"]),

        // The plugins: the tool at each build of a target, and by hand.
        .plugin(
            name: "HitMaskPlugin", capability: .buildTool(), dependencies: ["hitmask"],
            path: "Sources/HitMaskPlugin/BuildTool"),
        .plugin(
            name: "HitMaskCommandPlugin",
            capability: .command(
                intent: .custom(verb: "hitmask", description: "Run hitmask: make, look into and compare mask files."),
                permissions: [
                    .writeToPackageDirectory(reason: "To write the mask files and pictures that you ask for.")
                ]
            ),
            dependencies: ["hitmask"], path: "Sources/HitMaskPlugin/Command"),

        // Tests.
        .target(name: "TestSupport", dependencies: ["HitMasks", "HitMaskCompiler"], path: "Tests/TestSupport"),
        .testTarget(name: "HitMasksTests", dependencies: ["HitMasks", "HitMaskCompiler", "TestSupport"]),
        .testTarget(
            name: "HitTestingTests", dependencies: ["HitTesting", "HitMasks", "HitMaskCompiler", "TestSupport"]),
        .testTarget(name: "HitMaskCompilerTests", dependencies: ["HitMaskCompiler", "TestSupport"]),
        .testTarget(name: "hitmaskTests", dependencies: ["hitmask", "TestSupport"]),
        .testTarget(name: "HouseTests", dependencies: ["TestSupport"]),
        .testTarget(name: "ReadmeTests", dependencies: ["hitmask", "HitMasks", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
