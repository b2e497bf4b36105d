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

    /// Writes the bytes: at any time, whatever happens, a reader of the file sees all of the old or all of the new.
    ///
    /// The order is: temporary file beside the target, write, flush, close, rename, flush the folder. A new file gets
    /// the permissions of the user's mask, and a replaced one keeps its own. If anything fails the temporary file is
    /// removed and the old file stays.
    package func write(_ bytes: [UInt8]) throws(OutputFault) -> Outcome {
        do throws(SystemFault) {
            switch form {
            case .standardOutput: try Descriptor.standardOutput().write(bytes)
            case .stream: try Descriptor(path, for: .writing).write(bytes)
            case .file(let path, let existing):
                if let existing, holds(bytes, path: path, status: existing) { return .unchanged }
                try replaceFile(path, with: bytes, permissions: existing?.permissions)
            }
            return .written
        } catch {
            throw .system(error)
        }
    }
}

/// Whether the file has exactly these bytes. A file that cannot be read has others.
private func holds(_ bytes: [UInt8], path: String, status: FileStatus) -> Bool {
    guard status.byteCount == bytes.count, let file = try? Descriptor(path, for: .reading) else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var rest = bytes[...]
    while let count = try? file.read(into: &buffer) {
        guard count > 0 else { return rest.isEmpty }
        guard rest.prefix(count).elementsEqual(buffer[..<count]) else { return false }
        rest = rest.dropFirst(count)
    }
    return false
}

private func replaceFile(_ path: String, with bytes: [UInt8], permissions: UInt32?) throws(SystemFault) {
    let folder = path.folderPart
    let number = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = String(path[..<path.lastPartStart]) + ".hitmask-\(number).tmp"
    do throws(SystemFault) {
        try fillTemporaryFile(temporary, with: bytes, permissions: permissions)
        try Interruption.step { () throws(SystemFault) in
            guard rename(temporary, path) == 0 else { throw .last(.rename) }
            return nil
        }
    } catch {
        Interruption.step {
            unlink(temporary)
            return nil
        }
        throw error
    }
    try flushFolder(folder)
}

private func fillTemporaryFile(_ path: String, with bytes: [UInt8], permissions: UInt32?) throws(SystemFault) {
    var created: Descriptor?
    try Interruption.step { () throws(SystemFault) in
        created = try Descriptor(path, for: .creating)
        return path
    }
    let file = created.take()!
    if let permissions { try file.setMode(permissions) }
    try file.write(bytes)
    try file.flush()
    try file.finish()
}
