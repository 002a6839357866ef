// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("parameter `second` can't be passed without `first` before it, which has a default value and the same label; pass `first` too, by `.using(…, for: \"first\")`, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 20)
#error("parameter `second` can't be passed without `first` before it, which has a default value and the same label; pass `first` too, by `.using(…, for: \"first\")`, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 36)
#error("the initializer of `Client` has no parameter `url`; `url` is a label; did you mean the parameter behind it, `base`? [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 37)
#error("the initializer of `Client` has no parameter `bas`; did you mean `base`? [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 38)
#error("the initializer of `Client` has no parameter `somethingElse`; its parameters are `base`, `timeout` [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 39)
#error("the closure that makes `Client` has no parameter `timeout`; its parameters are `base` [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 40)
#error("parameter `all` of the initializer of `Variadic` is variadic, and nothing can be handed to it; make the object in a closure: `{ (…) in …(…) }` [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 43)
#error("the initializer of `Empty` has no parameter `x`; it has no parameters that could be named [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 44)
#error("the initializer of `Hidden` has no parameter `_`; it has no parameters that could be named [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 45)
#error("parameter `address` takes the argument `Address`, so no binding can be named for it; take `Address.self` out of `arguments:`, or the `.using` out of the registration [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 46)
#error("parameter `address` opens no scope: its type is `Address`; an opener gives back `Opened<T>` or `(T, end: @Sendable () async -> Void)` [parameter-mismatch]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 47)
#error("`Client`, which parameter `open` is to open, is no scope; a scope is a type that conforms to `Scope` [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 48)
#error("the binding of parameter `base` is named twice; take one `.using` out [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 49)
#error("`.using` takes a type and the name of a parameter; write `.using(T.self, for: \"parameter\")`, `.using(T.self, tag: Marker.self, for: \"parameter\")` or `.using(scope: ChildScope.self, for: \"parameter\")` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 50)
#error("`.using` takes types; types are written `T.self`, and `(any P).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 51)
#error("a parameter's name is a string literal; write `for: \"…\"` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 52)
#error("`.using` names what a parameter gets, and an input is handed in by the caller; tell it apart by `.tagged(Marker.self)` [unreadable-manifest]")
#sourceLocation()
