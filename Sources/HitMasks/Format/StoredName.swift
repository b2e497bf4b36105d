/// Where the two parts of a name lie: what it shares with its neighbours, mostly a folder, and the rest.
package struct StoredName: Sendable, Hashable {
    package let prefix: Range<Int>
    package let rest: Range<Int>

    var count: Int { prefix.count + rest.count }
}

extension RawBytes {
    func text(_ name: StoredName) -> String {
        let prefix = withBuffer(name.prefix) { String(decoding: $0, as: UTF8.self) }
        return prefix + withBuffer(name.rest) { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether the bytes of one name come before those of the other; a name comes before those that it begins.
    func orders(_ left: StoredName, before right: StoredName) -> Bool {
        if left.prefix == right.prefix {
            return withBuffer(left.rest) { left in
                withBuffer(right.rest) { right in left.lexicographicallyPrecedes(right) }
            }
        }
        for index in 0..<min(left.count, right.count) {
            let (a, b) = (byte(index, of: left), byte(index, of: right))
            if a != b { return a < b }
        }
        return left.count < right.count
    }

    /// Below, at or above 0 as the text comes before, is, or comes after the name.
    func compare(_ text: UnsafeRawBufferPointer, with name: StoredName) -> Int {
        for index in 0..<min(text.count, name.count) {
            let difference = Int(text[index]) - Int(byte(index, of: name))
            if difference != 0 { return difference }
        }
        return text.count - name.count
    }

    private func byte(_ index: Int, of name: StoredName) -> UInt8 {
        let inRest = index - name.prefix.count
        return u8(at: inRest < 0 ? name.prefix.lowerBound + index : name.rest.lowerBound + inRest)
    }
}
