#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Where a program's text goes: what FoundationEssentials has no type for.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            #if canImport(Darwin)
                let written = bytes.withUnsafeBytes { Darwin.write(rawValue, $0.baseAddress, $0.count) }
            #elseif canImport(Glibc)
                let written = bytes.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let written = bytes.withUnsafeBytes { Musl.write(rawValue, $0.baseAddress, $0.count) }
            #elseif canImport(Android)
                let written = bytes.withUnsafeBytes {
                    $0.baseAddress.map { Android.write(rawValue, $0, bytes.count) } ?? 0
                }
            #endif
            // Nobody is left to be told that nothing can be written.
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }

    /// Whether somebody sees it in a terminal.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether text is to have colours: only for a terminal that has some, and only where nobody asked for none (https://no-color.org).
    func hasColours(in environment: [String: String]) -> Bool {
        Self.hasColours(isTerminal: isTerminal, environment)
    }

    static func hasColours(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}

extension ExitStatus {
    /// Ends the process.
    func stop() -> Never {
        exit(rawValue)
    }
}
