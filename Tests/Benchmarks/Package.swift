// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// A library that people use for hit tests today. It is timed if its header is here, and skipped with a line if not.
struct Habit {
    let name: String
    let header: String
    let library: String

    /// Where the header is: the folder for `-I`, or nil.
    var folder: String? {
        let prefixes = ["/usr", "/usr/local", "/opt/homebrew"]
        return prefixes.map { "\($0)/include" }.first { FileManager.default.fileExists(atPath: "\($0)/\(header)") }
    }
}

let habits = [
    Habit(name: "CAIRO", header: "cairo/cairo.h", library: "cairo"),
    Habit(name: "PIXMAN", header: "pixman-1/pixman.h", library: "pixman-1"),
    Habit(name: "ROARING", header: "roaring/roaring.h", library: "roaring"),
].filter { $0.folder != nil }

var habitFlags = habits.flatMap { ["-I\($0.folder!)", "-DHAVE_\($0.name)"] }
if let pixman = habits.first(where: { $0.name == "PIXMAN" }) {
    habitFlags.append("-I\(pixman.folder!)/pixman-1")
}

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "hitmask", path: "../..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "HitMasks", package: "hitmask"),
                .product(name: "HitMaskCompiler", package: "hitmask"),
                "CPictures", "CHabits",
            ]
        ),
        // Whole PNG files in and 1-bit PNG sizes out, with libpng alone.
        .target(name: "CPictures", linkerSettings: [.linkedLibrary("png")]),
        // The other ways to answer a tap.
        .target(
            name: "CHabits",
            cSettings: [.unsafeFlags(habitFlags)],
            linkerSettings: habits.map { .linkedLibrary($0.library) }
        ),
    ],
    swiftLanguageModes: [.v6]
)
