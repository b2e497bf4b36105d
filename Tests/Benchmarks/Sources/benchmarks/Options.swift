import Foundation

/// What the command line asks for.
struct Options {
    var art = Options.defaultArt
    var json = false
    var check = false
    var quick = false
    /// Only the keys that begin with this.
    var only = ""

    static let usage = """
        usage: benchmarks [--art DIR] [--only PREFIX] [--quick] [--json] [--check]
          --art DIR      the folder that fetch-art filled (default \(defaultArt))
          --only PREFIX  only the figures whose keys begin so: size, lookup.hot, validate
          --quick        fewer rounds, no file of 100,000 masks, no huge picture
          --json         one object instead of a table
          --check        exit 1 if a figure misses its must

        """

    struct Unknown: Error, CustomStringConvertible {
        let argument: String
        var description: String { "unknown or incomplete argument \(argument)\n\(Options.usage)" }
    }

    init(_ arguments: some Sequence<String>) throws {
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": json = true
            case "--check": check = true
            case "--quick": quick = true
            case "--art":
                guard let folder = rest.popFirst() else { throw Unknown(argument: argument) }
                art = folder
            case "--only":
                guard let prefix = rest.popFirst() else { throw Unknown(argument: argument) }
                only = prefix
            default: throw Unknown(argument: argument)
            }
        }
    }

    /// Whether any figure below a prefix is asked for: `wants("lookup.hot")` is true for `--only lookup.hot.latency`.
    func wants(_ prefix: String) -> Bool { prefix.hasPrefix(only) || only.hasPrefix(prefix) }

    /// The rounds of an interleaved comparison. Odd, so that the median is one of them.
    var rounds: Int { quick ? 7 : 15 }

    /// The rounds of a comparison of whole processes, which take seconds.
    var buildRounds: Int { quick ? 3 : 7 }

    /// Where fetch-art puts the art when it is not told.
    static var defaultArt: String {
        let environment = ProcessInfo.processInfo.environment
        if let art = environment["HITMASK_ART"] { return art }
        let cache = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        return cache + "/hitmask-art"
    }
}

/// Says something to the person, apart from the figures.
func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
