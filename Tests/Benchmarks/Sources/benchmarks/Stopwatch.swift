import Foundation

/// Seconds of processor time of this thread. Other work on the machine does not count, beyond what it does to the caches.
func secondsOfThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The seconds that some work takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = secondsOfThread()
    try work()
    return secondsOfThread() - start
}

extension Array where Element == Double {
    /// The middle value.
    var median: Double {
        let sorted = self.sorted()
        return count % 2 == 1 ? sorted[count / 2] : (sorted[count / 2 - 1] + sorted[count / 2]) / 2
    }
}

/// Keeps a result alive, so that the work behind it is not optimised away.
@inline(never)
func keep<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
