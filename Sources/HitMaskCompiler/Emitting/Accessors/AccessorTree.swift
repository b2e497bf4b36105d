import HitMasks

/// A mask that gets an accessor.
struct AccessorMask {
    /// The name in Swift, without backticks.
    let identifier: String
    /// The name in the file.
    let name: String
}

/// The accessors of one folder of names: its masks, then its folders.
struct AccessorFolder {
    /// The folder's path with a slash at its end; nothing for the outermost one.
    let path: String
    /// The name in Swift of the type that holds the accessors.
    let typeName: String
    /// The name in Swift of the property that leads to them.
    let memberName: String
    var masks: [AccessorMask] = []
    var folders: [AccessorFolder] = []
}

/// Sorts the names of masks into folders and gives each a name in Swift, or says why it cannot.
struct AccessorTree {
    /// The outermost folder.
    private(set) var root: AccessorFolder
    /// Names that get no accessor.
    private(set) var faults: [AccessorFault] = []
    private let form: AccessorForm

    /// Sorts names, each given once.
    init(_ names: [String], form: AccessorForm, typeName: String = "") {
        self.form = form
        root = AccessorFolder(path: "", typeName: typeName, memberName: "")
        var root = root
        fill(&root, with: names.map { Name(text: $0) })
        self.root = root
    }

    /// A name and the part of it that is not dealt with yet.
    private struct Name {
        let text: String
        var rest: Substring

        init(text: String) { (self.text, rest) = (text, text[...]) }

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
            guard let identifier = identifier(of: name) else { continue }
            let isFree = take(identifier.forMember, for: name, path: name.text, &taken)
            if isFree { folder.masks.append(AccessorMask(identifier: identifier.forMember, name: name.text)) }
        }
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
        if form == .lookups, !take(identifier.forMember, for: first, path: path, &taken) { return }
        var inner = AccessorFolder(path: path, typeName: typeName, memberName: identifier.forMember)
        fill(&inner, with: names.map(\.inside))
        folder.folders.append(inner)
    }

    /// The words of a name's next part, or nil if it has none that Swift takes.
    private mutating func identifier(of name: Name) -> SwiftIdentifier? {
        let part = String(name.part)
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
        if form.reservedNames.contains(identifier) {
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
