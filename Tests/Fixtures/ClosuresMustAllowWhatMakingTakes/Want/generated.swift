// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension ChildAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Types.swift", line: 21)
#error("making `ViewModel` runs on `MainActor`, and parameter `viewModel` of `PlainPage` doesn't [isolation-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("a lazy object is made by a plain read, so making `LazyAsync` can't be async [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 19)
#error("making `Query` is async and throws, which parameter `query` of `PlainPage` doesn't allow [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 20)
#error("making `Above` is async, which parameter `throwing` of `PlainPage` doesn't allow [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 22)
#error("opening `ChildScope` is async, which parameter `open` of `PlainPage` doesn't allow [effect-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 23)
#error("opening `ChildScope` is async and throws, which parameter `unable` of `PlainPage` doesn't allow [effect-mismatch]")
#sourceLocation()
