import HitMasks

/// A mask file opened by path, for verbs that ask for masks by name.
package struct MaskSelection: Sendable {
    /// The file.
    package let file: HitMaskFile

    /// Opens and validates a file.
    package init(contentsOf path: String) throws(MaskFileFault) {
        do throws(HitMaskFile.OpenError) {
            file = try HitMaskFile(contentsOf: path)
        } catch {
            throw MaskFileFault(error)
        }
    }

    /// The entries that a name stands for: all variants of the name, or those of the scale that `NAME@2x` picks.
    ///
    /// A mask that is itself named `NAME@2x` comes first.
    package func entries(named name: String) throws(SelectionFault) -> [HitMaskFile.Entry] {
        let exact = file.entries(named: name)
        if !exact.isEmpty { return Array(exact) }
        guard let (stem, scale) = splitScale(name), case let variants = file.entries(named: stem), !variants.isEmpty
        else {
            throw .noSuchName(name, closest: closest(to: name, among: file.names))
        }
        let picked = variants.filter { $0.mask.scale == scale }
        guard !picked.isEmpty else {
            throw .noSuchScale(name, found: variants.map { scaleText($0.mask.scale) })
        }
        return picked
    }

    /// The entry that a name stands for: of the name's variants, or of those of the scale that `NAME@2x` picks, the one
    /// that suits a screen best; and of its frames, the one that is chosen.
    package func entry(
        named name: String, for traits: HitMask.Traits = HitMask.Traits(), frame: FrameChoice? = nil
    ) throws(SelectionFault) -> HitMaskFile.Entry {
        let chosen = try entries(named: name).mostSuitable(for: traits)!
        guard let frame else { return chosen }
        let frames = HitMask.Frames(of: file.entries(named: chosen.name), with: chosen)
        switch frame {
        case .number(let number):
            guard frames.indices.contains(number) else {
                throw .noSuchFrame(name, number: number, count: frames.count)
            }
            return frames.entry(at: number)
        case .time(let time): return frames.entry(at: frames.index(at: time) ?? 0)
        }
    }
}

/// Why a name picks no mask.
package enum SelectionFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// No mask has the name; these look like it.
    case noSuchName(String, closest: [String])
    /// The name has masks, at other scales.
    case noSuchScale(String, found: [String])
    /// The animation is shorter.
    case noSuchFrame(String, number: Int, count: Int)

    /// Plain words, without the path of the file.
    package var description: String {
        switch self {
        case .noSuchName(let name, let closest):
            "has no mask named '\(name.escaped)'" + suggestion(closest)
        case .noSuchScale(let name, let found):
            "has no mask '\(name.escaped)'; the name's scales are \(found.joined(separator: ", "))"
        case .noSuchFrame(let name, let number, let count):
            "has no frame \(number) of '\(name.escaped)', which has \(counted(count, "frame")), counted from 0"
        }
    }
}

/// Pixels per point as file names have it: `2x`.
package func scaleText(_ scale: Double) -> String {
    (Int(exactly: scale).map { "\($0)" } ?? "\(scale)") + "x"
}

private func suggestion(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    return "; did you mean " + names.map { "'\($0.escaped)'" }.joined(separator: " or ") + "?"
}

/// Takes `buttons/play@2x` apart into the name and the scale.
private func splitScale(_ name: String) -> (String, Double)? {
    guard name.utf8.last == UInt8(ascii: "x"), let at = name.utf8.lastIndex(of: UInt8(ascii: "@")),
        let scale = Double(name[name.utf8.index(after: at)...].dropLast()), scale > 0
    else { return nil }
    return (String(name[..<at]), scale)
}
