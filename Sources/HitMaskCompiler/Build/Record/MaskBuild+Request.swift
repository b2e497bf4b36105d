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
        let flags = [
            isStrict, base != nil, config != nil, depfile != nil, accessors != nil, grid != nil, shard != nil,
        ]
        for flag in flags { bytes.append(word: flag ? 1 : 0) }
        bytes.append(settings)
        if let accessors { bytes.append(text: storedValues(of: accessors)) }
        if let grid { bytes.append(text: storedValues(of: grid)) }
        if let shard { bytes.append(text: storedValues(of: shard)) }
        return ContentDigest(of: bytes)
    }
}

extension [UInt8] {
    /// Appends what stands for settings. Mirrors would take as long as a hundred files, so that they are left to builds
    /// that ask for more than usual.
    fileprivate mutating func append(_ settings: ImageSettings) {
        let art = settings.art
        append(word: art.alphaThreshold.numerator)
        append(word: art.alphaThreshold.denominator)
        append(text: art.orientation.rawValue)
        append(word: UInt64(art.maximumPixels))
        var rest = settings
        rest.art.alphaThreshold = .default
        rest.art.orientation = ArtOptions().orientation
        rest.art.maximumPixels = ArtOptions().maximumPixels
        append(text: rest == ImageSettings() ? "" : storedValues(of: rest))
    }
}
