import HitMaskCompiler

extension Verb {
    /// `hitmask diff`: what changed between two mask files.
    static let diff = Verb(
        name: "diff",
        summary: "tell which masks were added, removed or changed, and by how many pixels",
        positionals: [Positional(placeholder: "OLD"), Positional(placeholder: "NEW")],
        options: [json, picture, comparison],
        notes: [
            "A mask is compared with that of the same name, scale and traits: 'gained' pixels became opaque, 'lost' ones"
                + " transparent, and 'share' is their part of the mask. Masks of different sizes are compared from the top"
                + " left corner of their art. A name whose one mask has another scale now is listed with both scales.",
            "'placed' is a mask whose pixels are the same, while the art lies elsewhere in it or is sliced in another way.",
            "Of region maps the regions are compared too, by their names: below the table stand the pixels that belong to"
                + " another region, and the regions that were added, removed or have another number.",
            "The exit status is 0 if all masks answer alike, and 1 if one does not, whatever the bytes of the files are.",
            "Pictures show in grey what is opaque in both masks, in blue what was gained and in orange what was lost. There"
                + " is none of a mask that is in one file only, or whose scale changed.",
        ],
        examples: [
            "hitmask diff old.hitmask new.hitmask", "hitmask diff --json old.hitmask new.hitmask",
            "hitmask diff old.hitmask new.hitmask --picture review",
            "hitmask diff old.hitmask new.hitmask --preview review.html",
        ],
        run: runDiff
    )

    private static let json = Option.flag("--json", "Print JSON instead of a table.")
    private static let picture = Option.text(
        "--picture", placeholder: "FOLDER",
        "Write a PNG of each mask that changed into FOLDER, which is made if need be.")

    private static let comparison = Option.text(
        "--preview", placeholder: "PAGE.html",
        "Write a page that shows each change: before, after and the difference side by side.")

    @Sendable private static func runDiff(_ invocation: Invocation, _ terminal: Terminal) throws -> ExitStatus {
        let page = try invocation[comparison].map { path in
            try about(path) {
                let output = try OutputTarget(path)
                try output.requireDistinct(from: invocation.arguments)
                return output
            }
        }
        let files = try invocation.arguments.map { path in
            try about(path) { try MaskSelection(contentsOf: path).file }
        }
        let difference = FileDifference(from: files[0], to: files[1])
        if let folder = invocation[picture] {
            for change in difference.changed { try writePicture(of: change, below: folder, terminal) }
        }
        if let page {
            let names = invocation.arguments.map { String($0[$0.lastPartStart...]) }
            _ = try about(page.place) {
                try page.write(DifferencePage(of: difference, from: names[0], to: names[1]).bytes)
            }
        }
        try printResults(invocation[json] ? difference.json.text(expandedDepth: 2) + "\n" : difference.table)
        return difference.changes.isEmpty ? .done : .failed
    }

    private static func writePicture(
        of difference: MaskDifference, below folder: String, _ terminal: Terminal
    ) throws {
        let path: String
        do throws(MaskDifference.NameIsNoPath) {
            path = folder + (folder.hasSuffix("/") ? "" : "/") + (try difference.picturePath)
        } catch {
            // The status is 1 in any case: there is a difference.
            return terminal.report(folder, "\(error)")
        }
        try about(path) {
            guard let picture = try difference.picture else { return }
            try makeFolders(above: path)
            _ = try OutputTarget(path).write(picture)
        }
    }
}
