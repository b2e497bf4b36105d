/// Bytes that are read in place: the one file of the runtime that loads through a pointer.
///
/// Invariants, kept by whoever makes a value:
/// - `base` is valid for reading `count` bytes as long as the ``ByteStorage`` that owns them lives, and whoever
///   holds a `RawBytes` holds that storage too.
/// - The program does not write to the bytes. (Another process can change a mapped file; see the next paragraph.)
///
/// Every load checks its own range and gives 0 outside of it. So nothing that the bytes say, not even bytes that
/// changed in a mapped file after they were validated, can lead to a read outside. The checks cost next to nothing
/// in a lookup: they are always predicted, and no load waits for them.
package struct RawBytes: @unchecked Sendable {
    let base: UnsafeRawPointer
    package let count: Int
    /// The bytes of a buffer. An empty buffer may have no address; its stand-in is never read from.
    package init(_ buffer: UnsafeRawBufferPointer) {
        self.init(base: buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 8)!, count: buffer.count)
    }

    init(base: UnsafeRawPointer, count: Int) {
        self.base = base
        self.count = count
    }

    /// The bytes from `offset` on, to the same end; none if the offset lies outside.
    package func from(_ offset: Int) -> RawBytes {
        guard offset >= 0, offset <= count else { return RawBytes(base: base, count: 0) }
        return RawBytes(base: base + offset, count: count &- offset)
    }

    package func u8(at offset: Int) -> UInt8 { load(at: offset, outside: 0) }

    package func u16(at offset: Int) -> UInt16 { UInt16(littleEndian: load(at: offset, outside: 0)) }

    package func u32(at offset: Int) -> UInt32 { UInt32(littleEndian: load(at: offset, outside: 0)) }

    /// A stored number that is to be at most `limit`, cut to just above it if it is not: it can be added up and compared
    /// without overflow, even where `Int` has 32 bits.
    package func number(at offset: Int, limit: Int) -> Int { min(Int(clamping: u32(at: offset)), limit + 1) }

    package func u64(at offset: Int) -> UInt64 { UInt64(littleEndian: load(at: offset, outside: 0)) }

    /// Four words behind one check.
    @inline(__always)
    package func u64x4(at offset: Int) -> SIMD4<UInt64> {
        let words = load(at: offset, outside: SIMD4<UInt64>(repeating: 0))
        #if _endian(little)
            return words
        #else
            return SIMD4(words[0].byteSwapped, words[1].byteSwapped, words[2].byteSwapped, words[3].byteSwapped)
        #endif
    }

    // Safe: `offset` and `offset + size` lie in 0 ... count, every bit pattern is a value of a `BitwiseCopyable`
    // integer or vector of integers, and `loadUnaligned` asks for no alignment.
    @inline(__always)
    func load<Value: BitwiseCopyable>(at offset: Int, outside: Value) -> Value {
        guard offset >= 0, offset <= count &- MemoryLayout<Value>.size else { return outside }
        return base.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }

    /// A value of at most sixteen bytes, or nil if not all sixteen lie inside. The sixteen zero bytes that end a file
    /// make sure that they do, so in a lookup one comparison guards any load.
    ///
    /// Safe for the same reasons: the offset is at most `count` - 16, and a negative one is a huge unsigned number.
    @inline(__always)
    func word<Value: BitwiseCopyable>(at offset: Int, as type: Value.Type) -> Value? {
        guard UInt(bitPattern: offset) < UInt(bitPattern: max(count &- 15, 0)) else { return nil }
        return base.loadUnaligned(fromByteOffset: offset, as: type)
    }

    /// Lets `body` see the bytes of `range`, cut to what there is. The buffer must not leave the body.
    package func withBuffer<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let inside = range.clamped(to: 0..<count)
        return body(UnsafeRawBufferPointer(start: base + inside.lowerBound, count: inside.count))
    }
}

/// Owns the bytes of a mask file, and ends them when the last mask that looks into them is gone.
package final class ByteStorage: Sendable {
    package let bytes: RawBytes
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// Takes over bytes that somebody made, with the way to end them.
    package init(adopting buffer: UnsafeRawBufferPointer, release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void)
    {
        bytes = RawBytes(buffer)
        self.release = release
    }

    /// Copies the bytes.
    package convenience init(copying source: UnsafeRawBufferPointer) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 16)
        copy.copyMemory(from: source)
        self.init(adopting: UnsafeRawBufferPointer(copy), release: ByteStorage.deallocate)
    }

    /// Ends memory that was allocated, not mapped.
    static let deallocate: @Sendable (UnsafeRawBufferPointer) -> Void = { $0.baseAddress?.deallocate() }

    deinit {
        release(UnsafeRawBufferPointer(start: bytes.base, count: bytes.count))
    }
}
