// Written by Dovetail from AppAssembly, Product. Do not edit: it is written anew in each build.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("no initializer of `Generic` can be called from its factory [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("no initializer of `Pack` can be called from its factory [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 4)
#error("parameter `state` is `inout`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 9)
#error("parameter `state` is `inout`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 13)
#error("parameter `sequence` has an opaque type, `some Sequence<Int>`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `first` is `inout`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `second` is `inout`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 29)
#error("parameter `text` is an `@autoclosure`, so nothing can be injected into it [unsupported-parameter]")
#sourceLocation()
