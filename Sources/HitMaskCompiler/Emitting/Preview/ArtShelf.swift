import HitMasks

/// The art that masks were made of, to be shown under them: found as `compile` finds it.
package struct ArtShelf: Sendable {
    /// Pictures by the names of their masks.
    private let inputs: [[UInt8]: [ArtInput]]
    /// What cannot be taken.
    package let diagnostics: [Diagnostic]

    /// No art.
    package init() {
        inputs = [:]
        diagnostics = []
    }

    /// The pictures of a folder, an asset catalog, a sheet, or one picture.
    ///
    /// - Parameters:
    ///   - path: What `compile` would be given.
    ///   - config: The file of settings that names, states, frames and hit images come from, if there is one.
    package init(searching path: String, config: String? = nil) {
        var search = InputSearch()
        search.add(path)
        var diagnostics = search.diagnostics.filter { $0.severity == .error }
        var found = search.inputs
        if let config {
            do {
                let settings = try BuildSettings(reading: try wholeFile(config, limit: .text), path: config)
                var wiring = SettingsWiring(settings, base: ImageSettings())
                found = wiring.applied(to: found)
                diagnostics += wiring.diagnostics.filter { $0.severity == .error }
            } catch let error as SettingsError {
                diagnostics += error.faults.map { Diagnostic(config, line: $0.line, .settings($0)) }
            } catch let error as SystemFault {
                diagnostics.append(Diagnostic(config, .system(error)))
            } catch {
                diagnostics.append(Diagnostic(config, .cannotStore("\(error)")))
            }
        }
        inputs = Dictionary(grouping: found.filter { $0.shape == nil }) { Array($0.name.utf8) }
        self.diagnostics = diagnostics
    }

    /// The picture that a mask was made of: that of its name, variant and scale; else that of another scale.
    func input(for entry: HitMaskFile.Entry) -> ArtInput? {
        let traits = entry.storedTraits
        let scale = traits.scale.value / traits.source.detail.value
        let alike = inputs[Array(entry.name.utf8)]?.filter { $0.traits.sceneKey == traits.sceneKey } ?? []
        return alike.first { $0.traits.scale.value == scale } ?? alike.max { $0.traits.scale < $1.traits.scale }
    }
}

extension StoredTraits {
    /// What tells variants of one name apart that are not scales of one picture.
    fileprivate var sceneKey: [UInt64] {
        var traits = self
        traits.scale = .one
        return traits.variantKey
    }
}
