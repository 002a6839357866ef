// Written by Dovetail from KitAssembly. Do not edit: it is written anew in each build.

extension KitAssembly {
    public nonisolated enum Factories {}
}

#sourceLocation(file: "Kit/Manifest.swift", line: 9)
#error("`Store` has 2 initializers that could make it [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "Kit/Manifest.swift", line: 10)
#error("no source that is read here declares `Missing`, so its initializer is not known [unknown-type]")
#sourceLocation()

// Written by Dovetail from Product. Do not edit: it is written anew in each build.

#sourceLocation(file: "App/Manifest.swift", line: 4)
#error("`Product` is not checked, since `KitAssembly` has errors, which the target Kit reports [unreadable-manifest]")
#sourceLocation()
