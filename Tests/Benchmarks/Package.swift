// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// A C library, found by its header. It is used if it is here; what cannot be timed is skipped with a line.
struct Library {
    let name: String
    let header: String
    let prefix: String

    /// Looks where Debian and Homebrew put headers.
    init?(_ name: String, header: String) {
        let found = ["/usr", "/usr/local", "/opt/homebrew"].first { prefix in
            FileManager.default.fileExists(atPath: "\(prefix)/include/\(header)")
        }
        guard let found else { return nil }
        self.name = name
        self.header = header
        prefix = found
    }

    /// `-DHAVE_CAIRO`, and where the headers are: with their folder's name before them and, for their own use, without.
    var compilerFlags: [String] {
        let include = "\(prefix)/include"
        let folder = header.split(separator: "/").dropLast().joined(separator: "/")
        let macro = "-DHAVE_" + name.prefix { $0 != "-" }.uppercased()
        return [macro] + (prefix == "/usr" ? [] : ["-I\(include)"]) + (folder.isEmpty ? [] : ["-I\(include)/\(folder)"])
    }

    var linkerSettings: [LinkerSetting] {
        [.linkedLibrary(name)] + (prefix == "/usr" ? [] : [.unsafeFlags(["-L\(prefix)/lib"])])
    }
}

let png = Library("png", header: "png.h")
let habits = [
    Library("cairo", header: "cairo/cairo.h"),
    Library("pixman-1", header: "pixman-1/pixman.h"),
    Library("roaring", header: "roaring/roaring.h"),
].compactMap(\.self)

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "hitmask", path: "../..")],
    targets: [
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                .product(name: "HitMasks", package: "hitmask"),
                .product(name: "HitTesting", package: "hitmask"),
                .product(name: "HitMaskCompiler", package: "hitmask"),
                "CPictures", "CHabits", "CReference",
            ]
        ),
        // Whole PNG files in and 1-bit PNG sizes out, with libpng alone.
        .target(
            name: "CPictures",
            cSettings: [.unsafeFlags(png?.compilerFlags ?? [])],
            linkerSettings: png?.linkerSettings ?? [.linkedLibrary("png")]
        ),
        // What a build is compared with: libpng's rows, a loop that spins.
        .target(
            name: "CReference",
            cSettings: [.unsafeFlags(png?.compilerFlags ?? [])],
            linkerSettings: png?.linkerSettings ?? [.linkedLibrary("png")]
        ),
        // The other ways to answer a tap.
        .target(
            name: "CHabits",
            cSettings: [.unsafeFlags(habits.flatMap(\.compilerFlags))],
            linkerSettings: habits.flatMap(\.linkerSettings)
        ),
    ],
    swiftLanguageModes: [.v6]
)
