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

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("nothing provides `Letter` for `String`, which `Asking` needs for its parameter `letter` in `AppScope`; `Letter` takes the argument `Int`, so it is asked for as `@Sendable (Int) -> Letter` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("no scope opens by handing in `String` and provides `Reader`, which `Asking` needs for its parameter `openOther` in `AppScope`; `ChildScope` provides `Reader` and takes `Int`, so it is asked for as `(@Sendable (Int) throws -> Opened<Reader>)?` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("making `Failing` throws, which parameter `failing` of `Asking` doesn't allow; let `failing` be `(@Sendable () throws -> Failing)?` [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("opening `ChildScope` throws, which parameter `open` of `Asking` doesn't allow; let `open` be `(@Sendable (Int) throws -> Opened<Reader>)?` [effect-mismatch]")
#sourceLocation()
