import Foundation

/// The figures of a run, by key.
struct Report {
    private(set) var figures: [(key: String, value: Double)] = []
    private(set) var skipped: [String] = []
    let only: String
    /// Whether the figures are held to their goals.
    let hasGoals: Bool

    init(only: String, hasGoals: Bool) {
        self.only = only
        self.hasGoals = hasGoals
    }

    /// Adds a figure, unless other keys were asked for.
    mutating func add(_ key: String, _ value: Double) {
        guard key.hasPrefix(only) else { return }
        figures.append((key, value))
        note("\(key) \(Report.text(value))")
    }

    /// Says in a line what could not be measured, and why.
    mutating func skip(_ line: String) {
        skipped.append(line)
        note("skipped: \(line)")
    }

    var missed: [String] { figures.filter { verdict($0.key, $0.value) == .missed }.map(\.key) }

    var json: String {
        let lines = figures.map { "  \"\($0.key)\": \($0.value)" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}"
    }

    /// The figures with their goals, one a line.
    var table: String {
        let width = max("figure".count, figures.map(\.key.count).max() ?? 0)
        func column(_ text: String, _ width: Int) -> String {
            text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0)
        }
        var lines = [column("figure", width) + "  value       must   aim"]
        for (key, value) in figures {
            let goal = goal(key)
            let must = column(goal?.must.map(Report.text) ?? goal?.least.map { "≥ " + Report.text($0) } ?? "", 7)
            let aim = column(goal?.aim.map(Report.text) ?? "", 7)
            let figure = column(key, width) + "  " + column(Report.text(value), 12)
            lines.append((figure + must + aim + verdict(key, value).rawValue).trimmingCharacters(in: .whitespaces))
        }
        return (lines + skipped.map { "skipped: \($0)" }).joined(separator: "\n")
    }

    private func goal(_ key: String) -> Goal? { hasGoals ? Goal.all[key] : nil }

    private enum Verdict: String {
        case none = ""
        case missed = "misses its must"
        case reached = "ok"
        case aimed = "ok, aim reached"
    }

    private func verdict(_ key: String, _ value: Double) -> Verdict {
        guard let goal = goal(key) else { return .none }
        if let must = goal.must, value > must { return .missed }
        if let least = goal.least { return value < least ? .missed : .reached }
        if let aim = goal.aim, value <= aim { return .aimed }
        return goal.must == nil ? .none : .reached
    }

    /// Three significant digits, in plain notation wherever that is readable.
    static func text(_ value: Double) -> String { String(format: value >= 1000 ? "%.0f" : "%.3g", value) }
}
