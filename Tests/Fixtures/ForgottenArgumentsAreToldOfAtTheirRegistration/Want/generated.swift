// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 22)
#error("nothing provides `Zoom`, which `Ruler` needs for its parameter `zoom` in `AppScope`; if each `Ruler` has one of its own, let its registration say `arguments: Zoom.self`, and ask for it as `(Zoom) -> Ruler` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 24)
#error("nothing provides `Int`, which `Page` needs for its parameter `number` in `AppScope`; if each `Page` has one of its own, let its registration say `arguments: Int.self`, and ask for it as `(Int) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 29)
#error("nothing provides `Editor` for `DocumentID`, which `List` needs for its parameter `makeEditor` in `AppScope`; `Editor` has a parameter for `DocumentID`, and its registration names no arguments: add `arguments: DocumentID.self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 30)
#error("nothing provides `Preview` for `DocumentID` and `Zoom`, which `List` needs for its parameter `makePreview` in `AppScope`; `Preview` has a parameter for `DocumentID` and `Zoom`, and its registration names no arguments: add `arguments: DocumentID.self, Zoom.self` to its registration [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 31)
#error("nothing provides `Session` for `DocumentID`, which `List` needs for its parameter `openSession` in `AppScope`; `Session` has a parameter for `DocumentID`, and its registration names no arguments: register it as `Transient(…, arguments: DocumentID.self)`, a new one for each use, or ask for it without arguments [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 32)
#error("nothing provides `Page` for `String`, which `List` needs for its parameter `makePage` in `AppScope`; `Page` takes no arguments, so it is asked for as `Page` or `() -> Page` [missing-binding]")
#sourceLocation()
