// Written by Dovetail from Commas, Labels, Modifiers, Parentheses, Types, Bundle, Product. Do not edit.

extension Commas {
    nonisolated enum Factories {}
}

extension Labels {
    nonisolated enum Factories {}
}

extension Modifiers {
    nonisolated enum Factories {}
}

extension Parentheses {
    nonisolated enum Factories {}
}

extension Types {
    nonisolated enum Factories {}
}

extension Bundle {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 9)
#error("`)` is missing here, to close `Shared(` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 10)
#error("`)` is missing here, to close `(any Store` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 11)
#error("`Shared(` is closed by `)`, not by `]` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 12)
#error("this `)` closes nothing; remove it [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 13)
#error("`(` is missing behind `Shared`; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 14)
#error("a registration takes its type in parentheses, as a value; write `Shared(Disk.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 17)
#error("`)` is missing here, to close `Transient(` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 18)
#error("`Disk` is a struct, and only an instance of a class can be held weakly; make it `Shared` or `Transient`, or let it be a `final class` [not-a-class]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 25)
#error("a comma is missing here, before `as` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 26)
#error("a comma is missing here, before `(` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("a colon is missing here, behind `as` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 28)
#error("a colon is missing here, behind `name` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 29)
#error("this string is never closed [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 30)
#error("only the ends of lines separate registrations; remove the comma [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 31)
#error("`Shared` stands on the line of what is before it; put it on a line of its own [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 32)
#error("this `[` is never closed [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 39)
#error("`.onEnd` lacks its closure; write `.onEnd { … }` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 41)
#error("`.lazy` lacks its parentheses; write `.lazy()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 42)
#error("`.concurrent` lacks its parentheses; write `.concurrent()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 43)
#error("`.tagged` lacks its parentheses; write `.tagged(Marker.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 44)
#error("`.into` lacks its parentheses; write `.into([any P].self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 45)
#error("`.using` lacks its parentheses; write `.using(T.self, for: \"parameter\")` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 46)
#error("`.isolated` lacks its parentheses; write `.isolated(to: MainActor.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 47)
#error("`.onDispose` says nothing about a registration; did you mean `.onEnd { … }`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 48)
#error("`.shiny` says nothing about a registration [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 49)
#error("`.onEnd` takes a closure; write `.onEnd { … }` or `.onEnd(within: .seconds(5)) { … }`, with what is to be done to `$0` when its scope ends [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 50)
#error("`.tagged` takes one type; write `.tagged(Marker.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 51)
#error("`.into` takes a collection's type; write `.into([any P].self)`, or `.into([K: any P].self, key: …)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 52)
#error("`.using` takes a type and the name of a parameter; write `.using(T.self, for: \"parameter\")`, `.using(T.self, tag: Marker.self, for: \"parameter\")` or `.using(scope: ChildScope.self, for: \"parameter\")` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 53)
#error("`.isolated` takes an actor; write `.isolated(to: MainActor.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 60)
#error("`Shared` has no period before it; write `Shared(…)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 61)
#error("`Disk` is no registration; write `Shared(Disk.self)` or `Transient(Disk.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 62)
#error("`Shared` takes a type; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 63)
#error("`Shared` takes a type first; write `Shared(T.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 64)
#error("`Shared` takes a type first; write `Shared(Disk.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 65)
#error("`Shared` takes a type first; write `Shared(Disk.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 66)
#error("`Shared` takes a type first; write `Shared(Disk.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 67)
#error("`Shared` takes a type first; write `Shared(T.self, as: (any Store).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 68)
#error("`any Store` lacks its `.self`; write `(any Store).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 69)
#error("`Store` lacks its `.self`; write `Store.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 70)
#error("`(any Store.self)` is no type; write `(any Store).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 71)
#error("`Int` lacks its `.self`; write `Int.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 72)
#error("`[Int.self, String.self]` is no type; write `Int.self, String.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 73)
#error("`id: Int.self` is no type; write `Int.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 74)
#error("`arguments:` takes types; write `arguments: A.self`, or `(any P).self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 81)
#error("`Input` has no argument `named:`; did you mean `name:`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 82)
#error("`Transient` has no argument `argument:`; did you mean `arguments:`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 83)
#error("`Shared` has no argument `protocols:`; write `Shared(T.self, as: (any P).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 84)
#error("`Shared` has no argument `As:`; did you mean `as:`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 85)
#error("`Shared` has no argument `lazy:`; that is said behind the registration: `.lazy()` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 86)
#error("`Decorator` has no argument `wraps:`; did you mean `of:`? [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 87)
#error("an input has one key, its own type; write `Input((any Store).self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 88)
#error("what goes into a collection says so behind its registration; write `.into([any P].self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 94)
#error("`Parentheses` lacks its `.self`; write `Parentheses.self` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 95)
#error("only the ends of lines separate what a composition lists; remove the comma [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 96)
#error("`Bundle` lacks its `.self`, and is a composition; write `Include(Bundle.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 97)
#error("`Expose` takes types, and one tag after them; write `Expose(Screen.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 98)
#error("`(` is missing behind `Expose`; write `Expose(T.self)` [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 99)
#error("nothing can follow here, and `.lazy` does; take it out [unreadable-manifest]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 100)
#error("`)` is missing here, to close `Expose(` [unreadable-manifest]")
#sourceLocation()
