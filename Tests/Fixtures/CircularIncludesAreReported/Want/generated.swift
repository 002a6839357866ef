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

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("compositions include each other: `Right` → `Left` → `Right`; take this `Include` out, or move what both need into a third one [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("compositions include each other: `Left` → `Right` → `Left`; take this `Include` out, or move what both need into a third one [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("compositions include each other: `Right` → `Right`; take this `Include` out, or move what both need into a third one [unreadable-manifest]")
#sourceLocation()
