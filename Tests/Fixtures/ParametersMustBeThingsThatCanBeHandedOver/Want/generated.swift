// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Types.swift", line: 4)
#error("parameter `state` is `inout`, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 9)
#error("parameter `state` is `inout`, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 13)
#error("parameter `sequences` has an opaque type, `some Sequence<Int>`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 17)
#error("parameter `values` has the type `[Value]`, and `Value` can be opened only on its own, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 21)
#error("parameter `values` is a parameter pack, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `first` is `inout`, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 25)
#error("parameter `second` is `inout`, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Types.swift", line: 29)
#error("parameter `text` is an `@autoclosure`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()
