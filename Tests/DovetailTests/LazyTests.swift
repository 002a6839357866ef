import Dovetail
import Testing

@Suite struct LazyTests {
    final class Made: Sendable {}
    struct Refusal: Error {}

    private let lifetime = ScopeLifetime("Account")

    @Test func `it is made on first use and once, from however many threads`() async {
        let lazy = Lazy<Made>("Made")
        let log = EventLog()
        #expect(lazy.value == nil)
        let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<200 {
                group.addTask { [lifetime] in
                    let made = lazy.value(in: lifetime) {
                        log.add("made")
                        return Made()
                    }
                    return ObjectIdentifier(made)
                }
            }
            return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
        #expect(log.events == ["made"])
    }

    @Test func `one that fails to be made is tried again`() throws {
        let lazy = Lazy<Made>("Made")
        #expect(throws: Refusal.self) { try lazy.value(in: lifetime) { throw Refusal() } }
        let made = lazy.value(in: lifetime) { Made() }
        #expect(lazy.value === made)
    }

    @Test func `making one may make another of the same scope`() {
        let inner = Lazy<String>("Inner")
        let outer = Lazy<String>("Outer")
        let value = outer.value(in: lifetime) { inner.value(in: lifetime) { "inner" } + "+outer" }
        #expect(value == "inner+outer")
    }

    @Test func `it lets go of the object`() {
        weak var made: Made?
        do {
            let lazy = Lazy<Made>("Made")
            made = lazy.value(in: lifetime) { Made() }
            #expect(made != nil)
        }
        #expect(made == nil)
    }

    @Test func `a value of any size is kept`() {
        let lazy = Lazy<(String, [Int], Double)>("Made")
        _ = lazy.value(in: lifetime) { ("a", [1, 2], 3) }
        #expect(lazy.value?.1 == [1, 2])
    }

    @Test func `a lazy object of one scope may make one of the scope around it, from many threads`() async throws {
        let child = try ScopeLifetime("Session", in: lifetime)
        defer { child.abandon() }
        let (outer, inner) = (Lazy<Made>("Outer"), Lazy<(Made, Made)>("Inner"))
        let identities = await withTaskGroup(of: [ObjectIdentifier].self) { group in
            for index in 0..<200 {
                group.addTask { [lifetime] in
                    // Half of them begin in the parent.
                    if index.isMultiple(of: 2) { _ = outer.value(in: lifetime) { Made() } }
                    let made = inner.value(in: child) { (Made(), outer.value(in: lifetime) { Made() }) }
                    return [ObjectIdentifier(made.0), ObjectIdentifier(made.1)]
                }
            }
            return await group.reduce(into: Set<[ObjectIdentifier]>()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }

    @Test func `after a failure the object may lead to others again`() throws {
        let (first, second) = (Lazy<Made>("First"), Lazy<Made>("Second"))
        #expect(throws: Refusal.self) {
            try first.value(in: lifetime) { try second.value(in: lifetime) { throw Refusal() } }
        }
        let made = second.value(in: lifetime) { first.value(in: lifetime) { Made() } }
        #expect(first.value === made)
    }

    @Test func `one whose making leads back to itself stops the process, and names the way`() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let lifetime = ScopeLifetime("Account")
            let (outside, store, sync) = (Lazy<String>("Outside"), Lazy<String>("Store"), Lazy<String>("Sync"))
            @Sendable func readStore() -> String {
                store.value(in: lifetime) { sync.value(in: lifetime) { readStore() } }
            }
            _ = outside.value(in: lifetime) { readStore() }
        }
        let message = "making Store of the scope Account leads back to itself: Store → Sync → Store;"
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(message))
    }

    @Test func `one without a lock stops the process as well`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let lifetime = ScopeLifetime("Account")
            let lazy = UnsynchronizedLazy<String>("Store")
            func readStore() -> String { lazy.value(in: lifetime) { readStore() } }
            _ = readStore()
        }
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("Store → Store;"))
    }
}
