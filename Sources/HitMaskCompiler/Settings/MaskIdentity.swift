import HitMasks

/// Under which name, for which state, and as which frame a mask is stored.
package struct MaskIdentity: Sendable, Hashable {
    /// A place in an animation.
    package struct Frame: Sendable, Hashable {
        /// The place, counted from 0 without gaps.
        package let index: Int
        /// When it begins, or nil if one before it says no duration. Unit: microseconds.
        package let start: Int?
        /// How long it is shown, or nil where nothing says so. Unit: microseconds.
        package let duration: Int?
    }

    /// The name of the mask, or of the animation.
    package var name: String
    /// The state.
    package var state: HitMask.State
    /// The place in an animation, or nil if the mask belongs to none.
    package var frame: Frame?
}

extension BuildSettings {
    /// What the settings make of names: suffixes of states are taken off, `name` and `state` replace what was found, and
    /// what `frameOf` names is put in order.
    ///
    /// The frames of an animation are ordered by the numbers at the end of their names, or by the names, byte by byte, if
    /// one has no number. States of one name are animations of their own.
    ///
    /// With `frames`, the frames of a sheet are those of one animation, as with `frameOf: true`; an extension at the end of
    /// their names is no part of them.
    ///
    /// - Parameters:
    ///   - names: The names of all masks, each once.
    ///   - isSheetFrame: Whether a name is that of a frame in a sheet, without a number beside it.
    /// - Returns: For each name what it becomes, in the same order.
    /// - Throws: ``SettingsError`` with every name that no mask can have, and every two frames of one number.
    package func identities(
        of names: [String], isSheetFrame: (String) -> Bool = { _ in false }
    ) throws(SettingsError) -> [MaskIdentity] {
        var faults: [SettingsFault] = []
        var identities: [MaskIdentity] = []
        var animations: [AnimationKey: [AnimationFrame]] = [:]
        for (position, name) in names.enumerated() {
            let overrides = settings(for: name)
            let isOfSheet = overrides.frameOf == nil && overrides.hasFrames == true && isSheetFrame(name)
            let stem = isOfSheet ? name.withoutFileExtension : name
            var found = MaskIdentity(name: name, state: .normal)
            do throws(SettingsError) {
                found = try identity(of: name, stem: stem, overrides, isOfSheet: isOfSheet)
            } catch {
                faults += error.faults
            }
            identities.append(found)
            guard overrides.frameOf?.value != nil || isOfSheet else { continue }
            let frame = AnimationFrame(
                position: position, name: name, number: NumberedName(state(of: stem).name).number,
                duration: overrides.frameDuration)
            animations[AnimationKey(name: Array(found.name.utf8), state: found.state), default: []].append(frame)
        }
        for frames in animations.values { faults += place(frames, in: &identities) }
        guard faults.isEmpty else { throw SettingsError(faults.sorted(by: SettingsFault.precedes)) }
        return identities
    }

    private func identity(
        of name: String, stem: String, _ overrides: ImageOverrides, isOfSheet: Bool
    ) throws(SettingsError) -> MaskIdentity {
        let (stem, state) = state(of: stem)
        var identity = MaskIdentity(name: stem, state: overrides.state ?? state)
        switch isOfSheet ? .nameWithoutNumber : overrides.frameOf?.value {
        case .named(let template): identity.name = try template.name(for: stem)
        case .nameWithoutNumber:
            guard let animation = NumberedName(stem).stem else {
                throw SettingsError(
                    line: line(of: name) { $0.frameOf != nil || $0.hasFrames != nil }, .noFrameName(name))
            }
            identity.name = animation
        case nil: break
        }
        if let template = overrides.name { identity.name = try template.name(for: identity.name) }
        return identity
    }

    /// The line of the last entry for a name that says something.
    private func line(of name: String, where says: (ImageOverrides) -> Bool) -> Int {
        entries.last { says($0.overrides) && $0.glob.matches(name) }?.line ?? 1
    }

    private func place(_ frames: [AnimationFrame], in identities: inout [MaskIdentity]) -> [SettingsFault] {
        var faults: [SettingsFault] = []
        let areNumbered = frames.allSatisfy { $0.number != nil }
        let ordered = frames.sorted { one, other in
            if areNumbered, one.number != other.number { return (one.number ?? 0) < (other.number ?? 0) }
            return one.name.precedesByBytes(other.name)
        }
        var start: Int? = 0
        for (index, frame) in ordered.enumerated() {
            if areNumbered, index > 0, let number = frame.number, ordered[index - 1].number == number {
                let last = ordered[index - 1]
                faults.append(
                    SettingsFault(
                        line: line(of: frame.name) { $0.frameOf != nil || $0.hasFrames != nil },
                        .sameFrame(
                            last.name, other: frame.name, animation: identities[frame.position].name, number: number)))
            }
            identities[frame.position].frame = MaskIdentity.Frame(index: index, start: start, duration: frame.duration)
            start = start.flatMap { start in frame.duration.map { start + $0 } }
        }
        return faults
    }
}

private struct AnimationKey: Hashable {
    let name: [UInt8]
    let state: HitMask.State
}

private struct AnimationFrame {
    let position: Int
    let name: String
    let number: Int?
    let duration: Int?
}

extension String {
    /// The name without what follows the last dot of its last part, if that begins with a letter: `hero 3.aseprite`, but
    /// not `hero.3`.
    fileprivate var withoutFileExtension: String {
        let part = self[lastPartStart...]
        guard let dot = part.utf8.lastIndex(of: UInt8(ascii: ".")), dot > part.startIndex,
            let first = part[part.utf8.index(after: dot)...].utf8.first, (first | 0x20) >= UInt8(ascii: "a"),
            (first | 0x20) <= UInt8(ascii: "z")
        else { return self }
        return String(self[..<dot])
    }
}
