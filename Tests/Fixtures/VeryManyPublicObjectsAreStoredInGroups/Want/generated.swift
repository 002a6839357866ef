// Written by Dovetail from AppAssembly, Product. Do not edit.

public import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        public static func thing1() -> Thing1 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 9)
            return Thing1()
            #sourceLocation()
        }

        public static func thing2(before: Thing1) -> Thing2 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 10)
            return Thing2(before: before)
            #sourceLocation()
        }

        public static func thing3(before: Thing2) -> Thing3 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 11)
            return Thing3(before: before)
            #sourceLocation()
        }

        public static func thing4(before: Thing3) -> Thing4 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 12)
            return Thing4(before: before)
            #sourceLocation()
        }

        public static func thing5(before: Thing4) -> Thing5 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 13)
            return Thing5(before: before)
            #sourceLocation()
        }

        public static func thing6(before: Thing5) -> Thing6 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 14)
            return Thing6(before: before)
            #sourceLocation()
        }

        public static func thing7(before: Thing6) -> SealedThing7 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 15)
            return SealedThing7(value: Thing7(before: before))
            #sourceLocation()
        }

        public static func thing8(before: SealedThing7) -> Thing8 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 16)
            return Thing8(before: before.value)
            #sourceLocation()
        }

        public static func thing9(before: Thing8) -> Thing9 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 17)
            return Thing9(before: before)
            #sourceLocation()
        }

        public static func thing10(before: Thing9) -> Thing10 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 18)
            return Thing10(before: before)
            #sourceLocation()
        }

        public static func thing11(before: Thing10) -> Thing11 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 19)
            return Thing11(before: before)
            #sourceLocation()
        }

        public static func thing12(before: Thing11) -> Thing12 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 20)
            return Thing12(before: before)
            #sourceLocation()
        }

        public static func thing13(before: Thing12) -> Thing13 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 21)
            return Thing13(before: before)
            #sourceLocation()
        }

        public static func thing14(before: Thing13) -> SealedThing14 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 22)
            return SealedThing14(value: Thing14(before: before))
            #sourceLocation()
        }

        public static func thing15(before: SealedThing14) -> Thing15 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            return Thing15(before: before.value)
            #sourceLocation()
        }

        public static func thing16(before: Thing15) -> Thing16 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 24)
            return Thing16(before: before)
            #sourceLocation()
        }

        public static func thing17(before: Thing16) -> Thing17 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 25)
            return Thing17(before: before)
            #sourceLocation()
        }

        public static func thing18(before: Thing17) -> Thing18 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 26)
            return Thing18(before: before)
            #sourceLocation()
        }

        public static func thing19(before: Thing18) -> Thing19 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 27)
            return Thing19(before: before)
            #sourceLocation()
        }

        public static func thing20(before: Thing19) -> Thing20 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 28)
            return Thing20(before: before)
            #sourceLocation()
        }

        public static func thing21(before: Thing20) -> SealedThing21 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 29)
            return SealedThing21(value: Thing21(before: before))
            #sourceLocation()
        }

        public static func thing22(before: SealedThing21) -> Thing22 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 30)
            return Thing22(before: before.value)
            #sourceLocation()
        }

        public static func thing23(before: Thing22) -> Thing23 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 31)
            return Thing23(before: before)
            #sourceLocation()
        }

        public static func thing24(before: Thing23) -> Thing24 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 32)
            return Thing24(before: before)
            #sourceLocation()
        }

        public static func thing25(before: Thing24) -> Thing25 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 33)
            return Thing25(before: before)
            #sourceLocation()
        }

        public static func thing26(before: Thing25) -> Thing26 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 34)
            return Thing26(before: before)
            #sourceLocation()
        }

        public static func thing27(before: Thing26) -> Thing27 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 35)
            return Thing27(before: before)
            #sourceLocation()
        }

        public static func thing28(before: Thing27) -> SealedThing28 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 36)
            return SealedThing28(value: Thing28(before: before))
            #sourceLocation()
        }

        public static func thing29(before: SealedThing28) -> Thing29 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 37)
            return Thing29(before: before.value)
            #sourceLocation()
        }

        public static func thing30(before: Thing29) -> Thing30 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 38)
            return Thing30(before: before)
            #sourceLocation()
        }

        public static func thing31(before: Thing30) -> Thing31 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 39)
            return Thing31(before: before)
            #sourceLocation()
        }

        public static func thing32(before: Thing31) -> Thing32 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 40)
            return Thing32(before: before)
            #sourceLocation()
        }

        public static func thing33(before: Thing32) -> Thing33 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 41)
            return Thing33(before: before)
            #sourceLocation()
        }

        public static func thing34(before: Thing33) -> Thing34 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 42)
            return Thing34(before: before)
            #sourceLocation()
        }

        public static func thing35(before: Thing34) -> SealedThing35 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 43)
            return SealedThing35(value: Thing35(before: before))
            #sourceLocation()
        }

        public static func thing36(before: SealedThing35) -> Thing36 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 44)
            return Thing36(before: before.value)
            #sourceLocation()
        }

        public static func thing37(before: Thing36) -> Thing37 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 45)
            return Thing37(before: before)
            #sourceLocation()
        }

        public static func thing38(before: Thing37) -> Thing38 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 46)
            return Thing38(before: before)
            #sourceLocation()
        }

        public static func thing39(before: Thing38) -> Thing39 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 47)
            return Thing39(before: before)
            #sourceLocation()
        }

        public static func thing40(before: Thing39) -> Thing40 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 48)
            return Thing40(before: before)
            #sourceLocation()
        }

        public static func thing41(before: Thing40) -> Thing41 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 49)
            return Thing41(before: before)
            #sourceLocation()
        }

        public static func thing42(before: Thing41) -> SealedThing42 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 50)
            return SealedThing42(value: Thing42(before: before))
            #sourceLocation()
        }

        public static func thing43(before: SealedThing42) -> Thing43 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 51)
            return Thing43(before: before.value)
            #sourceLocation()
        }

        public static func thing44(before: Thing43) -> Thing44 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 52)
            return Thing44(before: before)
            #sourceLocation()
        }

        public static func thing45(before: Thing44) -> Thing45 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 53)
            return Thing45(before: before)
            #sourceLocation()
        }

        public static func thing46(before: Thing45) -> Thing46 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 54)
            return Thing46(before: before)
            #sourceLocation()
        }

        public static func thing47(before: Thing46) -> Thing47 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 55)
            return Thing47(before: before)
            #sourceLocation()
        }

        public static func thing48(before: Thing47) -> Thing48 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 56)
            return Thing48(before: before)
            #sourceLocation()
        }

        public static func thing49(before: Thing48) -> SealedThing49 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 57)
            return SealedThing49(value: Thing49(before: before))
            #sourceLocation()
        }

        public static func thing50(before: SealedThing49) -> Thing50 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 58)
            return Thing50(before: before.value)
            #sourceLocation()
        }

        public static func thing51(before: Thing50) -> Thing51 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 59)
            return Thing51(before: before)
            #sourceLocation()
        }

        public static func thing52(before: Thing51) -> Thing52 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 60)
            return Thing52(before: before)
            #sourceLocation()
        }

        public static func thing53(before: Thing52) -> Thing53 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 61)
            return Thing53(before: before)
            #sourceLocation()
        }

        public static func thing54(before: Thing53) -> Thing54 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 62)
            return Thing54(before: before)
            #sourceLocation()
        }

        public static func thing55(before: Thing54) -> Thing55 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 63)
            return Thing55(before: before)
            #sourceLocation()
        }

        public static func thing56(before: Thing55) -> SealedThing56 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 64)
            return SealedThing56(value: Thing56(before: before))
            #sourceLocation()
        }

        public static func thing57(before: SealedThing56) -> Thing57 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 65)
            return Thing57(before: before.value)
            #sourceLocation()
        }

        public static func thing58(before: Thing57) -> Thing58 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 66)
            return Thing58(before: before)
            #sourceLocation()
        }

        public static func thing59(before: Thing58) -> Thing59 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 67)
            return Thing59(before: before)
            #sourceLocation()
        }

        public static func thing60(before: Thing59) -> Thing60 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 68)
            return Thing60(before: before)
            #sourceLocation()
        }

        public static func thing61(before: Thing60) -> Thing61 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 69)
            return Thing61(before: before)
            #sourceLocation()
        }

        public static func thing62(before: Thing61) -> Thing62 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 70)
            return Thing62(before: before)
            #sourceLocation()
        }

        public static func thing63(before: Thing62) -> SealedThing63 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 71)
            return SealedThing63(value: Thing63(before: before))
            #sourceLocation()
        }

        public static func thing64(before: SealedThing63) -> Thing64 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 72)
            return Thing64(before: before.value)
            #sourceLocation()
        }

        public static func thing65(before: Thing64) -> Thing65 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 73)
            return Thing65(before: before)
            #sourceLocation()
        }

        public static func thing66(before: Thing65) -> Thing66 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 74)
            return Thing66(before: before)
            #sourceLocation()
        }

        public static func thing67(before: Thing66) -> Thing67 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 75)
            return Thing67(before: before)
            #sourceLocation()
        }

        public static func thing68(before: Thing67) -> Thing68 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 76)
            return Thing68(before: before)
            #sourceLocation()
        }

        public static func thing69(before: Thing68) -> Thing69 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 77)
            return Thing69(before: before)
            #sourceLocation()
        }

        public static func thing70(before: Thing69) -> SealedThing70 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 78)
            return SealedThing70(value: Thing70(before: before))
            #sourceLocation()
        }

        public static func thing71(before: SealedThing70) -> Thing71 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 79)
            return Thing71(before: before.value)
            #sourceLocation()
        }

        public static func thing72(before: Thing71) -> Thing72 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 80)
            return Thing72(before: before)
            #sourceLocation()
        }

        public static func thing73(before: Thing72) -> Thing73 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 81)
            return Thing73(before: before)
            #sourceLocation()
        }

        public static func thing74(before: Thing73) -> Thing74 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 82)
            return Thing74(before: before)
            #sourceLocation()
        }

        public static func thing75(before: Thing74) -> Thing75 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 83)
            return Thing75(before: before)
            #sourceLocation()
        }

        public static func thing76(before: Thing75) -> Thing76 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 84)
            return Thing76(before: before)
            #sourceLocation()
        }

        public static func thing77(before: Thing76) -> SealedThing77 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 85)
            return SealedThing77(value: Thing77(before: before))
            #sourceLocation()
        }

        public static func thing78(before: SealedThing77) -> Thing78 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 86)
            return Thing78(before: before.value)
            #sourceLocation()
        }

        public static func thing79(before: Thing78) -> Thing79 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 87)
            return Thing79(before: before)
            #sourceLocation()
        }

        public static func thing80(before: Thing79) -> Thing80 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 88)
            return Thing80(before: before)
            #sourceLocation()
        }

        public static func thing81(before: Thing80) -> Thing81 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 89)
            return Thing81(before: before)
            #sourceLocation()
        }

        public static func thing82(before: Thing81) -> Thing82 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 90)
            return Thing82(before: before)
            #sourceLocation()
        }

        public static func thing83(before: Thing82) -> Thing83 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 91)
            return Thing83(before: before)
            #sourceLocation()
        }

        public static func thing84(before: Thing83) -> SealedThing84 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 92)
            return SealedThing84(value: Thing84(before: before))
            #sourceLocation()
        }

        public static func thing85(before: SealedThing84) -> Thing85 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 93)
            return Thing85(before: before.value)
            #sourceLocation()
        }

        public static func thing86(before: Thing85) -> Thing86 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 94)
            return Thing86(before: before)
            #sourceLocation()
        }

        public static func thing87(before: Thing86) -> Thing87 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 95)
            return Thing87(before: before)
            #sourceLocation()
        }

        public static func thing88(before: Thing87) -> Thing88 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 96)
            return Thing88(before: before)
            #sourceLocation()
        }

        public static func thing89(before: Thing88) -> Thing89 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 97)
            return Thing89(before: before)
            #sourceLocation()
        }

        public static func thing90(before: Thing89) -> Thing90 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 98)
            return Thing90(before: before)
            #sourceLocation()
        }

        public static func screen(
            thing7: SealedThing7,
            thing14: SealedThing14,
            thing21: SealedThing21,
            thing28: SealedThing28,
            thing35: SealedThing35,
            thing42: SealedThing42,
            thing49: SealedThing49,
            thing56: SealedThing56,
            thing63: SealedThing63,
            thing70: SealedThing70,
            thing77: SealedThing77,
            thing84: SealedThing84,
            thing1: Thing1
        ) -> Screen {
            #sourceLocation(file: "Kit/Manifest.swift", line: 99)
            return Screen(
                thing7: thing7.value,
                thing14: thing14.value,
                thing21: thing21.value,
                thing28: thing28.value,
                thing35: thing35.value,
                thing42: thing42.value,
                thing49: thing49.value,
                thing56: thing56.value,
                thing63: thing63.value,
                thing70: thing70.value,
                thing77: thing77.value,
                thing84: thing84.value,
                thing1: thing1
            )
            #sourceLocation()
        }

        /// `Thing14`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing14: Sendable {
            let value: Thing14
        }

        /// `Thing21`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing21: Sendable {
            let value: Thing21
        }

        /// `Thing28`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing28: Sendable {
            let value: Thing28
        }

        /// `Thing35`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing35: Sendable {
            let value: Thing35
        }

        /// `Thing42`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing42: Sendable {
            let value: Thing42
        }

        /// `Thing49`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing49: Sendable {
            let value: Thing49
        }

        /// `Thing56`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing56: Sendable {
            let value: Thing56
        }

        /// `Thing63`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing63: Sendable {
            let value: Thing63
        }

        /// `Thing7`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing7: Sendable {
            let value: Thing7
        }

        /// `Thing70`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing70: Sendable {
            let value: Thing70
        }

        /// `Thing77`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing77: Sendable {
            let value: Thing77
        }

        /// `Thing84`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedThing84: Sendable {
            let value: Thing84
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
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
        var thing41: Thing41 { get }
        var thing43: Thing43 { get }
        var thing44: Thing44 { get }
        var thing45: Thing45 { get }
        var thing46: Thing46 { get }
        var thing47: Thing47 { get }
        var thing48: Thing48 { get }
        var thing50: Thing50 { get }
        var thing51: Thing51 { get }
        var thing52: Thing52 { get }
        var thing53: Thing53 { get }
        var thing54: Thing54 { get }
        var thing55: Thing55 { get }
        var thing57: Thing57 { get }
        var thing58: Thing58 { get }
        var thing59: Thing59 { get }
        var thing60: Thing60 { get }
        var thing61: Thing61 { get }
        var thing62: Thing62 { get }
        var thing64: Thing64 { get }
        var thing65: Thing65 { get }
        var thing66: Thing66 { get }
        var thing67: Thing67 { get }
        var thing68: Thing68 { get }
        var thing69: Thing69 { get }
        var thing71: Thing71 { get }
        var thing72: Thing72 { get }
        var thing73: Thing73 { get }
        var thing74: Thing74 { get }
        var thing75: Thing75 { get }
        var thing76: Thing76 { get }
        var thing78: Thing78 { get }
        var thing79: Thing79 { get }
        var thing80: Thing80 { get }
        var thing81: Thing81 { get }
        var thing82: Thing82 { get }
        var thing83: Thing83 { get }
        var thing85: Thing85 { get }
        var thing86: Thing86 { get }
        var thing87: Thing87 { get }
        var thing88: Thing88 { get }
        var thing89: Thing89 { get }
        var thing90: Thing90 { get }
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let thing1: Thing1
        public let thing2: Thing2
        public let thing3: Thing3
        public let thing4: Thing4
        public let thing5: Thing5
        public let thing6: Thing6
        public let thing8: Thing8
        public let thing9: Thing9
        public let thing10: Thing10
        public let thing11: Thing11
        public let thing12: Thing12
        public let thing13: Thing13
        public let thing15: Thing15
        public let thing16: Thing16
        public let thing17: Thing17
        public let thing18: Thing18
        public let thing19: Thing19
        public let thing20: Thing20
        public let thing22: Thing22
        public let thing23: Thing23
        public let thing24: Thing24
        public let thing25: Thing25
        public let thing26: Thing26
        public let thing27: Thing27
        public let thing29: Thing29

        fileprivate let lifetime: ScopeLifetime
        fileprivate let objects1: Objects1
        @usableFromInline let exposed1: Exposed1
        @usableFromInline let exposed2: Exposed2
        @usableFromInline let exposed3: Exposed3

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
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
            let thing41 = AppAssembly.Factories.thing41(before: thing40)
            let thing42 = AppAssembly.Factories.thing42(before: thing41)
            let thing43 = AppAssembly.Factories.thing43(before: thing42)
            let thing44 = AppAssembly.Factories.thing44(before: thing43)
            let thing45 = AppAssembly.Factories.thing45(before: thing44)
            let thing46 = AppAssembly.Factories.thing46(before: thing45)
            let thing47 = AppAssembly.Factories.thing47(before: thing46)
            let thing48 = AppAssembly.Factories.thing48(before: thing47)
            let thing49 = AppAssembly.Factories.thing49(before: thing48)
            let thing50 = AppAssembly.Factories.thing50(before: thing49)
            let thing51 = AppAssembly.Factories.thing51(before: thing50)
            let thing52 = AppAssembly.Factories.thing52(before: thing51)
            let thing53 = AppAssembly.Factories.thing53(before: thing52)
            let thing54 = AppAssembly.Factories.thing54(before: thing53)
            let thing55 = AppAssembly.Factories.thing55(before: thing54)
            let thing56 = AppAssembly.Factories.thing56(before: thing55)
            let thing57 = AppAssembly.Factories.thing57(before: thing56)
            let thing58 = AppAssembly.Factories.thing58(before: thing57)
            let thing59 = AppAssembly.Factories.thing59(before: thing58)
            let thing60 = AppAssembly.Factories.thing60(before: thing59)
            let thing61 = AppAssembly.Factories.thing61(before: thing60)
            let thing62 = AppAssembly.Factories.thing62(before: thing61)
            let thing63 = AppAssembly.Factories.thing63(before: thing62)
            let thing64 = AppAssembly.Factories.thing64(before: thing63)
            let thing65 = AppAssembly.Factories.thing65(before: thing64)
            let thing66 = AppAssembly.Factories.thing66(before: thing65)
            let thing67 = AppAssembly.Factories.thing67(before: thing66)
            let thing68 = AppAssembly.Factories.thing68(before: thing67)
            let thing69 = AppAssembly.Factories.thing69(before: thing68)
            let thing70 = AppAssembly.Factories.thing70(before: thing69)
            let thing71 = AppAssembly.Factories.thing71(before: thing70)
            let thing72 = AppAssembly.Factories.thing72(before: thing71)
            let thing73 = AppAssembly.Factories.thing73(before: thing72)
            let thing74 = AppAssembly.Factories.thing74(before: thing73)
            let thing75 = AppAssembly.Factories.thing75(before: thing74)
            let thing76 = AppAssembly.Factories.thing76(before: thing75)
            let thing77 = AppAssembly.Factories.thing77(before: thing76)
            let thing78 = AppAssembly.Factories.thing78(before: thing77)
            let thing79 = AppAssembly.Factories.thing79(before: thing78)
            let thing80 = AppAssembly.Factories.thing80(before: thing79)
            let thing81 = AppAssembly.Factories.thing81(before: thing80)
            let thing82 = AppAssembly.Factories.thing82(before: thing81)
            let thing83 = AppAssembly.Factories.thing83(before: thing82)
            let thing84 = AppAssembly.Factories.thing84(before: thing83)
            let thing85 = AppAssembly.Factories.thing85(before: thing84)
            let thing86 = AppAssembly.Factories.thing86(before: thing85)
            let thing87 = AppAssembly.Factories.thing87(before: thing86)
            let thing88 = AppAssembly.Factories.thing88(before: thing87)
            let thing89 = AppAssembly.Factories.thing89(before: thing88)
            let thing90 = AppAssembly.Factories.thing90(before: thing89)
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
                thing35: thing35,
                thing42: thing42,
                thing49: thing49,
                thing56: thing56,
                thing63: thing63,
                thing70: thing70,
                thing77: thing77,
                thing84: thing84
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
                thing40: thing40,
                thing41: thing41,
                thing43: thing43,
                thing44: thing44,
                thing45: thing45,
                thing46: thing46,
                thing47: thing47,
                thing48: thing48,
                thing50: thing50,
                thing51: thing51,
                thing52: thing52,
                thing53: thing53,
                thing54: thing54,
                thing55: thing55,
                thing57: thing57,
                thing58: thing58
            )
            self.exposed2 = Exposed2(
                thing59: thing59,
                thing60: thing60,
                thing61: thing61,
                thing62: thing62,
                thing64: thing64,
                thing65: thing65,
                thing66: thing66,
                thing67: thing67,
                thing68: thing68,
                thing69: thing69,
                thing71: thing71,
                thing72: thing72,
                thing73: thing73,
                thing74: thing74,
                thing75: thing75,
                thing76: thing76,
                thing78: thing78,
                thing79: thing79,
                thing80: thing80,
                thing81: thing81,
                thing82: thing82,
                thing83: thing83,
                thing85: thing85,
                thing86: thing86,
                thing87: thing87
            )
            self.exposed3 = Exposed3(thing88: thing88, thing89: thing89, thing90: thing90)
            lifetime.finishOpening()
        }

        @inlinable
        public var thing30: Thing30 { exposed1.thing30 }

        @inlinable
        public var thing31: Thing31 { exposed1.thing31 }

        @inlinable
        public var thing32: Thing32 { exposed1.thing32 }

        @inlinable
        public var thing33: Thing33 { exposed1.thing33 }

        @inlinable
        public var thing34: Thing34 { exposed1.thing34 }

        @inlinable
        public var thing36: Thing36 { exposed1.thing36 }

        @inlinable
        public var thing37: Thing37 { exposed1.thing37 }

        @inlinable
        public var thing38: Thing38 { exposed1.thing38 }

        @inlinable
        public var thing39: Thing39 { exposed1.thing39 }

        @inlinable
        public var thing40: Thing40 { exposed1.thing40 }

        @inlinable
        public var thing41: Thing41 { exposed1.thing41 }

        @inlinable
        public var thing43: Thing43 { exposed1.thing43 }

        @inlinable
        public var thing44: Thing44 { exposed1.thing44 }

        @inlinable
        public var thing45: Thing45 { exposed1.thing45 }

        @inlinable
        public var thing46: Thing46 { exposed1.thing46 }

        @inlinable
        public var thing47: Thing47 { exposed1.thing47 }

        @inlinable
        public var thing48: Thing48 { exposed1.thing48 }

        @inlinable
        public var thing50: Thing50 { exposed1.thing50 }

        @inlinable
        public var thing51: Thing51 { exposed1.thing51 }

        @inlinable
        public var thing52: Thing52 { exposed1.thing52 }

        @inlinable
        public var thing53: Thing53 { exposed1.thing53 }

        @inlinable
        public var thing54: Thing54 { exposed1.thing54 }

        @inlinable
        public var thing55: Thing55 { exposed1.thing55 }

        @inlinable
        public var thing57: Thing57 { exposed1.thing57 }

        @inlinable
        public var thing58: Thing58 { exposed1.thing58 }

        @inlinable
        public var thing59: Thing59 { exposed2.thing59 }

        @inlinable
        public var thing60: Thing60 { exposed2.thing60 }

        @inlinable
        public var thing61: Thing61 { exposed2.thing61 }

        @inlinable
        public var thing62: Thing62 { exposed2.thing62 }

        @inlinable
        public var thing64: Thing64 { exposed2.thing64 }

        @inlinable
        public var thing65: Thing65 { exposed2.thing65 }

        @inlinable
        public var thing66: Thing66 { exposed2.thing66 }

        @inlinable
        public var thing67: Thing67 { exposed2.thing67 }

        @inlinable
        public var thing68: Thing68 { exposed2.thing68 }

        @inlinable
        public var thing69: Thing69 { exposed2.thing69 }

        @inlinable
        public var thing71: Thing71 { exposed2.thing71 }

        @inlinable
        public var thing72: Thing72 { exposed2.thing72 }

        @inlinable
        public var thing73: Thing73 { exposed2.thing73 }

        @inlinable
        public var thing74: Thing74 { exposed2.thing74 }

        @inlinable
        public var thing75: Thing75 { exposed2.thing75 }

        @inlinable
        public var thing76: Thing76 { exposed2.thing76 }

        @inlinable
        public var thing78: Thing78 { exposed2.thing78 }

        @inlinable
        public var thing79: Thing79 { exposed2.thing79 }

        @inlinable
        public var thing80: Thing80 { exposed2.thing80 }

        @inlinable
        public var thing81: Thing81 { exposed2.thing81 }

        @inlinable
        public var thing82: Thing82 { exposed2.thing82 }

        @inlinable
        public var thing83: Thing83 { exposed2.thing83 }

        @inlinable
        public var thing85: Thing85 { exposed2.thing85 }

        @inlinable
        public var thing86: Thing86 { exposed2.thing86 }

        @inlinable
        public var thing87: Thing87 { exposed2.thing87 }

        @inlinable
        public var thing88: Thing88 { exposed3.thing88 }

        @inlinable
        public var thing89: Thing89 { exposed3.thing89 }

        @inlinable
        public var thing90: Thing90 { exposed3.thing90 }

        /// Makes a new `Screen`.
        public func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                thing7: objects1.thing7,
                thing14: objects1.thing14,
                thing21: objects1.thing21,
                thing28: objects1.thing28,
                thing35: objects1.thing35,
                thing42: objects1.thing42,
                thing49: objects1.thing49,
                thing56: objects1.thing56,
                thing63: objects1.thing63,
                thing70: objects1.thing70,
                thing77: objects1.thing77,
                thing84: objects1.thing84,
                thing1: thing1
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate struct Objects1: Sendable {
            let thing7: AppAssembly.Factories.SealedThing7
            let thing14: AppAssembly.Factories.SealedThing14
            let thing21: AppAssembly.Factories.SealedThing21
            let thing28: AppAssembly.Factories.SealedThing28
            let thing35: AppAssembly.Factories.SealedThing35
            let thing42: AppAssembly.Factories.SealedThing42
            let thing49: AppAssembly.Factories.SealedThing49
            let thing56: AppAssembly.Factories.SealedThing56
            let thing63: AppAssembly.Factories.SealedThing63
            let thing70: AppAssembly.Factories.SealedThing70
            let thing77: AppAssembly.Factories.SealedThing77
            let thing84: AppAssembly.Factories.SealedThing84
        }

        @usableFromInline
        struct Exposed1: Sendable {
            @usableFromInline let thing30: Thing30
            @usableFromInline let thing31: Thing31
            @usableFromInline let thing32: Thing32
            @usableFromInline let thing33: Thing33
            @usableFromInline let thing34: Thing34
            @usableFromInline let thing36: Thing36
            @usableFromInline let thing37: Thing37
            @usableFromInline let thing38: Thing38
            @usableFromInline let thing39: Thing39
            @usableFromInline let thing40: Thing40
            @usableFromInline let thing41: Thing41
            @usableFromInline let thing43: Thing43
            @usableFromInline let thing44: Thing44
            @usableFromInline let thing45: Thing45
            @usableFromInline let thing46: Thing46
            @usableFromInline let thing47: Thing47
            @usableFromInline let thing48: Thing48
            @usableFromInline let thing50: Thing50
            @usableFromInline let thing51: Thing51
            @usableFromInline let thing52: Thing52
            @usableFromInline let thing53: Thing53
            @usableFromInline let thing54: Thing54
            @usableFromInline let thing55: Thing55
            @usableFromInline let thing57: Thing57
            @usableFromInline let thing58: Thing58

            init(
                thing30: Thing30,
                thing31: Thing31,
                thing32: Thing32,
                thing33: Thing33,
                thing34: Thing34,
                thing36: Thing36,
                thing37: Thing37,
                thing38: Thing38,
                thing39: Thing39,
                thing40: Thing40,
                thing41: Thing41,
                thing43: Thing43,
                thing44: Thing44,
                thing45: Thing45,
                thing46: Thing46,
                thing47: Thing47,
                thing48: Thing48,
                thing50: Thing50,
                thing51: Thing51,
                thing52: Thing52,
                thing53: Thing53,
                thing54: Thing54,
                thing55: Thing55,
                thing57: Thing57,
                thing58: Thing58
            ) {
                self.thing30 = thing30
                self.thing31 = thing31
                self.thing32 = thing32
                self.thing33 = thing33
                self.thing34 = thing34
                self.thing36 = thing36
                self.thing37 = thing37
                self.thing38 = thing38
                self.thing39 = thing39
                self.thing40 = thing40
                self.thing41 = thing41
                self.thing43 = thing43
                self.thing44 = thing44
                self.thing45 = thing45
                self.thing46 = thing46
                self.thing47 = thing47
                self.thing48 = thing48
                self.thing50 = thing50
                self.thing51 = thing51
                self.thing52 = thing52
                self.thing53 = thing53
                self.thing54 = thing54
                self.thing55 = thing55
                self.thing57 = thing57
                self.thing58 = thing58
            }
        }

        @usableFromInline
        struct Exposed2: Sendable {
            @usableFromInline let thing59: Thing59
            @usableFromInline let thing60: Thing60
            @usableFromInline let thing61: Thing61
            @usableFromInline let thing62: Thing62
            @usableFromInline let thing64: Thing64
            @usableFromInline let thing65: Thing65
            @usableFromInline let thing66: Thing66
            @usableFromInline let thing67: Thing67
            @usableFromInline let thing68: Thing68
            @usableFromInline let thing69: Thing69
            @usableFromInline let thing71: Thing71
            @usableFromInline let thing72: Thing72
            @usableFromInline let thing73: Thing73
            @usableFromInline let thing74: Thing74
            @usableFromInline let thing75: Thing75
            @usableFromInline let thing76: Thing76
            @usableFromInline let thing78: Thing78
            @usableFromInline let thing79: Thing79
            @usableFromInline let thing80: Thing80
            @usableFromInline let thing81: Thing81
            @usableFromInline let thing82: Thing82
            @usableFromInline let thing83: Thing83
            @usableFromInline let thing85: Thing85
            @usableFromInline let thing86: Thing86
            @usableFromInline let thing87: Thing87

            init(
                thing59: Thing59,
                thing60: Thing60,
                thing61: Thing61,
                thing62: Thing62,
                thing64: Thing64,
                thing65: Thing65,
                thing66: Thing66,
                thing67: Thing67,
                thing68: Thing68,
                thing69: Thing69,
                thing71: Thing71,
                thing72: Thing72,
                thing73: Thing73,
                thing74: Thing74,
                thing75: Thing75,
                thing76: Thing76,
                thing78: Thing78,
                thing79: Thing79,
                thing80: Thing80,
                thing81: Thing81,
                thing82: Thing82,
                thing83: Thing83,
                thing85: Thing85,
                thing86: Thing86,
                thing87: Thing87
            ) {
                self.thing59 = thing59
                self.thing60 = thing60
                self.thing61 = thing61
                self.thing62 = thing62
                self.thing64 = thing64
                self.thing65 = thing65
                self.thing66 = thing66
                self.thing67 = thing67
                self.thing68 = thing68
                self.thing69 = thing69
                self.thing71 = thing71
                self.thing72 = thing72
                self.thing73 = thing73
                self.thing74 = thing74
                self.thing75 = thing75
                self.thing76 = thing76
                self.thing78 = thing78
                self.thing79 = thing79
                self.thing80 = thing80
                self.thing81 = thing81
                self.thing82 = thing82
                self.thing83 = thing83
                self.thing85 = thing85
                self.thing86 = thing86
                self.thing87 = thing87
            }
        }

        @usableFromInline
        struct Exposed3: Sendable {
            @usableFromInline let thing88: Thing88
            @usableFromInline let thing89: Thing89
            @usableFromInline let thing90: Thing90

            init(thing88: Thing88, thing89: Thing89, thing90: Thing90) {
                self.thing88 = thing88
                self.thing89 = thing89
                self.thing90 = thing90
            }
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
