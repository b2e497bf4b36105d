/// The candidates that look like a misspelt word, the likeliest first: at most three.
///
///     closest(to: "--job", among: ["--jobs", "--quiet"])   // ["--jobs"]
///
/// A candidate counts if few letters were dropped, added, swapped or changed, or if the word is the beginning, the end
/// or a part between slashes of it.
package func closest(to word: String, among candidates: some Sequence<String>) -> [String] {
    let letters = Array(word.lowercased().unicodeScalars)
    let limit = max(1, letters.count / 3)
    var ranked: [(distance: Int, candidate: String)] = []
    for candidate in candidates {
        let other = Array(candidate.lowercased().unicodeScalars)
        var distance = abs(other.count - letters.count) <= limit ? editDistance(letters, other) : .max
        let isPart = other.starts(with: letters) || other.reversed().starts(with: letters.reversed())
        if isPart, letters.count >= 3 { distance = min(distance, limit) }
        if distance <= limit { ranked.append((distance, candidate)) }
    }
    ranked.sort {
        ($0.distance, $0.candidate.utf8.count, $0.candidate) < ($1.distance, $1.candidate.utf8.count, $1.candidate)
    }
    let least = ranked.first?.distance ?? 0
    return ranked.prefix(3).filter { $0.distance <= least + 1 }.map(\.candidate)
}

/// The number of letters to drop, add, change or swap with their neighbour to get from one word to the other.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
        var row = [i + 1]
        for j in other.indices {
            var least = min(last[j] + (one[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            let isSwapped = i > 0 && j > 0 && one[i] == other[j - 1] && one[i - 1] == other[j]
            if isSwapped { least = min(least, beforeLast[j - 1] + 1) }
            row.append(least)
        }
        (beforeLast, last) = (last, row)
    }
    return last[other.count]
}
