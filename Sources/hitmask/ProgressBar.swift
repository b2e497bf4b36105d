/// A bar on the terminal for work that lasts longer than a moment.
///
/// `show` is called by one thread at a time, as `MaskBuild.run` promises; this makes the class safe to share.
final class ProgressBar: @unchecked Sendable {
    private let terminal: Terminal
    private let isWanted: Bool
    private let start = monotonicSeconds()
    private var lastDrawn = 0.0

    /// How long the work lasts before the bar shows, and how often it changes, in seconds.
    private static let (patience, pace) = (0.5, 0.1)
    private static let width = 30

    /// Makes a bar that does not show yet, and never does unless somebody watches.
    init(on terminal: Terminal, isWanted: Bool) {
        self.terminal = terminal
        self.isWanted = isWanted && terminal.isInteractive
    }

    /// Draws the bar if it is time.
    func show(finished: Int, of all: Int) {
        guard isWanted else { return }
        let now = monotonicSeconds()
        guard now - start > ProgressBar.patience, now - lastDrawn > ProgressBar.pace else { return }
        lastDrawn = now
        terminal.write("\r" + ProgressBar.text(finished: finished, of: all) + "\u{1B}[K")
    }

    /// Removes the bar.
    func clear() {
        if lastDrawn > 0 { terminal.clearLine() }
    }

    static func text(finished: Int, of all: Int) -> String {
        let done = all > 0 ? finished * width / all : width
        let bar = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
        return "compiling [\(bar)] \(finished) of \(all)"
    }
}
