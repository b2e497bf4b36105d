import HitMasks

/// Why a mask file cannot be opened, for a message that names the file itself.
package struct MaskFileFault: Error, CustomStringConvertible {
    /// What the runtime says, which repeats the path.
    package let error: HitMaskFile.OpenError

    init(_ error: HitMaskFile.OpenError) { self.error = error }

    /// Plain words, without the path of the file.
    package var description: String {
        switch error {
        case .system(_, let call, let code):
            SystemFault(call == "open" ? .open : .read, code: code).description
        case .notARegularFile: "is a folder, a device or a pipe; expected a mask file"
        case .tooLarge(_, let size, let limit): "has \(size) bytes, more than the \(limit) that a mask file can have"
        case .format(_, let error): "\(error)"
        }
    }
}
