import Foundation
import TestSupport
import Testing

@testable import HitMaskCompiler

@Suite struct `The stamp of a file` {
    private func stamp(
        size: Int = 9, modified: Int64 = 10, changed: Int64 = 10, nanoseconds: Int64 = 0, inode: UInt64 = 3,
        disk: UInt64 = 4
    ) -> FileStamp {
        FileStamp(
            byteCount: size, modified: FileTime(seconds: modified, nanoseconds: nanoseconds),
            changed: FileTime(seconds: changed, nanoseconds: nanoseconds),
            identity: FileIdentity(disk: disk, file: inode))
    }

    /// Every combination of two times before, at and behind the limit, to the nanosecond.
    @Test func `is proof if both times lie more than the margin before the first look, and only then`() {
        for margin: Int64 in [0, 2, 5] {
            let look = FileTime(seconds: 20, nanoseconds: 500)
            let limit = 20 - margin
            for modified in limit - 2...limit + 2 {
                for changed in limit - 2...limit + 2 {
                    for nanoseconds: Int64 in [0, 499, 500, 501] {
                        let stamp = stamp(modified: modified, changed: changed, nanoseconds: nanoseconds)
                        let latest = max(modified, changed) * 1_000_000_000 + nanoseconds
                        let expected = latest < limit * 1_000_000_000 + 500
                        #expect(
                            stamp.provesSameBytes(as: stamp, lookedAtAfter: look, margin: margin) == expected,
                            "\(modified) \(changed) \(nanoseconds) \(margin)")
                    }
                }
            }
        }
    }

    @Test func `is no proof if anything in it is other than it was`() {
        let look = FileTime(seconds: 1000, nanoseconds: 0)
        let own = stamp()
        #expect(own.provesSameBytes(as: stamp(), lookedAtAfter: look, margin: 2))
        let others = [
            stamp(size: 8), stamp(modified: 9), stamp(changed: 11), stamp(nanoseconds: 1), stamp(inode: 4),
            stamp(disk: 3),
        ]
        for other in others {
            #expect(!own.provesSameBytes(as: other, lookedAtAfter: look, margin: 2), "\(other)")
            #expect(!other.provesSameBytes(as: own, lookedAtAfter: look, margin: 2), "\(other)")
        }
    }

    @Test func `is no proof where times are beyond all numbers`() {
        let own = stamp()
        let first = FileTime(seconds: .min, nanoseconds: 0)
        #expect(!own.provesSameBytes(as: own, lookedAtAfter: first, margin: 2))
        let late = stamp(modified: .max, changed: .max)
        #expect(!late.provesSameBytes(as: late, lookedAtAfter: FileTime(seconds: .max, nanoseconds: 0), margin: 2))
    }

    @Test func `is worth another record if it is another one or can be trusted at last`() {
        let (time, later) = (FileTime(seconds: 11, nanoseconds: 0), FileTime(seconds: 15, nanoseconds: 0))
        #expect(stamp().says(moreThan: stamp(), from: time, at: later, margin: 2))
        #expect(!stamp().says(moreThan: stamp(), from: time, at: time, margin: 2))
        #expect(!stamp().says(moreThan: stamp(), from: later, at: later, margin: 2))
        #expect(stamp().says(moreThan: stamp(inode: 9), from: later, at: later, margin: 2))
    }

    @Test func `tells a change of the bytes that keeps size and time, and a file that took another's place`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([1, 2, 3], to: "a")
        func stamp() throws -> FileStamp { try FileStatus(of: path).stamp }
        var past = [timespec(tv_sec: 5, tv_nsec: 6), timespec(tv_sec: 7, tv_nsec: 8)]
        #expect(utimensat(AT_FDCWD, path, &past, 0) == 0)
        let first = try stamp()
        #expect(first.modified == FileTime(seconds: 7, nanoseconds: 8))
        #expect(first.changed > first.modified)
        try folder.write([4, 5, 6], to: "b")
        #expect(utimensat(AT_FDCWD, folder.path("b"), &past, 0) == 0)
        #expect(rename(folder.path("b"), path) == 0)
        let second = try stamp()
        #expect((second.modified, second.byteCount) == (first.modified, first.byteCount))
        #expect(second.identity != first.identity)
    }
}
