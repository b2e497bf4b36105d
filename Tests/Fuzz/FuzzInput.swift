import HitMasks

/// Takes decisions and numbers from the bytes of a fuzzer, from the first on; zeros when they are used up.
struct FuzzInput {
    private let bytes: UnsafeRawBufferPointer
    private var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isEmpty: Bool { offset >= bytes.count }
    /// What is left.
    var rest: [UInt8] { Array(bytes[min(offset, bytes.count)...]) }

    mutating func byte() -> UInt8 {
        guard !isEmpty else { return 0 }
        defer { offset += 1 }
        return bytes[offset]
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

    mutating func word() -> UInt64 { bytes(8).reduce(0) { $0 << 8 | UInt64($1) } }

    mutating func flag() -> Bool { byte() & 1 != 0 }

    /// A whole number of a range of at most 256.
    mutating func number(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(byte()) % range.count }

    mutating func choice<Values: RandomAccessCollection>(_ values: Values) -> Values.Element where Values.Index == Int {
        values[values.startIndex + Int(byte()) % values.count]
    }

    /// Any number there is: mostly a modest one, sometimes one of those that break arithmetic, sometimes any 64 bits.
    mutating func real() -> Double {
        switch byte() {
        case 0..<96: return Double(Int8(bitPattern: byte()))
        case 96..<144: return Double(Int8(bitPattern: byte())) / 8
        case 144..<176: return Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte()))) / 64
        case 176..<224: return choice(FuzzInput.oddNumbers)
        default: return Double(bitPattern: word())
        }
    }

    /// A number that is an ordinary size, mostly.
    mutating func size() -> Double {
        let value = real()
        return byte() < 224 ? value.magnitude : value
    }

    static let oddNumbers: [Double] = [
        0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .ulpOfOne, 1 - .ulpOfOne / 2, 1 + .ulpOfOne, 1e300, -1e300,
        1e-300, 9_223_372_036_854_775_808, -9_223_372_036_854_775_808, 9_223_372_036_854_774_784, 4_294_967_296,
        2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 65_535, 65_536, 255.999999999999, 0.1, 1 / 3, 1e18, -1e18,
        1e16, .pi,
    ]

    /// A whole number: mostly a small one, sometimes one of those that sums overflow with.
    mutating func whole() -> Int {
        let value = byte()
        return value < 224
            ? Int(value) % 28 - 6 : choice([.max, .min, .max - 1, 1 << 62, 1 << 53, 65_536, Int(Int32.min)])
    }

    mutating func point() -> HitMask.Point { HitMask.Point(x: real(), y: real()) }

    mutating func rect() -> HitMask.Rect { HitMask.Rect(x: real(), y: real(), width: size(), height: size()) }

    mutating func transform() -> HitMask.AffineTransform {
        switch byte() % 6 {
        case 0: .identity
        case 1: HitMask.AffineTransform(translationX: real(), y: real())
        case 2: HitMask.AffineTransform(scaleX: real(), y: real())
        case 3: HitMask.AffineTransform(rotationAngle: real())
        default: HitMask.AffineTransform(a: real(), b: real(), c: real(), d: real(), tx: real(), ty: real())
        }
    }

    /// A bitmap of these sides at most, from its bits.
    mutating func bitmap(sides: ClosedRange<Int>) -> HitMask.Bitmap {
        let (width, height) = (number(sides), number(sides))
        var bitmap = HitMask.Bitmap(width: width, height: height)
        let period = number(1...64)
        var pattern = bytes(period)
        for y in 0..<height {
            for x in 0..<width {
                let bit = y * width + x
                // The bytes repeat once the input is used up, each time changed a little.
                if bit > 0, bit % (8 * period) == 0 {
                    pattern = isEmpty ? pattern.map { $0 &* 5 &+ 1 } : bytes(period)
                }
                if pattern[bit / 8 % period] >> UInt8(bit % 8) & 1 != 0 { bitmap.set(x: x, y: y) }
            }
        }
        return bitmap
    }
}
