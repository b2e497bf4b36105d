import HitMasks

extension Diagnostic {
    /// Everything a build has to say about a file, with the values found.
    package enum Reason: Sendable {
        // Faults of inputs.
        case system(SystemFault)
        case art(ArtError)
        case notAPicture(found: FileKind)
        case folderLoop
        case nameIsNotUTF8
        case pathIsNotUTF8(String)
        case nothingToNameItBy
        case sameVariant(String, String, other: String)
        case notBelowBase(String)
        case accessor(AccessorFault)
        case givenTwice
        case namesDifferInCase(String, otherName: String, other: String)
        case namesDifferInEncoding(String, other: String)
        case cannotStore(String)
        case maskFile(MaskFileFault)
        case otherMask(String, String, other: String)
        case text(TextFault)
        case catalog(CatalogFault)
        case sheet(SheetError)
        case shaping(Shaping.Fault)
        case regions(FoundRegions.Fault)
        case settings(SettingsFault)
        case hitImage(HitImageFault)
        case framesOfOther(String)

        // Faults of outputs.
        case output(OutputFault)
        case readBack(ReadBackFault)

        // Warnings.
        case artWarning(ArtWarning)
        case noPictures
        case notInDepfile(String)
        case sheetWarning(SheetWarning)
        case missingFile(String)
        case scalesDisagree(share: Int, other: String)
        case full(pixels: Int, hasAlpha: Bool, faint: Int?)
        case empty(AlphaThreshold?, pixels: Int, faint: Int?)
        case nearlyEmpty(opaque: Int, pixels: Int, faint: Int?)
        case hint(MaskHint)

        /// What an earlier build said of a picture that has not changed since.
        case remembered(Severity, String)

        // Notes.
        case skipped(SkippedArt)
        case relatedSheet(String)
        case duplicate(of: String, width: Int, height: Int)
        case duplicates(count: Int)
        case notWritten(errors: Int, inputs: Int)
        case notWrittenStrict(warnings: Int)

        var severity: Severity {
            switch self {
            case .remembered(let severity, _): severity
            case .artWarning, .noPictures, .notInDepfile, .sheetWarning, .missingFile, .scalesDisagree, .full, .empty,
                .nearlyEmpty:
                .warning
            case .hint(let hint): hint.isWarning ? .warning : .hint
            case .skipped, .relatedSheet, .duplicate, .duplicates, .notWritten, .notWrittenStrict: .note
            default: .error
            }
        }
    }
}

extension Diagnostic.Reason: CustomStringConvertible {
    /// Plain words, without the path of the file.
    package var description: String {
        switch self {
        case .system(let fault): "\(fault)"
        case .art(let error): "\(error)"
        case .notAPicture(let found): "is \(found.rawValue); expected a PNG file or a folder"
        case .folderLoop: "this link leads back into a folder above it"
        case .nameIsNotUTF8: "the name is not UTF-8 text"
        case .pathIsNotUTF8(let path): "the path '\(path)' is not UTF-8 text"
        case .nothingToNameItBy: "nothing is left to name the mask by without extension and scale suffix"
        case .notBelowBase(let base): "does not lie below the base '\(base)', so nothing names it"
        case .accessor(let fault): "\(fault)"
        case .sameVariant(let name, let variant, let other):
            "a second picture for the mask '\(name)' at \(variant); the first is \(other)"
        case .givenTwice: "the picture is given twice; name it, or a folder that it is in, once"
        case .namesDifferInCase(let name, let otherName, let other):
            "the name '\(name)' differs only in case from '\(otherName)' of \(other)"
        case .namesDifferInEncoding(let name, let other):
            "the name '\(name)' is the same text in another Unicode form as that of \(other)"
        case .cannotStore(let reason): "cannot be stored: \(reason)"
        case .maskFile(let fault): "\(fault)"
        case .otherMask(let name, let variant, let other):
            "the mask '\(name)' at \(variant) is another one than in \(other)"
        case .text(let fault): "\(fault.reason)"
        case .catalog(let fault): "\(fault.reason)"
        case .sheet(let fault): "\(fault)"
        case .settings(let fault): "\(fault)"
        case .hitImage(let fault): "\(fault)"
        case .framesOfOther(let key): "an animated picture has its own frames, which '\(key)' does not go with"
        case .regions(let fault): "\(fault)"
        case .shaping(let fault): "\(fault)"
        case .output(let fault): "\(fault)"
        case .readBack(let fault): "\(fault)"
        case .artWarning(let warning): "\(warning)"
        case .noPictures: "no PNG file in this folder"
        case .notInDepfile(let depfile):
            "cannot be written in \(depfile): Make and Ninja do not read the name alike, so they will not notice a change"
        case .sheetWarning(let warning): "\(warning)"
        case .missingFile(let name): "the file '\(name)' is missing; skipped"
        case .scalesDisagree(let share, let other):
            "\(share) % of the shape differs from that of \(other), which is to be the same picture at another scale:"
                + " where both are meant, --variants all keeps both; else \"hitImage\" in hitmask.json gives them one shape"
        case .remembered(_, let text): text
        case .skipped(let reason): "\(reason)"
        case .relatedSheet(let path): "the sheet goes on in \(path), which is to be given too"
        case .full(let pixels, hasAlpha: true, nil):
            "all \(pixels) pixels are opaque: a higher --alpha-threshold leaves faint ones out"
        case .full(let pixels, hasAlpha: true, let faint?) where faint > 0:
            "all \(pixels) pixels are opaque, \(faint) of them with an alpha below a half: a higher --alpha-threshold leaves those"
                + " out"
        case .full(let pixels, let hasAlpha, _):
            (hasAlpha
                ? "all \(pixels) pixels are opaque, none with an alpha below a half: "
                : "the picture has no alpha, so all \(pixels) pixels are opaque: ") + Diagnostic.Reason.otherShape
        case .empty(_, let pixels, 0): "all \(pixels) pixels are fully transparent: \(Diagnostic.Reason.otherShape)"
        case .empty(let threshold, let pixels, let faint):
            "none of \(pixels) pixels is opaque\(threshold.map { " at the alpha threshold \($0)" } ?? ""):"
                + " a lower --alpha-threshold takes"
                + (faint.map { " the \(counted($0, "fainter one"))" } ?? " fainter ones")
        case .nearlyEmpty(let opaque, let pixels, let faint):
            "only \(opaque) of \(pixels) pixels \(opaque == 1 ? "is" : "are") opaque (\(percentText(opaque, of: pixels))): "
                + (faint == 0
                    ? "the others are fully transparent; --outset makes it easier to hit"
                    : "a lower --alpha-threshold takes"
                        + (faint.map { " the \(counted($0, "fainter one"))" } ?? " fainter ones"))
        case .duplicate(let other, let width, let height):
            "the same \(width) × \(height) pixels as \(other), stored once; \"alphaThreshold\" or \"hitImage\" in hitmask.json"
                + " tells them apart"
        case .duplicates(let count):
            "\(count) \(count == 1 ? "mask repeats another and is" : "masks repeat others and are") stored once"
                + " (--verbose lists them)"
        case .hint(let hint): "\(hint)"
        case .notWritten(let errors, let inputs):
            "not written: \(counted(errors, "error")) in \(counted(inputs, "input"))"
        case .notWrittenStrict(let warnings):
            "not written: \(counted(warnings, "warning")), and --strict fails for any"
        }
    }
}

extension Diagnostic.Reason {
    /// What to do where no threshold gives a shape.
    private static let otherShape = "\"channel\" or \"hitImage\" in hitmask.json takes the shape from elsewhere"
}
