import HitMaskCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where messages go, and how they look there.
struct Terminal: Sendable {
    /// Whether somebody watches the messages as they come.
    let isInteractive: Bool
    /// Whether messages may have colours.
    let hasColour: Bool

    /// Looks at the standard error and at what the user wishes (`NO_COLOR`, `TERM=dumb`).
    init() {
        isInteractive = isatty(STDERR_FILENO) != 0 && environment("TERM") != "dumb"
        hasColour = isInteractive && environment("NO_COLOR").isEmpty
    }

    /// Writes messages to the standard error, a line each.
    func report(_ messages: [Diagnostic]) {
        write(messages.map { line($0) }.joined())
    }

    /// Writes one message about a file.
    func report(_ path: String, line: Int? = nil, _ text: String) {
        let place = path.escaped + (line.map { ":\($0)" } ?? "")
        write(self.line(place, .error, text.escaped))
    }

    /// Writes text to the standard error as it is. There is nobody to tell if that fails.
    func write(_ text: String) { try? Descriptor.standardError().write(text.utf8) }

    /// Removes what the cursor's line shows, such as a progress bar.
    func clearLine() {
        if isInteractive { write("\r\u{1B}[K") }
    }

    private func line(_ message: Diagnostic) -> String { line(message.place, message.severity, message.text) }

    private func line(_ place: String, _ severity: Diagnostic.Severity, _ text: String) -> String {
        guard hasColour else { return "\(place): \(severity.word): \(text)\n" }
        let colour =
            switch severity {
            case .error: "31"
            case .warning: "35"
            case .note, .hint: "36"
            }
        return "\u{1B}[1m\(place):\u{1B}[0m \u{1B}[1;\(colour)m\(severity.word):\u{1B}[0m \(text)\n"
    }
}

/// Writes results to the standard output.
func printResults(_ text: some Collection<UInt8>) throws(SystemFault) {
    try Descriptor.standardOutput().write(text)
}

/// Writes results to the standard output.
func printResults(_ text: String) throws(SystemFault) { try printResults(Array(text.utf8)) }

/// Seconds since some moment, unmoved by changes of the clock.
func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func environment(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
