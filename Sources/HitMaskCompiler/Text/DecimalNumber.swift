import HitMasks

/// A decimal number as it was written, exactly: digits ÷ 10^decimals.
struct DecimalNumber: Hashable {
    private let isNegative: Bool
    private let digits: UInt64
    private let decimals: Int

    private static let mostDecimals = 18

    /// Reads `12`, `-3`, `+0.5`, `2.0`, `1e2`, with spaces around; nil for anything else and for what has more than 18
    /// digits that count.
    init?(_ text: some StringProtocol) {
        var rest = Array(text.utf8)[...].trimmingSpaces
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
        let mantissa = rest.prefix { $0 | 0x20 != UInt8(ascii: "e") }
        guard let exponent = Self.exponent(rest.dropFirst(mantissa.count)) else { return nil }
        let parts = mantissa.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return nil }
        var figures = Array(parts.joined())
        var decimals = (parts.count == 2 ? parts[1].count : 0) - exponent
        guard figures.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        while figures.count > 1, decimals > 0, figures.last == UInt8(ascii: "0") {
            figures.removeLast()
            decimals -= 1
        }
        let counting = figures.drop { $0 == UInt8(ascii: "0") }
        guard !counting.isEmpty else {
            (digits, self.decimals) = (0, 0)
            return
        }
        guard decimals <= Self.mostDecimals, counting.count - min(decimals, 0) <= Self.mostDecimals else { return nil }
        let value = counting.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
        digits = value * Self.power(-min(decimals, 0))
        self.decimals = max(decimals, 0)
    }

    private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
        guard let digits = Optional(text.dropFirst()), !text.isEmpty else { return 0 }
        guard digits.count <= 6 else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    private static func power(_ exponent: Int) -> UInt64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

    /// The number times a small factor if that is whole and within 32 bits, else nil.
    func whole(times factor: UInt64 = 1) -> Int? {
        let (product, overflows) = digits.multipliedReportingOverflow(by: factor)
        let (quotient, remainder) = product.quotientAndRemainder(dividingBy: Self.power(decimals))
        guard !overflows, remainder == 0, quotient <= UInt64(Int32.max) else { return nil }
        return isNegative ? -Int(quotient) : Int(quotient)
    }

    /// The nearest number of pixels per point, or nil for 0, negative numbers and what is out of range.
    ///
    /// It is exact where both parts of the fraction fit into 16 bits: `0.5`, `1.25`. Else it is a convergent of the
    /// number's continued fraction, so that `0.333333` is 1/3.
    var pixelScale: PixelScale? {
        guard !isNegative, digits > 0 else { return nil }
        var (numerator, denominator) = (digits, Self.power(decimals))
        var (before, last) = ((p: UInt64(0), q: UInt64(1)), (p: UInt64(1), q: UInt64(0)))
        while denominator > 0 {
            let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
            let (p, pOverflows) = whole.multipliedReportingOverflow(by: last.p)
            guard !pOverflows, p <= 65_535, whole <= 65_535 else { break }
            let next = (p: p + before.p, q: whole * last.q + before.q)
            guard next.p <= 65_535, next.q <= 65_535 else { break }
            (before, last) = (last, next)
            (numerator, denominator) = (denominator, rest)
        }
        return PixelScale(pixels: UInt16(last.p), points: UInt16(last.q))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces, tabs and line ends on either side.
    var trimmingSpaces: ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        var rest = drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return rest
    }
}
