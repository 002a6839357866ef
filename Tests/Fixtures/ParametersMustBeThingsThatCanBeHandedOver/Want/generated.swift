// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("the only initializer of `Generic` is generic, so a factory can't call it; write `Shared(Generic.self) { (value: …, number: Int) in Generic(value: value, number: number) }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("the only initializer of `Pack` is generic, so a factory can't call it; write `Shared(Pack.self) { (values: …) in Pack(values: values) }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 4)
#error("parameter `state` is `inout`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 9)
#error("parameter `state` is `inout`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 13)
#error("parameter `sequence` has an opaque type, `some Sequence<Int>`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `first` is `inout`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `second` is `inout`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 29)
#error("parameter `text` is an `@autoclosure`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()
