/// Why an output cannot be written.
package enum OutputFault: Error, Sendable, CustomStringConvertible {
    /// A system call failed.
    case system(SystemFault)
    /// The folder that should hold the file is not there or is none.
    case noFolder(String)
    /// Files cannot be made in the folder.
    case folderNotWritable(String, SystemFault)
    /// The path leads to something that no file can replace.
    case notAFile(found: FileKind)
    /// The file is one of the inputs.
    case isInput(String)
    /// The symbolic link leads to more links than anyone follows.
    case linkLoop

    /// Plain words, without the path of the output.
    package var description: String {
        switch self {
        case .system(let fault): "\(fault)"
        case .noFolder(let folder): "cannot be written: there is no folder '\(folder)'"
        case .folderNotWritable(let folder, let fault): "cannot be written: folder '\(folder)': \(fault)"
        case .notAFile(let found): "cannot be written: is \(found.rawValue)"
        case .isInput(let input): "is also an input (\(input)); the output must be another file"
        case .linkLoop: "cannot be written: the symbolic link leads back to itself"
        }
    }
}
