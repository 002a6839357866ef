// Written by Dovetail from AppAssembly, DeepAssembly, MiddleAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension DeepAssembly {
    nonisolated enum Factories {}
}

extension MiddleAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 5)
#error("no scope opens by handing in `Int` and provides `Deep`, which `Far` needs for its parameter `open` in `AppScope` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 15)
#error("no scope opens by handing in `String` and provides `Deep`, which `Wrong` needs for its parameter `open` in `MiddleScope`; `DeepScope` provides `Deep` and takes `Int`, so it is asked for as `@Sendable (Int) throws -> (Deep, end: @Sendable () async -> Void)` [missing-binding]")
#sourceLocation()
