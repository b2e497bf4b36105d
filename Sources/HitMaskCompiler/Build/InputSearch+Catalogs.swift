import HitMasks

// Asset catalogs: a picture is named by its image set, and by the groups around it that provide a namespace.
extension InputSearch {
    /// Takes the image sets of a catalog.
    mutating func addCatalog(_ path: String, ancestors: [FileIdentity]) {
        addGroup(path.hasSuffix("/") ? String(path.dropLast()) : path, prefix: "", ancestors: ancestors)
    }

    /// Takes the sets of a group of a catalog, and those of the groups in it.
    private mutating func addGroup(_ path: String, prefix: String, ancestors: [FileIdentity]) {
        for entry in catalogEntries(path) {
            let inner = path + "/" + entry.name
            switch (entry.kind, entry.name.pathExtension) {
            case (.folder, "imageset"): addImageSet(inner, prefix: prefix)
            case (.folder, nil), (.folder, "spriteatlas"):
                guard let identity = try? FileStatus(of: inner).identity, !ancestors.contains(identity) else {
                    note(inner, .folderLoop)
                    continue
                }
                let isNamespace = providesNamespace(inner)
                addGroup(
                    inner, prefix: isNamespace ? prefix + entry.name.withoutExtension + "/" : prefix,
                    ancestors: ancestors + [identity])
            case (.folder, let kind?): note(inner, .skipped(.set(kind: kind)))
            case (_, _) where entry.name == "Contents.json": break
            default: note(inner, .skipped(.loose))
            }
        }
    }

    private mutating func providesNamespace(_ group: String) -> Bool {
        let path = group + "/Contents.json"
        do throws(CatalogFault) {
            guard let contents = contents(of: path, isRequired: false),
                case .bool(let provides) = try contents.member("properties")?.member("provides-namespace")?.content
            else { return false }
            return provides
        } catch {
            note(path, line: error.line, .catalog(error))
            return false
        }
    }

    private mutating func addImageSet(_ path: String, prefix: String) {
        let contentsPath = path + "/Contents.json"
        guard let contents = contents(of: contentsPath, isRequired: true) else { return }
        do throws(CatalogFault) {
            let name = prefix + String(path[path.lastPartStart...]).withoutExtension
            addSlots(try ImageSet(contents).slots, of: path, name: name)
        } catch {
            note(contentsPath, line: error.line, .catalog(error))
        }
    }

    private mutating func addSlots(_ slots: [ImageSet.Slot], of set: String, name: String) {
        let files = catalogEntries(set).filter { $0.kind != .folder && $0.name != "Contents.json" }
        var firsts: [[UInt64]: String] = [:]
        for slot in slots {
            guard let fileName = slot.fileName else { continue }
            let path = set + "/" + fileName
            let key = slot.traits.variantKey
            if !files.contains(where: { $0.name.hasSameBytes(as: fileName) }) {
                note(set + "/Contents.json", line: slot.line, .missingFile(fileName))
            } else if let skipped = slot.skipped {
                note(path, .skipped(skipped))
            } else if !fileName.hasPictureExtension {
                note(path, .skipped(.notPNG(kind: fileName.pathExtension ?? "files without an extension")))
            } else if let first = firsts[key] {
                note(path, .skipped(.repeated(first: first)))
            } else {
                firsts[key] = fileName
                add(ArtInput(path: path, name: name, traits: slot.traits))
            }
        }
        for file in files where !slots.contains(where: { $0.fileName?.hasSameBytes(as: file.name) ?? false }) {
            note(set + "/" + file.name, .skipped(.unassigned))
        }
    }

    private mutating func contents(of path: String, isRequired: Bool) -> SourceValue? {
        let bytes: [UInt8]
        do throws(SystemFault) {
            bytes = try wholeFile(path, limit: .text, for: .readingFile)
            noteSearched(path)
        } catch {
            if isRequired || !error.meansMissing { note(path, .system(error)) }
            return nil
        }
        do throws(TextFault) {
            return try JSONDocument.read(bytes)
        } catch {
            note(path, line: error.line, .text(error))
            return nil
        }
    }

    /// The visible entries of a folder of a catalog, with those that are links or of a kind that the folder does not
    /// tell looked at.
    private mutating func catalogEntries(_ path: String) -> [(name: String, kind: FileKind)] {
        var found: [(name: String, kind: FileKind)] = []
        noteSearched(path + "/")
        do throws(SystemFault) {
            let listing = try FolderListing(of: path)
            note(listing, of: path + "/")
            for entry in listing.entries {
                guard let name = String(utf8Bytes: entry.name) else {
                    note(path + "/" + String(escapingBytes: entry.name), .nameIsNotUTF8)
                    continue
                }
                if let kind = entry.kind {
                    found.append((name, kind))
                } else {
                    found.append((name, try FileStatus(of: path + "/" + name).kind))
                }
            }
        } catch {
            note(path, .system(error))
        }
        return found
    }
}

extension String {
    /// What stands behind the last dot, in lower case; nil without a dot, or with the name's only one in front.
    var pathExtension: String? {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return nil }
        return self[utf8.index(after: dot)...].lowercased()
    }

    /// What stands before the last dot.
    var withoutExtension: String {
        guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex else { return self }
        return String(self[..<dot])
    }
}
