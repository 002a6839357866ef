// Written by Dovetail from AppAssembly, ChoiceAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChoiceAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 25)
#error("`Either` has 2 initializers that could make it; to choose it, write `Transient(Either.self) { @MainActor (n: Int) in Either(n: n) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 9)
#error("making `VM` runs on `MainActor`, and parameter `make` of `Asks` doesn't; let `make` be `@MainActor () -> VM` or `@Sendable () async -> VM` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 13)
#error("making `VM` runs on `MainActor`, and parameter `make` of `AsksOnAnother` doesn't; let `make` be `@MainActor () -> VM` or `@Worker () async -> VM` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("making `Loader` is async and throws, which parameter `make` of `AsksPlainly` doesn't allow; let `make` be `() async throws -> Loader` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 35)
#error("making `Strict` throws, which parameter `make` of `AsksForStrict` doesn't allow; let `make` be `() throws -> Strict` [effect-mismatch]")
#sourceLocation()
