import Foundation

/// A process that starts as from a fresh shell: no signal blocked or ignored, whatever the test runner does with them.
struct ChildProcess {
    let program: String
    let arguments: [String]
    let environment: [String: String]
    /// The folder that it runs in.
    let folder: String
    /// The paths of its standard input, output and error.
    let files: [String]

    /// Why there is no process: the system's error number.
    struct CannotStart: Error { let code: Int32 }

    /// Runs the process to its end.
    ///
    /// - Returns: The exit status, 128 + the signal that ended it as shells have it, or nil if it was killed because it
    ///   did not end within a minute.
    func run() throws -> Int32? {
        let process = try start()
        var status: Int32 = 0
        for _ in 0..<30_000 {
            if waitpid(process, &status, WNOHANG) == process {
                let signal = status & 0x7F
                return signal == 0 ? status >> 8 & 0xFF : 128 + signal
            }
            usleep(2000)
        }
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return nil
    }

    private func start() throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, path) in files.enumerated() {
            let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
            posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
        }

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        for signal in [SIGINT, SIGTERM, SIGPIPE, SIGCHLD, SIGXFSZ] { sigaddset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        // Not every C library offers to change the folder on the way.
        let shell = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder]
        let words = (shell + [program] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, shell[0], &actions, &attributes, words, variables)
        guard code == 0 else { throw CannotStart(code: code) }
        return process
    }
}
