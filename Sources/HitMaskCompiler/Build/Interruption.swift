#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What happens on SIGINT and SIGTERM: the temporary file is removed and the process ends with 130 or 143.
///
/// A thread of its own waits for the signals, which all other threads block. So the clean-up is ordinary code under a
/// lock instead of a signal handler, and it cannot come between making a file and noting its name.
package enum Interruption {
    private static let temporaryFile = Lock<String?>(nil)

    /// Starts to wait for the signals. Call it once, before any other thread starts.
    ///
    /// A signal that the parent process has switched off stays off.
    ///
    /// - Parameter cleanUp: Runs before the process ends, such as to clear a progress bar.
    package static func watch(cleanUp: @escaping @Sendable () -> Void) {
        _ = signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error of `write`.
        _ = signal(SIGXFSZ, SIG_IGN)  // So is a file that grows over the user's limit.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] where !isIgnored(number) { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        _ = Thread { [signals] in
            var signals = signals
            var number: Int32 = 0
            while sigwait(&signals, &number) != 0 {}
            temporaryFile.use { path in
                if let path { unlink(path) }
                cleanUp()
                _exit(128 + number)
            }
        }
    }

    /// Runs a step after which another temporary file is to be removed, or none, with no interruption in between.
    ///
    /// The step returns the path of the file that is to be removed from now on if a signal comes.
    static func step<Failure>(_ step: () throws(Failure) -> String?) throws(Failure) {
        try temporaryFile.use { path throws(Failure) in path = try step() }
    }
}

private func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
        let handler = action.__sa_handler.sa_handler
    #else
        let handler = action.__sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the number 1 in the place of a function, on every system.
    return unsafeBitCast(handler, to: Int.self) == 1
}
