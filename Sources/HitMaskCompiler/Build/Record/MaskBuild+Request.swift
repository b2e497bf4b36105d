extension MaskBuild {
    /// What stands for everything that is asked of a build, and for the folder in which its paths begin; nil where a part
    /// of it comes from the standard input.
    func request(maker: String, outputPath: String) -> ContentDigest? {
        guard !inputLists.contains("-"), let folder = currentFolder() else { return nil }
        var bytes: [UInt8] = []
        for text in [maker, outputPath, folder, base ?? "", config ?? "", depfile ?? "", variants.rawValue] {
            bytes.append(text: text)
        }
        for list in [inputs, inputLists] {
            bytes.append(word: UInt64(list.count))
            for path in list { bytes.append(text: path) }
        }
        let flags = [isStrict, base != nil, config != nil, depfile != nil]
        for flag in flags { bytes.append(word: flag ? 1 : 0) }
        let parts: [Any] = [settings, accessors as Any, grid as Any, shard as Any]
        for part in parts { bytes.append(text: storedValues(of: part)) }
        return ContentDigest(of: bytes)
    }
}
