final class Given: Sendable {}
final class Eager: Sendable {}
final class Idle: Sendable {}
final class Passing: Sendable {}
final class Fleeting: Sendable {}

final class Common: Sendable {
    let idle: Idle
    init(idle: Idle) { self.idle = idle }
}

/// Of every form, over all lifetimes.
struct Closures: Sendable {
    let given: @Sendable () async -> Given
    let eager: @Sendable () -> Eager
    let idle: @Sendable () async throws -> Idle
    let passing: @MainActor @Sendable () throws -> Passing
    let common: @Sendable () throws -> Common
    let fleeting: @Sendable () throws -> Fleeting

    @MainActor
    func report(_ name: String, given wanted: Given) async throws {
        let (first, second) = try await (idle(), idle())
        let isGiven = await given() === wanted
        print("\(name):", isGiven, eager() === eager(), first === second, try passing() !== passing())
        let held = try fleeting()
        print("- weak:", try fleeting() === held)
        print("- per construction:", try common() !== common(), try common().idle === first)
    }
}

final class Holder: Sendable {
    let closures: Closures
    init(
        given: @escaping @Sendable () async -> Given,
        eager: @escaping @Sendable () -> Eager,
        idle: @escaping @Sendable () async throws -> Idle,
        passing: @escaping @MainActor @Sendable () throws -> Passing,
        common: @escaping @Sendable () throws -> Common,
        fleeting: @escaping @Sendable () throws -> Fleeting
    ) {
        closures = Closures(
            given: given, eager: eager, idle: idle, passing: passing, common: common, fleeting: fleeting
        )
    }
}

final class AccountHolder: Sendable {
    let closures: Closures
    init(
        given: @escaping @Sendable () async -> Given,
        eager: @escaping @Sendable () -> Eager,
        idle: @escaping @Sendable () async throws -> Idle,
        passing: @escaping @MainActor @Sendable () throws -> Passing,
        common: @escaping @Sendable () throws -> Common,
        fleeting: @escaping @Sendable () throws -> Fleeting
    ) {
        closures = Closures(
            given: given, eager: eager, idle: idle, passing: passing, common: common, fleeting: fleeting
        )
    }
}

final class IdleHolder: Sendable {
    let closures: Closures
    init(
        given: @escaping @Sendable () async -> Given,
        eager: @escaping @Sendable () -> Eager,
        idle: @escaping @Sendable () async throws -> Idle,
        passing: @escaping @MainActor @Sendable () throws -> Passing,
        common: @escaping @Sendable () throws -> Common,
        fleeting: @escaping @Sendable () throws -> Fleeting
    ) {
        closures = Closures(
            given: given, eager: eager, idle: idle, passing: passing, common: common, fleeting: fleeting
        )
    }
}

/// Keeps plain ones, which may stay on one actor.
@MainActor
final class Screen {
    let given: () -> Given
    let eager: () throws -> Eager
    let idle: () throws -> Idle
    let passing: () -> Passing
    let common: () async throws -> Common
    let fleeting: () throws -> Fleeting
    init(
        given: @escaping () -> Given,
        eager: @escaping () throws -> Eager,
        idle: @escaping () throws -> Idle,
        passing: @escaping () -> Passing,
        common: @escaping () async throws -> Common,
        fleeting: @escaping () throws -> Fleeting
    ) {
        self.given = given
        self.eager = eager
        self.idle = idle
        self.passing = passing
        self.common = common
        self.fleeting = fleeting
    }
}
