// Written by Dovetail from AppAssembly, App. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension App {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 12)
#error("making `Copier` would have to run on `Paper.DrawingActor` and on `Screen.DrawingActor`; let what needs the other actor take a closure that is async, such as `() async -> ScreenCanvas`, and call it there [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 22)
#error("making `ScreenCanvas` runs on `DrawingActor`, and parameter `screen` of `Projector` doesn't; let `screen` be `@DrawingActor () -> ScreenCanvas` or `() async -> ScreenCanvas` [isolation-mismatch]")
#sourceLocation()
