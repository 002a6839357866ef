import Dovetail
import Synchronization
import Testing

@Suite struct WeakObjectTests {
    final class Made: Sendable {}
    struct Refusal: Error {}

    private let lifetime = ScopeLifetime("Account")

    private static func made() -> WeaklyHeld<Made> {
        let object = Made()
        return WeaklyHeld(object) { [weak object] in object }
    }

    @Test func `it is one as long as somebody holds it, and made afresh after that`() {
        let cell = WeakObject<Made>("Made")
        let log = EventLog()
        func read() -> Made {
            cell.value(in: lifetime) {
                log.add("made")
                return Self.made()
            }
        }
        var held: Made? = read()
        #expect(read() === held)
        #expect(log.events == ["made"])
        weak var released: Made?
        released = held
        held = nil
        #expect(released == nil)
        held = read()
        #expect(read() === held)
        #expect(log.events == ["made", "made"])
    }

    @Test func `racing readers get one object`() async {
        let cell = WeakObject<Made>("Made")
        for _ in 0..<20 {
            let log = EventLog()
            let objects = await withTaskGroup(of: Made.self) { group in
                for _ in 0..<50 {
                    group.addTask { [lifetime] in
                        cell.value(in: lifetime) {
                            log.add("made")
                            return Self.made()
                        }
                    }
                }
                return await group.reduce(into: [Made]()) { $0.append($1) }
            }
            // All are held until here.
            #expect(Set(objects.map(ObjectIdentifier.init)).count == 1)
            #expect(log.events == ["made"])
        }
    }

    /// How many there are of something.
    private final class Count: Sendable {
        private let storage = Mutex(0)
        var value: Int { storage.withLock { $0 } }
        func add(_ change: Int) { storage.withLock { $0 += change } }
    }

    private final class Counted: Sendable {
        private let count: Count
        init(_ count: Count) {
            self.count = count
            count.add(1)
        }
        deinit { count.add(-1) }
    }

    @Test func `readers that let go of it while others read never see a dead one`() async {
        let cell = WeakObject<Counted>("Counted")
        let living = Count()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask { [lifetime] in
                    let object = cell.value(in: lifetime) {
                        let object = Counted(living)
                        return WeaklyHeld(object) { [weak object] in object }
                    }
                    #expect(living.value > 0)
                    withExtendedLifetime(object) {}
                }
            }
        }
        #expect(living.value == 0)
    }

    @Test func `it is forgotten when the scope ends`() async {
        let cell = WeakObject<Made>("Made")
        let held = cell.value(in: lifetime) { Self.made() }
        lifetime.finishOpening()
        _ = await lifetime.end()
        let first = cell.value(in: lifetime) { Self.made() }
        let second = cell.value(in: lifetime) { Self.made() }
        #expect(first !== held)
        #expect(second !== first)
    }

    @Test func `one that is made at the opening is remembered`() {
        let cell = WeakObject<Made>("Made")
        let held = cell.remember(Self.made())
        #expect(cell.value(in: lifetime) { Self.made() } === held)
    }

    @Test func `one that fails to be made is tried again`() {
        let cell = WeakObject<Made>("Made")
        #expect(throws: Refusal.self) {
            try cell.value(in: lifetime) { () throws(Refusal) -> WeaklyHeld<Made> in throw Refusal() }
        }
        let held = cell.value(in: lifetime) { Self.made() }
        #expect(cell.value(in: lifetime) { Self.made() } === held)
    }

    @Test func `one whose making leads back to itself stops the process, and names the way`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let lifetime = ScopeLifetime("Account")
            let (index, cache) = (WeakObject<Made>("Index"), Lazy<Made>("Cache"))
            @Sendable func readIndex() -> Made {
                index.value(in: lifetime) {
                    let object = cache.value(in: lifetime) { readIndex() }
                    return WeaklyHeld(object) { [weak object] in object }
                }
            }
            _ = readIndex()
        }
        let message = "making Index of the scope Account leads back to itself: Index → Cache → Index;"
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(message))
    }

    @MainActor
    @Test func `on an actor it needs no lock, and need not be Sendable`() async {
        final class Plain { var number = 0 }
        let cell = UnsynchronizedWeakObject<Plain>("Plain")
        func read() -> Plain {
            cell.value(in: lifetime) {
                let object = Plain()
                return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            }
        }
        var held: Plain? = read()
        held?.number = 1
        #expect(read().number == 1)
        held = nil
        #expect(read().number == 0)
        held = read()
        lifetime.finishOpening()
        _ = await lifetime.end()
        #expect(read() !== held)
    }
}
