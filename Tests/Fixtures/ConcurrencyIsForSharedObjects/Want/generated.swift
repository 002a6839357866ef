// Written by Dovetail from AppAssembly. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 13)
#error("`.concurrent()` is for `Shared` only: a transient is made for whoever waits for it [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 14)
#error("`.concurrent()` is for `Shared` only: an input is handed in, not made [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 15)
#error("a lazy object is made alone, when it is first used; leave out `.lazy()` or `.concurrent()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 16)
#error("`.concurrent()` is stated twice [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 17)
#error("`.concurrent()` takes no arguments [unreadable-manifest]")
#sourceLocation()
