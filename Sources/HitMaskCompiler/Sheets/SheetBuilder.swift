import HitMasks

/// Collects what the readers of the formats find, and checks what holds for all of them.
struct SheetBuilder {
    /// The descriptor's file name without its extension: a picture that is not named has the same.
    let stem: String
    /// The greatest number of pixels in a canvas.
    let maximumPixels: Int
    var animations: [SheetAnimation] = []
    private(set) var relatedSheets: [String] = []
    private(set) var warnings: [SheetWarning] = []
    private(set) var pages: [SheetPage] = []
    private var canvasPixels = 0
    private var knownSheets: Set<[UInt8]> = []
    private var firsts: [Key: (frame: SheetFrame, page: Int)] = [:]

    /// What tells frames apart. Names are compared byte by byte, not as text.
    private struct Key: Hashable {
        let name: [UInt8]
        let index: Int?
    }

    /// How many canvases of the greatest size a sheet may have: a small descriptor must not take long.
    static let canvasShare = 16

    init(stem: String, maximumPixels: Int) {
        self.stem = stem
        self.maximumPixels = maximumPixels
    }

    /// Begins a page. The frames that are added next are in it.
    mutating func addPage(
        picture: String?, line: Int? = nil, scale: PixelScale? = nil, statedSize: (width: Int, height: Int)? = nil
    ) throws(SheetError) {
        let picture = picture ?? stem + ".png"
        if let problem = NameProblem(in: picture) { throw SheetError(line: line, .path(picture, problem)) }
        // Some files say 0 × 0 where they do not know.
        let size = statedSize.flatMap { $0 == (0, 0) ? nil : SheetPage.Size(width: $0.width, height: $0.height) }
        pages.append(SheetPage(picture: picture, line: line, scale: scale, statedSize: size))
    }

    /// Adds a frame to the last page.
    mutating func add(_ frame: SheetFrame) throws(SheetError) {
        if let problem = NameProblem(in: frame.name) { throw SheetError(line: frame.line, .name(frame.name, problem)) }
        try frame.checkSource(maximumPixels: maximumPixels)
        let key = Key(name: Array(frame.name.utf8), index: frame.index)
        if let first = firsts[key] {
            guard first.page == pages.count - 1, first.frame.hasSameContent(as: frame) else {
                throw SheetError(
                    line: frame.line, .repeatedFrame(frame.name, index: frame.index, firstLine: first.frame.line))
            }
            return warn(line: frame.line, .repeatedFrame(frame.name, firstLine: first.frame.line))
        }
        // A frame's own canvas is no larger than the limit, and a sum that could overflow is over any limit.
        canvasPixels += frame.sourceWidth * frame.sourceHeight
        guard canvasPixels / Self.canvasShare <= maximumPixels else {
            throw SheetError(
                line: frame.line, .tooManyPixelsInAll(name: frame.name, limit: Self.canvasShare * maximumPixels))
        }
        firsts[key] = (frame, pages.count - 1)
        pages[pages.count - 1].frames.append(frame)
    }

    /// Notes another descriptor of the same sheet.
    mutating func addRelatedSheet(_ path: String, line: Int) throws(SheetError) {
        if let problem = NameProblem(in: path) { throw SheetError(line: line, .path(path, problem)) }
        if knownSheets.insert(Array(path.utf8)).inserted { relatedSheets.append(path) }
    }

    /// Notes something odd.
    mutating func warn(line: Int?, _ reason: SheetWarning.Reason) {
        warnings.append(SheetWarning(line: line, reason))
    }

    /// What was collected.
    mutating func descriptor(_ format: SheetFormat) -> SheetDescriptor {
        if pages.allSatisfy(\.frames.isEmpty) { warn(line: nil, .noFrames) }
        return SheetDescriptor(
            format: format, pages: pages, animations: animations, relatedSheets: relatedSheets, warnings: warnings)
    }
}
