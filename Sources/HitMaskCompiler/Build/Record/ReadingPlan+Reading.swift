import HitMasks

// The plan is carried out: what is to be read is read, and stands beside what is known.
extension ReadingPlan {
    /// Reads the pictures that are to be read.
    ///
    /// - Parameters:
    ///   - jobs: The number of pictures read at one time.
    ///   - isRemembered: Whether another build will want to know the files.
    ///   - progress: Is called after each picture with the finished and all that are read.
    /// - Returns: What there is to say of all pictures, known or read.
    mutating func read(
        jobs: Int, isRemembered: Bool, progress: @escaping @Sendable (Int, Int) -> Void
    ) -> [Diagnostic] {
        let toRead = works.indices.filter { known[$0] == nil }
        readFiles = known.map { $0?.file }
        messages = known.map { $0?.recorded.messages.map(\.diagnostic) ?? [] }
        let outcomes = inParallel(
            toRead.map { works[$0] }, jobs: jobs, finished: { progress($0, toRead.count) },
            work: { $0.done(isRemembered: isRemembered) })
        var read: [Int: EncodedPicture] = [:]
        for (work, outcome) in zip(toRead, outcomes) {
            readFiles[work] = outcome.file
            messages[work] = outcome.diagnostics
            for (index, picture) in outcome.masks { read[index] = picture }
        }
        pictures = pictures(read: read)
        takenMasks = [:]
        return messages.flatMap(\.self)
    }

    /// The pictures of all inputs that are known or were read.
    func pictures(read: [Int: EncodedPicture]) -> [ReadPicture] {
        inputs.indices.compactMap { index in
            let (work, place) = homes[index]
            guard var picture = known[work]?.recorded.masks[place].picture ?? read[index] else { return nil }
            if let mask = takenMasks[index] { picture.record = mask }
            return ReadPicture(input: inputs[index], picture: picture, differingShare: differingShares[index])
        }
    }

    /// Compares the scales of each picture, where that is not known, and warns where they differ.
    mutating func scaleWarnings() -> [Diagnostic] {
        let groups = groups(of: pictures)
        compareScales(of: &pictures, groups: groups)
        return HitMaskCompiler.scaleWarnings(among: pictures, groups: groups)
    }

    /// The pictures that are stored. Their masks are no longer in the plan then.
    mutating func takeStoredPictures() -> [ReadPicture] {
        let stored = stored(of: pictures)
        for index in pictures.indices { pictures[index].picture.record = nil }
        return stored
    }

    /// The ones among all pictures that are stored.
    func stored(of pictures: [ReadPicture]) -> [ReadPicture] {
        let areStored = areStored(pictures)
        return areStored.contains(false) ? zip(pictures, areStored).filter { $1 }.map(\.0) : pictures
    }

    /// Whether each picture is stored.
    func areStored(_ pictures: [ReadPicture]) -> [Bool] {
        variants == .all
            ? Array(repeating: true, count: pictures.count) : areDensest(pictures, groups: groups(of: pictures))
    }

    /// The positions among pictures of those that are scales of one, which are other ones if a picture failed.
    private func groups(of pictures: [ReadPicture]) -> [[Int]] {
        pictures.count == inputs.count ? groups : scaleGroups(of: pictures.map(\.input))
    }
}
