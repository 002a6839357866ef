// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("which initializer makes `Net` depends on a condition that is not known here; declare an initializer outside `#if`, or put the `#if` into its body [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("which initializer makes `Log` depends on a condition that is not known here; declare an initializer outside `#if`, or put the `#if` into its body [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("which initializer makes `Only` depends on a condition that is not known here; declare an initializer outside `#if`, or put the `#if` into its body [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("whether `Extended` has its initializer depends on a condition that is not known here; declare an initializer outside `#if`, or put the `#if` into its body [ambiguous-initializer]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("whether `Memberwise` has its initializer depends on a condition that is not known here; declare an initializer outside `#if`, or put the `#if` into its body [ambiguous-initializer]")
#sourceLocation()
