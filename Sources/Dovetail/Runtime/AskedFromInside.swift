import Synchronization

/// Notices that an ending was asked for by a hook that it waits for, so that the call came back before it was over.
final class AskedFromInside: Sendable {
    @TaskLocal private static var current: AskedFromInside?

    private let isNoticed = Atomic(false)

    private init() {}

    /// Calls an `end()`, and gives back with what it gives whether it goes on after that.
    static func noticing<Result>(_ end: () async -> Result) async -> (result: Result, goesOn: Bool) {
        let asked = AskedFromInside()
        let result = await $current.withValue(asked, operation: end)
        return (result, asked.isNoticed.load(ordering: .acquiring))
    }

    /// Does something that is part of an ending: who asks for what in there is nobody else's concern.
    static func ignoring<Result>(_ body: () async -> Result) async -> Result {
        await $current.withValue(nil, operation: body)
    }

    static func notice() {
        current?.isNoticed.store(true, ordering: .releasing)
    }
}
