import HitMasks

// Sprite sheets: each frame is a mask, in the canvas that it was cut from.
extension InputSearch {
    /// Takes the frames of a sheet.
    mutating func addSheet(_ path: String) {
        noteSearched(path)
        do throws(SystemFault) {
            addSheet(try wholeFile(path, limit: .text, for: .readingFile), path: path)
        } catch {
            note(path, .system(error))
        }
    }

    private mutating func addSheet(_ bytes: [UInt8], path: String) {
        do throws(SheetError) {
            let sheet = try SheetDescriptor.read(bytes, path: path, maximumPixels: settings.art.maximumPixels)
            for warning in sheet.warnings { note(path, line: warning.line, .sheetWarning(warning)) }
            for related in sheet.relatedSheets { note(path, .relatedSheet(related)) }
            addFrames(of: sheet, descriptor: path)
            add(SheetTags(descriptor: path, tags: sheet.animations.filter(\.isTag)))
        } catch {
            note(path, line: error.line, .sheet(error))
        }
    }

    private mutating func addFrames(of sheet: SheetDescriptor, descriptor: String) {
        let folder = String(descriptor[..<descriptor.lastPartStart])
        for page in sheet.pages {
            for frame in page.frames {
                var traits = StoredTraits(scale: page.scale ?? .one)
                if let index = frame.index.flatMap(UInt32.init(exactly:)) {
                    traits.frame = StoredTraits.Frame(index: index, start: 0, duration: 0)
                }
                let part = ArtInput.SheetPart(descriptor: descriptor, page: page.withoutFrames, frame: frame)
                add(ArtInput(path: folder + page.picture, name: frame.name, traits: traits, part: part))
            }
        }
    }

    /// Takes the cells of a picture. Returns false where its size cannot be told, so that its reader says why.
    mutating func addCells(of input: ArtInput, _ cell: SheetPage.Size) -> Bool {
        guard let size = statedPictureSize(input.path) else { return false }
        do throws(SheetError) {
            let sheet = try SheetDescriptor.grid(
                named: input.name, picture: String(input.path[input.path.lastPartStart...]), width: size.width,
                height: size.height,
                cellWidth: cell.width, cellHeight: cell.height)
            for warning in sheet.warnings { note(input.path, .sheetWarning(warning)) }
            for page in sheet.pages {
                for frame in page.frames {
                    let part = ArtInput.SheetPart(descriptor: input.path, page: page.withoutFrames, frame: frame)
                    add(ArtInput(path: input.path, name: frame.name, traits: input.traits, part: part))
                }
            }
        } catch {
            note(input.path, .sheet(error))
        }
        return true
    }
}

/// The size that a PNG's header states, which comes first, or second in Apple's variant.
func statedPictureSize(_ path: String) -> SheetPage.Size? {
    guard let head = try? head(of: path, count: 40) else { return nil }
    func number(_ at: Int) -> Int { head[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    for header in [8, 24] where head.count >= header + 16 {
        guard head[header + 4..<header + 8].elementsEqual("IHDR".utf8) else { continue }
        let size = SheetPage.Size(width: number(header + 8), height: number(header + 12))
        return size.width > 0 && size.height > 0 ? size : nil
    }
    return nil
}

/// The first bytes of a file.
func head(of path: String, count: Int) throws(SystemFault) -> [UInt8] {
    let file = try Descriptor(path, for: .reading)
    var buffer = [UInt8](repeating: 0, count: count)
    var head: [UInt8] = []
    while head.count < count, case let got = try file.read(into: &buffer, atMost: count - head.count), got > 0 {
        head += buffer[..<got]
    }
    return head
}

extension SheetPage {
    /// The page alone, to be kept with each of its frames.
    fileprivate var withoutFrames: SheetPage {
        var page = self
        page.frames = []
        return page
    }
}

extension String {
    /// Whether a file that was given by itself is to be read as the descriptor of a sprite sheet: it is named like one,
    /// or like no picture and looks like one.
    var isSheet: Bool {
        if hasPictureExtension { return false }
        let name = String(self[lastPartStart...])
        if ["json", "plist", "xml", "atlas", "tpsheet"].contains(name.pathExtension) { return true }
        guard let head = try? head(of: self, count: 4096) else { return false }
        return SheetDescriptor.looksLikeSheet(head)
    }
}
