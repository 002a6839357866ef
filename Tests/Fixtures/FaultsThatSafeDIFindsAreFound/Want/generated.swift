// Written by Dovetail from BranchAssembly, RootAssembly, Product. Do not edit.

extension BranchAssembly {
    nonisolated enum Factories {}
}

extension RootAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 7)
#error("nothing provides `Unknown`, which `TakesUnknown` needs for its parameter `unknown` in `RootScope`; register it in `RootAssembly`: `Shared(Unknown.self)` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 12)
#error("nothing provides `any Storage`, which `TakesTooMuchAny` needs for its parameter `storage` in `RootScope`; `DiskStorage` is registered only as `DiskStorage`: add `as: (any Storage).self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 16)
#error("nothing provides `Notes`, which `TakesOptionalOnly` needs for its parameter `notes` in `RootScope`; `Notes?` is registered, which may be nil: ask for `Notes?`, or register `Notes` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 21)
#error("nothing provides `Page` without arguments, which `TakesForwarded` needs for its parameter `page` in `RootScope`; `Page` takes the argument `Int`, so it is asked for as `@Sendable (Int) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 28)
#error("nothing provides `Page` for `String`, which `TakesOtherForwarded` needs for its parameter `makePage` in `RootScope`; `Page` takes the argument `Int`, so it is asked for as `@Sendable (Int) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 33)
#error("`TakesOfBranch` lives in `RootScope` and can't hold `User` (parameter `user`), which lives in the shorter `BranchScope`; register `TakesOfBranch` in `BranchScope`, or take `user` out and hand `User` to a method of it [scope-violation]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("`Twice` is registered twice in `RootScope`; remove one of them, or register one under another key, or tell them apart by `.tagged(Marker.self)` [duplicate-binding]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 40)
#error("`Hen` needs itself: `Hen` → `Egg` → `Hen`; a closure breaks the loop: let `hen` of `Egg` be `@Sendable () throws -> Hen`, and call it once `Hen` is made [dependency-cycle]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 46)
#error("`Own` needs itself: `Own` → `Own`; a closure breaks the loop: let `own` of `Own` be `@Sendable () throws -> Own`, and call it once `Own` is made [dependency-cycle]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 55)
#error("`A` needs itself: `A` → `B` → `C` → `A`; a closure breaks the loop: let `a` of `C` be `@Sendable () throws -> A`, and call it once `A` is made [dependency-cycle]")
#sourceLocation()
