import CReference
import Foundation

/// The C reference in a process of its own: this program, started again with `reference` as its first word. It prints
/// one line of numbers.
enum Reference {
    /// Does what the words after `reference` ask for, and ends the process.
    static func run(_ words: [String]) -> Never {
        switch words.first {
        case "rows":
            let paths = ((try? String(contentsOfFile: words[1], encoding: .utf8)) ?? "").split(separator: "\n")
            var pointers: [UnsafePointer<CChar>?] = paths.map { UnsafePointer(strdup(String($0))) }
            print(reference_decode_rows(&pointers, pointers.count))
        case "spin": print(reference_spin(Int32(words[1])!))
        case "measure":
            var arguments = words.dropFirst().map { strdup($0) } + [nil]
            let run = reference_measure(&arguments)
            print(run.seconds, run.processor, run.peak_mib, run.status)
        default: exit(64)
        }
        exit(0)
    }

    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// The processor seconds in which libpng decodes the rows of the listed files.
    static func rows(_ list: String) throws -> Double { try numbers(["reference", "rows", list])[0] }

    /// The seconds by the clock that threads spin for.
    static func spin(threads: Int) throws -> Double { try numbers(["reference", "spin", "\(threads)"])[0] }

    /// Runs a program and says what it took.
    static func measure(_ command: [String]) throws -> (seconds: Double, processor: Double, peakMiB: Double) {
        let result = try numbers(["reference", "measure"] + command)
        guard result[3] == 0 else {
            throw Failed(description: "\(command.joined(separator: " ")) ended with \(Int(result[3]))")
        }
        return (result[0], result[1], result[2])
    }

    private static func numbers(_ arguments: [String]) throws -> [Double] {
        try numbers(of: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments)
    }

    /// The numbers that a program prints.
    static func numbers(of program: String, _ arguments: [String]) throws -> [Double] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let numbers = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        guard process.terminationStatus == 0, !numbers.isEmpty else {
            throw Failed(description: "\(program) \(arguments.joined(separator: " ")) failed")
        }
        return numbers
    }
}
