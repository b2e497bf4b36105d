#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension OutputTarget {
    /// What writing changed.
    package enum Outcome: Sendable {
        /// The bytes are new.
        case written
        /// The file had these bytes already and was not touched.
        case unchanged
    }

    /// A written file that is to be checked before it counts.
    package enum Written {
        /// The file, under its temporary name.
        case file(String)
        /// What goes to a stream, before it goes.
        case bytes([UInt8])
    }

    /// Writes bytes: at any time, whatever happens, a reader of the file sees all of the old or all of the new.
    ///
    /// The order is: temporary file beside the target, write, flush, close, check, rename, flush the folder. A new file
    /// gets the permissions of the user's mask, and a replaced one keeps its own. If anything fails the temporary file
    /// is removed and the old file stays. A file that has the bytes already is not touched; the temporary file is written
    /// and checked all the same, for another run may replace the file while it is read.
    ///
    /// - Parameters:
    ///   - content: The bytes. Their memory is given back before the check.
    ///   - check: Reads what was written and throws if it is not as it should be.
    /// - Returns: Whether anything was written.
    /// - Throws: ``OutputFault``, or what the check throws.
    package func write(_ content: inout FileContent, check: (Written) throws -> Void) throws -> Outcome {
        do {
            switch form {
            case .standardOutput: try write(&content, to: .standardOutput(), check)
            case .stream: try write(&content, to: Descriptor(path, for: .writing), check)
            case .file(let path, let existing):
                return try replaceFile(path, existing, with: &content, check)
            }
            return .written
        } catch let fault as SystemFault {
            throw OutputFault.system(fault)
        }
    }

    /// Writes bytes that need no check.
    package func write(_ bytes: [UInt8]) throws -> Outcome {
        var content = FileContent([bytes])
        return try write(&content) { _ in }
    }

    private func write(
        _ content: inout FileContent, to stream: borrowing Descriptor, _ check: (Written) throws -> Void
    ) throws {
        let bytes = content.joined()
        try check(.bytes(bytes))
        try stream.write(bytes)
    }
}

private func replaceFile(
    _ path: String, _ existing: FileStatus?, with content: inout FileContent,
    _ check: (OutputTarget.Written) throws -> Void
) throws -> OutputTarget.Outcome {
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = String(path[..<path.lastPartStart]) + ".hitmask-\(number).tmp"
    let isUnchanged = existing?.byteCount == content.byteCount && content.equalsFile(at: path)
    do {
        let file = try createTemporaryFile(temporary)
        try content.forEachBlock { block throws(SystemFault) in try file.write(block) }
        content.removeAll()
        if let permissions = existing?.permissions { try file.setMode(permissions) }
        if !isUnchanged { try file.flush() }
        try file.finish()
        try check(.file(temporary))
        if isUnchanged {
            remove(temporary)
            return .unchanged
        }
        try Interruption.step { () throws(SystemFault) in
            guard rename(temporary, path) == 0 else { throw .last(.rename) }
            return nil
        }
    } catch {
        remove(temporary)
        throw error
    }
    try flushFolder(path.folderPart)
    return .written
}

private func remove(_ temporary: String) {
    Interruption.step {
        unlink(temporary)
        return nil
    }
}

/// Makes a file that is removed if a signal comes.
func createTemporaryFile(_ path: String) throws(SystemFault) -> Descriptor {
    var created: Descriptor?
    try Interruption.step { () throws(SystemFault) in
        created = try Descriptor(path, for: .creating)
        return path
    }
    return created.take()!
}
