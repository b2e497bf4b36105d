import HitMaskCompiler

extension Verb {
    /// `hitmask verify`: full validation of mask files.
    static let verify = Verb(
        name: "verify",
        summary: "check mask files completely",
        positionals: [Positional(placeholder: "FILE", repeats: true)],
        options: [quiet],
        notes: [
            "Every file is checked completely, as an app does when it opens it. The exit status is 1 if one is not valid."
        ],
        examples: ["hitmask verify ui.hitmask map.hitmask"],
        run: runVerify
    )

    private static let quiet = Option.flag("--quiet", "Say nothing but errors.")

    @Sendable private static func runVerify(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        var status = ExitStatus.done
        for path in invocation.arguments {
            do {
                let count = try MaskSelection(contentsOf: path).file.count
                if !invocation[quiet] {
                    try printResults("\(path.escaped): valid, \(counted(count, "mask"))\n")
                }
            } catch let fault as SystemFault {
                throw fault
            } catch {
                terminal.report(path, "\(error)")
                status = .failed
            }
        }
        return status
    }
}
