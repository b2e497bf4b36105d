import HitMasks

/// What the `Contents.json` of an image set says: which file is for which screen.
struct ImageSet {
    /// One place for a file.
    struct Slot {
        /// The name of the file, or nil for a place that nothing was put into.
        let fileName: String?
        /// The line of the slot.
        let line: Int
        /// What the file is for, and how it is sliced.
        let traits: StoredTraits
        /// Why the file has no use, if it has none.
        let skipped: SkippedArt?
    }

    let slots: [Slot]

    /// Reads the file's value.
    init(_ contents: SourceValue) throws(CatalogFault) {
        let images = try contents.member("images")
        if let images, !images.isArray { throw images.fault(.wrongKind(key: "images", expected: "an array")) }
        var slots: [Slot] = []
        for image in images?.elements ?? [] { slots.append(try Slot(image)) }
        self.slots = slots
    }
}

/// What is wrong in a catalog's `Contents.json`, and the line.
package struct CatalogFault: Error, Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// What is wrong there.
    package let reason: Reason

    /// What is wrong, with what was found and what was expected.
    package enum Reason: Hashable, Sendable, CustomStringConvertible {
        /// The text is no JSON.
        case text(TextFault.Reason)
        /// A key has a value of another kind.
        case wrongKind(key: String, expected: String)
        /// A key has a value that it cannot have.
        case wrongValue(key: String, found: String, expected: String)
        /// The name of a file has a slash in it.
        case fileNameLeads(String)

        /// Plain words.
        package var description: String {
            switch self {
            case .text(let reason): "\(reason)"
            case .wrongKind(let key, let expected): "'\(key)' is not \(expected)"
            case .wrongValue(let key, let found, let expected): "'\(key)' is '\(found)'; expected \(expected)"
            case .fileNameLeads(let name): "the file name '\(name)' leads out of its folder"
            }
        }
    }
}

extension SourceValue {
    func fault(_ reason: CatalogFault.Reason) -> CatalogFault { CatalogFault(line: line, reason: reason) }

    /// What stands behind a key; nil where there is no such key, or null behind it.
    func member(_ key: String) throws(CatalogFault) -> SourceValue? {
        do throws(TextFault) {
            guard let found = try value(of: key), found.content != .null else { return nil }
            return found
        } catch {
            throw CatalogFault(line: error.line, reason: .text(error.reason))
        }
    }

    /// The text behind a key, or nil where there is no such key.
    func text(_ key: String) throws(CatalogFault) -> String? {
        guard let found = try member(key) else { return nil }
        guard let text = found.string else { throw found.fault(.wrongKind(key: key, expected: "a text")) }
        return text
    }

    /// The whole number behind a key, from 0 to 65,535, or nil where there is no such key. Xcode writes whole numbers
    /// with a fraction of 0 at times.
    func pixels(_ key: String) throws(CatalogFault) -> UInt16? {
        guard let found = try member(key) else { return nil }
        guard case .number(let text) = found.content else {
            throw found.fault(.wrongKind(key: key, expected: "a number"))
        }
        guard let number = DecimalNumber(text)?.whole(), let pixels = UInt16(exactly: number) else {
            throw found.fault(.wrongValue(key: key, found: text, expected: "a whole number of pixels from 0 to 65535"))
        }
        return pixels
    }
}
