import HitMaskCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension CommandLine {
    /// The arguments without the name of the tool, and those that are not UTF-8 with their bytes written out.
    ///
    /// `CommandLine.arguments` repairs such arguments, and the repaired path is that of another file.
    static func readWords() -> (readable: [String], unreadable: [String]) {
        var (readable, unreadable): ([String], [String]) = ([], [])
        for index in 1..<max(1, Int(argc)) {
            guard let word = unsafeArgv[index] else { continue }
            if let text = String(validatingCString: word) {
                readable.append(text)
            } else {
                let bytes = UnsafeRawBufferPointer(start: word, count: strlen(word))
                unreadable.append(String(escapingBytes: Array(bytes)))
            }
        }
        return (readable, unreadable)
    }
}
