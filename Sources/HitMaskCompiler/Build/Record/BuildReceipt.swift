/// What a build looked at and what came of it. If all of that is as it was, the next build has nothing to do.
///
/// It stands in front of the build's record and is read without it: a build in which nothing changed looks at each file
/// once, and neither names pictures nor compares settings.
struct BuildReceipt: Sendable {
    /// What stands for the options, and for the folder in which paths begin.
    let request: ContentDigest
    /// A moment before any file was looked at.
    var time: FileTime
    /// The file that was made, once it was there.
    var output: Output
    let inputCount: Int
    let maskCount: Int
    /// What there was to say.
    let messages: [RecordedMessage]
    /// Masks that equal others.
    let notes: [RecordedMessage]
    /// The pictures, then the folders and files that were searched for them.
    var seen: [SeenPath]
    /// How many of them are pictures.
    let pictureCount: Int

    struct Output: Sendable {
        var stamp: FileStamp
        /// The checksum in its header.
        let checksum: UInt64
    }
}

/// A file or a folder, with a `/` at its end, as it was seen.
struct SeenPath: Sendable {
    let path: String
    var stamp: FileStamp
    /// The file's bytes, or the folder's entries; nil where only the stamp is known.
    let content: ContentDigest?

    var isFolder: Bool { path.utf8.last == UInt8(ascii: "/") }
}

extension BuildReceipt {
    /// The receipt of a build that is done; nil if it cannot be told whether something changes.
    init?(
        _ report: BuildReport, _ plan: ReadingPlan, request: ContentDigest?, output: Output, at time: FileTime,
        margin: Int64
    ) {
        guard let request else { return nil }
        (self.request, self.time, self.output) = (request, time, output)
        (inputCount, maskCount, pictureCount) = (report.inputCount, report.maskCount, report.pictures.count)
        messages = report.diagnostics.map(RecordedMessage.init)
        notes = report.notes.map(RecordedMessage.init)
        let known = report.listings.merging(plan.filesByPath) { listing, _ in listing }
        seen = []
        seen.reserveCapacity(report.dependencies.count)
        for path in report.dependencies {
            guard let path = SeenPath(path, known[Array(path.utf8)], at: time, margin: margin) else { return nil }
            seen.append(path)
        }
    }

    /// Puts what the build had to say into the report of one that has nothing to do.
    func fill(_ report: inout BuildReport) {
        report.diagnostics = messages.map(\.diagnostic)
        report.notes = notes.map(\.diagnostic)
        report.pictures = seen[..<pictureCount].map(\.path)
        report.searched = seen[pictureCount...].map(\.path)
        (report.inputCount, report.maskCount, report.byteCount) = (inputCount, maskCount, output.stamp.byteCount)
        report.outcome = .unchanged
    }
}

extension SeenPath {
    /// Something that a build saw. What it did not note while it looked is looked at now, which is good enough only for a
    /// file that was left alone since before the build.
    fileprivate init?(_ path: String, _ known: ReadFile?, at time: FileTime, margin: Int64) {
        if let known {
            self.init(path: path, stamp: known.stamp, content: known.content)
        } else {
            guard let stamp = try? FileStatus(of: path).stamp, stamp.isSettled(at: time, margin: margin) else {
                return nil
            }
            self.init(path: path, stamp: stamp, content: nil)
        }
    }
}
