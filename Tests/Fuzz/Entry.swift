// What libFuzzer calls. One program has all targets: it is started under a target's name.
import Foundation

/// The harnesses by the names that they are started under. Each takes bytes from an enemy and ends the program if what it
/// promises does not hold.
private let harnesses: [String: @Sendable (UnsafeRawBufferPointer) -> Void] = [
    "bitmaps": fuzzBitmaps,
    "drawings": fuzzDrawings,
    "geometry": fuzzGeometry,
    "maskfiles": fuzzMaskFiles,
    "pictures": fuzzPictures,
    "texts": fuzzTexts,
]

nonisolated(unsafe) private var harness: @Sendable (UnsafeRawBufferPointer) -> Void = { _ in }

/// Called once: chooses the harness.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafePointer<CChar>>>
) -> Int32 {
    let words = (0..<Int(count.pointee)).map { String(cString: arguments.pointee[$0]) }
    let name = words[0].split(separator: "/").last.map(String.init) ?? ""
    if name == "make-seeds", words.count > 1 {
        promised("seeds") { try Seeds.make(in: words[1]) }
        exit(0)
    }
    guard let found = harnesses[name] else { fatalError("started as '\(name)', which is none of \(harnesses.keys)") }
    harness = found
    return 0
}

/// Called with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int32 {
    harness(UnsafeRawBufferPointer(start: bytes, count: count))
    return 0
}

/// Ends the program with a finding unless what is promised holds.
func promise(_ holds: Bool, _ text: @autoclosure () -> String, line: Int = #line, file: String = #fileID) {
    if !holds { fatalError("\(file):\(line): \(text())") }
}

/// The value, or a finding if it can't be made.
func promised<Value>(_ text: String, _ make: () throws -> Value) -> Value {
    do { return try make() } catch { fatalError("\(text): \(error)") }
}
