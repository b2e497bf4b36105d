import HitMasks

// What is remembered of a build that all pictures came out of.
extension ReadingPlan {
    /// What stands for the names, traits and masks of the output.
    var storedContent: ContentDigest { contentDigest(of: stored(of: pictures)) }

    /// All pictures whose files are known for certain.
    func recordedPictures() -> [RecordedPicture] {
        let entries = storedEntries()
        let scales = recordedScales()
        return works.indices.compactMap { work in
            guard let file = readFiles[work] else { return nil }
            let masks = works[work].inputs.map { index, _ in
                RecordedMask(picture: pictures[index].picture, entry: entries[index], scales: scales[index])
            }
            return RecordedPicture(
                recipe: recipes[work], file: file, masks: masks, messages: messages[work].map(RecordedMessage.init))
        }
    }

    /// The files of all pictures that are known for certain.
    var filesByPath: [ExactText: ReadFile] {
        let known = zip(works, readFiles).compactMap { work, file in file.map { (ExactText(work.path), $0) } }
        // One picture may have several recipes: then it was read once for each.
        return Dictionary(known) { one, other in one.content == other.content && one.stamp == other.stamp ? one : other
        }
    }

    /// Whether a record of this build, in which nothing changed, would spare the next one more than the last record does.
    func knowsMore(than earlier: BuildRecord, at time: FileTime, margin: Int64) -> Bool {
        works.count != earlier.pictures.count
            || known.contains { known in
                guard let known else { return true }
                return known.file.stamp.says(
                    moreThan: known.recorded.file.stamp, from: earlier.time, at: time, margin: margin)
            }
    }

    /// The position in the output of each input that is stored.
    private func storedEntries() -> [Int?] {
        var entries: [Int?] = Array(repeating: nil, count: pictures.count)
        let isStored = areStored(pictures)
        var next = 0
        for index in entries.indices where isStored[index] {
            entries[index] = next
            next += 1
        }
        return entries
    }

    private func recordedScales() -> [RecordedMask.Scales?] {
        var scales: [RecordedMask.Scales?] = Array(repeating: nil, count: pictures.count)
        for group in groups {
            guard let digest = groupDigest(of: group, content: { readFiles[$0]?.content }) else { continue }
            for index in group {
                scales[index] = pictures[index].differingShare.map { .init(group: digest, differingShare: $0) }
            }
        }
        return scales
    }
}

extension FileStamp {
    /// Whether a stamp of an unchanged file is worth another record: it is another one, or can be trusted at last.
    func says(moreThan earlier: FileStamp, from time: FileTime, at later: FileTime, margin: Int64) -> Bool {
        self != earlier || !isSettled(at: time, margin: margin) && isSettled(at: later, margin: margin)
    }
}
