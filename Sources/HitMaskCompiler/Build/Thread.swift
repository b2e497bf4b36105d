#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread of the system.
struct Thread {
    private let handle: pthread_t

    /// Starts a thread, or returns nil where the system has none left.
    init?(_ body: @escaping @Sendable () -> Void) {
        final class Body: Sendable {
            let run: @Sendable () -> Void
            init(_ run: @escaping @Sendable () -> Void) { self.run = run }
        }
        let argument = Unmanaged.passRetained(Body(body))
        #if canImport(Darwin)
            var handle: pthread_t?
            let code = pthread_create(
                &handle, nil,
                { argument in
                    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                    return nil
                }, argument.toOpaque())
        #else
            var handle: pthread_t? = pthread_t()
            let code = pthread_create(
                &handle!, nil,
                { argument in
                    Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
                    return nil
                }, argument.toOpaque())
        #endif
        guard code == 0, let handle else {
            argument.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits until the thread's body has returned.
    func wait() { pthread_join(handle, nil) }
}

/// The number of processors that are switched on.
package func availableProcessors() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
