// Written by Dovetail from NetworkAssembly, ScreenAssembly, StorageAssembly, Product. Do not edit.

extension NetworkAssembly {
    nonisolated enum Factories {}
}

extension ScreenAssembly {
    nonisolated enum Factories {}
}

extension StorageAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 9)
#error("`RecentList` needs `Cache` of `StorageAssembly` for its parameter `cache`, which only `HostScope` and `SearchIndex` may; let `RecentList` ask for something in `HostScope` that uses it; if that is how it is meant, say `Confine(StorageAssembly.self, to: HostScope.self, SearchIndex.self, RecentList.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 10)
#error("`RecentList` needs `Database` for its parameter `database`, which only `StorageAssembly` may; let `RecentList` ask for something of `StorageAssembly` that uses it; if that is how it is meant, say `Confine(Database.self, to: StorageAssembly.self, RecentList.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("`SearchIndex` needs `Database` for its parameter `openDatabase`, which only `StorageAssembly` may; let `SearchIndex` ask for something of `StorageAssembly` that uses it; if that is how it is meant, say `Confine(Database.self, to: StorageAssembly.self, SearchIndex.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 23)
#error("`Menu` needs `SpellCheck` in `[any Plugin]` for its parameter `plugins`, which only `Toolbar` may; let `Menu` ask for `Toolbar` instead; if that is how it is meant, say `Confine(SpellCheck.self, to: Toolbar.self, Menu.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("`Probe` needs `String` tagged `Production` for its parameter `server`, which only `Client` may; let `Probe` ask for `Client` instead; if that is how it is meant, say `Confine(String.self, tag: Production.self, to: Client.self, Probe.self)` [forbidden-dependency]")
#sourceLocation()
