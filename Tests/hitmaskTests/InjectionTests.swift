#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// System calls that fail, and signals that come, at every call in turn. Those of the program's start are among them.
    @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "needs strace"))
    struct `At every call` {
        private let hitmask: BuiltTool
        private var folder: TemporaryFolder { hitmask.folder }

        init() throws {
            hitmask = try BuiltTool()
            try hitmask.draw("art/a.png")
            try hitmask.draw("art/b.png", SamplePicture.stripes(1))
            #expect(try hitmask("compile", "art", "-o", "new", "--quiet").status == 0)
        }

        /// One compilation after another, the n-th of which is disturbed at the n-th call, until one has so many no more.
        private func disturb(
            _ call: String, _ how: String, most: Int, mayBeTooLate: Bool = false,
            _ check: (BuiltTool.Result, _ isNew: Bool) throws -> Void
        ) throws {
            let new = try folder.bytes(of: "new")
            let before = try folder.names
            var disturbed = 0
            for count in 1...most {
                try folder.write([1], to: "x")
                let words = ["-f", "-qq", "-o", "/dev/null", "-e", "inject=\(call):\(how):when=\(count)"]
                let tool = [BuiltTool.path, "compile", "art", "-o", "x", "--quiet", "--no-cache"]
                let result = try hitmask.run("/usr/bin/strace", words + tool, input: [])
                let found = try folder.bytes(of: "x")
                // Never anything else, whatever became of the program.
                try #require([[1], new].contains(found), "\(call) \(count)")
                try check(result, found == new)
                let left = try folder.names.filter { !before.contains($0) && $0 != "x" }
                // Only a program that was ended before it could hear of it may leave its temporary file.
                if result.status < 128 || [130, 143].contains(result.status) {
                    try #require(left == [], "\(call) \(count)")
                }
                for name in left { unlink(folder.path(name)) }
                if result.status != 0 { disturbed += 1 }
            }
            // A signal that comes with one of the last calls may find the program gone.
            #expect(disturbed > 0 || mayBeTooLate, "\(call) was never disturbed")
        }

        @Test(arguments: [
            ("openat", "EMFILE", 70), ("openat", "ENOENT", 70), ("read", "EIO", 40),
            ("fstat,newfstatat,statx", "EIO", 60),
            ("getdents64", "EIO", 4),
        ])
        func `a failure leaves the old file or the new one, and no other`(call: String, code: String, most: Int) throws
        {
            try disturb(call, "error=\(code)", most: most) { result, isNew in
                if result.status == 0 { #expect(isNew) }
                if result.status == 1 { #expect(!result.errors.isEmpty) }
            }
        }

        /// Swift ends a program that gets no memory. That is not a clean end, and yet no half file.
        @Test func `a lack of memory leaves the old file or the new one`() throws {
            try disturb("mmap", "error=ENOMEM", most: 60) { result, isNew in
                if result.status == 0 { #expect(isNew) }
            }
        }

        @Test(
            arguments: [
                ("openat", 45), ("read", 25), ("write", 4), ("fsync", 3), ("close", 40), ("rename", 2), ("mmap", 45),
            ],
            [("SIGINT", Int32(130)), ("SIGTERM", 143)])
        func `a signal leaves the old file or the new one, and no other`(
            call: (name: String, most: Int), signal: (name: String, status: Int32)
        ) throws {
            try disturb(call.name, "signal=\(signal.name)", most: call.most, mayBeTooLate: true) { result, isNew in
                #expect([0, signal.status].contains(result.status), "\(result.status) \(result.errors)")
                if result.status == 0 { #expect(isNew) }
            }
        }

        @Test func `a picture that vanishes before it is read is named, and the old file stays`() throws {
            try folder.write([1], to: "x")
            // What the folder lists is gone when it is opened.
            let words = ["-f", "-qq", "-o", "/dev/null", "-P", "art/b.png", "-e", "inject=openat:error=ENOENT"]
            let tool = [BuiltTool.path, "compile", "art", "-o", "x", "--quiet", "--no-cache"]
            let result = try hitmask.run("/usr/bin/strace", words + tool, input: [])
            #expect(result.status == 1)
            let message = "art/b.png: error: cannot open the file: No such file or directory"
            #expect(result.errorLines.contains(message), "\(result.errors)")
            #expect(try folder.bytes(of: "x") == [1])
        }
    }
#endif
