// Written by Dovetail from AppAssembly, ScopelessAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ScopelessAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Session` is declared by `Auth` and `Chat`; write `Auth.Session` or `Chat.Session` [ambiguous-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("no source that is read here declares `Missing`, so its initializer is not known; check the name and the imports, or write `Shared(Missing.self) { (…) in … }` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("no source that is read here declares `URLSession`, so its initializer is not known; check the name and the imports, or write `Shared(URLSession.self) { (…) in … }` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("`AppAsembly` is no assembly; did you mean `AppAssembly`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 25)
#error("`Store` is no assembly; an assembly conforms to `Assembly` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("no module that the target `App` depends on declares `Nothing`, included here; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 27)
#error("`Session` is declared by `Auth` and `Chat`; write `Auth.Session` or `Chat.Session` [ambiguous-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 33)
#error("no module that the target `App` depends on declares `Nowhere`, the scope of `ScopelessAssembly`; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Store.swift", line: 7)
#error("`Session` is declared by `Auth` and `Chat`; write `Auth.Session` or `Chat.Session` [ambiguous-type]")
#sourceLocation()
