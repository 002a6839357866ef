/// The same conditions are not those of this module.
struct Own: Sendable {
    let text: String
    #if TRACING
        init(tracing: Double) { text = "tracing" }
    #elseif MOCK
        init(number: Int) { text = "mock \(number)" }
    #endif
}

struct Settings: Sendable {
    let number: Int
    #if TRACING
        let missing: Double
    #elseif !(MOCK && !TRACING)
        let missing: Float
    #else
        let own: Own
    #endif
}

#if canImport(Nowhere) && TRACING
    final class Place: Sendable { init(nowhere: Double) {} }
#else
    final class Place: Sendable { init(settings: Settings) {} }
#endif
