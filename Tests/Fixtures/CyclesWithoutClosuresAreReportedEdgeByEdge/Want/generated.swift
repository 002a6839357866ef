// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 12)
#error("`X` needs itself: `X` → `Y` → `Z` → `X`; a closure breaks the loop: let `x` of `Z` be `@Sendable () throws -> X`, and call it once `X` is made [dependency-cycle]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("`Own` needs itself: `Own` → `Own`; a closure breaks the loop: let `own` of `Own` be `() throws -> Own`, and call it once `Own` is made [dependency-cycle]")
#sourceLocation()
