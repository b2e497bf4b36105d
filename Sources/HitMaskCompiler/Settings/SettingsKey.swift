/// A key of an object in a file of settings, and what its value is read into.
///
/// Each kind of object is one table of these. It says what is known; nothing else is.
struct SettingsKey<Target>: Sendable {
    let name: String
    private let read: @Sendable (SettingsValue, inout Target) throws(SettingsError) -> Void

    /// Makes a key with a reader that does what it wants with the target.
    init(
        _ name: String, reading read: @escaping @Sendable (SettingsValue, inout Target) throws(SettingsError) -> Void
    ) {
        self.name = name
        self.read = read
    }

    /// Makes a key whose value goes into a field.
    init<Value>(
        _ name: String, _ field: WritableKeyPath<Target, Value?> & Sendable,
        _ parse: @escaping @Sendable (SettingsValue) throws(SettingsError) -> Value
    ) {
        self.init(name) { (value, target) throws(SettingsError) in target[keyPath: field] = try parse(value) }
    }

    fileprivate func callAsFunction(_ value: SettingsValue, _ target: inout Target) throws(SettingsError) {
        try read(value, &target)
    }
}

extension SettingsValue {
    /// Reads an object of known keys into a target.
    ///
    /// - Parameters:
    ///   - keys: What is known.
    ///   - target: What the values go into.
    ///   - owner: What the object is, for messages: `the settings`.
    /// - Throws: All that is wrong in it, not only the first.
    func read<Target>(
        _ keys: [SettingsKey<Target>], into target: inout Target, owner: String
    ) throws(SettingsError) {
        var faults: [SettingsFault] = []
        for member in try distinctMembers(owner: owner, &faults) {
            guard let key = keys.first(where: { $0.name.hasSameBytes(as: member.key) }) else {
                let suggestions = closest(to: member.key, among: keys.lazy.map(\.name))
                faults.append(
                    SettingsFault(line: member.line, .unknownKey(member.key, owner: owner, suggestions: suggestions)))
                continue
            }
            do throws(SettingsError) {
                try key(SettingsValue(key: key.name, member.value), &target)
            } catch {
                faults += error.faults
            }
        }
        if !faults.isEmpty { throw SettingsError(faults) }
    }

    /// Reads an object whose keys are up to its writer.
    ///
    /// - Throws: All that is wrong in it, not only the first.
    func readEach(
        owner: String, _ read: (SourceValue.Member) throws(SettingsError) -> Void
    ) throws(SettingsError) {
        var faults: [SettingsFault] = []
        for member in try distinctMembers(owner: owner, &faults) {
            do throws(SettingsError) {
                try read(member)
            } catch {
                faults += error.faults
            }
        }
        if !faults.isEmpty { throw SettingsError(faults) }
    }

    /// The members of an object, a repeated key once: programs disagree on which of two counts.
    private func distinctMembers(
        owner: String, _ faults: inout [SettingsFault]
    ) throws(SettingsError) -> [SourceValue.Member] {
        guard value.isObject else { throw unexpected("an object") }
        var firstLines: [[UInt8]: Int] = [:]
        var members: [SourceValue.Member] = []
        for member in value.members {
            if let firstLine = firstLines.updateValue(member.line, forKey: Array(member.key.utf8)) {
                firstLines[Array(member.key.utf8)] = firstLine
                faults.append(
                    SettingsFault(line: member.line, .repeatedKey(member.key, owner: owner, firstLine: firstLine)))
            } else {
                members.append(member)
            }
        }
        return members
    }
}
