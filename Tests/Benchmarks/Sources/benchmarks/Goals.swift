/// What a figure must reach and what it aims at: upper bounds, for smaller is better, and one lower bound.
struct Goal {
    var must: Double?
    var aim: Double?
    /// The least that the figure must be.
    var least: Double?

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
        "build.icons.vs_libpng": Goal(must: 1.30),
        "build.buttons.vs_libpng": Goal(must: 1.15),
        "build.large.vs_libpng": Goal(must: 1.10),
        "build.threads2.vs_spin": Goal(least: 0.9),
        "build.icons.vs_pillow": Goal(must: 1 / 4.0),
        "build.buttons.vs_pillow": Goal(must: 1 / 1.8),
        "build.large.vs_pillow": Goal(must: 1 / 1.5),
        "build.icons.vs_pygame": Goal(must: 1.0),
        "build.buttons.vs_pygame": Goal(must: 1.0),
        "build.large.vs_pygame": Goal(must: 1.0),
        "build.buttons.threads2.vs_pygame": Goal(must: 1 / 1.8),
        "build.icons.peak_mib": Goal(must: 32),
        "build.buttons.peak_mib": Goal(must: 32),
        "build.16384.peak_mib": Goal(must: 64),
    ]
}
