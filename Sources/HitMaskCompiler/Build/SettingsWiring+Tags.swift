import HitMasks

// The tags of sheets.
extension SettingsWiring {
    /// An input for each time that a tag shows a frame. The animation is named by that of the frames and by the tag.
    mutating func tagged(_ sheet: SheetTags, among inputs: [ArtInput]) -> [ArtInput] {
        var frames: [[UInt8]: ArtInput] = [:]
        for input in inputs where !input.isTagged {
            guard let part = input.part, part.descriptor.hasSameBytes(as: sheet.descriptor) else { continue }
            frames[Array(part.frame.name.utf8)] = input
        }
        var found: [ArtInput] = []
        for tag in sheet.tags {
            let known = tag.frames.map { name in frames[Array(name.utf8)].flatMap { isFrame($0) ? $0 : nil } }
            // Of a sheet whose frames are masks of their own nobody asks for animations.
            guard let first = known.compactMap(\.self).first else { continue }
            do throws(TagFault) {
                found += try shown(by: tag, among: known, as: first)
            } catch {
                add(Diagnostic(sheet.descriptor, line: tag.line, error.reason))
            }
        }
        return found
    }

    /// Whether the settings make the input, which is a part of a sheet, a frame of the sheet's animation.
    private func isFrame(_ input: ArtInput) -> Bool {
        guard let part = input.part, input.traits.frame != nil else { return false }
        let overrides = settings.settings(for: part.frame.name)
        return overrides.hasFrames == true && overrides.frameOf == nil
    }

    /// What a tag shows, in its order.
    private func shown(
        by tag: SheetAnimation, among frames: [ArtInput?], as first: ArtInput
    ) throws(TagFault) -> [ArtInput] {
        let name = first.name + "/" + tag.name
        if let problem = NameProblem(in: tag.name) ?? NameProblem(in: name) {
            throw TagFault(reason: .sheet(SheetError(line: tag.line, .name(name, problem))))
        }
        var shown: [ArtInput] = []
        for (index, frame) in frames.enumerated() {
            guard var input = frame else {
                throw TagFault(reason: .sheetWarning(.tagBesideFrames(tag.name, frame: tag.frames[index]), tag))
            }
            guard input.name.hasSameBytes(as: first.name), input.traits.state == first.traits.state else {
                let reason = SheetWarning.Reason.tagOfSeveral(tag.name, animation: first.name, other: input.name)
                throw TagFault(reason: .sheetWarning(reason, tag))
            }
            input.name = name
            input.isTagged = true
            input.traits.frame?.index = UInt32(clamping: index)
            shown.append(input)
        }
        return shown
    }
}

/// Why a tag is no animation.
private struct TagFault: Error {
    let reason: Diagnostic.Reason
}

extension Diagnostic.Reason {
    fileprivate static func sheetWarning(_ reason: SheetWarning.Reason, _ tag: SheetAnimation) -> Diagnostic.Reason {
        .sheetWarning(SheetWarning(line: tag.line, reason))
    }
}
