// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 21)
#error("making `ViewModel` runs on `MainActor`, and parameter `viewModel` of `PlainPage` doesn't; let `viewModel` be `@MainActor () -> ViewModel` or `@Sendable () async -> ViewModel` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("a lazy object is made by a plain read, so making `LazyAsync` can't be async; remove `.lazy()`, so that it is made when its scope opens [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 19)
#error("making `Query` is async and throws, which parameter `query` of `PlainPage` doesn't allow; let `query` be `() async throws -> Query` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 20)
#error("making `Above` is async, which parameter `throwing` of `PlainPage` doesn't allow; let `throwing` be `() async throws -> Above` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 22)
#error("opening `ChildScope` is async, which parameter `open` of `PlainPage` doesn't allow; let `open` be `(Int) async throws -> (Session, end: @Sendable () async -> Void)` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 23)
#error("opening `ChildScope` is async and throws, which parameter `unable` of `PlainPage` doesn't allow; let `unable` be `(Int) async throws -> (Session, end: @Sendable () async -> Void)` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 54)
#error("making `Risky` throws `Rejected`, which parameter `make` of `TypedPage` doesn't allow: it throws `Unrelated` only; let `make` be `() throws -> Risky` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 55)
#error("making `Careless` throws any error, which parameter `any` of `TypedPage` doesn't allow: it throws `Rejected` only; let `any` be `() throws -> Careless` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 56)
#error("opening `ChildScope` throws, which parameter `open` of `TypedPage` doesn't allow: it throws `Rejected` only; let `open` be `(Int) async throws -> (Session, end: @Sendable () async -> Void)` [effect-mismatch]")
#sourceLocation()
