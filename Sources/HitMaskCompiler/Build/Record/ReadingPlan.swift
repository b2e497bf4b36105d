import HitMasks

/// What an earlier build found in a picture that has not changed since.
struct KnownPicture: Sendable {
    let recorded: RecordedPicture
    /// The file as it is now.
    let file: ReadFile
}

/// Which pictures of a build are to be read, and which are known from an earlier one.
///
/// A picture is known if its bytes and its recipe are those of the record. Its masks are then taken out of the earlier
/// output. Where that is not possible it is read after all:
///
/// - The scales of one picture are compared with each other, so if one of them changes all are read.
/// - A mask that is to be stored may not be in the earlier output, since then a denser one was.
struct ReadingPlan: Sendable {
    let inputs: [ArtInput]
    let works: [PictureWork]
    let variants: MaskBuild.Variants
    /// Inputs that are scales of one picture, for each picture with several.
    let groups: [[Int]]
    /// The work of each input, and the input's place in it.
    let homes: [(work: Int, place: Int)]

    /// How the masks of each work are made.
    private(set) var recipes: [ContentDigest] = []
    /// What each work's file looks like.
    private var files: [FileStatus?] = []
    /// What is known of each work; nil for those to be read.
    var known: [KnownPicture?]
    /// What is known of each input: how much its shape differs from that of its densest scale.
    var differingShares: [Int?]
    /// Masks that were taken out of the earlier output, by inputs.
    var takenMasks: [Int: MaskRecord] = [:]
    /// The files that were read, by works, once they were.
    var readFiles: [ReadFile?] = []
    /// What was said of each work, once it was read.
    var messages: [[Diagnostic]] = []
    /// The pictures without those that failed, once they were read.
    var pictures: [ReadPicture] = []

    /// A plan to read all pictures.
    init(of inputs: [ArtInput], variants: MaskBuild.Variants) {
        self.inputs = inputs
        self.variants = variants
        works = PictureWork.all(of: inputs)
        groups = scaleGroups(of: inputs)
        var homes = Array(repeating: (work: 0, place: 0), count: inputs.count)
        for (work, pictureWork) in works.enumerated() {
            for (place, input) in pictureWork.inputs.enumerated() { homes[input.index] = (work, place) }
        }
        self.homes = homes
        known = Array(repeating: nil, count: works.count)
        differingShares = Array(repeating: nil, count: inputs.count)
        files = Array(repeating: nil, count: works.count)
    }

    /// Looks at the file of each picture, without opening it.
    mutating func lookAtFiles() -> [(path: String, status: FileStatus?)] {
        files = works.map { try? FileStatus(of: $0.path) }
        return zip(works, files).map { ($0.path, $1) }
    }

    /// Finds out what is known.
    ///
    /// - Returns: Whether the output already is what the build would make.
    mutating func isUnchanged(since history: BuildHistory, jobs: Int) -> Bool {
        var writer = RecipeWriter()
        recipes = works.map { writer.recipe(of: $0) }
        guard let earlier = history.earlier else { return false }
        recognise(earlier, margin: history.memory.margin, jobs: jobs)
        readChangedGroups()
        if known.allSatisfy({ $0 != nil }), !works.isEmpty {
            pictures = pictures(read: [:])
            if storedContent == earlier.output.content, history.outputIsIntact() { return true }
        }
        takeMasks(from: history.earlierOutput())
        return false
    }

    /// Finds the pictures that are as they were: by the stamps of their files where these are proof, else by their bytes.
    private mutating func recognise(_ earlier: BuildRecord, margin: Int64, jobs: Int) {
        let positions = Dictionary(
            earlier.pictures.enumerated().map { ($1.recipe, $0) }, uniquingKeysWith: { first, _ in first })
        var unsure: [(work: Int, path: String, recorded: RecordedPicture)] = []
        for work in works.indices {
            guard let status = files[work], status.kind == .file, let position = positions[recipes[work]] else {
                continue
            }
            let recorded = earlier.pictures[position]
            guard recorded.masks.count == works[work].inputs.count else { continue }
            if status.stamp.provesSameBytes(as: recorded.file.stamp, lookedAtAfter: earlier.time, margin: margin) {
                known[work] = KnownPicture(recorded: recorded, file: recorded.file)
            } else if status.byteCount == recorded.file.content.byteCount {
                unsure.append((work, works[work].path, recorded))
            }
        }
        let files = inParallel(unsure, jobs: jobs, finished: { _ in }, work: { ReadFile($0.path) })
        for (unsure, file) in zip(unsure, files) {
            guard let file, file.content == unsure.recorded.file.content else { continue }
            known[unsure.work] = KnownPicture(recorded: unsure.recorded, file: file)
        }
    }

    /// Takes the pictures out of the plan's knowledge that are to be read although they did not change.
    private mutating func readChangedGroups() {
        let recognised = known
        var isScale = Array(repeating: false, count: inputs.count)
        for group in groups {
            let digest = groupDigest(of: group) { recognised[$0]?.file.content }
            let masks = group.compactMap { recordedMask($0, recognised) }
            for index in group { isScale[index] = true }
            guard let digest, masks.count == group.count, masks.allSatisfy({ $0.scales?.group == digest }) else {
                forget(group)
                continue
            }
            for (index, mask) in zip(group, masks) { differingShares[index] = mask.scales?.differingShare }
            let scales = zip(group, masks).map { $1.picture.shape?.scale ?? inputs[$0].traits.scale }
            let isStored = scales.map { variants == .all || $0 == scales.max() }
            if zip(masks, isStored).contains(where: { $1 && $0.entry == nil }) { forget(group) }
        }
        for index in inputs.indices where !isScale[index] && recordedMask(index, recognised)?.entry == nil {
            forget([index])
        }
    }

    /// What stands for all that decides about the scales of a picture; nil unless every file is known.
    func groupDigest(of group: [Int], content: (_ work: Int) -> ContentDigest?) -> ContentDigest? {
        var bytes: [UInt8] = []
        for index in group {
            let (work, place) = homes[index]
            guard let content = content(work) else { return nil }
            bytes.append(recipes[work])
            bytes.append(content)
            bytes.append(word: UInt64(place))
        }
        return ContentDigest(of: bytes)
    }

    private func recordedMask(_ input: Int, _ known: [KnownPicture?]) -> RecordedMask? {
        known[homes[input].work]?.recorded.masks[homes[input].place]
    }

    private mutating func forget(_ inputs: [Int]) {
        for index in inputs { known[homes[index].work] = nil }
    }

    /// Takes the masks of known pictures out of the earlier output. Those that are not there are read.
    private mutating func takeMasks(from output: EarlierOutput?) {
        guard let output else {
            known = Array(repeating: nil, count: works.count)
            return
        }
        for index in inputs.indices {
            guard let mask = recordedMask(index, known), mask.entry != nil else { continue }
            takenMasks[index] = output.record(of: mask)
            if takenMasks[index] == nil { forget([index]) }
        }
    }
}
