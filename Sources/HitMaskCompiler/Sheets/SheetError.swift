import HitMasks

/// Why a sheet's descriptor is refused, and the line.
package struct SheetError: Error, Hashable, Sendable {
    /// The line, counted from 1, where there is one.
    package let line: Int?
    /// What is wrong.
    package let reason: Reason

    /// What is wrong, with what was found and what was expected.
    package enum Reason: Hashable, Sendable {
        /// The file is no sheet of a known format.
        case notASheet
        /// The text is no JSON, XML or property list as it should be.
        case text(TextFault.Reason)
        /// Something that must be there is not.
        case missing(key: String, owner: String)
        /// A value is none of those that are allowed there.
        case value(key: String, owner: String, found: String, expected: String)
        /// A line of an `.atlas` file stands where it means nothing.
        case misplacedLine(String)
        /// A frame's name cannot be that of a mask.
        case name(String, NameProblem)
        /// A picture or another sheet lies, by its path, outside of the descriptor's folder.
        case path(String, NameProblem)
        /// Two frames have one name and are not the same.
        case repeatedFrame(String, index: Int?, firstLine: Int?)
        /// A frame's canvas has no pixel, or a side beyond the limit.
        case sourceSize(name: String, width: Int, height: Int)
        /// A frame's canvas has more pixels than the limit.
        case tooManyPixels(name: String, found: Int, limit: Int)
        /// The canvases of all frames together have more pixels than the limit.
        case tooManyPixelsInAll(name: String, limit: Int)
        /// A frame does not lie in its own canvas.
        case outsideSource(name: String, frame: PixelRect, width: Int, height: Int)
        /// A frame does not lie in its picture.
        case outsidePicture(name: String, frame: PixelRect, width: Int, height: Int)
        /// The animations together show more frames than the limit.
        case tooManyShown(limit: Int)
        /// A grid has more cells than the limit.
        case tooManyCells(found: Int, limit: Int)
        /// No cell of a grid fits into the picture.
        case noCell(width: Int, height: Int, pictureWidth: Int, pictureHeight: Int)
    }

    init(line: Int?, _ reason: Reason) {
        self.line = line
        self.reason = reason
    }

    init(_ fault: TextFault) { self.init(line: fault.line, .text(fault.reason)) }
}

/// What is wrong with a name or a path in a sheet.
package enum NameProblem: Hashable, Sendable {
    /// There is none.
    case empty
    /// It begins at the root of a disk.
    case absolute
    /// It leads to a folder above.
    case parentFolder
    /// It has a backslash, which is a separator on some systems.
    case backslash
    /// It has a character with the code 0.
    case nul
    /// It is longer than a name can be.
    case tooLong(count: Int, limit: Int)

    /// The first problem of a text, or nil.
    init?(in text: String, limit: Int = FileLayout.maximumRestSize) {
        let bytes = Array(text.utf8)
        let isDrive = bytes.count >= 3 && bytes[1] == UInt8(ascii: ":") && bytes[2] == UInt8(ascii: "/")
        let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if bytes.isEmpty {
            self = .empty
        } else if bytes.contains(UInt8(ascii: "\\")) {
            self = .backslash
        } else if bytes[0] == UInt8(ascii: "/") || isDrive {
            self = .absolute
        } else if parts.contains(where: { $0.elementsEqual("..".utf8) }) {
            self = .parentFolder
        } else if bytes.contains(0) {
            self = .nul
        } else if bytes.count > limit {
            self = .tooLong(count: bytes.count, limit: limit)
        } else {
            return nil
        }
    }
}
