import HitMasks

// The accessors of single names.
extension AccessorWriter {
    /// Where the masks are found, and what stands before a function there.
    private var container: (text: String, keyword: String) {
        style.form == .embedded ? ("HitMaskFile.embedded", "static ") : ("maskFile", "")
    }

    /// Writes what a name gives.
    mutating func write(_ mask: AccessorMask) {
        let variants = Array(file.entries(named: mask.name))
        // Names of the file itself: a mask of one of them is always there.
        switch mask.kind {
        case .mask:
            writeProperty(mask, "HitMask", "mask", documentation(of: mask.name, variants))
            writeScaleFunction(of: mask, variants)
            writeScreenFunction(of: mask, "HitMask", "mask", variants)
        case .frames:
            writeProperty(mask, "HitMask.Frames", "frames", framesDocumentation(of: mask.name, variants))
            writeScreenFunction(of: mask, "HitMask.Frames", "frames", variants)
        case .regionMap:
            writeProperty(mask, "RegionMap", "regionMap", mapDocumentation(of: mask.name, variants))
            writeRegions(of: mask)
        }
    }

    private mutating func writeProperty(
        _ mask: AccessorMask, _ type: String, _ lookup: String, _ documentation: String
    ) {
        let identifier = mask.identifier.escapedAsSwiftName
        let value = "\(container.text).\(lookup)(named: \(mask.name.swiftLiteral))!"
        write("/// \(documentation)")
        switch style.form {
        case .embedded: write("\(access)static let \(identifier) = \(value)")
        case .lookups: write("\(access)var \(identifier): \(type) { \(value) }")
        }
    }

    private mutating func writeScaleFunction(of mask: AccessorMask, _ variants: [HitMaskFile.Entry]) {
        guard variants.count > 1 else { return }
        let identifier = mask.identifier.escapedAsSwiftName
        write("")
        write("/// `\(mask.name.escaped)` at the given scale, else at the next denser one, else at the densest.")
        let value = "\(container.text).mask(named: \(mask.name.swiftLiteral), scale: scale)!"
        write("\(access)\(container.keyword)func \(identifier)(scale: Double) -> HitMask { \(value) }")
    }

    private mutating func writeScreenFunction(
        of mask: AccessorMask, _ type: String, _ lookup: String, _ variants: [HitMaskFile.Entry]
    ) {
        let isChoice =
            mask.kind == .frames
            ? variants.contains { $0.traits != variants[0].traits || $0.state != variants[0].state }
            : variants.count > 1 && variants.contains(where: \.isForSomeScreens)
        guard isChoice else { return }
        let identifier = mask.identifier.escapedAsSwiftName
        write("")
        write(
            "/// `\(mask.name.escaped)` as it suits a screen and a state best: `HitMaskFile.entry(named:for:state:)`.")
        write(
            "\(access)\(container.keyword)func \(identifier)(for traits: HitMask.Traits, state: HitMask.State = .normal)"
                + " -> \(type) {")
        write("    \(container.text).\(lookup)(named: \(mask.name.swiftLiteral), for: traits, state: state)!")
        write("}")
    }

    private mutating func writeRegions(of mask: AccessorMask) {
        guard let (typeName, members) = mask.regions else { return }
        write("")
        write("/// The numbers of the regions of `\(mask.name.escaped)`.")
        writeBlock("\(access)enum \(typeName.escapedAsSwiftName): Int, CaseIterable, Sendable {") { writer in
            for (index, member) in members.enumerated() {
                writer.write("case \(member.escapedAsSwiftName) = \(index + 1)")
            }
        }
    }

    /// Writes the one way to all masks of a folder that are named by a number.
    mutating func writeNumbers(of folder: AccessorFolder) {
        let (numbers, path) = (folder.numbers, folder.path.escaped)
        let isRow = numbers[numbers.count - 1] - numbers[0] == numbers.count - 1
        let names =
            isRow && numbers.count > 1
            ? "`\(path)\(numbers[0])` to `\(path)\(numbers[numbers.count - 1])`"
            : numbers.prefix(3).map { "`\(path)\($0)`" }.joined(separator: ", ")
                + (numbers.count > 3 ? " and \(numbers.count - 3) more" : "")
        write("/// \(names) by number; nil for a number that none has.")
        let name = String(folder.path.swiftLiteral.dropLast()) + "\\(number)\""
        write(
            "\(access)\(container.keyword)subscript(number: Int) -> HitMask? { \(container.text).mask(named: \(name)) }"
        )
    }

    private func framesDocumentation(of name: String, _ variants: [HitMaskFile.Entry]) -> String {
        guard let frames = file.frames(named: name) else { return documentation(of: name, variants) }
        let mask = frames[0]
        let seconds = frames.duration > 0 ? ", \(frames.duration) seconds" : ""
        return
            "`\(name.escaped)`: \(counted(frames.count, "frame"))\(seconds), \(mask.width) × \(mask.height) pixels at "
            + "\(scaleText(mask.scale))."
    }

    private func mapDocumentation(of name: String, _ variants: [HitMaskFile.Entry]) -> String {
        guard let map = file.regionMap(named: name) else { return documentation(of: name, variants) }
        return "`\(name.escaped)`: a map of \(counted(map.count, "region")), \(map.width) × \(map.height) pixels at "
            + "\(scaleText(map.mask.scale))."
    }

    /// `` `buttons/play`: 120 × 44 pixels at 2x, and 60 × 22 at 1x. ``
    private func documentation(of name: String, _ variants: [HitMaskFile.Entry]) -> String {
        // The one that the accessor stands for comes first.
        let others = variants.map(\.mask).sorted { $0.pixelScale > $1.pixelScale }
        var sizes: [(size: String, scale: String)] = []
        for mask in [file.mask(named: name)].compactMap({ $0 }) + others {
            let size = ("\(mask.width) × \(mask.height)", scaleText(mask.scale))
            if !sizes.contains(where: { $0 == size }) { sizes.append(size) }
        }
        var texts = sizes.enumerated().map { $1.size + ($0 == 0 ? " pixels" : "") + " at " + $1.scale }
        if texts.count > 4 { texts[3...] = ["\(texts.count - 3) other sizes"] }
        let all =
            texts.count > 1 ? texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1] : texts[0]
        return "`\(name.escaped)`: \(all)."
    }
}

extension HitMaskFile.Entry {
    /// Whether the variant differs from others by more than its scale.
    fileprivate var isForSomeScreens: Bool {
        var traits = traits
        traits.scale = nil
        return traits != HitMask.Traits() || state != .normal
    }
}
