import HitMasks

/// A mask that gets an accessor.
struct AccessorMask {
    /// The name in Swift, without backticks.
    let identifier: String
    /// The name in the file.
    let name: String
    /// What the accessor is.
    let kind: AccessorName.Kind
    /// The names in Swift of the regions of a map, in their order, and of the type that holds them.
    var regions: (typeName: String, members: [String])?
}

/// The accessors of one folder of names: its masks, then those that are numbers, then its folders.
struct AccessorFolder {
    /// The folder's path with a slash at its end; nothing for the outermost one.
    let path: String
    /// The name in Swift of the type that holds the accessors.
    let typeName: String
    /// The name in Swift of the property that leads to them.
    let memberName: String
    var masks: [AccessorMask] = []
    /// Masks that are named by a number, such as the cells of a grid: they are reached by it.
    var numbers: [Int] = []
    var folders: [AccessorFolder] = []
}

/// Sorts the names of masks into folders and gives each a name in Swift, or says why it cannot.
struct AccessorTree {
    /// The outermost folder.
    private(set) var root: AccessorFolder
    /// Names that get no accessor.
    private(set) var faults: [AccessorFault] = []
    private let reserved: Set<String>
    private let form: AccessorForm

    /// Sorts names, each given once.
    init(_ names: [AccessorName], form: AccessorForm, typeName: String = "") {
        self.form = form
        reserved = form.reservedNames.union(names.contains(where: \.usesNumbers) ? ["Int", "RegionMap"] : [])
        root = AccessorFolder(path: "", typeName: typeName, memberName: "")
        var root = root
        fill(&root, with: names.map { Name($0) })
        self.root = root
    }

    /// A name and the part of it that is not dealt with yet.
    private struct Name {
        let whole: AccessorName
        var rest: Substring

        init(_ name: AccessorName) { (whole, rest) = (name, name.text[...]) }

        var text: String { whole.text }
        var part: Substring { rest.utf8.firstIndex(of: UInt8(ascii: "/")).map { rest[..<$0] } ?? rest }
        var isMask: Bool { part.endIndex == rest.endIndex }
        var inside: Name {
            var name = self
            name.rest = rest[rest.utf8.index(after: part.endIndex)...]
            return name
        }
    }

    private mutating func fill(_ folder: inout AccessorFolder, with names: [Name]) {
        var taken: [String: String] = [:]
        for name in names where name.isMask {
            if !folder.path.isEmpty, let number = name.part.canonicalNumber {
                folder.numbers.append(number)
                continue
            }
            guard let identifier = identifier(of: name) else { continue }
            guard take(identifier.forMember, for: name, path: name.text, &taken) else { continue }
            var mask = AccessorMask(identifier: identifier.forMember, name: name.text, kind: name.whole.kind)
            if case .regionMap(let regions) = mask.kind, !regions.isEmpty {
                mask.regions = regionNames(regions, of: name, typeName: identifier.forType + "Regions", &taken)
            }
            folder.masks.append(mask)
        }
        folder.numbers.sort()
        // Names of one folder need not stand together: 'a-b' comes between 'a' and 'a/b'.
        var order: [[UInt8]] = []
        var groups: [[UInt8]: [Name]] = [:]
        for name in names where !name.isMask {
            let part = Array(name.part.utf8)
            if groups[part] == nil { order.append(part) }
            groups[part, default: []].append(name)
        }
        for part in order { addFolder(groups[part] ?? [], to: &folder, &taken) }
    }

    private mutating func addFolder(_ names: [Name], to folder: inout AccessorFolder, _ taken: inout [String: String]) {
        guard let first = names.first, let identifier = identifier(of: first) else { return }
        let path = folder.path + first.part + "/"
        var typeName = identifier.forType
        if form == .lookups, typeName == identifier.forMember { typeName += "Masks" }
        guard take(typeName, for: first, path: path, &taken) else { return }
        var memberName = identifier.forMember
        // A mask may stand beside the folder of its name: the animation of a sheet and those of its tags.
        if form == .lookups, taken[memberName].map({ path == $0 + "/" }) ?? false { memberName += "Masks" }
        if form == .lookups, !take(memberName, for: first, path: path, &taken) { return }
        var inner = AccessorFolder(path: path, typeName: typeName, memberName: memberName)
        fill(&inner, with: names.map(\.inside))
        folder.folders.append(inner)
    }

    /// The names in Swift of the regions of a map, or nil if one has none.
    private mutating func regionNames(
        _ regions: [String], of name: Name, typeName: String, _ taken: inout [String: String]
    ) -> (typeName: String, members: [String])? {
        guard take(typeName, for: name, path: name.text, &taken) else { return nil }
        var (members, takenRegions): ([String], [String: String]) = ([], [:])
        for region in regions {
            guard let identifier = identifier(of: region, in: name),
                take(identifier.forMember, for: name, path: region, &takenRegions)
            else { continue }
            members.append(identifier.forMember)
        }
        return members.count == regions.count ? (typeName, members) : nil
    }

    /// The words of a name's next part, or nil if it has none that Swift takes.
    private mutating func identifier(of name: Name) -> SwiftIdentifier? { identifier(of: String(name.part), in: name) }

    private mutating func identifier(of part: String, in name: Name) -> SwiftIdentifier? {
        do throws(SwiftIdentifier.Fault) {
            return try SwiftIdentifier(part)
        } catch {
            let reason: AccessorFault.Reason =
                switch error {
                case .empty: .nothingLeft(part: part)
                case .beginsWith(let scalar): .beginsWith(String(scalar), part: part)
                case .holds(let scalar): .holds(String(scalar), part: part)
                }
            faults.append(AccessorFault(name: name.text, reason: reason))
            return nil
        }
    }

    /// Takes a name in Swift for a mask or a folder, or says who has it already.
    private mutating func take(
        _ identifier: String, for name: Name, path: String, _ taken: inout [String: String]
    ) -> Bool {
        if reserved.contains(identifier) {
            faults.append(
                AccessorFault(name: name.text, reason: .reserved(identifier, part: String(name.part))))
            return false
        }
        if let other = taken[identifier] {
            faults.append(
                AccessorFault(name: name.text, reason: .collision(identifier, part: path, other: other)))
            return false
        }
        taken[identifier] = path
        return true
    }
}

extension AccessorName {
    /// Whether the code of its accessor may speak of whole numbers.
    fileprivate var usesNumbers: Bool {
        if case .regionMap = kind { return true }
        let part = text.utf8.lastIndex(of: UInt8(ascii: "/")).map { text[text.utf8.index(after: $0)...] } ?? text[...]
        return part.canonicalNumber != nil
    }
}

extension Substring {
    /// The number that the text is, written as Swift would write it.
    fileprivate var canonicalNumber: Int? {
        guard let number = Int(self), number >= 0, "\(number)".utf8.elementsEqual(utf8) else { return nil }
        return number
    }
}
