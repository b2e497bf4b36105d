import HitMasks

extension SheetError: CustomStringConvertible {
    /// What is wrong and what to do, in plain words, without the path and the line.
    package var description: String { reason.description }
}

extension SheetError.Reason: CustomStringConvertible {
    /// What is wrong and what to do.
    package var description: String {
        switch self {
        case .notASheet:
            "is no sprite sheet that is known here: TexturePacker, Aseprite or Phaser JSON, a cocos2d property list, "
                + "a libGDX or Spine atlas, or Sparrow XML"
        case .text(let reason): "\(reason)"
        case .missing(let key, let owner): "\(owner) has no \(key)"
        case .value(let key, let owner, let found, let expected):
            "\(key) of \(owner) is \(found); expected \(expected)"
        case .misplacedLine(let text): "'\(text)' stands before any page or frame that it could belong to"
        case .name(let name, let problem): "the frame name '\(name)' \(problem)"
        case .path(let path, let problem):
            "the path '\(path)' \(problem); keep the sheet's files in one folder and name them from there"
        case .repeatedFrame(let name, let index, let firstLine):
            "a second frame '\(name)'" + (index.map { " with the index \($0)" } ?? "") + " that differs from the first"
                + (firstLine.map { ", in line \($0)" } ?? "") + "; rename or remove one"
        case .sourceSize(let name, let width, let height):
            "the canvas of the frame '\(name)' is \(width) × \(height) pixels; each side must be 1 to "
                + "\(SheetFrame.maximumSide)"
        case .tooManyPixels(let name, let found, let limit):
            "the canvas of the frame '\(name)' has \(found) pixels, and the limit is \(limit); raise it with "
                + "--max-pixels \(found)"
        case .tooManyPixelsInAll(let name, let limit):
            "with the frame '\(name)' the canvases of the sheet have more than \(limit) pixels together; raise the limit "
                + "with --max-pixels, of which it is \(SheetBuilder.canvasShare) times"
        case .outsideSource(let name, let frame, let width, let height):
            "the frame '\(name)' is \(frame), which is not inside its canvas of \(width) × \(height); pack the sheet again"
        case .outsidePicture(let name, let frame, let width, let height):
            "the frame '\(name)' is stored as \(frame), which is not inside the picture of \(width) × \(height); "
                + "pack the sheet again"
        case .tooManyShown(let limit):
            "the animations up to here show more than \(limit) frames, each time that one is shown counted"
        case .tooManyCells(let found, let limit):
            "the grid has \(found) cells, and the limit is \(limit); give larger cells"
        case .noCell(let width, let height, let pictureWidth, let pictureHeight):
            "no cell of \(width) × \(height) fits into the picture of \(pictureWidth) × \(pictureHeight)"
        }
    }
}

extension NameProblem: CustomStringConvertible {
    /// The problem, behind the name.
    package var description: String {
        switch self {
        case .empty: "is empty"
        case .absolute: "is absolute"
        case .parentFolder: "leads to a folder above with '..'"
        case .backslash: "has a backslash; separate with /"
        case .nul: "has a NUL character"
        case .tooLong(let count, let limit): "has \(count) bytes, and the limit is \(limit)"
        }
    }
}
