/// Works on inputs with several threads, each on one input at a time.
///
/// The results are in the order of the inputs, whatever the number of jobs. The calling thread works too, so one job
/// starts no thread, and a system that refuses threads slows the work down and no more.
///
/// - Parameters:
///   - inputs: What to work on.
///   - jobs: The number of inputs in work at one time.
///   - finished: Is called after each input with the number of finished ones, by one thread at a time.
///   - work: Is called once for each input, by several threads at once.
/// - Returns: What the work gave for each input.
func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, finished: @escaping @Sendable (Int) -> Void,
    work: @escaping @Sendable (Input) -> Output
) -> [Output] {
    let progress = Lock(WorkProgress<Output>(outputs: Array(repeating: nil, count: inputs.count)))
    let workThroughInputs: @Sendable () -> Void = {
        while true {
            let index = progress.use { progress in
                defer { progress.nextIndex += 1 }
                return progress.nextIndex
            }
            guard index < inputs.count else { return }
            let output = work(inputs[index])
            progress.use { progress in
                progress.outputs[index] = output
                progress.finishedCount += 1
                finished(progress.finishedCount)
            }
        }
    }
    // So that a signal goes to the thread that waits for it.
    if jobs > 1 { Interruption.prepareToCleanUp() }
    var threads: [Thread] = []
    for _ in 1..<max(1, min(jobs, inputs.count)) {
        guard let thread = Thread(workThroughInputs) else { break }
        threads.append(thread)
    }
    workThroughInputs()
    for thread in threads { thread.wait() }
    return progress.use { progress in progress.outputs.map { $0! } }
}

private struct WorkProgress<Output: Sendable>: Sendable {
    var nextIndex = 0
    var finishedCount = 0
    var outputs: [Output?]
}
