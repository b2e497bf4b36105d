import HitMaskCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

openStandardStreams()
let terminal = Terminal()
Interruption.watch { terminal.clearLine() }
let words = CommandLine.readWords()
for word in words.unreadable {
    terminal.report(word, "the argument is not UTF-8 text")
}
let status = words.unreadable.isEmpty ? Tool(terminal: terminal).run(words.readable) : .failed
exit(status.rawValue)
