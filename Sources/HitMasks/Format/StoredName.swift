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
        if left.prefix == right.prefix { return orders(left.rest, before: right.rest) }
        for index in 0..<min(left.count, right.count) {
            let (a, b) = (byte(index, of: left), byte(index, of: right))
            if a != b { return a < b }
        }
        return left.count < right.count
    }

    private func orders(_ left: Range<Int>, before right: Range<Int>) -> Bool {
        let count = min(left.count, right.count)
        var index = 0
        // Eight bytes at once, the first one highest.
        while index &+ 8 <= count {
            let a = u64(at: left.lowerBound &+ index).byteSwapped
            let b = u64(at: right.lowerBound &+ index).byteSwapped
            if a != b { return a < b }
            index &+= 8
        }
        while index < count {
            let (a, b) = (u8(at: left.lowerBound &+ index), u8(at: right.lowerBound &+ index))
            if a != b { return a < b }
            index &+= 1
        }
        return left.count < right.count
    }

    /// Below, at or above 0 as the text comes before, is, or comes after the name.
    func compare(_ text: UnsafeRawBufferPointer, with name: StoredName) -> Int {
        let text = RawBytes(text)
        let inPrefix = min(text.count, name.prefix.count)
        let difference = compare(text, 0..<inPrefix, with: name.prefix)
        guard difference == 0, text.count >= name.prefix.count else { return difference == 0 ? -1 : difference }
        let inRest = min(text.count - inPrefix, name.rest.count)
        let last = compare(text, inPrefix..<inPrefix + inRest, with: name.rest)
        return last == 0 ? text.count - name.count : last
    }

    /// The first difference of a part of the text from as many bytes here.
    private func compare(_ text: RawBytes, _ part: Range<Int>, with own: Range<Int>) -> Int {
        var index = 0
        while index &+ 8 <= part.count, text.u64(at: part.lowerBound &+ index) == u64(at: own.lowerBound &+ index) {
            index &+= 8
        }
        while index < part.count {
            let difference = Int(text.u8(at: part.lowerBound &+ index)) &- Int(u8(at: own.lowerBound &+ index))
            if difference != 0 { return difference }
            index &+= 1
        }
        return 0
    }

    private func byte(_ index: Int, of name: StoredName) -> UInt8 {
        let inRest = index - name.prefix.count
        return u8(at: inRest < 0 ? name.prefix.lowerBound + index : name.rest.lowerBound + inRest)
    }
}
