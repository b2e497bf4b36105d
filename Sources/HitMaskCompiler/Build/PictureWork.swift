import HitMasks

/// A picture that is read once, and the masks that are made of it: one, or one for each frame of a sheet or an animation.
struct PictureWork: Sendable {
    let path: String
    private let art: ArtOptions
    /// The masks to be made, with their positions among all inputs.
    private(set) var inputs: [(index: Int, input: ArtInput)]

    /// What came of it: masks by the positions of their inputs, and what there is to say.
    struct Outcome: Sendable {
        var masks: [(index: Int, picture: EncodedPicture)] = []
        var diagnostics: [Diagnostic] = []
        /// The file that all this came of, where that was asked for and is certain.
        var file: ReadFile?
    }

    /// The pictures of all inputs, in the order of the first input of each.
    static func all(of inputs: [ArtInput]) -> [PictureWork] {
        struct Picture: Hashable {
            let path: String
            let art: ArtOptions
            let isAnimation: Bool
        }
        var works: [PictureWork] = []
        var positions: [Picture: Int] = [:]
        for (index, input) in inputs.enumerated() {
            let isAnimation = input.animationFrame != nil
            let isShared = input.part != nil || isAnimation
            let picture = Picture(path: input.path, art: input.settings.art, isAnimation: isAnimation)
            if isShared, let position = positions[picture] {
                works[position].inputs.append((index, input))
                continue
            }
            if isShared { positions[picture] = works.count }
            works.append(PictureWork(path: input.path, art: input.settings.art, inputs: [(index, input)]))
        }
        return works
    }

    /// Reads the picture and makes the masks.
    ///
    /// - Parameter isRemembered: Whether the outcome is to say what file it came of, for another build.
    /// - Returns: The masks, and what there is to say.
    func done(isRemembered: Bool = false) -> Outcome {
        var outcome = Outcome()
        guard isRemembered, let file = PictureFile(path) else {
            makeMasks(of: .file(path), &outcome)
            addHints(to: &outcome)
            return outcome
        }
        makeMasks(of: file.source, &outcome)
        addHints(to: &outcome)
        if file.stayedAsItWas { outcome.file = file.read }
        return outcome
    }

    private func makeMasks(of source: PictureSource, _ outcome: inout Outcome) {
        do {
            let (index, input) = inputs[0]
            if let shape = input.shape {
                outcome.masks.append((index, try EncodedPicture(try shape.bitmap(), hasAlpha: true)))
            } else if let regions = input.settings.regions {
                outcome.masks.append((index, try EncodedPicture(reading: source, options: art, regions: regions)))
            } else if input.animationFrame != nil {
                try makeFrameMasks(of: source, &outcome)
            } else if input.part == nil, input.settings.keepsShape {
                let picture = try EncodedPicture(reading: source, options: art)
                outcome.diagnostics += picture.warnings.map { Diagnostic(path, .artWarning($0)) }
                outcome.masks.append((index, picture))
            } else {
                try makeShapedMasks(of: source, &outcome)
            }
        } catch let error as ArtError {
            outcome.diagnostics.append(Diagnostic(path, .art(error)))
        } catch let fault as SettingsFault {
            outcome.diagnostics.append(Diagnostic(path, line: fault.line, .settings(fault)))
        } catch let error as FoundRegions.Fault {
            outcome.diagnostics.append(Diagnostic(path, .regions(error)))
        } catch {
            outcome.diagnostics.append(Diagnostic(path, .cannotStore("\(error)")))
        }
    }

    /// Makes masks that are parts of the picture, or take a shape that depends on all of it.
    private func makeShapedMasks(of source: PictureSource, _ outcome: inout Outcome) throws {
        let (bitmap, summary) = try HitMask.Bitmap.reading(source, options: art)
        outcome.diagnostics += summary.warnings.map { Diagnostic(path, .artWarning($0)) }
        if let part = inputs[0].input.part {
            do throws(SheetError) {
                let warnings = try part.page.check(pictureWidth: bitmap.width, height: bitmap.height)
                outcome.diagnostics += warnings.map { Diagnostic(part.descriptor, line: $0.line, .sheetWarning($0)) }
            } catch {
                outcome.diagnostics.append(Diagnostic(part.descriptor, line: error.line, .sheet(error)))
            }
        }
        // A frame that tags show again is made once.
        var made: [ObjectIdentifier: EncodedPicture?] = [:]
        for (index, input) in inputs {
            let part = input.part.map { ObjectIdentifier($0) }
            if input.isTagged, let part, let picture = made[part] {
                if let picture { outcome.masks.append((index, picture)) }
                continue
            }
            let count = outcome.masks.count
            try makeMask(index, input, summary, &outcome) {
                try input.part?.frame.placed(from: bitmap) ?? bitmap
            }
            let picture = outcome.masks.count > count ? outcome.masks[count].picture : nil
            if let part { made.updateValue(picture, forKey: part) }
        }
    }

    /// Makes the masks of an animation.
    private func makeFrameMasks(of source: PictureSource, _ outcome: inout Outcome) throws {
        let (frames, summary) = try source.readFrames(art)
        outcome.diagnostics += summary.warnings.map { Diagnostic(path, .artWarning($0)) }
        // The inputs were made of an earlier look at the file.
        guard frames.count == inputs.count else {
            throw ArtError.frameCount(found: frames.count, stated: inputs.count)
        }
        for (index, input) in inputs {
            try makeMask(index, input, summary, &outcome) { frames[input.animationFrame ?? 0] }
        }
    }

    private func makeMask(
        _ index: Int, _ input: ArtInput, _ summary: PNGReader.Summary, _ outcome: inout Outcome,
        of whole: () throws -> HitMask.Bitmap
    ) throws {
        do {
            let shaped = try input.shaped(try whole())
            var picture = try EncodedPicture(shaped, hasAlpha: summary.hasAlpha)
            // Of the picture's pixels, as far as they are the mask's.
            let isWhole = input.part == nil && input.animationFrame == nil
            if isWhole, art.channel == .alpha, picture.opaqueCount == summary.opaqueCount {
                picture.solidCount = summary.solidCount
            }
            outcome.masks.append((index, picture))
        } catch let error as SheetError {
            outcome.diagnostics.append(Diagnostic(input.place.path, line: error.line, .sheet(error)))
        } catch let error as HitImageFault {
            outcome.diagnostics.append(Diagnostic(path, .hitImage(error)))
        } catch let error as Shaping.Fault {
            outcome.diagnostics.append(Diagnostic(input.place.path, line: input.place.line, .shaping(error)))
        }
    }
}

extension HitMask.Bitmap {
    /// The opaque pixels of a picture.
    fileprivate static func reading(
        _ source: PictureSource, options: ArtOptions
    ) throws -> (bitmap: HitMask.Bitmap, summary: PNGReader.Summary) {
        var bitmap = HitMask.Bitmap(width: 0, height: 0)
        var rowCount = 0
        let summary = try source.read(options) { width, height in
            bitmap = HitMask.Bitmap(width: width, height: height)
        } band: { band in
            // Both have rows of as many bytes.
            let start = rowCount * bitmap.bytesPerRow
            bitmap.bytes.replaceSubrange(start..<start + band.bytes.count, with: band.bytes)
            rowCount += band.height
        }
        return (bitmap, summary)
    }
}
