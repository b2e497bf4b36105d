import HitMasks

/// Applies a file of settings to the inputs of a build.
struct SettingsWiring {
    let settings: BuildSettings
    /// What the options say of every picture.
    let base: ImageSettings
    private(set) var diagnostics: [Diagnostic] = []

    init(_ settings: BuildSettings, base: ImageSettings) {
        self.settings = settings
        self.base = base
    }

    /// Remembers what there is to say of a file.
    mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// The inputs as the settings want them, with those that tags of sheets show, and the shapes that are masks without a
    /// picture.
    mutating func applied(to inputs: [ArtInput], tags: [SheetTags] = []) -> [ArtInput] {
        let names = uniqueNames(of: inputs)
        diagnostics += settings.unusedGlobs(among: names).map(diagnostic)
        var identities: [String: (overrides: ImageOverrides, identity: MaskIdentity)] = [:]
        do throws(SettingsError) {
            let sheetFrames = Set(inputs.filter(\.isUncountedSheetFrame).map { Array($0.name.utf8) })
            let found = try settings.identities(of: names) { sheetFrames.contains(Array($0.utf8)) }
            for (name, identity) in zip(names, found) {
                identities[name] = (settings.settings(for: name), identity)
            }
        } catch {
            diagnostics += error.faults.map(diagnostic)
            return []
        }
        var changed = inputs.flatMap { input in
            identities[input.name].map { frames(of: configured(input, $0.overrides, $0.identity), $0.overrides) }
                ?? [input]
        }
        // A hit image that lies among the art is no art.
        let hitImages = Set(changed.filter { $0.settings.replacedArt != nil }.compactMap(\.identity))
        if !hitImages.isEmpty {
            changed.removeAll { input in
                input.settings.replacedArt == nil && input.identity.map(hitImages.contains) ?? false
            }
        }
        for sheet in tags { changed += tagged(sheet, among: changed) }
        guard checkShapes() else { return timed(changed) }
        return timed(changed) + settings.shapes.map { ArtInput(shape: $0, declaredIn: settings.path) }
    }

    /// A few lines of settings must not take much memory, nor long.
    private mutating func checkShapes() -> Bool {
        let limit = base.art.maximumPixels
        var pixels = 0
        for shape in settings.shapes {
            let found = shape.width * shape.height
            // Sides are limited, and no sum of so few that fit into a file overflows.
            pixels += found
            let reason: SettingsFault.Reason? =
                found > limit
                ? .shapePixels(shape.name, found: found, limit: limit)
                : pixels / SheetBuilder.canvasShare > limit
                    ? .shapePixelsInAll(shape.name, limit: SheetBuilder.canvasShare * limit) : nil
            guard let reason else { continue }
            diagnostics.append(
                Diagnostic(settings.path, line: shape.line, .settings(SettingsFault(line: shape.line, reason))))
            return false
        }
        return true
    }

    private func uniqueNames(of inputs: [ArtInput]) -> [String] {
        var names: [String] = []
        for name in inputs.map(\.name).sorted(by: { $0.precedesByBytes($1) })
        where !(names.last?.hasSameBytes(as: name) ?? false) { names.append(name) }
        return names
    }

    private mutating func configured(
        _ input: ArtInput, _ overrides: ImageOverrides, _ identity: MaskIdentity
    ) -> ArtInput {
        var changed = input
        changed.name = identity.name
        changed.traits.state = identity.state
        if let frame = identity.frame {
            changed.traits.frame = StoredTraits.Frame(
                index: UInt32(clamping: frame.index), start: UInt32(clamping: frame.start ?? 0),
                duration: UInt32(clamping: frame.duration ?? 0))
        }
        let scale = input.traits.scale
        changed.settings.art = overrides.applied(to: base.art)
        changed.settings.shaping = overrides.applied(to: base.shaping)
        if let insets = overrides.insets { changed.settings.insets = insets.pixels(scale: scale) }
        if let regions = overrides.regions { changed.settings.regions = regions.value.map(RegionNaming.init) }
        changeSlices(of: &changed.traits, overrides, scale: scale)
        if let template = overrides.hitImage?.value { replaceArt(of: &changed, original: input, by: template) }
        return changed
    }

    private func changeSlices(of traits: inout StoredTraits, _ overrides: ImageOverrides, scale: PixelScale) {
        if let capInsets = overrides.capInsets {
            traits.slices = capInsets.value?.slices(overrides.resizing ?? .tile, scale: scale)
        } else if let resizing = overrides.resizing {
            traits.slices?.stretches = resizing == .stretch
        }
        if let insets = overrides.alignmentInsets { traits.alignment = insets.pixels(scale: scale) }
    }

    private mutating func replaceArt(of input: inout ArtInput, original: ArtInput, by template: NameTemplate) {
        do throws(SettingsError) {
            let path = try template.path(for: original.name, scale: original.traits.scale)
            var replaced = ArtInput(path: settings.resolved(path), name: input.name, traits: input.traits)
            replaced.settings = input.settings
            replaced.settings.replacedArt = original.path
            input = replaced
        } catch {
            diagnostics += error.faults.map(diagnostic)
        }
    }

    /// Gives frames that the settings say no duration of the one that their sheet says, and every frame its start.
    private func timed(_ inputs: [ArtInput]) -> [ArtInput] {
        var inputs = inputs
        var animations: [[UInt8]: [Int]] = [:]
        for (index, input) in inputs.enumerated() where input.traits.frame != nil {
            if inputs[index].traits.frame?.duration == 0, let milliseconds = input.part?.frame.duration {
                inputs[index].traits.frame?.duration = UInt32(clamping: milliseconds.clampedProduct(1000))
            }
            animations[Array("\(input.traits.withoutFrame.variantKey) \(input.name)".utf8), default: []].append(index)
        }
        for animation in animations.values {
            var start: UInt32 = 0
            for index in animation.sorted(by: { frameIndex(inputs[$0]) < frameIndex(inputs[$1]) }) {
                inputs[index].traits.frame?.start = start
                let (end, isTooLate) = start.addingReportingOverflow(inputs[index].traits.frame?.duration ?? 0)
                start = isTooLate ? .max : end
            }
        }
        return inputs
    }

    private func frameIndex(_ input: ArtInput) -> UInt32 { input.traits.frame?.index ?? 0 }

    private func diagnostic(_ fault: SettingsFault) -> Diagnostic {
        Diagnostic(settings.path, line: fault.line, .settings(fault))
    }
}

extension ArtInput {
    fileprivate var identity: FileIdentity? { (try? FileStatus(of: path))?.identity }

    /// Whether it is a frame of a sheet that does not say which.
    fileprivate var isUncountedSheetFrame: Bool { part != nil && traits.frame == nil }
}

extension StoredTraits {
    fileprivate var withoutFrame: StoredTraits {
        var traits = self
        traits.frame = nil
        return traits
    }
}

extension RegionNaming {
    fileprivate init(_ regions: ImageOverrides.Regions) {
        switch regions {
        case .numbered: self = .numbered
        case .named(let regions):
            self = .named(regions.map { FoundRegions.Region(color: $0.color, name: $0.name) })
        }
    }
}
