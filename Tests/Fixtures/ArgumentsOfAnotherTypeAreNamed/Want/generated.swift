// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 11)
#error("nothing provides `DocumentID`, which `Preview` needs for its parameter `id` in `AppScope`; if each `Preview` has one of its own, let its registration say `arguments: DocumentID.self` instead of `String`, which no parameter takes, and ask for it as `(DocumentID) -> Preview` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 17)
#error("nothing provides `Editor` for `DocumentID`, which `List` needs for its parameter `makeEditor` in `AppScope`; `Editor` has a parameter for `DocumentID`, and none for `String`, which its registration lists: let it say `arguments: DocumentID.self` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("nothing provides `Page` for `Int`, which `List` needs for its parameter `makePage` in `AppScope`; `Page` takes the arguments `String` and `Int`, so it is asked for as `(String, Int) -> Page` [missing-binding]")
#sourceLocation()
