// Written by Dovetail from AppAssembly. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 20)
#error("`Client` has 3 initializers that could make it; to choose it, pass also what tells it from the others: `Shared(Client.self) { (base: Base, retry: Retry) in Client(base: base, retry: retry) }` [ambiguous-initializer]")
#sourceLocation()
