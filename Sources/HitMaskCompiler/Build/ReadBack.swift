import HitMasks

/// What the runtime's reader finds in the encoded bytes, where it differs from what was encoded.
package enum ReadBackFault: Error, Sendable, CustomStringConvertible {
    /// The reader refuses the bytes.
    case refused(HitMask.FormatError)
    /// The number of masks differs.
    case count(found: Int, expected: Int)
    /// The name of a mask differs.
    case name(found: String, expected: String)
    /// The size, the scale or the number of opaque pixels of a mask differs.
    case mask(String, found: String, expected: String)

    /// Plain words, without the path of the output.
    package var description: String {
        let difference =
            switch self {
            case .refused(let error): "\(error)"
            case .count(let found, let expected): "\(found) masks instead of \(expected)"
            case .name(let found, let expected): "the name '\(found)' instead of '\(expected)'"
            case .mask(let name, let found, let expected): "'\(name)' is \(found) instead of \(expected)"
            }
        return "the encoded bytes do not read back, please report this: \(difference)"
    }
}

/// Opens the bytes as an app would, and compares every mask's name and measures with those of its picture.
///
/// The pictures are in the order of the file: by the bytes of the name, then by scale.
func readBack(_ bytes: [UInt8], expecting pictures: [ReadPicture]) throws(ReadBackFault) {
    let file: HitMaskFile
    do {
        file = try HitMaskFile(bytes)
    } catch {
        throw .refused(error)
    }
    guard file.count == pictures.count else { throw .count(found: file.count, expected: pictures.count) }
    for (entry, read) in zip(file.entries, pictures) {
        guard entry.name.hasSameBytes(as: read.input.name.name) else {
            throw .name(found: entry.name, expected: read.input.name.name)
        }
        let (mask, picture) = (entry.mask, read.picture)
        let found = measures(mask.width, mask.height, mask.scale, mask.opaqueCount)
        let expected = measures(picture.width, picture.height, Double(read.input.name.scale), picture.opaqueCount)
        guard found == expected else { throw .mask(entry.name, found: found, expected: expected) }
    }
}

private func measures(_ width: Int, _ height: Int, _ scale: Double, _ opaqueCount: Int) -> String {
    "\(width)×\(height) at \(scaleText(scale)) with \(opaqueCount) opaque pixels"
}
