// Written by Dovetail from AppAssembly, Left, Right. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Left {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Right {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("compositions include each other: `Left` → `Right` → `Left`; take one `Include` out, or move what both need into another composition [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("compositions include each other: `Right` → `Right`; take one `Include` out, or move what both need into another composition [unreadable-manifest]")
#sourceLocation()
