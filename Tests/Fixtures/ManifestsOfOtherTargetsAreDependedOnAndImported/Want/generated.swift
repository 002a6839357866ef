// Written by Dovetail from HiddenAssembly, KitAssembly, KitBundle. Do not edit.

public import Dovetail

extension HiddenAssembly {
    /// HiddenAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension KitAssembly {
    /// KitAssembly registers nothing that is made.
    package nonisolated enum Factories {}
}

extension KitBundle {
    @available(*, unavailable, message: "`KitBundle` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    public typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

// Written by Dovetail from AppAssembly, StrayAssembly, Product, Sighted. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension StrayAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Sighted {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 4)
#error("`AppScope`, the scope of `AppAssembly`, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 9)
#error("`AccountScope`, the parent of `ChildScope`, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 15)
#error("`KitAssembly`, listed here, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 16)
#error("`HiddenAssembly`, listed here, is declared by module `Kit`, which this file does not import; make `HiddenAssembly` `package` in `Kit`, and add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 17)
#error("`KitBundle`, included here, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 18)
#error("`KitAssembly`, listed here, is declared by module `Kit`, which this file does not import; add `import Kit` to this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 19)
#error("no module that the target `App` depends on declares `FarAssembly`, listed here; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 20)
#error("no module that the target `App` depends on declares `FarBundle`, included here; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 21)
#error("`AppAsembly` is no assembly; did you mean `AppAssembly`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 25)
#error("no module that the target `App` depends on declares `FarScope`, the parent of `StrayScope`; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("no module that the target `App` depends on declares `FarScope`, the scope of `StrayAssembly`; add the target that declares it to the `dependencies` of `App` in Package.swift, and import it in this file [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Other.swift", line: 9)
#error("no module that the target `App` depends on declares `FarAssembly`, listed here; `Far`, which this file imports, is no dependency of `App` with sources to read: add it to the `dependencies` of `App` in Package.swift [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/Other.swift", line: 10)
#error("no module that the target `App` depends on declares `FarAssembly`, listed here; `Far`, which this file imports, is no dependency of `App` with sources to read: add it to the `dependencies` of `App` in Package.swift [unknown-type]")
#sourceLocation()
