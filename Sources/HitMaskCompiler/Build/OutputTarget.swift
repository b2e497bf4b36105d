/// The place where a result goes, looked at before any work is done.
///
/// - `-` is the standard output.
/// - A symbolic link stands for its target: the target is replaced and the link stays.
/// - A device or a FIFO is written to; it is never replaced by a file.
package struct OutputTarget: Sendable {
    enum Form: Sendable {
        case standardOutput
        case stream
        case file(path: String, existing: FileStatus?)
    }

    /// The path as it was given.
    package let path: String
    let form: Form

    /// Looks at the place, and finds out whether it can be written to.
    package init(_ path: String) throws(OutputFault) {
        self.path = path
        guard path != "-" else {
            form = .standardOutput
            return
        }
        let (target, existing) = try OutputTarget.followLinks(from: path)
        switch existing?.kind {
        case .file, nil:
            try requireWritableFolder(target.folderPart)
            form = .file(path: target, existing: existing)
        case .device, .fifo: form = .stream
        case .some(let kind): throw .notAFile(found: kind)
        }
    }

    /// The path for messages: the standard output has none.
    package var place: String { path == "-" ? "standard output" : path }

    /// Whether the place is a file, which stays as it was if the work fails.
    package var isFile: Bool {
        if case .file = form { true } else { false }
    }

    /// Refuses a place that one of the inputs is read from.
    package func requireDistinct(from inputs: some Sequence<String>) throws(OutputFault) {
        guard case .file(_, let existing?) = form else { return }
        for input in inputs where (try? FileStatus(of: input))?.identity == existing.identity {
            throw .isInput(input)
        }
    }

    /// Whether there is a file already.
    var exists: Bool {
        if case .file(_, .some) = form { true } else { false }
    }

    /// Refuses a place that one of the inputs is read from, which were looked at already.
    func requireDistinct(from inputs: [(path: String, status: FileStatus?)]) throws(OutputFault) {
        guard case .file(_, let existing?) = form else { return }
        for (path, status) in inputs where status?.identity == existing.identity { throw .isInput(path) }
    }

    private static func followLinks(from start: String) throws(OutputFault) -> (String, FileStatus?) {
        var path = start
        for _ in 0..<40 {
            let status: FileStatus
            do throws(SystemFault) {
                status = try FileStatus(of: path, followingLinks: false)
                guard status.kind == .link else { return (path, status) }
                let destination = try linkDestination(of: path)
                path = destination.hasPrefix("/") ? destination : String(path[..<path.lastPartStart]) + destination
            } catch {
                guard error.meansMissing else { throw .system(error) }
                return (path, nil)
            }
        }
        throw .linkLoop
    }
}

extension String {
    /// The folder of the path's last part.
    var folderPart: String {
        let folder = self[..<lastPartStart]
        return folder.isEmpty ? "." : String(folder)
    }
}
