import HitMasks

extension BuildReport {
    /// A mask of the output.
    package struct Mask: Sendable {
        let name: String
        let variant: String
        let scale: Double
        let width: Int
        let height: Int
        let opaqueCount: Int
        let byteCount: Int

        init(_ read: ReadPicture) {
            let (picture, traits) = (read.picture, read.traits)
            name = read.input.name
            variant = traits.variantText
            scale = traits.scale.value
            width = picture.width
            height = picture.height
            opaqueCount = picture.opaqueCount
            byteCount = picture.digest.byteCount
        }

        fileprivate var json: JSON {
            let share = Double(opaqueCount) / Double(width * height)
            return [
                "name": .string(name), "variant": .string(variant), "scale": .number(scale),
                "width": .integer(width), "height": .integer(height), "opaquePixels": .integer(opaqueCount),
                "opaqueShare": .number((share * 1e6).rounded() / 1e6), "bytes": .integer(byteCount),
            ]
        }
    }

    /// How long the parts of a build took, in seconds.
    package struct Timings: Sendable {
        /// Finding the pictures.
        package var search = 0.0
        /// Reading them and making masks.
        package var read = 0.0
        /// Writing the file and reading it back.
        package var write = 0.0
    }

    /// The report for other programs: docs/pipelines/README.md, "The report".
    ///
    /// - Parameters:
    ///   - tool: The name and version of the tool.
    ///   - seconds: How long everything took.
    /// - Returns: An object.
    package func json(tool: String, seconds: Double) -> JSON {
        let isDone = outcome != nil
        return [
            "tool": .string(tool),
            "outcome": .string(outcomeWord),
            "output": [
                "path": .string(output.path), "bytes": isDone ? .integer(byteCount) : .null,
                "masks": isDone ? .integer(maskCount) : .null,
            ],
            "inputs": .array(
                dependencies.filter { !$0.hasSuffix("/") }.map { path in
                    let size = (try? FileStatus(of: path)).map { JSON.integer($0.byteCount) }
                    return ["path": .string(path), "bytes": size ?? .null]
                }),
            "masks": .array(isDone ? masks.map(\.json) : []),
            "messages": .array(messages(verbose: true).map(\.json)),
            "seconds": [
                "search": timings.search.json, "read": timings.read.json, "write": timings.write.json,
                "whole": seconds.json,
            ],
        ]
    }

    private var outcomeWord: String {
        switch outcome {
        case .written: "written"
        case .unchanged: "unchanged"
        case nil: "failed"
        }
    }

    /// The report of a build that could not start.
    package static func json(
        tool: String, output: String, fault: (path: String, text: String), seconds: Double
    ) -> JSON {
        let message: JSON = [
            "severity": "error", "path": .string(fault.path), "line": .null, "text": .string(fault.text),
        ]
        return [
            "tool": .string(tool), "outcome": "failed",
            "output": ["path": .string(output), "bytes": .null, "masks": .null],
            "inputs": [], "masks": [], "messages": [message],
            "seconds": ["search": 0.0.json, "read": 0.0.json, "write": 0.0.json, "whole": seconds.json],
        ]
    }
}

extension Diagnostic {
    fileprivate var json: JSON {
        [
            "severity": .string(severity.word), "path": .string(path), "line": line.map { .integer($0) } ?? .null,
            "text": .string(reason.description),
        ]
    }
}

extension Double {
    /// Seconds, to the microsecond.
    fileprivate var json: JSON { .number((self * 1e6).rounded() / 1e6) }
}

extension JSON: ExpressibleByStringLiteral {
    /// A text.
    package init(stringLiteral value: String) { self = .string(value) }
}

/// Takes the times between its laps.
struct LapTimer {
    private var last = ContinuousClock.now

    /// The seconds since the last lap, or since the start.
    mutating func lap() -> Double {
        let now = ContinuousClock.now
        defer { last = now }
        let (seconds, attoseconds) = (now - last).components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
