// Written by Dovetail from FaultyAssembly, WrongAssembly. Do not edit.

extension FaultyAssembly {
    nonisolated enum Factories {}
}

extension WrongAssembly {
    nonisolated enum Factories {}
}

#sourceLocation(file: "App/App.swift", line: 25)
#error("`usual` is no case of `Format`, so nobody can tell what it is equal to; its cases are `.pdf`, `.html`, `.other` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 26)
#error("a key of type `Format` has to be one of its cases, so that equal ones can be told of; write `.pdf` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("`usual` is no case of `Format`, so nobody can tell what it is equal to; its cases are `.pdf`, `.html`, `.other` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 28)
#error("nobody can tell which values of `Color` are equal, so it can't be what the keys of contributions are; let the keys be strings, integers or the cases of an enum of your own [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 29)
#error("nobody can tell which values of `Double` are equal, so it can't be what the keys of contributions are; let the keys be strings, integers or the cases of an enum of your own [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 30)
#error("a key of type `String` has to be a literal, so that equal ones can be told of; write a string literal of one line, without interpolation [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 31)
#error("a key of type `String` has to be a literal, so that equal ones can be told of; write a string literal of one line, without interpolation [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 32)
#error("a key of type `Int` has to be a literal, so that equal ones can be told of; write an integer literal [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 33)
#error("a key of type `Bool` has to be a literal, so that equal ones can be told of; write `true` or `false` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 34)
#error("this is said already; remove one of the two [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 35)
#error("this is said already; remove one of the two [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 43)
#error("nothing can be contributed to a `Set`: whether two elements are equal is known only when they are made; let it be an array, `[Color]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 44)
#error("`Thing` is no collection that can be contributed to; a collection is `[T]` or `[K: T]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 45)
#error("the elements of `[Thing]` have no keys; take it out, or contribute to a map, `[K: Thing]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 46)
#error("an element of `[String: Thing]` needs a key; write `.into([String: Thing].self, key: …)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 47)
#error("`.into` takes a collection's type; write `.into([any P].self)`, or `.into([K: any P].self, key: …)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`.into` has no such argument; write `.into([any P].self)`, or `.into([K: any P].self, key: …)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 49)
#error("what takes arguments can't be in a collection, which is made without any; contribute a closure of its own type, or something that makes it [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 50)
#error("`Thing` is handed in as what it is, so it can't be an element of `[any Sendable]`; let the input be `any Sendable` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 51)
#error("what goes into a collection says so behind its registration; write `.into([any P].self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 52)
#error("a collection is made of what is contributed to it, and need not be listed; add `.allowEmpty()` if there may be no contribution, or remove the line [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 53)
#error("`Thing` is no collection that can be contributed to; a collection is `[T]` or `[K: T]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 54)
#error("`.allowEmpty()` is said once, without arguments [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 55)
#error("`.lazy` says nothing about a collection; write `Contributions([any P].self).allowEmpty()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 56)
#error("`Contributions` takes a collection's type; write `Contributions([any P].self).allowEmpty()` [unreadable-manifest]")
#sourceLocation()

// Written by Dovetail from DataAssembly. Do not edit.

extension DataAssembly {
    package nonisolated enum Factories {}
}

#sourceLocation(file: "Data/Data.swift", line: 15)
#error("`Inner` is `internal`, so compositions that list `DataAssembly`, which is `package`, can't write the key; make `Inner` `package`, or `DataAssembly` `internal` [exposed-type-not-accessible]")
#sourceLocation()
