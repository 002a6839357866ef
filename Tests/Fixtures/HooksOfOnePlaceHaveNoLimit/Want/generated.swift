// Written by Dovetail from JobAssembly, LogAssembly, Product. Do not edit.

extension JobAssembly {
    nonisolated enum Factories {}
}

extension LogAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 14)
#error("a hook of an `Unsynchronized` scope runs where the scope is ended, and can't be left behind when it is overdue; take `within:` out, or let what may hang be of a scope of another isolation [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 21)
#error("`.onEnd` takes a closure; write `.onEnd { … }` or `.onEnd(within: .seconds(5)) { … }`, with what is to be done to `$0` when its scope ends [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 21)
#error("a hook of an `Unsynchronized` scope runs where the scope is ended, and can't be left behind when it is overdue; take `within:` out, or let what may hang be of a scope of another isolation [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 22)
#error("`.onEnd` takes a closure; write `.onEnd { … }` or `.onEnd(within: .seconds(5)) { … }`, with what is to be done to `$0` when its scope ends [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 23)
#error("`.onEnd` is for `Shared` only: the graph does not keep a transient [unreadable-manifest]")
#sourceLocation()
