// Written by Dovetail from AppAssembly. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`.isolated` is for what is made, and an input is handed in [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("the initializer of `Plain` runs anywhere, as its declaration says, and not on `MainActor`; leave `.isolated` out, or make it on `MainActor` by a closure: `{ @MainActor (…) in … }` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("the initializer of `Theme` runs on `MainActor`, as its declaration says, and not on `Drawing`; leave `.isolated` out [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("the initializer of `Label` runs anywhere, as its declaration says, and not on `MainActor`; leave `.isolated` out, or make it on `MainActor` by a closure: `{ @MainActor (…) in … }` [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Plain` is no global actor; write `.isolated(to: MainActor.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("a closure states itself which actor it runs on; write `{ @MainActor (…) in … }` and leave `.isolated` out [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("`.isolated` is stated twice; what makes an object runs on one actor [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 25)
#error("`.isolated` takes an actor; write `.isolated(to: MainActor.self)` [unreadable-manifest]")
#sourceLocation()
