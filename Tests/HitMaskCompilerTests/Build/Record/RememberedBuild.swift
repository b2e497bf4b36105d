import Foundation
import HitMasks
import TestSupport
import Testing

@testable import HitMaskCompiler

/// A folder of art that is built again and again: with a record, and beside it without.
struct RememberedBuild {
    let folder: TemporaryFolder
    var build = MaskBuild()

    /// What a build did, with the paths of both kinds of build made one.
    struct Result {
        let bytes: [UInt8]?
        let messages: [String]
        let outcome: OutputTarget.Outcome?
        /// The pictures that were decoded.
        let readCount: Int
        let maskCount: Int
        let byteCount: Int
    }

    /// Trusts stamps as they are, whatever their times; the files must then be written with `replace`.
    static let trusting: Int64 = -3600
    /// Trusts no stamp.
    static let distrustful: Int64 = 3600

    init() throws {
        folder = try TemporaryFolder()
        build.inputs = [folder.path("art")]
        build.jobs = 2
        try folder.write([], to: "art/.keep")
    }

    /// Builds with what was remembered.
    func remembering(margin: Int64 = trusting, maker: String = "test 1") throws -> Result {
        var build = build
        build.memory = BuildMemory(file: folder.path("record"), maker: maker)
        build.memory?.margin = margin
        return try run(build, to: "out.hitmask")
    }

    /// Builds from nothing.
    func fresh() throws -> Result {
        if folder.has("new.hitmask") { try FileManager.default.removeItem(atPath: folder.path("new.hitmask")) }
        return try run(build, to: "new.hitmask")
    }

    private func run(_ build: MaskBuild, to name: String) throws -> Result {
        let read = Lock(0)
        let report = build.run(to: try OutputTarget(folder.path(name))) { _, _ in read.use { $0 += 1 } }
        let messages = (report.messages(verbose: true) + report.messages(verbose: false)).map {
            $0.description.replacingOccurrences(of: folder.path + "/", with: "")
                .replacingOccurrences(of: "new.hitmask", with: "out.hitmask")
        }
        return Result(
            bytes: report.outcome == nil ? nil : try folder.bytes(of: name), messages: messages,
            outcome: report.outcome, readCount: read.use { $0 }, maskCount: report.maskCount,
            byteCount: report.byteCount)
    }

    /// Builds in both ways, and makes sure that they agree on every byte and every message.
    @discardableResult
    func compared(margin: Int64 = trusting, _ comment: String = "") throws -> Result {
        let own = try remembering(margin: margin)
        let other = try fresh()
        try #require(own.messages == other.messages, "\(comment)")
        try #require(own.bytes == other.bytes, "\(comment)")
        #expect((own.maskCount, own.byteCount) == (other.maskCount, other.byteCount), "\(comment)")
        return own
    }

    /// Writes a file that takes the place of another one, so that its stamp is another in any case.
    func replace(_ name: String, _ bytes: [UInt8]) throws {
        try folder.write(bytes, to: "written")
        try FileManager.default.createDirectory(
            atPath: (folder.path(name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try #require(rename(folder.path("written"), folder.path(name)) == 0)
    }

    func remove(_ name: String) throws {
        if folder.has(name) { try FileManager.default.removeItem(atPath: folder.path(name)) }
    }

    /// Gives a file the time of a long gone day.
    func setTime(_ name: String, seconds: Int = 0) {
        var times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
        #expect(utimensat(AT_FDCWD, folder.path(name), &times, 0) == 0)
    }
}
