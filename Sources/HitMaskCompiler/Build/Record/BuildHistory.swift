/// Whether and where builds are remembered.
package struct BuildMemory: Sendable {
    /// The file of the record; nil for one in the user's cache, by the path of the output.
    package var file: String?
    /// The tool and its version: records of others are not used.
    package var maker: String
    /// How long a file must have been left alone before its stamp is trusted. Unit: seconds.
    var margin = FileStamp.standardMargin

    /// Remembers builds in a file, or in the user's cache.
    package init(file: String? = nil, maker: String) {
        self.file = file
        self.maker = maker
    }
}

/// The record of the last build to an output, and the way to leave one of this build.
struct BuildHistory: Sendable {
    let memory: BuildMemory
    /// A moment before this build looked at any file.
    let time: FileTime
    /// What the last build remembered.
    let earlier: BuildRecord?
    private let place: RecordPlace
    /// The output's path from the root.
    private let outputPath: String

    /// Reads the record of an output; nil where there can be none: the output is no file, or there is no place for one.
    init?(of output: OutputTarget, _ memory: BuildMemory) {
        guard let path = output.absolutePath, let place = RecordPlace(outputPath: path, file: memory.file),
            let time = place.time()
        else { return nil }
        (self.memory, self.place, self.time) = (memory, place, time)
        outputPath = path
        earlier = place.bytes().flatMap { BuildRecord($0, maker: memory.maker, outputPath: path) }
    }

    /// Remembers a build for the next one. Nobody is told if that fails: the next one reads all pictures, and no more.
    ///
    /// - Parameters:
    ///   - plan: What was known and read.
    ///   - checksum: That of the output; nil if the output was known to be what the build would make.
    func keep(_ plan: ReadingPlan, checksum: UInt64?) {
        guard let stamp = outputStamp(), let checksum = checksum ?? earlier?.output.checksum else { return }
        let record = BuildRecord(
            time: time, output: .init(stamp: stamp, checksum: checksum, content: plan.storedContent),
            pictures: plan.recordedPictures())
        place.write(record.bytes(maker: memory.maker, outputPath: outputPath))
        if earlier == nil { place.removeStale() }
    }

    /// Remembers a build that changed nothing, if the next one gains by it.
    func refresh(_ plan: ReadingPlan) {
        guard let earlier, let stamp = outputStamp() else { return }
        let margin = memory.margin
        guard
            plan.knowsMore(than: earlier, at: time, margin: margin)
                || stamp.says(moreThan: earlier.output.stamp, from: earlier.time, at: time, margin: margin)
        else { return }
        keep(plan, checksum: nil)
    }

    /// The output as it is now.
    func outputStamp() -> FileStamp? {
        guard let status = try? FileStatus(of: outputPath), status.kind == .file else { return nil }
        return status.stamp
    }

    /// Whether the output is still the file that the last build made: by its stamp, or by its bytes.
    func outputIsIntact() -> Bool {
        guard let earlier, let stamp = outputStamp() else { return false }
        let recorded = earlier.output.stamp
        return stamp.provesSameBytes(as: recorded, lookedAtAfter: earlier.time, margin: memory.margin)
            || EarlierOutput(outputPath, earlier) != nil
    }

    /// The masks of the file that the last build made, if it is still there.
    func earlierOutput() -> EarlierOutput? { earlier.flatMap { EarlierOutput(outputPath, $0) } }
}
