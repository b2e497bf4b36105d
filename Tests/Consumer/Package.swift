// swift-tools-version: 6.1
// A package as users write theirs, that takes hitmask from the folder above. Tests/Checks/plugin builds and runs a copy.
import PackageDescription

let hitmask: [Target.Dependency] = [.product(name: "HitMasks", package: "hitmask")]
let plugin: [Target.PluginUsage] = [.plugin(name: "HitMaskPlugin", package: "hitmask")]

let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "hitmask", path: "../..")],
    targets: [
        .executableTarget(name: "Embedded", dependencies: hitmask, plugins: plugin),
        .executableTarget(name: "Bundled", dependencies: hitmask, plugins: plugin),
        .executableTarget(name: "Bare", dependencies: hitmask, plugins: plugin),
    ],
    swiftLanguageModes: [.v6]
)
