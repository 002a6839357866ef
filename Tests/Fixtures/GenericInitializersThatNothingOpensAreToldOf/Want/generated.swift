// Written by Dovetail from AppAssembly. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 6)
#error("parameter `one` shares the generic type `N` of `one` and `other`, which are opened one by one, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 6)
#error("parameter `other` shares the generic type `N` of `one` and `other`, which are opened one by one, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 7)
#error("parameter `names` has the type `[N]`, and `N` can be opened only on its own, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 8)
#error("parameter `make` has the type `() -> N`, and `N` can be opened only on its own, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 9)
#error("parameter `name` has the type `N?`, and `N` can be opened only on its own, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 10)
#error("parameter `names` has an opaque type, `some Naming`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 11)
#error("parameter `store` shares the generic type `S` of `store` and `item`, which are opened one by one, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 11)
#error("parameter `item` shares the generic type `S` of `store` and `item`, which are opened one by one, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 12)
#error("parameter `store` has the generic type `S`, of which `S.Item: Naming` says more than an existential can, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("parameter `store` has the generic type `S`, of which `S.Item == T.Item` says more than an existential can, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("parameter `other` has the generic type `T`, of which `S.Item == T.Item` says more than an existential can, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 14)
#error("parameter `other` has the generic type `T`, whose constraint names `S`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 15)
#error("parameter `names` is a parameter pack, so nothing can be injected into it; make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 16)
#error("parameter `name` has a suppressed constraint, `~Copyable`, so nothing can be injected into it; give the parameter a default value, or make the object in a closure: `{ (…) in …(…) }` [unsupported-parameter]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 36)
#error("the only initializer of `Where<Item>` is there only where `Value: Naming`, so a factory can't call it; declare another initializer, or write `Shared(Where<Item>.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()
