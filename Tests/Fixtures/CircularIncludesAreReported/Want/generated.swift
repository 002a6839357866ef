// Written by Dovetail from AppAssembly, Left, Right. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("compositions include each other: `Right` → `Left` → `Right` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 23)
#error("compositions include each other: `Left` → `Right` → `Left` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 24)
#error("compositions include each other: `Right` → `Right` [unreadable-manifest]")
#sourceLocation()
