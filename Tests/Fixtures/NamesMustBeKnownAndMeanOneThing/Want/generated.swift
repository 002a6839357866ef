// Written by Dovetail from AppAssembly, ScopelessAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ScopelessAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Session` is declared by `Auth` and `Chat` [ambiguous-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("no source that is read here declares `Missing`, so its initializer is not known [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("no source that is read here declares `URLSession`, so its initializer is not known [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("`AppAsembly` is no assembly [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 25)
#error("`Store` is no assembly [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 26)
#error("`Nothing` is no composition [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 27)
#error("`Session` is declared by `Auth` and `Chat` [ambiguous-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 33)
#error("`Nowhere`, the scope of `ScopelessAssembly`, is no scope [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Store.swift", line: 7)
#error("`Session` is declared by `Auth` and `Chat` [ambiguous-type]")
#sourceLocation()
