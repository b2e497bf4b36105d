import HitMasks

/// What the runtime's reader finds in the encoded bytes, where it differs from what was encoded.
package enum ReadBackFault: Error, Sendable, CustomStringConvertible {
    /// The reader refuses the bytes.
    case refused(HitMask.FormatError)
    /// The reader cannot open the file.
    case unreadable(MaskFileFault)
    /// The number of masks differs.
    case count(found: Int, expected: Int)
    /// The name of a mask differs.
    case name(found: String, expected: String)
    /// The size, the scale or another trait of a mask differs.
    case mask(String, found: String, expected: String)
    /// A mask is not stored as it was encoded.
    case content(String)

    /// Plain words, without the path of the output.
    package var description: String {
        let difference =
            switch self {
            case .refused(let error): "\(error)"
            case .unreadable(let error): "\(error)"
            case .count(let found, let expected): "\(found) masks instead of \(expected)"
            case .name(let found, let expected): "the name '\(found)' instead of '\(expected)'"
            case .mask(let name, let found, let expected): "'\(name)' is \(found) instead of \(expected)"
            case .content(let name): "'\(name)' has other bytes than it was encoded in"
            }
        return "the encoded bytes do not read back, please report this: \(difference)"
    }
}

/// What a mask is expected to be when it is read back.
struct ExpectedMask {
    let name: String
    let traits: StoredTraits
    let width: Int
    let height: Int
    /// What stands for the bytes that its pixels were encoded in, and read back from.
    let content: ContentDigest
}

extension ExpectedMask {
    init(_ read: ReadPicture) {
        let picture = read.picture
        self.init(
            name: read.input.name, traits: read.traits, width: picture.width, height: picture.height,
            content: picture.digest)
    }
}

/// Opens what was written as an app would, and compares every mask with what it is to be: its name, its traits, its size,
/// and its bytes, whose pixels were compared when they were encoded.
///
/// The masks are in the order of the file: by the bytes of the name, then by variant.
func readBack(_ written: OutputTarget.Written, expecting masks: [ExpectedMask]) throws(ReadBackFault) {
    let file = try open(written)
    guard file.count == masks.count else { throw .count(found: file.count, expected: masks.count) }
    for (index, (entry, expected)) in zip(file.entries, masks).enumerated() {
        guard entry.name.hasSameBytes(as: expected.name) else {
            throw .name(found: entry.name, expected: expected.name)
        }
        let (found, wanted) = (Measures(entry.mask), Measures(expected))
        guard found == wanted else { throw .mask(entry.name, found: "\(found)", expected: "\(wanted)") }
        guard entry.storedTraits == expected.traits else {
            throw .mask(entry.name, found: "\(entry.storedTraits)", expected: "\(expected.traits)")
        }
        guard file.recordDigest(at: file.sections.recordOffset(index)) == expected.content else {
            throw .content(entry.name)
        }
    }
}

private func open(_ written: OutputTarget.Written) throws(ReadBackFault) -> HitMaskFile {
    switch written {
    case .file(let path):
        do throws(HitMaskFile.OpenError) {
            return try HitMaskFile(contentsOf: path)
        } catch {
            throw .unreadable(MaskFileFault(error))
        }
    case .bytes(let bytes):
        do throws(HitMask.FormatError) {
            return try HitMaskFile(bytes)
        } catch {
            throw .refused(error)
        }
    }
}

private struct Measures: Equatable, CustomStringConvertible {
    let width, height: Int
    let scale: Double

    init(_ mask: HitMask) {
        (width, height, scale) = (mask.width, mask.height, mask.scale)
    }

    init(_ expected: ExpectedMask) {
        (width, height, scale) = (expected.width, expected.height, expected.traits.scale.value)
    }

    var description: String { "\(width)×\(height) at \(scaleText(scale))" }
}
