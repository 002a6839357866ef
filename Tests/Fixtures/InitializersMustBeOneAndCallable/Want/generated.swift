// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`Two` has 2 initializers that could make it [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`Api` has 2 initializers that could make it [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Speaking` is a protocol, which can't be made [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`None` has no initializer [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("no initializer of `Hidden` can be called from its factory [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("no source that is read here declares `Secret`, so its initializer is not known [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("no initializer of `Elsewhere` can be called from its factory [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("no initializer of `Failable` can be called from its factory [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Generic` is generic; a registration makes one type [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`Thrice` has 3 initializers that could make it [ambiguous-initializer]")
#sourceLocation()
