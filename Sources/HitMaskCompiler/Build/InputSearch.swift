/// Finds the pictures behind the arguments of a build.
///
/// - An asset catalog, by its extension `.xcassets`, gives the pictures of its image sets.
/// - A folder gives every `.png` below it (in any case of the letters), sorted by bytes; hidden files and
///   folders are skipped.
/// - A file given by itself that is a sprite sheet's descriptor gives the frames of the sheet. In a folder it does not:
///   JSON, property lists and XML are used for much else.
/// - Another file given by itself is taken whatever its name is; the reader finds out whether it is a PNG.
/// - Symbolic links are followed. A link that leads back into a folder above it is a fault, as is a link to nowhere
///   that is named like a picture.
package struct InputSearch {
    /// The pictures found so far.
    package private(set) var inputs: [ArtInput] = []
    /// The tags of sheets among them.
    package private(set) var tags: [SheetTags] = []
    /// What cannot be taken, and folders without a picture.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Folders that were listed, with a `/` at their end, and files that say where pictures are.
    package private(set) var searched: [String] = []
    /// What the folders among them looked like.
    private(set) var listings: [ExactText: ReadFile] = [:]

    /// The cells that pictures are cut into.
    let grid: SheetPage.Size?
    /// How masks are made.
    let settings: ImageSettings
    /// The folder below which every picture lies, and by which it is named; nil if each argument is by itself.
    private let base: String?

    /// Makes a search that has found nothing yet.
    ///
    /// - Parameters:
    ///   - grid: The cells that pictures are cut into; nil for pictures as they are.
    ///   - settings: How masks are made.
    ///   - base: The folder by whose paths arguments are named, pictures as well as folders.
    package init(grid: SheetPage.Size? = nil, settings: ImageSettings = ImageSettings(), base: String? = nil) {
        self.grid = grid
        self.settings = settings
        self.base = base.map { $0.withoutLeadingDot + ($0.hasSuffix("/") ? "" : "/") }
    }

    /// Takes an argument: a picture or a folder of pictures.
    package mutating func add(_ path: String) {
        do throws(SystemFault) {
            let status = try FileStatus(of: path)
            switch status.kind {
            case .folder where path.isCatalog:
                addCatalog(path, ancestors: [status.identity])
            case .folder:
                let before = inputs.count + diagnostics.count
                guard let prefix = name(of: path, standsForItself: "") else { return }
                let isDeeper = !prefix.isEmpty && !prefix.hasSuffix("/")
                addFolder(path, below: isDeeper ? prefix + "/" : prefix, ancestors: [status.identity])
                if inputs.count + diagnostics.count == before { diagnostics.append(Diagnostic(path, .noPictures)) }
            case .file where path.isSheet:
                addSheet(path)
            case .file:
                guard let name = name(of: path, standsForItself: String(path[path.lastPartStart...])) else { return }
                addPicture(path, relativePath: name)
            default:
                diagnostics.append(Diagnostic(path, .notAPicture(found: status.kind)))
            }
        } catch {
            diagnostics.append(Diagnostic(path, .system(error)))
        }
    }

    /// The path of an argument below the base, or what it is without one.
    private mutating func name(of path: String, standsForItself own: String) -> String? {
        guard let base else { return own }
        let text = path.withoutLeadingDot
        if (text + "/").hasSameBytes(as: base) || text.hasSameBytes(as: base) { return "" }
        guard text.utf8.starts(with: base.utf8) else {
            diagnostics.append(Diagnostic(path, .notBelowBase(base)))
            return nil
        }
        return String(decoding: text.utf8.dropFirst(base.utf8.count), as: UTF8.self)
    }

    /// Takes the pictures of a folder and of those below it.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - prefix: The path of the folder below the given one, with a `/` at its end, or nothing.
    ///   - ancestors: The folders above the entries, to notice a link that leads back.
    private mutating func addFolder(_ path: String, below prefix: String, ancestors: [FileIdentity]) {
        let start = path.hasSuffix("/") ? path : path + "/"
        noteSearched(start)
        do throws(SystemFault) {
            let listing = try FolderListing(of: path)
            note(listing, of: start)
            for entry in listing.entries {
                guard let name = String(utf8Bytes: entry.name) else {
                    let shown = start + String(escapingBytes: entry.name)
                    diagnostics.append(Diagnostic(shown, .nameIsNotUTF8))
                    continue
                }
                addEntry(start + name, kind: entry.kind, relativePath: prefix + name, ancestors: ancestors)
            }
        } catch {
            diagnostics.append(Diagnostic(path, .system(error)))
        }
    }

    private mutating func addEntry(
        _ path: String, kind listed: FileKind?, relativePath: String, ancestors: [FileIdentity]
    ) {
        if listed == .file {
            if path.hasPictureExtension { addPicture(path, relativePath: relativePath) }
            return
        }
        do throws(SystemFault) {
            let status = try FileStatus(of: path)
            switch status.kind {
            case .folder where ancestors.contains(status.identity):
                diagnostics.append(Diagnostic(path, .folderLoop))
            case .folder where path.isCatalog:
                addCatalog(path, ancestors: ancestors + [status.identity])
            case .folder:
                addFolder(path, below: relativePath + "/", ancestors: ancestors + [status.identity])
            case .file where path.hasPictureExtension:
                addPicture(path, relativePath: relativePath)
            case _ where path.hasPictureExtension:
                diagnostics.append(Diagnostic(path, .notAPicture(found: status.kind)))
            default:
                break
            }
        } catch {
            if path.hasPictureExtension || !error.meansMissing { diagnostics.append(Diagnostic(path, .system(error))) }
        }
    }

    private mutating func addPicture(_ path: String, relativePath: String) {
        if let name = ArtName(path: relativePath) {
            add(ArtInput(path: path, name: name))
        } else {
            diagnostics.append(Diagnostic(path, .nothingToNameItBy))
        }
    }

    /// Takes a picture that something else than its path names.
    mutating func add(_ input: ArtInput) {
        var input = input
        input.settings = settings
        if let grid, input.part == nil, addCells(of: input, grid) { return }
        inputs.append(input)
    }

    /// Takes the tags of a sheet.
    mutating func add(_ sheet: SheetTags) {
        if !sheet.tags.isEmpty { tags.append(sheet) }
    }

    /// Remembers a folder that is listed or a file that says where pictures are.
    mutating func noteSearched(_ path: String) { searched.append(path) }

    /// Remembers what a folder looked like.
    mutating func note(_ listing: FolderListing, of folder: String) { listings[ExactText(folder)] = listing.seen }

    /// Remembers what there is to say of a file.
    mutating func note(_ path: String, line: Int? = nil, _ reason: Diagnostic.Reason) {
        diagnostics.append(Diagnostic(path, line: line, reason))
    }
}

extension String {
    /// Whether a folder is an asset catalog by its name.
    var isCatalog: Bool {
        let path = hasSuffix("/") ? String(dropLast()) : self
        return path.utf8.suffix(9).map { $0 | 0x20 } == Array(".xcassets".utf8)
    }

    /// The path without a `./` at its front.
    fileprivate var withoutLeadingDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }

    /// Where the last part of the path begins.
    package var lastPartStart: String.Index {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
    }
}
