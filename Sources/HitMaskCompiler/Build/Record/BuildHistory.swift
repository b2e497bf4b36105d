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
    /// What the last build remembered, once it was opened.
    private(set) var earlier: BuildRecord?
    /// Whether the last build's receipt was asked in vain.
    private var receiptFailed = false
    /// What stands for everything that was asked of the build; nil if it cannot have a receipt.
    private let request: ContentDigest?
    private let place: RecordPlace
    /// The output's path from the root.
    private let outputPath: String

    /// Finds the place of an output's record; nil where there can be none: the output is no file, or no folder can be
    /// written.
    init?(of output: OutputTarget, _ build: MaskBuild) {
        guard let memory = build.memory, let path = output.absolutePath,
            let place = RecordPlace(outputPath: path, file: memory.file), let time = place.time()
        else { return nil }
        (self.memory, self.place, self.time) = (memory, place, time)
        outputPath = path
        request = build.request(maker: memory.maker, outputPath: path)
    }

    /// Finds out whether there is nothing to do: the same was asked of the last build, and all that it saw is as it was.
    mutating func isDone(_ report: inout BuildReport) -> Bool {
        guard let request else { return false }
        receiptFailed = true
        guard var receipt = place.receipt(), receipt.request == request, let stamp = outputStamp(),
            receipt.provesOutput(stamp, path: outputPath, margin: memory.margin)
        else { return false }
        let (before, output) = (receipt.time, receipt.output.stamp)
        var finding = receipt.look(at: time, margin: memory.margin)
        if finding == .changed { return false }
        if stamp.says(moreThan: output, from: before, at: time, margin: memory.margin) {
            finding = .sameAndProvesMore
        }
        if finding == .sameAndProvesMore {
            (receipt.output.stamp, receipt.time) = (stamp, time)
            place.replace(receipt)
        }
        receipt.fill(&report)
        return true
    }

    /// Reads what the last build remembered.
    mutating func open() {
        earlier = place.record().flatMap { BuildRecord(Array($0), maker: memory.maker, outputPath: outputPath) }
    }

    /// Remembers a build for the next one. Nobody is told if that fails: the next one reads all pictures, and no more.
    ///
    /// - Parameters:
    ///   - plan: What was known and read.
    ///   - report: What there is to say.
    ///   - checksum: That of the output; nil if the output was known to be what the build would make.
    func keep(_ plan: ReadingPlan, _ report: BuildReport, checksum: UInt64?) {
        guard let stamp = outputStamp(), let checksum = checksum ?? earlier?.output.checksum else { return }
        let record = BuildRecord(
            time: time, output: .init(stamp: stamp, checksum: checksum, content: plan.storedContent),
            pictures: plan.recordedPictures())
        let receipt = BuildReceipt(
            report, plan, request: request, output: .init(stamp: stamp, checksum: checksum), at: time,
            margin: memory.margin)
        place.write(receipt, record: record.bytes(maker: memory.maker, outputPath: outputPath))
        if earlier == nil { place.removeStale() }
    }

    /// Remembers a build that changed nothing, if the next one gains by it.
    func refresh(_ plan: ReadingPlan, _ report: BuildReport) {
        guard let earlier, let stamp = outputStamp() else { return }
        let margin = memory.margin
        guard
            plan.knowsMore(than: earlier, at: time, margin: margin)
                || stamp.says(moreThan: earlier.output.stamp, from: earlier.time, at: time, margin: margin)
                || receiptFailed
        else { return }
        keep(plan, report, checksum: nil)
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
