// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("`Two` has 2 initializers that could make it; to choose it, write `Shared(Two.self) { (text: String) in Two(text: text) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`Api` has 2 initializers that could make it; to choose it, write `Shared(Api.self) { (url: String) in Api(url: url) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Speaking` is a protocol, which can't be made; name the type that implements it, `Shared(…, as: (any Speaking).self)`, or use `Input((any Speaking).self)` [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("`None` has no initializer; declare one, or write `Shared(None.self) { (…) in … }` [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("no initializer of `Hidden` can be called from its factory; make an initializer accessible, or write `Shared(Hidden.self, as: (any Speaking).self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("`Secret` is `private` to another file; make `Secret` internal; or, if a binary type is meant, write `Shared(Secret.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("no initializer of `Elsewhere` can be called from its factory; make an initializer accessible, or write `Shared(Elsewhere.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("the only initializer of `Failable` may return nil, so a factory can't call it; where nil would be a mistake, write `Shared(Failable.self) { (text: String) in Failable(text: text)! }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 18)
#error("`Generic` is generic; a registration makes one type; state its arguments: `Shared(Generic<…>.self)` [no-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`Thrice` has 3 initializers that could make it; to choose it, write `Shared(Thrice.self, as: Thrice.self, (any Speaking).self) { (text: String, number: Int, value3: Bool) in Thrice(text, in: number, value3) }` [ambiguous-initializer]")
#sourceLocation()
