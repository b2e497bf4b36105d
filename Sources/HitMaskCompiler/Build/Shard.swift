/// One of several parts of a build, each of which can run on another machine; merged they give the whole.
///
/// The names of the masks are sorted by their bytes and dealt out in turn, so all variants of a name are in one shard.
///
///     Shard(index: 2, count: 3)   // of the names a, b, c, d, e: b and e
package struct Shard: Sendable, Hashable {
    /// Which one, from 1 to ``count``.
    package let index: Int
    /// The number of parts.
    package let count: Int

    /// The most parts that a build can have.
    package static let mostShards = 1_000_000

    /// A shard; nil unless `index` lies in `1 ... count`.
    package init?(index: Int, count: Int) {
        guard 1...Shard.mostShards ~= count, 1...count ~= index else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Reads `2/3`; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
            let index = Int(parts[0]), let count = Int(parts[1])
        else { return nil }
        self.init(index: index, count: count)
    }

    /// Divides inputs into those of the shard and all others. Both stay in their order.
    ///
    /// The inputs are in the order of the file (`ArtInput.precedes`), in which those of one name are neighbours.
    func divide(_ inputs: [ArtInput]) -> (own: [ArtInput], others: [ArtInput]) {
        var (own, others): ([ArtInput], [ArtInput]) = ([], [])
        var position = -1
        var previous: ArtInput?
        for input in inputs {
            if !(previous?.name.hasSameBytes(as: input.name) ?? false) { position += 1 }
            previous = input
            if position % count == index - 1 { own.append(input) } else { others.append(input) }
        }
        return (own, others)
    }
}
