// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("`Api` has 2 initializers that could make it; to choose it, write `Transient(Api.self) { (url: String) in Api(url: url) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("`Limits` has 2 initializers that could make it; to choose it, write `Transient(Limits.self) { Limits() }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("which initializer makes `Holder<Bool>` depends on a condition that is not known here; to choose it, write `Transient(Holder<Bool>.self) { (get: @escaping () -> Bool) in Holder<Bool>(get: get) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("which initializer makes `Holder<[Int]>` depends on a condition that is not known here; to choose it, write `Transient(Holder<[Int]>.self) { (get: @escaping () -> [Int]) in Holder<[Int]>(get: get) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("which initializer makes `Holder<Int>` depends on a condition that is not known here; to choose it, write `Transient(Holder<Int>.self) { (get: @escaping () -> Int) in Holder<Int>(get: get) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("no initializer of `Cell<Int>` can be called from its factory; make an initializer accessible, or write `Transient(Cell<Int>.self) { (…) in … }` [inaccessible-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("`Outer.Inner` has 2 initializers that could make it; to choose it, write `Transient(Outer.Inner.self) { (number: Int) in Outer.Inner(number: number) }` [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("`Gadget` has 2 initializers that could make it; to choose it, write `Transient(Gadget.self) { (name: String) in Gadget(name: name) }` [ambiguous-initializer]")
#sourceLocation()
