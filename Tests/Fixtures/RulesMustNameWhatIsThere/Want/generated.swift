// Written by Dovetail from KitAssembly. Do not edit.

public import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func hidden(_ watch: ObjectWatch?) -> SealedHidden {
            #sourceLocation(file: "Kit/Kit.swift", line: 11)
            return SealedHidden(value: ObjectWatch.tell(watch, "Hidden", ObjectWatch.start(watch), Hidden()))
            #sourceLocation()
        }

        @inline(never)
        public static func shown(_ watch: ObjectWatch?, hidden: consuming SealedHidden) -> Shown {
            #sourceLocation(file: "Kit/Kit.swift", line: 12)
            return ObjectWatch.tell(watch, "Shown", ObjectWatch.start(watch), Shown(hidden: hidden.value))
            #sourceLocation()
        }

        /// `Hidden`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedHidden: Sendable {
            let value: Hidden
        }
    }
}

// Written by Dovetail from EmptyAssembly, HostAssembly, MailAssembly, SessionAssembly, Bundle, Hiding, Misspelt, Product. Do not edit.

extension EmptyAssembly {
    nonisolated enum Factories {}
}

extension HostAssembly {
    nonisolated enum Factories {}
}

extension MailAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

extension Bundle {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Hiding {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Misspelt {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Slips.swift", line: 8)
#error("no module that this file imports declares `Showm`; did you mean `Shown`? [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 52)
#error("`Spare` in `Forbid(Spare.self, from: HostAssembly.self)` stands for nothing: `Bundle` registers nothing as that; take the rule out, or say it in a composition that has it [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/Slips.swift", line: 17)
#error("`Hidden`, named in a rule, is `internal` to module `Kit`; make `Hidden` `public`, or `package` within one package [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 63)
#error("`any Storing` in `Forbid((any Storing).self, from: SessionScope.self)` stands for nothing: `Product` registers nothing as that; `Store` conforms to it, and is registered as `Store`: did you mean `Store.self`? [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 64)
#error("`Stores` in `Forbid(Stores.self, from: SessionScope.self)` stands for nothing: `Product` registers nothing as that; no source that is read here declares `Stores`: did you mean `Store`? [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 65)
#error("`Date` in `Forbid(Date.self, from: SessionScope.self)` stands for nothing: `Product` registers nothing as that; take the rule out, or say it in a composition that has it [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 67)
#error("`any Sending` in `Forbid((any Sending).self, from: SessionScope.self)` stands for nothing: `Product` registers nothing as that; `MailAssembly` registers it: list `MailAssembly.self`, or take the rule out [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 68)
#error("`MailAssembly` in `Confine(MailAssembly.self, to: HostScope.self)` stands for nothing: `Product` does not list that assembly; list `MailAssembly.self`, or take the rule out [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 70)
#error("`String` tagged `Test` in `Forbid(String.self, tag: Test.self, from: SessionScope.self)` stands for nothing: `Product` registers nothing as that; `String` tagged `Live` is registered: write `String.self, tag: Live.self` [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 72)
#error("`WindowScope` in `Forbid(Store.self, from: WindowScope.self)` stands for nothing: `Product` registers nothing in that scope; take the rule out, or say it in a composition that has it [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 76)
#error("`WindowScope` in `Confine(Store.self, to: SessionScope.self, WindowScope.self)` stands for nothing: `Product` registers nothing in that scope; take `WindowScope` out, or say it in a composition that has it [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 77)
#error("`Spare` in `Forbid(Store.self, from: SessionScope.self, except: Editor.self, Spare.self)` stands for nothing: `Product` registers nothing as that; take `Spare` out, or say it in a composition that has it [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 79)
#error("nothing can break `Forbid(HostScope.self, from: HostAssembly.self)`: all of `HostAssembly` belongs to `HostScope` itself; name something else, or take the rule out [rule-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 80)
#error("nothing can break `Forbid(Store.self, from: SessionScope.self, except: Editor.self)`: all of `SessionScope` belongs to `Store` itself or is excepted; name something else, or take the rule out [rule-without-target]")
#sourceLocation()
