import Dovetail
import Testing

@Suite struct LazyTests {
    final class Made: Sendable {}
    struct Refusal: Error {}

    private let lifetime = ScopeLifetime("Account")

    @Test func `it is made on first use and once, from however many threads`() async {
        let lazy = Lazy<Made>()
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
        let lazy = Lazy<Made>()
        #expect(throws: Refusal.self) { try lazy.value(in: lifetime) { throw Refusal() } }
        let made = lazy.value(in: lifetime) { Made() }
        #expect(lazy.value === made)
    }

    @Test func `making one may make another of the same scope`() {
        let inner = Lazy<String>()
        let outer = Lazy<String>()
        let value = outer.value(in: lifetime) { inner.value(in: lifetime) { "inner" } + "+outer" }
        #expect(value == "inner+outer")
    }

    @Test func `it lets go of the object`() {
        weak var made: Made?
        do {
            let lazy = Lazy<Made>()
            made = lazy.value(in: lifetime) { Made() }
            #expect(made != nil)
        }
        #expect(made == nil)
    }

    @Test func `a value of any size is kept`() {
        let lazy = Lazy<(String, [Int], Double)>()
        _ = lazy.value(in: lifetime) { ("a", [1, 2], 3) }
        #expect(lazy.value?.1 == [1, 2])
    }
}
