// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func thing1(_ watch: ObjectWatch?) -> Thing1 {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Thing1", ObjectWatch.start(watch), Thing1())
            #sourceLocation()
        }

        @inline(never)
        static func thing2(_ watch: ObjectWatch?, before: consuming Thing1) -> Thing2 {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Thing2", ObjectWatch.start(watch), Thing2(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing3(_ watch: ObjectWatch?, before: consuming Thing2) -> Thing3 {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Thing3", ObjectWatch.start(watch), Thing3(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing4(_ watch: ObjectWatch?, before: consuming Thing3) -> Thing4 {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Thing4", ObjectWatch.start(watch), Thing4(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing5(_ watch: ObjectWatch?, before: consuming Thing4) -> Thing5 {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Thing5", ObjectWatch.start(watch), Thing5(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing6(_ watch: ObjectWatch?, before: consuming Thing5) -> Thing6 {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Thing6", ObjectWatch.start(watch), Thing6(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing7(_ watch: ObjectWatch?, before: consuming Thing6) -> Thing7 {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Thing7", ObjectWatch.start(watch), Thing7(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing8(_ watch: ObjectWatch?, before: consuming Thing7) -> Thing8 {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Thing8", ObjectWatch.start(watch), Thing8(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing9(_ watch: ObjectWatch?, before: consuming Thing8) -> Thing9 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Thing9", ObjectWatch.start(watch), Thing9(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing10(_ watch: ObjectWatch?, before: consuming Thing9) -> Thing10 {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Thing10", ObjectWatch.start(watch), Thing10(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing11(_ watch: ObjectWatch?, before: consuming Thing10) -> Thing11 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Thing11", ObjectWatch.start(watch), Thing11(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing12(_ watch: ObjectWatch?, before: consuming Thing11) -> Thing12 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Thing12", ObjectWatch.start(watch), Thing12(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing13(_ watch: ObjectWatch?, before: consuming Thing12) -> Thing13 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Thing13", ObjectWatch.start(watch), Thing13(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing14(_ watch: ObjectWatch?, before: consuming Thing13) -> Thing14 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Thing14", ObjectWatch.start(watch), Thing14(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing15(_ watch: ObjectWatch?, before: consuming Thing14) -> Thing15 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Thing15", ObjectWatch.start(watch), Thing15(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing16(_ watch: ObjectWatch?, before: consuming Thing15) -> Thing16 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Thing16", ObjectWatch.start(watch), Thing16(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing17(_ watch: ObjectWatch?, before: consuming Thing16) -> Thing17 {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Thing17", ObjectWatch.start(watch), Thing17(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing18(_ watch: ObjectWatch?, before: consuming Thing17) -> Thing18 {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Thing18", ObjectWatch.start(watch), Thing18(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing19(_ watch: ObjectWatch?, before: consuming Thing18) -> Thing19 {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Thing19", ObjectWatch.start(watch), Thing19(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing20(_ watch: ObjectWatch?, before: consuming Thing19) -> Thing20 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Thing20", ObjectWatch.start(watch), Thing20(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing21(_ watch: ObjectWatch?, before: consuming Thing20) -> Thing21 {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Thing21", ObjectWatch.start(watch), Thing21(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing22(_ watch: ObjectWatch?, before: consuming Thing21) -> Thing22 {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Thing22", ObjectWatch.start(watch), Thing22(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing23(_ watch: ObjectWatch?, before: consuming Thing22) -> Thing23 {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Thing23", ObjectWatch.start(watch), Thing23(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing24(_ watch: ObjectWatch?, before: consuming Thing23) -> Thing24 {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Thing24", ObjectWatch.start(watch), Thing24(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing25(_ watch: ObjectWatch?, before: consuming Thing24) -> Thing25 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Thing25", ObjectWatch.start(watch), Thing25(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing26(_ watch: ObjectWatch?, before: consuming Thing25) -> Thing26 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "Thing26", ObjectWatch.start(watch), Thing26(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing27(_ watch: ObjectWatch?, before: consuming Thing26) -> Thing27 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Thing27", ObjectWatch.start(watch), Thing27(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing28(_ watch: ObjectWatch?, before: consuming Thing27) -> Thing28 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Thing28", ObjectWatch.start(watch), Thing28(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing29(_ watch: ObjectWatch?, before: consuming Thing28) -> Thing29 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Thing29", ObjectWatch.start(watch), Thing29(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing30(_ watch: ObjectWatch?, before: consuming Thing29) -> Thing30 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Thing30", ObjectWatch.start(watch), Thing30(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing31(_ watch: ObjectWatch?, before: consuming Thing30) -> Thing31 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Thing31", ObjectWatch.start(watch), Thing31(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing32(_ watch: ObjectWatch?, before: consuming Thing31) -> Thing32 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Thing32", ObjectWatch.start(watch), Thing32(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing33(_ watch: ObjectWatch?, before: consuming Thing32) -> Thing33 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Thing33", ObjectWatch.start(watch), Thing33(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing34(_ watch: ObjectWatch?, before: consuming Thing33) -> Thing34 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Thing34", ObjectWatch.start(watch), Thing34(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing35(_ watch: ObjectWatch?, before: consuming Thing34) -> Thing35 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Thing35", ObjectWatch.start(watch), Thing35(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing36(_ watch: ObjectWatch?, before: consuming Thing35) -> Thing36 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Thing36", ObjectWatch.start(watch), Thing36(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing37(_ watch: ObjectWatch?, before: consuming Thing36) -> Thing37 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Thing37", ObjectWatch.start(watch), Thing37(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing38(_ watch: ObjectWatch?, before: consuming Thing37) -> Thing38 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Thing38", ObjectWatch.start(watch), Thing38(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing39(_ watch: ObjectWatch?, before: consuming Thing38) -> Thing39 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Thing39", ObjectWatch.start(watch), Thing39(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func thing40(_ watch: ObjectWatch?, before: consuming Thing39) -> Thing40 {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Thing40", ObjectWatch.start(watch), Thing40(before: before))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            thing7: consuming Thing7,
            thing14: consuming Thing14,
            thing21: consuming Thing21,
            thing28: consuming Thing28,
            thing35: consuming Thing35,
            thing1: consuming Thing1
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                thing7: thing7,
                thing14: thing14,
                thing21: thing21,
                thing28: thing28,
                thing35: thing35,
                thing1: thing1
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var thing1: Thing1 { get }
        var thing2: Thing2 { get }
        var thing3: Thing3 { get }
        var thing4: Thing4 { get }
        var thing5: Thing5 { get }
        var thing6: Thing6 { get }
        var thing8: Thing8 { get }
        var thing9: Thing9 { get }
        var thing10: Thing10 { get }
        var thing11: Thing11 { get }
        var thing12: Thing12 { get }
        var thing13: Thing13 { get }
        var thing15: Thing15 { get }
        var thing16: Thing16 { get }
        var thing17: Thing17 { get }
        var thing18: Thing18 { get }
        var thing19: Thing19 { get }
        var thing20: Thing20 { get }
        var thing22: Thing22 { get }
        var thing23: Thing23 { get }
        var thing24: Thing24 { get }
        var thing25: Thing25 { get }
        var thing26: Thing26 { get }
        var thing27: Thing27 { get }
        var thing29: Thing29 { get }
        var thing30: Thing30 { get }
        var thing31: Thing31 { get }
        var thing32: Thing32 { get }
        var thing33: Thing33 { get }
        var thing34: Thing34 { get }
        var thing36: Thing36 { get }
        var thing37: Thing37 { get }
        var thing38: Thing38 { get }
        var thing39: Thing39 { get }
        var thing40: Thing40 { get }
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let thing1: Thing1
        let thing2: Thing2
        let thing3: Thing3
        let thing4: Thing4
        let thing5: Thing5
        let thing6: Thing6
        let thing8: Thing8
        let thing9: Thing9
        let thing10: Thing10
        let thing11: Thing11
        let thing12: Thing12
        let thing13: Thing13
        let thing15: Thing15
        let thing16: Thing16
        let thing17: Thing17
        let thing18: Thing18
        let thing19: Thing19
        let thing20: Thing20
        let thing22: Thing22
        let thing23: Thing23
        let thing24: Thing24
        let thing25: Thing25
        let thing26: Thing26
        let thing27: Thing27
        let thing29: Thing29

        fileprivate let lifetime: ScopeLifetime
        fileprivate let objects1: Objects1
        fileprivate let exposed1: Exposed1

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let thing1 = AppAssembly.Factories.thing1(objectWatch)
                let thing2 = AppAssembly.Factories.thing2(objectWatch, before: thing1)
                let thing3 = AppAssembly.Factories.thing3(objectWatch, before: thing2)
                let thing4 = AppAssembly.Factories.thing4(objectWatch, before: thing3)
                let thing5 = AppAssembly.Factories.thing5(objectWatch, before: thing4)
                let thing6 = AppAssembly.Factories.thing6(objectWatch, before: thing5)
                let thing7 = AppAssembly.Factories.thing7(objectWatch, before: thing6)
                let thing8 = AppAssembly.Factories.thing8(objectWatch, before: thing7)
                let thing9 = AppAssembly.Factories.thing9(objectWatch, before: thing8)
                let thing10 = AppAssembly.Factories.thing10(objectWatch, before: thing9)
                let thing11 = AppAssembly.Factories.thing11(objectWatch, before: thing10)
                let thing12 = AppAssembly.Factories.thing12(objectWatch, before: thing11)
                let thing13 = AppAssembly.Factories.thing13(objectWatch, before: thing12)
                let thing14 = AppAssembly.Factories.thing14(objectWatch, before: thing13)
                let thing15 = AppAssembly.Factories.thing15(objectWatch, before: thing14)
                let thing16 = AppAssembly.Factories.thing16(objectWatch, before: thing15)
                let thing17 = AppAssembly.Factories.thing17(objectWatch, before: thing16)
                let thing18 = AppAssembly.Factories.thing18(objectWatch, before: thing17)
                let thing19 = AppAssembly.Factories.thing19(objectWatch, before: thing18)
                let thing20 = AppAssembly.Factories.thing20(objectWatch, before: thing19)
                let thing21 = AppAssembly.Factories.thing21(objectWatch, before: thing20)
                let thing22 = AppAssembly.Factories.thing22(objectWatch, before: thing21)
                let thing23 = AppAssembly.Factories.thing23(objectWatch, before: thing22)
                let thing24 = AppAssembly.Factories.thing24(objectWatch, before: thing23)
                let thing25 = AppAssembly.Factories.thing25(objectWatch, before: thing24)
                let thing26 = AppAssembly.Factories.thing26(objectWatch, before: thing25)
                let thing27 = AppAssembly.Factories.thing27(objectWatch, before: thing26)
                let thing28 = AppAssembly.Factories.thing28(objectWatch, before: thing27)
                let thing29 = AppAssembly.Factories.thing29(objectWatch, before: thing28)
                let thing30 = AppAssembly.Factories.thing30(objectWatch, before: thing29)
                let thing31 = AppAssembly.Factories.thing31(objectWatch, before: thing30)
                let thing32 = AppAssembly.Factories.thing32(objectWatch, before: thing31)
                let thing33 = AppAssembly.Factories.thing33(objectWatch, before: thing32)
                let thing34 = AppAssembly.Factories.thing34(objectWatch, before: thing33)
                let thing35 = AppAssembly.Factories.thing35(objectWatch, before: thing34)
                let thing36 = AppAssembly.Factories.thing36(objectWatch, before: thing35)
                let thing37 = AppAssembly.Factories.thing37(objectWatch, before: thing36)
                let thing38 = AppAssembly.Factories.thing38(objectWatch, before: thing37)
                let thing39 = AppAssembly.Factories.thing39(objectWatch, before: thing38)
                let thing40 = AppAssembly.Factories.thing40(objectWatch, before: thing39)
                self.lifetime = lifetime
                self.thing1 = consume thing1
                self.thing2 = consume thing2
                self.thing3 = consume thing3
                self.thing4 = consume thing4
                self.thing5 = consume thing5
                self.thing6 = consume thing6
                self.thing8 = consume thing8
                self.thing9 = consume thing9
                self.thing10 = consume thing10
                self.thing11 = consume thing11
                self.thing12 = consume thing12
                self.thing13 = consume thing13
                self.thing15 = consume thing15
                self.thing16 = consume thing16
                self.thing17 = consume thing17
                self.thing18 = consume thing18
                self.thing19 = consume thing19
                self.thing20 = consume thing20
                self.thing22 = consume thing22
                self.thing23 = consume thing23
                self.thing24 = consume thing24
                self.thing25 = consume thing25
                self.thing26 = consume thing26
                self.thing27 = consume thing27
                self.thing29 = consume thing29
                self.objects1 = Objects1(
                    thing7: consume thing7,
                    thing14: consume thing14,
                    thing21: consume thing21,
                    thing28: consume thing28,
                    thing35: consume thing35
                )
                self.exposed1 = Exposed1(
                    thing30: consume thing30,
                    thing31: consume thing31,
                    thing32: consume thing32,
                    thing33: consume thing33,
                    thing34: consume thing34,
                    thing36: consume thing36,
                    thing37: consume thing37,
                    thing38: consume thing38,
                    thing39: consume thing39,
                    thing40: consume thing40
                )
            }
            lifetime.finishOpening(self)
        }

        var thing30: Thing30 { exposed1.thing30 }

        var thing31: Thing31 { exposed1.thing31 }

        var thing32: Thing32 { exposed1.thing32 }

        var thing33: Thing33 { exposed1.thing33 }

        var thing34: Thing34 { exposed1.thing34 }

        var thing36: Thing36 { exposed1.thing36 }

        var thing37: Thing37 { exposed1.thing37 }

        var thing38: Thing38 { exposed1.thing38 }

        var thing39: Thing39 { exposed1.thing39 }

        var thing40: Thing40 { exposed1.thing40 }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                thing7: objects1.thing7,
                thing14: objects1.thing14,
                thing21: objects1.thing21,
                thing28: objects1.thing28,
                thing35: objects1.thing35,
                thing1: thing1
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate struct Objects1: Sendable {
            let thing7: Thing7
            let thing14: Thing14
            let thing21: Thing21
            let thing28: Thing28
            let thing35: Thing35
        }

        fileprivate struct Exposed1: Sendable {
            let thing30: Thing30
            let thing31: Thing31
            let thing32: Thing32
            let thing33: Thing33
            let thing34: Thing34
            let thing36: Thing36
            let thing37: Thing37
            let thing38: Thing38
            let thing39: Thing39
            let thing40: Thing40
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
