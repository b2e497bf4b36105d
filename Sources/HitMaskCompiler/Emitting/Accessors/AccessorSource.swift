import HitMasks

/// Who may use the accessors.
package enum AccessorAccess: String, CaseIterable, Sendable {
    /// The module.
    case `internal`
    /// The package.
    case package
    /// Everybody.
    case `public`

    /// What stands before a declaration.
    var modifier: String { self == .internal ? "" : rawValue + " " }
}

/// Swift that reaches the masks of a file by properties in place of texts.
///
/// The same file and the same words give the same source. What it holds is made for one file: all names of that file are
/// in it, and it compiles for whatever names there are, or there is no source but faults.
package struct AccessorSource: Sendable {
    /// How the accessors are to be.
    package struct Style: Sendable {
        /// Where the masks are found.
        package var form = AccessorForm.lookups
        /// Who may use them.
        package var access = AccessorAccess.internal
        /// The name of the type that looks masks up in a file.
        package var typeName = "Masks"

        /// Accessors for the module, which look masks up.
        package init() {}
    }

    /// The lines of the source.
    package let lines: [String]

    /// The source as text.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    /// Writes the accessors of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - source: What the file is called.
    ///   - style: How the accessors are to be.
    /// - Throws: Every name that gets no accessor.
    package init(of file: HitMaskFile, from source: String, style: Style) throws(AccessorFaults) {
        let tree = AccessorTree(file.accessorNames, form: style.form, typeName: style.typeName)
        guard tree.faults.isEmpty else { throw AccessorFaults(faults: tree.faults) }
        var writer = AccessorWriter(file: file, style: style)
        writer.writeHead(from: source)
        switch style.form {
        case .embedded: writer.writeEmbedded(tree.root, from: source)
        case .lookups: writer.writeLookups(tree.root, from: source)
        }
        lines = writer.lines
    }

    /// The names that would get no accessor.
    package static func faults(of names: [AccessorName], style: Style) -> [AccessorFault] {
        AccessorTree(names, form: style.form, typeName: style.typeName).faults
    }
}

extension AccessorSource.Style {
    /// The name of the type in a file: `UIMasks` in `Sources/UIMasks.swift`.
    ///
    /// - Throws: What is no name of a type that could be used.
    package static func typeName(ofOutput path: String) throws(TypeNameFault) -> String {
        let name = String(path[path.lastPartStart...].prefix { $0 != "." })
        let scalars = name.unicodeScalars
        let isName =
            scalars.allSatisfy { $0 == "_" || $0.continuesSwiftName }
            && scalars.first.map { $0 == "_" || $0.startsSwiftName } == true
        guard isName, name != "_", !AccessorForm.lookups.reservedNames.contains(name) else {
            throw TypeNameFault(name: name)
        }
        return name
    }

    /// A file is not named as a type could be.
    package struct TypeNameFault: Error, Hashable, CustomStringConvertible {
        /// The name without what follows a dot.
        let name: String

        /// Plain words, with what to do.
        package var description: String {
            "the type in it would be named '\(name)', which Swift does not allow; name the output as the type, such as"
                + " UIMasks.swift"
        }
    }
}

/// Everything that keeps accessors from being written.
package struct AccessorFaults: Error, Sendable {
    /// One for each name, in the order of the file; at least one.
    package let faults: [AccessorFault]
}
