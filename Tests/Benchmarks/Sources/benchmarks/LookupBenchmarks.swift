/// How long an answer takes, next to a raw bitmap. Below 1 the library is faster.
struct LookupBenchmarks {
    let corpus: Corpus

    func run(_ options: Options, _ report: inout Report) throws {
        for size in [SizeClass.button, .small, .large] {
            // Buttons are what the project is for: their keys go without a class.
            let prefix = size == .button ? "lookup.hot" : "lookup.\(size).hot"
            for (aim, infix) in [(Aim.around, ""), (.inside, ".inside")] {
                try runHot(size, aim, prefix + infix, options, &report)
            }
        }
        for (aim, infix) in [(Aim.around, ""), (.box, ".box"), (.inside, ".inside")] {
            try runMany(aim, "lookup.many" + infix, options, &report)
        }
    }

    private func runHot(
        _ size: SizeClass, _ aim: Aim, _ prefix: String, _ options: Options, _ report: inout Report
    ) throws {
        let givesExpanded = size == .button && aim == .around
        guard !corpus[size].isEmpty, options.wants(prefix) || givesExpanded && options.wants("lookup.expanded")
        else { return }
        let lookups = try HotLookups(size, aim: aim, artworks: corpus[size])
        for pace in [Pace.latency, .tight, .throughput] {
            let medians = try lookups.medians(pace, rounds: options.rounds)
            report.add(medians, prefix, pace)
            if givesExpanded, pace != .tight {
                // It is made for loops, where a bitmap of one's own is inlined.
                report.add("lookup.expanded.\(pace).vs_raw", medians["expanded"]! / medians["rawInlined"]!)
            }
        }
    }

    private func runMany(_ aim: Aim, _ prefix: String, _ options: Options, _ report: inout Report) throws {
        guard !corpus[.button].isEmpty, options.wants(prefix) else { return }
        let lookups = try ManyLookups(aim: aim, artworks: corpus[.button])
        for pace in [Pace.latency, .tight, .throughput] {
            let medians = try lookups.medians(pace, rounds: options.rounds)
            report.add(medians, prefix, pace)
        }
    }
}

extension Report {
    fileprivate mutating func add(_ medians: [String: Double], _ prefix: String, _ pace: Pace) {
        add("\(prefix).\(pace).vs_raw", medians["mask"]! / medians["raw"]!)
        add("\(prefix).\(pace).vs_raw_inlined", medians["mask"]! / medians["rawInlined"]!)
    }
}
