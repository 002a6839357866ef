// Written by Dovetail from DiaryAssembly, Product. Do not edit.

extension DiaryAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Über uns #1: 100%, [a].swift", line: 6)
#error("nothing provides `any Clock`, which `Diary` needs for its parameter `clock` in `DiaryScope`; register it in an assembly of `DiaryScope`: `Shared(…, as: (any Clock).self)`; or let the caller hand it in: `Input((any Clock).self)` [missing-binding]")
#sourceLocation()
