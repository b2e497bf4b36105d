import Foundation

/// The folder of this package, wherever the tests run from.
public enum PackageFolder {
    /// Its path, without a slash at the end.
    public static let path: String = {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { url.deleteLastPathComponent() }
        return url.path
    }()

    /// The text of a file of the package.
    public static func text(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// The bytes of a file of the package.
    public static func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
    }

    /// The paths of all files below a folder of the package that end so, in order.
    public static func files(below folder: String, ending: String) -> [String] {
        let found = FileManager.default.enumerator(atPath: path + "/" + folder)
        return (found?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) && !$0.contains(".build/") }
            .map { folder + "/" + $0 }
            .sorted()
    }
}
