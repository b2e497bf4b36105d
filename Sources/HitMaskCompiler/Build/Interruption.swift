#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What happens on SIGINT and SIGTERM: the temporary file is removed and the process ends with 130 or 143.
///
/// As long as there is nothing to remove, a handler ends the process. Before the first temporary file, and before any
/// other thread, a thread of its own begins to wait for the signals, which all others block from then on. So the clean-up
/// is ordinary code under a lock instead of a signal handler, and it cannot come between making a file and noting its
/// name. A build that has nothing to do stays a process with one thread, to which the system gives files sooner.
package enum Interruption {
    private static let temporaryFile = Lock<String?>(nil)
    /// What runs before the process ends; nil if nobody watches.
    private static let cleanUp = Lock<(@Sendable () -> Void)?>(nil)

    /// Starts to watch for the signals. Call it once, before any other thread starts.
    ///
    /// A signal that the parent process has switched off stays off.
    ///
    /// - Parameter cleanUp: Runs before the process ends, such as to clear a progress bar.
    package static func watch(cleanUp: @escaping @Sendable () -> Void) {
        _ = signal(SIGPIPE, SIG_IGN)  // A closed pipe is an error of `write`.
        _ = signal(SIGXFSZ, SIG_IGN)  // So is a file that grows over the user's limit.
        self.cleanUp.use { $0 = cleanUp }
        for number in endingSignals where !isIgnored(number) { _ = signal(number) { _exit(128 + $0) } }
    }

    /// Lets a thread wait for the signals from now on. Call it before anything is shown, made or started that a signal
    /// must not leave behind.
    static func prepareToCleanUp() { _ = waiter }

    private static let waiter: Thread? = {
        guard let cleanUp = cleanUp.use({ $0 }) else { return nil }
        let signals = signalSet(endingSignals.filter { !isIgnored($0) })
        var before = block(signals)
        let thread = Thread {
            var signals = signals
            var number: Int32 = 0
            while sigwait(&signals, &number) != 0 {}
            temporaryFile.use { path in
                if let path { unlink(path) }
                cleanUp()
                _exit(128 + number)
            }
        }
        // Where the system has no thread left, the handler ends the process, if with a temporary file.
        if thread == nil { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return thread
    }()

    /// Runs something short that no signal may cut in two.
    static func uninterrupted<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        var before = block(signalSet(endingSignals))
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Runs a step after which another temporary file is to be removed, or none, with no interruption in between.
    ///
    /// The step returns the path of the file that is to be removed from now on if a signal comes.
    static func step<Failure>(_ step: () throws(Failure) -> String?) throws(Failure) {
        prepareToCleanUp()
        try temporaryFile.use { path throws(Failure) in path = try step() }
    }
}

private let endingSignals = [SIGINT, SIGTERM]

private func signalSet(_ numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
}

/// Blocks signals in this thread, and in those that it starts. Returns what was blocked before.
private func block(_ signals: sigset_t) -> sigset_t {
    var (signals, before) = (signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    return before
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
