import Dovetail

/// What a scope makes in these tests.
final class Part: Sendable {}

final class Other: Sendable {}

/// What a generated scope class is to the runtime: one that makes a shared part, and other things when asked.
final class TestGraph: Sendable {
    let part: Part
    private let lifetime: ScopeLifetime
    private let parent: TestGraph?

    init(_ name: String, in parent: TestGraph? = nil) throws {
        lifetime = try parent.map { try ScopeLifetime(name, in: $0.lifetime) } ?? ScopeLifetime(name)
        self.parent = parent
        part = Self.make("Part", lifetime.objectWatch, Part())
        lifetime.finishOpening(self)
    }

    static func make<Object>(_ name: StaticString, _ watch: ObjectWatch?, _ object: Object) -> Object {
        ObjectWatch.tell(watch, name, ObjectWatch.start(watch), object)
    }

    func make<Object>(_ name: StaticString, _ object: Object) -> Object {
        Self.make(name, lifetime.objectWatch, object)
    }

    func end() async { _ = await lifetime.end() }
}
