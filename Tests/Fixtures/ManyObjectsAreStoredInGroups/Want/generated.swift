// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func thing1() -> Thing1 {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Thing1()
            #sourceLocation()
        }

        static func thing2(before: Thing1) -> Thing2 {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Thing2(before: before)
            #sourceLocation()
        }

        static func thing3(before: Thing2) -> Thing3 {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Thing3(before: before)
            #sourceLocation()
        }

        static func thing4(before: Thing3) -> Thing4 {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Thing4(before: before)
            #sourceLocation()
        }

        static func thing5(before: Thing4) -> Thing5 {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Thing5(before: before)
            #sourceLocation()
        }

        static func thing6(before: Thing5) -> Thing6 {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Thing6(before: before)
            #sourceLocation()
        }

        static func thing7(before: Thing6) -> Thing7 {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Thing7(before: before)
            #sourceLocation()
        }

        static func thing8(before: Thing7) -> Thing8 {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Thing8(before: before)
            #sourceLocation()
        }

        static func thing9(before: Thing8) -> Thing9 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Thing9(before: before)
            #sourceLocation()
        }

        static func thing10(before: Thing9) -> Thing10 {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Thing10(before: before)
            #sourceLocation()
        }

        static func thing11(before: Thing10) -> Thing11 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Thing11(before: before)
            #sourceLocation()
        }

        static func thing12(before: Thing11) -> Thing12 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Thing12(before: before)
            #sourceLocation()
        }

        static func thing13(before: Thing12) -> Thing13 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Thing13(before: before)
            #sourceLocation()
        }

        static func thing14(before: Thing13) -> Thing14 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Thing14(before: before)
            #sourceLocation()
        }

        static func thing15(before: Thing14) -> Thing15 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return Thing15(before: before)
            #sourceLocation()
        }

        static func thing16(before: Thing15) -> Thing16 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Thing16(before: before)
            #sourceLocation()
        }

        static func thing17(before: Thing16) -> Thing17 {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Thing17(before: before)
            #sourceLocation()
        }

        static func thing18(before: Thing17) -> Thing18 {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Thing18(before: before)
            #sourceLocation()
        }

        static func thing19(before: Thing18) -> Thing19 {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Thing19(before: before)
            #sourceLocation()
        }

        static func thing20(before: Thing19) -> Thing20 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return Thing20(before: before)
            #sourceLocation()
        }

        static func thing21(before: Thing20) -> Thing21 {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return Thing21(before: before)
            #sourceLocation()
        }

        static func thing22(before: Thing21) -> Thing22 {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Thing22(before: before)
            #sourceLocation()
        }

        static func thing23(before: Thing22) -> Thing23 {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return Thing23(before: before)
            #sourceLocation()
        }

        static func thing24(before: Thing23) -> Thing24 {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return Thing24(before: before)
            #sourceLocation()
        }

        static func thing25(before: Thing24) -> Thing25 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return Thing25(before: before)
            #sourceLocation()
        }

        static func thing26(before: Thing25) -> Thing26 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return Thing26(before: before)
            #sourceLocation()
        }

        static func thing27(before: Thing26) -> Thing27 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return Thing27(before: before)
            #sourceLocation()
        }

        static func thing28(before: Thing27) -> Thing28 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return Thing28(before: before)
            #sourceLocation()
        }

        static func thing29(before: Thing28) -> Thing29 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return Thing29(before: before)
            #sourceLocation()
        }

        static func thing30(before: Thing29) -> Thing30 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return Thing30(before: before)
            #sourceLocation()
        }

        static func thing31(before: Thing30) -> Thing31 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return Thing31(before: before)
            #sourceLocation()
        }

        static func thing32(before: Thing31) -> Thing32 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return Thing32(before: before)
            #sourceLocation()
        }

        static func thing33(before: Thing32) -> Thing33 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return Thing33(before: before)
            #sourceLocation()
        }

        static func thing34(before: Thing33) -> Thing34 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return Thing34(before: before)
            #sourceLocation()
        }

        static func thing35(before: Thing34) -> Thing35 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return Thing35(before: before)
            #sourceLocation()
        }

        static func thing36(before: Thing35) -> Thing36 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return Thing36(before: before)
            #sourceLocation()
        }

        static func thing37(before: Thing36) -> Thing37 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return Thing37(before: before)
            #sourceLocation()
        }

        static func thing38(before: Thing37) -> Thing38 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return Thing38(before: before)
            #sourceLocation()
        }

        static func thing39(before: Thing38) -> Thing39 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return Thing39(before: before)
            #sourceLocation()
        }

        static func thing40(before: Thing39) -> Thing40 {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return Thing40(before: before)
            #sourceLocation()
        }

        static func screen(
            thing7: Thing7,
            thing14: Thing14,
            thing21: Thing21,
            thing28: Thing28,
            thing35: Thing35,
            thing1: Thing1
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return Screen(
                thing7: thing7,
                thing14: thing14,
                thing21: thing21,
                thing28: thing28,
                thing35: thing35,
                thing1: thing1
            )
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
            let thing1 = AppAssembly.Factories.thing1()
            let thing2 = AppAssembly.Factories.thing2(before: thing1)
            let thing3 = AppAssembly.Factories.thing3(before: thing2)
            let thing4 = AppAssembly.Factories.thing4(before: thing3)
            let thing5 = AppAssembly.Factories.thing5(before: thing4)
            let thing6 = AppAssembly.Factories.thing6(before: thing5)
            let thing7 = AppAssembly.Factories.thing7(before: thing6)
            let thing8 = AppAssembly.Factories.thing8(before: thing7)
            let thing9 = AppAssembly.Factories.thing9(before: thing8)
            let thing10 = AppAssembly.Factories.thing10(before: thing9)
            let thing11 = AppAssembly.Factories.thing11(before: thing10)
            let thing12 = AppAssembly.Factories.thing12(before: thing11)
            let thing13 = AppAssembly.Factories.thing13(before: thing12)
            let thing14 = AppAssembly.Factories.thing14(before: thing13)
            let thing15 = AppAssembly.Factories.thing15(before: thing14)
            let thing16 = AppAssembly.Factories.thing16(before: thing15)
            let thing17 = AppAssembly.Factories.thing17(before: thing16)
            let thing18 = AppAssembly.Factories.thing18(before: thing17)
            let thing19 = AppAssembly.Factories.thing19(before: thing18)
            let thing20 = AppAssembly.Factories.thing20(before: thing19)
            let thing21 = AppAssembly.Factories.thing21(before: thing20)
            let thing22 = AppAssembly.Factories.thing22(before: thing21)
            let thing23 = AppAssembly.Factories.thing23(before: thing22)
            let thing24 = AppAssembly.Factories.thing24(before: thing23)
            let thing25 = AppAssembly.Factories.thing25(before: thing24)
            let thing26 = AppAssembly.Factories.thing26(before: thing25)
            let thing27 = AppAssembly.Factories.thing27(before: thing26)
            let thing28 = AppAssembly.Factories.thing28(before: thing27)
            let thing29 = AppAssembly.Factories.thing29(before: thing28)
            let thing30 = AppAssembly.Factories.thing30(before: thing29)
            let thing31 = AppAssembly.Factories.thing31(before: thing30)
            let thing32 = AppAssembly.Factories.thing32(before: thing31)
            let thing33 = AppAssembly.Factories.thing33(before: thing32)
            let thing34 = AppAssembly.Factories.thing34(before: thing33)
            let thing35 = AppAssembly.Factories.thing35(before: thing34)
            let thing36 = AppAssembly.Factories.thing36(before: thing35)
            let thing37 = AppAssembly.Factories.thing37(before: thing36)
            let thing38 = AppAssembly.Factories.thing38(before: thing37)
            let thing39 = AppAssembly.Factories.thing39(before: thing38)
            let thing40 = AppAssembly.Factories.thing40(before: thing39)
            self.lifetime = lifetime
            self.thing1 = thing1
            self.thing2 = thing2
            self.thing3 = thing3
            self.thing4 = thing4
            self.thing5 = thing5
            self.thing6 = thing6
            self.thing8 = thing8
            self.thing9 = thing9
            self.thing10 = thing10
            self.thing11 = thing11
            self.thing12 = thing12
            self.thing13 = thing13
            self.thing15 = thing15
            self.thing16 = thing16
            self.thing17 = thing17
            self.thing18 = thing18
            self.thing19 = thing19
            self.thing20 = thing20
            self.thing22 = thing22
            self.thing23 = thing23
            self.thing24 = thing24
            self.thing25 = thing25
            self.thing26 = thing26
            self.thing27 = thing27
            self.thing29 = thing29
            self.objects1 = Objects1(
                thing7: thing7,
                thing14: thing14,
                thing21: thing21,
                thing28: thing28,
                thing35: thing35
            )
            self.exposed1 = Exposed1(
                thing30: thing30,
                thing31: thing31,
                thing32: thing32,
                thing33: thing33,
                thing34: thing34,
                thing36: thing36,
                thing37: thing37,
                thing38: thing38,
                thing39: thing39,
                thing40: thing40
            )
            lifetime.finishOpening()
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
