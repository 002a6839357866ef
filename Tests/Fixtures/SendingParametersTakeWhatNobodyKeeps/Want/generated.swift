// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 15)
#error("parameter `canvas` of `Frame` is `sending`, and `Canvas`, which is not `Sendable`, can't be taken away from where it is; make `Canvas` `Sendable`, or let `canvas` not be `sending` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 20)
#error("parameter `pen` of `Case` is `sending`, and `Pen`, which is not `Sendable`, can't be taken away from where it is; make `Pen` `Sendable`, or let `pen` not be `sending` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `make` of `DrawerTaker` would take its argument `Pen`, which is not `Sendable`, away from its caller; let `make` be `(sending Pen) -> Drawer`, or make `Pen` `Sendable` [isolation-mismatch]")
#sourceLocation()
