/// Why a text is no SVG path data. Offsets count bytes from 0.
package enum SVGPathFault: Error, Sendable, Hashable {
    /// The text does not start with M or m.
    case noMoveAtStart(offset: Int)
    /// There is no such command.
    case unknownCommand(offset: Int, found: String)
    /// The command needs another number, and there is none.
    case missingNumber(offset: Int, command: String)
    /// The number is too large for any picture.
    case numberOutOfRange(offset: Int, found: String)
    /// A flag of an arc is neither 0 nor 1.
    case invalidFlag(offset: Int)
}

extension SVGPathFault: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    package var description: String {
        switch self {
        case .noMoveAtStart(let offset): "a path starts with M; byte \(offset) is something else"
        case .unknownCommand(let offset, let found):
            "'\(found.escaped)' at byte \(offset) is no command; use one of M L H V C S Q T A Z, or a small letter"
        case .missingNumber(let offset, let command): "\(command) needs one more number at byte \(offset)"
        case .numberOutOfRange(let offset, let found):
            "the number \(found) at byte \(offset) is too large; 1e9 is the limit"
        case .invalidFlag(let offset): "the flag of an arc at byte \(offset) must be 0 or 1"
        }
    }
}
