import HitMaskCompiler

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The version of the tool and which build of it runs: another one may make other masks, whatever it calls itself.
func toolBuild() -> String {
    #if os(Linux)
        let program = "/proc/self/exe"
    #else
        let program = CommandLine.arguments.first ?? ""
    #endif
    var status = stat()
    guard stat(program, &status) == 0 else { return Tool.version }
    #if canImport(Darwin)
        let time = status.st_mtimespec
    #else
        let time = status.st_mtim
    #endif
    return "\(Tool.version) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
}
