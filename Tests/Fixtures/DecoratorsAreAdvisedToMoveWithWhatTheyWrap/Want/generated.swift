// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

extension AccountAssembly {
    nonisolated enum Factories {}
}

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 13)
#error("`LoggedStore` lives in `AppScope` and can't hold `any Log` (parameter `log`), which lives in the shorter `AccountScope`; register `FileLog` and what wraps it in `AppScope`, or `DiskStore`, which `LoggedStore` wraps and lives as long as, in `AccountScope` together with it [scope-violation]")
#sourceLocation()
