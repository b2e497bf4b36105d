internal import CPNG
import HitMasks

/// One PNG being read by the C shim: the only file that touches the reader's pointers.
///
/// The shim never calls back, keeps no pointer that it is given except the bytes of `open(bytes:)`, and after a
/// failure only answers questions. So each pointer here is valid for the call it is passed to, and the reader is freed
/// exactly once, by `deinit`.
struct PNGHandle: ~Copyable {
    private let reader: OpaquePointer

    /// What is read of a picture.
    enum Content {
        /// Mask bits, row by row.
        case bits
        /// Colours, with full alpha where there is enough of it, else none: `readColors(into:)`.
        case colors
        /// Colours and alpha as they are.
        case picture
        /// The frames of an animation: `nextFrame()`.
        case frames
    }

    /// Makes a reader.
    init(_ options: ArtOptions, content: Content = .bits) throws(ArtError) {
        func clamped(_ limit: Int) -> UInt64 { UInt64(max(0, limit)) }
        var plain = cpng_options()
        plain.cut8 = options.alphaThreshold.leastAlpha(maximum: 255)
        plain.cut16 = options.alphaThreshold.leastAlpha(maximum: 65_535)
        plain.max_side = UInt32(min(clamped(options.maximumSide), 0x7FFF_FFFF))
        plain.max_pixels = clamped(options.maximumPixels)
        plain.max_file_bytes = clamped(options.maximumFileBytes)
        plain.setChannel(options)
        switch content {
        case .bits: plain.colours = UInt8(CPNG_NO_COLOURS.rawValue)
        case .colors: plain.colours = UInt8(CPNG_CUT_ALPHA.rawValue)
        case .picture: plain.colours = UInt8(CPNG_WHOLE_ALPHA.rawValue)
        case .frames: plain.frames = 1
        }
        plain.libpng_only = options.usesLibpngOnly ? 1 : 0
        guard let reader = cpng_reader_new(&plain) else { throw .outOfMemory }
        self.reader = reader
    }

    deinit { cpng_reader_free(reader) }

    /// Reads up to the picture's first byte.
    func open(path: String) throws(ArtError) {
        // A C string ends at NUL, so such a path would open another file.
        guard !path.utf8.contains(0) else { throw .cannotRead(operation: "open", errno: 22) }
        try check(path.withCString { cpng_reader_open(reader, $0) })
    }

    /// Reads up to the picture's first byte.
    ///
    /// - Precondition: The bytes stay where they are for as long as the handle is used.
    func open(bytes: UnsafeRawBufferPointer) throws(ArtError) {
        try check(cpng_reader_open_bytes(reader, bytes.baseAddress, bytes.count))
    }

    var info: cpng_info { cpng_reader_info(reader).pointee }

    /// Reads the next rows, as many as the bitmap has, over what it holds.
    func readRows(into bitmap: inout HitMask.Bitmap) throws(ArtError) {
        let height = bitmap.height
        let status = bitmap.bytes.withUnsafeMutableBufferPointer { bits in
            precondition(bits.count == (Int(info.width) + 7) / 8 * height, "the bitmap has the picture's width")
            return cpng_reader_rows(reader, bits.baseAddress, height)
        }
        try check(status)
    }

    /// Reads the next rows as red, green, blue and alpha.
    ///
    /// - Precondition: The reader was made for colours, and the bytes are those of whole rows.
    func readColors(into bytes: inout [UInt8]) throws(ArtError) {
        let rowSize = 4 * Int(info.width)
        let status = bytes.withUnsafeMutableBufferPointer { bytes in
            cpng_reader_rows(reader, bytes.baseAddress, bytes.count / rowSize)
        }
        try check(status)
    }

    /// Goes to the next frame of an animation; nil behind the last one.
    func nextFrame() throws(ArtError) -> cpng_frame? {
        var frame = cpng_frame()
        var isThere: Int32 = 0
        try check(cpng_reader_next_frame(reader, &frame, &isThere))
        return isThere != 0 ? frame : nil
    }

    /// The canvas as it is shown with the frame.
    func composedFrame() throws(ArtError) -> HitMask.Bitmap {
        var bitmap = HitMask.Bitmap(width: Int(info.width), height: Int(info.height))
        let status = bitmap.bytes.withUnsafeMutableBufferPointer { cpng_reader_compose(reader, $0.baseAddress) }
        try check(status)
        return bitmap
    }

    /// Checks everything behind the picture: before this returns, the mask is not certain.
    func finish() throws(ArtError) { try check(cpng_reader_finish(reader)) }

    /// What was odd so far.
    var warnings: [ArtWarning] {
        var notes: UnsafePointer<cpng_note>?
        var dropped = 0
        let count = cpng_reader_notes(reader, &notes, &dropped)
        let listed = UnsafeBufferPointer(start: notes, count: count).map(ArtWarning.init)
        return dropped == 0 ? listed : listed + [.more(count: dropped)]
    }

    private func check(_ status: cpng_status) throws(ArtError) {
        guard status != CPNG_OK else { return }
        var count = 0
        let head = cpng_reader_head(reader, &count)
        throw ArtError(
            cpng_reader_fault(reader).pointee, height: Int(info.height),
            head: [UInt8](UnsafeBufferPointer(start: head, count: count)))
    }
}

extension cpng_options {
    fileprivate mutating func setChannel(_ options: ArtOptions) {
        // Colours count by their share of the alpha, in ten thousandths.
        product8 = options.alphaThreshold.least(of: 10_000 * 255 * 255)
        product16 = options.alphaThreshold.least(of: 10_000 * 65_535 * 65_535)
        switch options.channel {
        case .alpha: channel = CPNG_ALPHA
        case .luminance: channel = CPNG_LUMINANCE
        case .red: channel = CPNG_RED
        case .green: channel = CPNG_GREEN
        case .blue: channel = CPNG_BLUE
        case .colorKey(let colour, let tolerance):
            channel = CPNG_COLOUR_KEY
            key = (colour.red, colour.green, colour.blue)
            self.tolerance = tolerance
        }
    }
}
