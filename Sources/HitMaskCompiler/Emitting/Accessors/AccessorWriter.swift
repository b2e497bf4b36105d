import HitMasks

/// Writes the lines of accessors.
struct AccessorWriter {
    let file: HitMaskFile
    let style: AccessorSource.Style
    private(set) var lines: [String] = []
    private var indent = ""

    init(file: HitMaskFile, style: AccessorSource.Style) {
        self.file = file
        self.style = style
    }

    var access: String { style.access.modifier }

    mutating func writeHead(from source: String) {
        write("// Made by hitmask from \(source.escaped). Changes here are lost when it is made again.")
        write("// swift-format-ignore-file")
        write("// swiftlint:disable all")
        write("")
        // Where imports are internal unless they say otherwise, what everybody can use needs one that does.
        let showsTypes = style.access == .public && (style.form == .lookups || file.count > 0)
        write((showsTypes ? "public " : "") + "import HitMasks")
        write("")
    }

    mutating func writeEmbedded(_ root: AccessorFolder, from source: String) {
        guard file.count > 0 else { return write("// \(source.escaped) holds no mask.") }
        writeBlock("extension HitMask {") { writer in writer.writeMembers(of: root) }
        write("")
        writeBlock("extension HitMaskFile {") { writer in
            // The text is that of a file which was valid when this was written, so decoding it cannot fail.
            writer.write("/// The bytes of \(source.escaped) in Base64, decoded when the first mask is asked for.")
            writer.write("fileprivate static let embedded = try! HitMaskFile(")
            writer.write("    embeddedText: \"\"\"")
            for line in writer.file.base64Lines { writer.write("        " + line) }
            writer.write("        \"\"\")")
        }
    }

    mutating func writeLookups(_ root: AccessorFolder, from source: String) {
        let (name, path) = (style.typeName, source.escaped)
        write("/// The masks of \(path) by name.")
        write("///")
        write("///     let masks = try \(name)(HitMaskFile(contentsOf: path))")
        writeBlock("\(access)struct \(name.escapedAsSwiftName): Sendable {") { writer in
            writer.write("/// The file that the masks lie in.")
            writer.write("\(writer.access)let maskFile: HitMaskFile")
            writer.write("")
            writer.write("/// Makes sure that the file has every mask. It may hold others, too.")
            writer.write("///")
            writer.write("/// - Throws: The names that the file lacks.")
            writer.writeBlock("\(writer.access)init(_ file: HitMaskFile) throws(HitMaskFile.MissingMasks) {") {
                writer in
                let names = writer.file.names.map(\.swiftLiteral)
                writer.write("try file.requireMasks(named: [" + (names.isEmpty ? "])" : ""))
                for name in names { writer.write("    \(name),") }
                if !names.isEmpty { writer.write("])") }
                writer.write("maskFile = file")
            }
            writer.writeMembers(of: root, afterOthers: true)
        }
    }

    private mutating func writeMembers(of folder: AccessorFolder, afterOthers: Bool = false) {
        var isFirst = !afterOthers
        func separate(_ writer: inout Self) {
            if !isFirst { writer.write("") }
            isFirst = false
        }
        for mask in folder.masks {
            separate(&self)
            write(mask)
        }
        if !folder.numbers.isEmpty {
            separate(&self)
            writeNumbers(of: folder)
        }
        for inner in folder.folders {
            separate(&self)
            writeFolder(inner)
        }
    }

    private mutating func writeFolder(_ folder: AccessorFolder) {
        let (type, member) = (folder.typeName.escapedAsSwiftName, folder.memberName.escapedAsSwiftName)
        let path = folder.path.escaped
        switch style.form {
        case .embedded:
            write("/// The masks of `\(path)`.")
            writeBlock("\(access)enum \(type) {") { writer in writer.writeMembers(of: folder) }
        case .lookups:
            write("/// The masks of `\(path)`.")
            write("\(access)var \(member): \(type) { \(type)(maskFile: maskFile) }")
            write("")
            write("/// The masks of `\(path)`.")
            writeBlock("\(access)struct \(type): Sendable {") { writer in
                writer.write("fileprivate let maskFile: HitMaskFile")
                writer.writeMembers(of: folder, afterOthers: true)
            }
        }
    }

    mutating func write(_ line: String) { lines.append(line.isEmpty ? "" : indent + line) }

    mutating func writeBlock(_ head: String, _ body: (inout Self) -> Void) {
        write(head)
        let outer = indent
        indent += "    "
        body(&self)
        indent = outer
        write("}")
    }
}

extension HitMaskFile {
    fileprivate var base64Lines: [String] {
        HitMaskCompiler.base64Lines(sections.bytes.withBuffer(0..<byteCount) { Array($0) })
    }
}
