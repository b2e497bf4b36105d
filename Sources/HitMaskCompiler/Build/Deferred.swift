/// A list whose length is known and whose elements are worked out when somebody asks for them, which is seldom.
package struct Deferred<Element: Sendable>: Sendable {
    /// The number of elements.
    package let count: Int
    private let make: @Sendable () -> [Element]

    /// Makes a list that is worked out anew each time it is asked for.
    init(count: Int, _ make: @escaping @Sendable () -> [Element]) {
        (self.count, self.make) = (count, make)
    }

    /// Makes a list that is there.
    init(_ elements: [Element] = []) {
        self.init(count: elements.count) { elements }
    }

    /// The elements, in their order.
    package var elements: [Element] { make() }
}
