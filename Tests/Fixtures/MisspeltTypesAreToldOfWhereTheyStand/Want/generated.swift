// Written by Dovetail from Account, Main, Product, Whole. Do not edit.

extension Account {
    nonisolated enum Factories {}
}

extension Main {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Whole {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 36)
#error("no module that this file imports declares `DocumntID`; did you mean `DocumentID`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 47)
#error("no module that this file imports declares `Stor`; did you mean `Store`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`AcountScope`, which parameter `open` is to open, is no scope; did you mean `AccountScope`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 38)
#error("no module that this file imports declares `FielLog`; did you mean `FileLog`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 32)
#error("no module that this file imports declares `Audti`; did you mean `Audit`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 33)
#error("no module that this file imports declares `Stroe`; did you mean `Store`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 35)
#error("no module that this file imports declares `Ownr`; did you mean `Owner`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 58)
#error("no module that this file imports declares `Sreen`; did you mean `Screen`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 59)
#error("no module that this file imports declares `Audt`; did you mean `Audit`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 34)
#error("no module that this file imports declares `Plugn`; did you mean `Plugin`? [unknown-type]")
#sourceLocation()
