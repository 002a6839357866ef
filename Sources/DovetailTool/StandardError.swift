#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Where diagnostics go, and how the process ends: what FoundationEssentials has no type for.
enum StandardError {
    static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Darwin)
                let written = bytes.withUnsafeBytes { Darwin.write(2, $0.baseAddress, $0.count) }
            #elseif canImport(Glibc)
                let written = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let written = bytes.withUnsafeBytes { Musl.write(2, $0.baseAddress, $0.count) }
            #elseif canImport(Android)
                let written = bytes.withUnsafeBytes { $0.baseAddress.map { Android.write(2, $0, bytes.count) } ?? 0 }
            #endif
            // Nobody is left to be told that nothing can be written.
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }

    static func stop(status: Int32) -> Never {
        exit(status)
    }
}
