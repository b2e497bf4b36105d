/// What a figure must reach and what it aims at. All are upper bounds; smaller is better.
struct Goal {
    var must: Double?
    var aim: Double?

    static let all: [String: Goal] = [
        "size.small.vs_png1": Goal(must: 0.47, aim: 0.36),
        "size.button.vs_png1": Goal(must: 0.65, aim: 0.56),
        "size.button.vs_raw": Goal(must: 0.11, aim: 0.093),
        "size.button.file.vs_png1": Goal(must: 0.75),
        "size.large.vs_png1.geomean": Goal(must: 0.86),
        "size.large.vs_png1": Goal(aim: 1.0),
        "lookup.hot.latency.vs_raw": Goal(must: 1.6, aim: 1.3),
        "lookup.hot.inside.latency.vs_raw": Goal(must: 2.3, aim: 1.6),
        "lookup.many.latency.vs_raw": Goal(must: 0.5, aim: 0.3),
        "lookup.expanded.latency.vs_raw": Goal(must: 1.07),
        "validate.ms_per_mb": Goal(must: 1.0),
        "validate.masks10000.ms": Goal(must: 2.0),
        "build.noop_stat.vs_read": Goal(must: 0.8),
        "build.noop_stat.vs_compile": Goal(must: 0.08),
        "build.noop_digest.vs_read": Goal(must: 1.5),
    ]
}
