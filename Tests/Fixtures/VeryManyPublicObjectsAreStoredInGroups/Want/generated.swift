// Written by Dovetail from AppAssembly, Product. Do not edit.

public import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func thing1(_ watch: ObjectWatch?) -> Thing1 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Thing1", ObjectWatch.start(watch), Thing1())
            #sourceLocation()
        }

        @inline(never)
        public static func thing2(_ watch: ObjectWatch?, before: consuming Thing1) -> Thing2 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Thing2", ObjectWatch.start(watch), Thing2(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing3(_ watch: ObjectWatch?, before: consuming Thing2) -> Thing3 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Thing3", ObjectWatch.start(watch), Thing3(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing4(_ watch: ObjectWatch?, before: consuming Thing3) -> Thing4 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Thing4", ObjectWatch.start(watch), Thing4(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing5(_ watch: ObjectWatch?, before: consuming Thing4) -> Thing5 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Thing5", ObjectWatch.start(watch), Thing5(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing6(_ watch: ObjectWatch?, before: consuming Thing5) -> Thing6 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Thing6", ObjectWatch.start(watch), Thing6(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing7(_ watch: ObjectWatch?, before: consuming Thing6) -> SealedThing7 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 15)
            return SealedThing7(value: ObjectWatch.tell(watch, "Thing7", ObjectWatch.start(watch), Thing7(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing8(_ watch: ObjectWatch?, before: consuming SealedThing7) -> Thing8 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Thing8", ObjectWatch.start(watch), Thing8(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing9(_ watch: ObjectWatch?, before: consuming Thing8) -> Thing9 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Thing9", ObjectWatch.start(watch), Thing9(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing10(_ watch: ObjectWatch?, before: consuming Thing9) -> Thing10 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Thing10", ObjectWatch.start(watch), Thing10(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing11(_ watch: ObjectWatch?, before: consuming Thing10) -> Thing11 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Thing11", ObjectWatch.start(watch), Thing11(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing12(_ watch: ObjectWatch?, before: consuming Thing11) -> Thing12 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Thing12", ObjectWatch.start(watch), Thing12(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing13(_ watch: ObjectWatch?, before: consuming Thing12) -> Thing13 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Thing13", ObjectWatch.start(watch), Thing13(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing14(_ watch: ObjectWatch?, before: consuming Thing13) -> SealedThing14 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 22)
            return SealedThing14(value: ObjectWatch.tell(watch, "Thing14", ObjectWatch.start(watch), Thing14(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing15(_ watch: ObjectWatch?, before: consuming SealedThing14) -> Thing15 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Thing15", ObjectWatch.start(watch), Thing15(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing16(_ watch: ObjectWatch?, before: consuming Thing15) -> Thing16 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Thing16", ObjectWatch.start(watch), Thing16(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing17(_ watch: ObjectWatch?, before: consuming Thing16) -> Thing17 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Thing17", ObjectWatch.start(watch), Thing17(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing18(_ watch: ObjectWatch?, before: consuming Thing17) -> Thing18 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Thing18", ObjectWatch.start(watch), Thing18(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing19(_ watch: ObjectWatch?, before: consuming Thing18) -> Thing19 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Thing19", ObjectWatch.start(watch), Thing19(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing20(_ watch: ObjectWatch?, before: consuming Thing19) -> Thing20 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Thing20", ObjectWatch.start(watch), Thing20(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing21(_ watch: ObjectWatch?, before: consuming Thing20) -> SealedThing21 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 29)
            return SealedThing21(value: ObjectWatch.tell(watch, "Thing21", ObjectWatch.start(watch), Thing21(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing22(_ watch: ObjectWatch?, before: consuming SealedThing21) -> Thing22 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Thing22", ObjectWatch.start(watch), Thing22(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing23(_ watch: ObjectWatch?, before: consuming Thing22) -> Thing23 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Thing23", ObjectWatch.start(watch), Thing23(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing24(_ watch: ObjectWatch?, before: consuming Thing23) -> Thing24 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Thing24", ObjectWatch.start(watch), Thing24(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing25(_ watch: ObjectWatch?, before: consuming Thing24) -> Thing25 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Thing25", ObjectWatch.start(watch), Thing25(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing26(_ watch: ObjectWatch?, before: consuming Thing25) -> Thing26 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "Thing26", ObjectWatch.start(watch), Thing26(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing27(_ watch: ObjectWatch?, before: consuming Thing26) -> Thing27 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Thing27", ObjectWatch.start(watch), Thing27(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing28(_ watch: ObjectWatch?, before: consuming Thing27) -> SealedThing28 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 36)
            return SealedThing28(value: ObjectWatch.tell(watch, "Thing28", ObjectWatch.start(watch), Thing28(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing29(_ watch: ObjectWatch?, before: consuming SealedThing28) -> Thing29 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Thing29", ObjectWatch.start(watch), Thing29(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing30(_ watch: ObjectWatch?, before: consuming Thing29) -> Thing30 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Thing30", ObjectWatch.start(watch), Thing30(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing31(_ watch: ObjectWatch?, before: consuming Thing30) -> Thing31 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Thing31", ObjectWatch.start(watch), Thing31(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing32(_ watch: ObjectWatch?, before: consuming Thing31) -> Thing32 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Thing32", ObjectWatch.start(watch), Thing32(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing33(_ watch: ObjectWatch?, before: consuming Thing32) -> Thing33 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Thing33", ObjectWatch.start(watch), Thing33(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing34(_ watch: ObjectWatch?, before: consuming Thing33) -> Thing34 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Thing34", ObjectWatch.start(watch), Thing34(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing35(_ watch: ObjectWatch?, before: consuming Thing34) -> SealedThing35 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 43)
            return SealedThing35(value: ObjectWatch.tell(watch, "Thing35", ObjectWatch.start(watch), Thing35(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing36(_ watch: ObjectWatch?, before: consuming SealedThing35) -> Thing36 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Thing36", ObjectWatch.start(watch), Thing36(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing37(_ watch: ObjectWatch?, before: consuming Thing36) -> Thing37 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Thing37", ObjectWatch.start(watch), Thing37(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing38(_ watch: ObjectWatch?, before: consuming Thing37) -> Thing38 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Thing38", ObjectWatch.start(watch), Thing38(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing39(_ watch: ObjectWatch?, before: consuming Thing38) -> Thing39 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Thing39", ObjectWatch.start(watch), Thing39(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing40(_ watch: ObjectWatch?, before: consuming Thing39) -> Thing40 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Thing40", ObjectWatch.start(watch), Thing40(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing41(_ watch: ObjectWatch?, before: consuming Thing40) -> Thing41 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Thing41", ObjectWatch.start(watch), Thing41(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing42(_ watch: ObjectWatch?, before: consuming Thing41) -> SealedThing42 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 50)
            return SealedThing42(value: ObjectWatch.tell(watch, "Thing42", ObjectWatch.start(watch), Thing42(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing43(_ watch: ObjectWatch?, before: consuming SealedThing42) -> Thing43 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Thing43", ObjectWatch.start(watch), Thing43(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing44(_ watch: ObjectWatch?, before: consuming Thing43) -> Thing44 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Thing44", ObjectWatch.start(watch), Thing44(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing45(_ watch: ObjectWatch?, before: consuming Thing44) -> Thing45 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Thing45", ObjectWatch.start(watch), Thing45(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing46(_ watch: ObjectWatch?, before: consuming Thing45) -> Thing46 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 54)
            return ObjectWatch.tell(watch, "Thing46", ObjectWatch.start(watch), Thing46(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing47(_ watch: ObjectWatch?, before: consuming Thing46) -> Thing47 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Thing47", ObjectWatch.start(watch), Thing47(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing48(_ watch: ObjectWatch?, before: consuming Thing47) -> Thing48 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Thing48", ObjectWatch.start(watch), Thing48(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing49(_ watch: ObjectWatch?, before: consuming Thing48) -> SealedThing49 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 57)
            return SealedThing49(value: ObjectWatch.tell(watch, "Thing49", ObjectWatch.start(watch), Thing49(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing50(_ watch: ObjectWatch?, before: consuming SealedThing49) -> Thing50 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Thing50", ObjectWatch.start(watch), Thing50(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing51(_ watch: ObjectWatch?, before: consuming Thing50) -> Thing51 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "Thing51", ObjectWatch.start(watch), Thing51(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing52(_ watch: ObjectWatch?, before: consuming Thing51) -> Thing52 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Thing52", ObjectWatch.start(watch), Thing52(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing53(_ watch: ObjectWatch?, before: consuming Thing52) -> Thing53 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 61)
            return ObjectWatch.tell(watch, "Thing53", ObjectWatch.start(watch), Thing53(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing54(_ watch: ObjectWatch?, before: consuming Thing53) -> Thing54 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Thing54", ObjectWatch.start(watch), Thing54(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing55(_ watch: ObjectWatch?, before: consuming Thing54) -> Thing55 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "Thing55", ObjectWatch.start(watch), Thing55(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing56(_ watch: ObjectWatch?, before: consuming Thing55) -> SealedThing56 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 64)
            return SealedThing56(value: ObjectWatch.tell(watch, "Thing56", ObjectWatch.start(watch), Thing56(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing57(_ watch: ObjectWatch?, before: consuming SealedThing56) -> Thing57 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 65)
            return ObjectWatch.tell(watch, "Thing57", ObjectWatch.start(watch), Thing57(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing58(_ watch: ObjectWatch?, before: consuming Thing57) -> Thing58 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 66)
            return ObjectWatch.tell(watch, "Thing58", ObjectWatch.start(watch), Thing58(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing59(_ watch: ObjectWatch?, before: consuming Thing58) -> Thing59 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 67)
            return ObjectWatch.tell(watch, "Thing59", ObjectWatch.start(watch), Thing59(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing60(_ watch: ObjectWatch?, before: consuming Thing59) -> Thing60 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 68)
            return ObjectWatch.tell(watch, "Thing60", ObjectWatch.start(watch), Thing60(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing61(_ watch: ObjectWatch?, before: consuming Thing60) -> Thing61 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 69)
            return ObjectWatch.tell(watch, "Thing61", ObjectWatch.start(watch), Thing61(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing62(_ watch: ObjectWatch?, before: consuming Thing61) -> Thing62 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 70)
            return ObjectWatch.tell(watch, "Thing62", ObjectWatch.start(watch), Thing62(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing63(_ watch: ObjectWatch?, before: consuming Thing62) -> SealedThing63 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 71)
            return SealedThing63(value: ObjectWatch.tell(watch, "Thing63", ObjectWatch.start(watch), Thing63(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing64(_ watch: ObjectWatch?, before: consuming SealedThing63) -> Thing64 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 72)
            return ObjectWatch.tell(watch, "Thing64", ObjectWatch.start(watch), Thing64(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing65(_ watch: ObjectWatch?, before: consuming Thing64) -> Thing65 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 73)
            return ObjectWatch.tell(watch, "Thing65", ObjectWatch.start(watch), Thing65(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing66(_ watch: ObjectWatch?, before: consuming Thing65) -> Thing66 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Thing66", ObjectWatch.start(watch), Thing66(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing67(_ watch: ObjectWatch?, before: consuming Thing66) -> Thing67 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "Thing67", ObjectWatch.start(watch), Thing67(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing68(_ watch: ObjectWatch?, before: consuming Thing67) -> Thing68 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 76)
            return ObjectWatch.tell(watch, "Thing68", ObjectWatch.start(watch), Thing68(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing69(_ watch: ObjectWatch?, before: consuming Thing68) -> Thing69 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 77)
            return ObjectWatch.tell(watch, "Thing69", ObjectWatch.start(watch), Thing69(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing70(_ watch: ObjectWatch?, before: consuming Thing69) -> SealedThing70 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 78)
            return SealedThing70(value: ObjectWatch.tell(watch, "Thing70", ObjectWatch.start(watch), Thing70(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing71(_ watch: ObjectWatch?, before: consuming SealedThing70) -> Thing71 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 79)
            return ObjectWatch.tell(watch, "Thing71", ObjectWatch.start(watch), Thing71(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing72(_ watch: ObjectWatch?, before: consuming Thing71) -> Thing72 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 80)
            return ObjectWatch.tell(watch, "Thing72", ObjectWatch.start(watch), Thing72(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing73(_ watch: ObjectWatch?, before: consuming Thing72) -> Thing73 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 81)
            return ObjectWatch.tell(watch, "Thing73", ObjectWatch.start(watch), Thing73(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing74(_ watch: ObjectWatch?, before: consuming Thing73) -> Thing74 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 82)
            return ObjectWatch.tell(watch, "Thing74", ObjectWatch.start(watch), Thing74(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing75(_ watch: ObjectWatch?, before: consuming Thing74) -> Thing75 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 83)
            return ObjectWatch.tell(watch, "Thing75", ObjectWatch.start(watch), Thing75(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing76(_ watch: ObjectWatch?, before: consuming Thing75) -> Thing76 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 84)
            return ObjectWatch.tell(watch, "Thing76", ObjectWatch.start(watch), Thing76(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing77(_ watch: ObjectWatch?, before: consuming Thing76) -> SealedThing77 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 85)
            return SealedThing77(value: ObjectWatch.tell(watch, "Thing77", ObjectWatch.start(watch), Thing77(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing78(_ watch: ObjectWatch?, before: consuming SealedThing77) -> Thing78 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 86)
            return ObjectWatch.tell(watch, "Thing78", ObjectWatch.start(watch), Thing78(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing79(_ watch: ObjectWatch?, before: consuming Thing78) -> Thing79 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 87)
            return ObjectWatch.tell(watch, "Thing79", ObjectWatch.start(watch), Thing79(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing80(_ watch: ObjectWatch?, before: consuming Thing79) -> Thing80 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 88)
            return ObjectWatch.tell(watch, "Thing80", ObjectWatch.start(watch), Thing80(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing81(_ watch: ObjectWatch?, before: consuming Thing80) -> Thing81 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 89)
            return ObjectWatch.tell(watch, "Thing81", ObjectWatch.start(watch), Thing81(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing82(_ watch: ObjectWatch?, before: consuming Thing81) -> Thing82 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 90)
            return ObjectWatch.tell(watch, "Thing82", ObjectWatch.start(watch), Thing82(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing83(_ watch: ObjectWatch?, before: consuming Thing82) -> Thing83 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 91)
            return ObjectWatch.tell(watch, "Thing83", ObjectWatch.start(watch), Thing83(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing84(_ watch: ObjectWatch?, before: consuming Thing83) -> SealedThing84 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 92)
            return SealedThing84(value: ObjectWatch.tell(watch, "Thing84", ObjectWatch.start(watch), Thing84(
                before: before
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func thing85(_ watch: ObjectWatch?, before: consuming SealedThing84) -> Thing85 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 93)
            return ObjectWatch.tell(watch, "Thing85", ObjectWatch.start(watch), Thing85(before: before.value))
            #sourceLocation()
        }

        @inline(never)
        public static func thing86(_ watch: ObjectWatch?, before: consuming Thing85) -> Thing86 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 94)
            return ObjectWatch.tell(watch, "Thing86", ObjectWatch.start(watch), Thing86(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing87(_ watch: ObjectWatch?, before: consuming Thing86) -> Thing87 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 95)
            return ObjectWatch.tell(watch, "Thing87", ObjectWatch.start(watch), Thing87(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing88(_ watch: ObjectWatch?, before: consuming Thing87) -> Thing88 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 96)
            return ObjectWatch.tell(watch, "Thing88", ObjectWatch.start(watch), Thing88(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing89(_ watch: ObjectWatch?, before: consuming Thing88) -> Thing89 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 97)
            return ObjectWatch.tell(watch, "Thing89", ObjectWatch.start(watch), Thing89(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func thing90(_ watch: ObjectWatch?, before: consuming Thing89) -> Thing90 {
            #sourceLocation(file: "Kit/Manifest.swift", line: 98)
            return ObjectWatch.tell(watch, "Thing90", ObjectWatch.start(watch), Thing90(before: before))
            #sourceLocation()
        }

        @inline(never)
        public static func screen(
            _ watch: ObjectWatch?,
            thing7: consuming SealedThing7,
            thing14: consuming SealedThing14,
            thing21: consuming SealedThing21,
            thing28: consuming SealedThing28,
            thing35: consuming SealedThing35,
            thing42: consuming SealedThing42,
            thing49: consuming SealedThing49,
            thing56: consuming SealedThing56,
            thing63: consuming SealedThing63,
            thing70: consuming SealedThing70,
            thing77: consuming SealedThing77,
            thing84: consuming SealedThing84,
            thing1: consuming Thing1
        ) -> Screen {
            #sourceLocation(file: "Kit/Manifest.swift", line: 99)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
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
            ))
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
        fileprivate let objects2: Objects2
        fileprivate let objects3: Objects3
        fileprivate let objects4: Objects4
        @usableFromInline let exposed1: Exposed1
        @usableFromInline let exposed2: Exposed2
        @usableFromInline let exposed3: Exposed3

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let (objects1, made1) = App.makePart1(lifetime: lifetime)
                let (objects2, exposed1, made2) = App.makePart2(lifetime: lifetime, made1: made1)
                let (objects3, exposed2) = App.makePart3(lifetime: lifetime, exposed1: exposed1)
                let (objects4, exposed3) = App.makePart4(lifetime: lifetime, exposed2: exposed2)
                self.lifetime = lifetime
                self.thing1 = made1.thing1
                self.thing2 = made1.thing2
                self.thing3 = made1.thing3
                self.thing4 = made1.thing4
                self.thing5 = made1.thing5
                self.thing6 = made1.thing6
                self.thing8 = made1.thing8
                self.thing9 = made1.thing9
                self.thing10 = made1.thing10
                self.thing11 = made1.thing11
                self.thing12 = made1.thing12
                self.thing13 = made1.thing13
                self.thing15 = made1.thing15
                self.thing16 = made1.thing16
                self.thing17 = made1.thing17
                self.thing18 = made1.thing18
                self.thing19 = made1.thing19
                self.thing20 = made1.thing20
                self.thing22 = made1.thing22
                self.thing23 = made1.thing23
                self.thing24 = made1.thing24
                self.thing25 = made1.thing25
                self.thing26 = made2.thing26
                self.thing27 = made2.thing27
                self.thing29 = made2.thing29
                self.objects1 = consume objects1
                self.objects2 = consume objects2
                self.objects3 = consume objects3
                self.objects4 = consume objects4
                self.exposed1 = consume exposed1
                self.exposed2 = consume exposed2
                self.exposed3 = consume exposed3
            }
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(lifetime: ScopeLifetime) -> (Objects1, Made1) {
            let objectWatch = lifetime.objectWatch
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
            let objects1 = Objects1(thing7: consume thing7, thing14: consume thing14, thing21: consume thing21)
            let made1 = Made1(
                thing1: consume thing1,
                thing2: consume thing2,
                thing3: consume thing3,
                thing4: consume thing4,
                thing5: consume thing5,
                thing6: consume thing6,
                thing8: consume thing8,
                thing9: consume thing9,
                thing10: consume thing10,
                thing11: consume thing11,
                thing12: consume thing12,
                thing13: consume thing13,
                thing15: consume thing15,
                thing16: consume thing16,
                thing17: consume thing17,
                thing18: consume thing18,
                thing19: consume thing19,
                thing20: consume thing20,
                thing22: consume thing22,
                thing23: consume thing23,
                thing24: consume thing24,
                thing25: consume thing25
            )
            return (objects1, made1)
        }

        private struct Made1 {
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
        }

        @inline(never)
        private static func makePart2(lifetime: ScopeLifetime, made1: Made1) -> (Objects2, Exposed1, Made2) {
            let objectWatch = lifetime.objectWatch
            let thing25 = made1.thing25
            let thing26 = AppAssembly.Factories.thing26(objectWatch, before: consume thing25)
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
            let thing41 = AppAssembly.Factories.thing41(objectWatch, before: thing40)
            let thing42 = AppAssembly.Factories.thing42(objectWatch, before: thing41)
            let thing43 = AppAssembly.Factories.thing43(objectWatch, before: thing42)
            let thing44 = AppAssembly.Factories.thing44(objectWatch, before: thing43)
            let thing45 = AppAssembly.Factories.thing45(objectWatch, before: thing44)
            let thing46 = AppAssembly.Factories.thing46(objectWatch, before: thing45)
            let thing47 = AppAssembly.Factories.thing47(objectWatch, before: thing46)
            let thing48 = AppAssembly.Factories.thing48(objectWatch, before: thing47)
            let thing49 = AppAssembly.Factories.thing49(objectWatch, before: thing48)
            let thing50 = AppAssembly.Factories.thing50(objectWatch, before: thing49)
            let objects2 = Objects2(
                thing28: consume thing28,
                thing35: consume thing35,
                thing42: consume thing42,
                thing49: consume thing49
            )
            let exposed1 = Exposed1(
                thing30: consume thing30,
                thing31: consume thing31,
                thing32: consume thing32,
                thing33: consume thing33,
                thing34: consume thing34,
                thing36: consume thing36,
                thing37: consume thing37,
                thing38: consume thing38,
                thing39: consume thing39,
                thing40: consume thing40,
                thing41: consume thing41,
                thing43: consume thing43,
                thing44: consume thing44,
                thing45: consume thing45,
                thing46: consume thing46,
                thing47: consume thing47,
                thing48: consume thing48,
                thing50: consume thing50
            )
            let made2 = Made2(thing26: consume thing26, thing27: consume thing27, thing29: consume thing29)
            return (objects2, exposed1, made2)
        }

        private struct Made2 {
            let thing26: Thing26
            let thing27: Thing27
            let thing29: Thing29
        }

        @inline(never)
        private static func makePart3(lifetime: ScopeLifetime, exposed1: Exposed1) -> (Objects3, Exposed2) {
            let objectWatch = lifetime.objectWatch
            let thing50 = exposed1.thing50
            let thing51 = AppAssembly.Factories.thing51(objectWatch, before: consume thing50)
            let thing52 = AppAssembly.Factories.thing52(objectWatch, before: thing51)
            let thing53 = AppAssembly.Factories.thing53(objectWatch, before: thing52)
            let thing54 = AppAssembly.Factories.thing54(objectWatch, before: thing53)
            let thing55 = AppAssembly.Factories.thing55(objectWatch, before: thing54)
            let thing56 = AppAssembly.Factories.thing56(objectWatch, before: thing55)
            let thing57 = AppAssembly.Factories.thing57(objectWatch, before: thing56)
            let thing58 = AppAssembly.Factories.thing58(objectWatch, before: thing57)
            let thing59 = AppAssembly.Factories.thing59(objectWatch, before: thing58)
            let thing60 = AppAssembly.Factories.thing60(objectWatch, before: thing59)
            let thing61 = AppAssembly.Factories.thing61(objectWatch, before: thing60)
            let thing62 = AppAssembly.Factories.thing62(objectWatch, before: thing61)
            let thing63 = AppAssembly.Factories.thing63(objectWatch, before: thing62)
            let thing64 = AppAssembly.Factories.thing64(objectWatch, before: thing63)
            let thing65 = AppAssembly.Factories.thing65(objectWatch, before: thing64)
            let thing66 = AppAssembly.Factories.thing66(objectWatch, before: thing65)
            let thing67 = AppAssembly.Factories.thing67(objectWatch, before: thing66)
            let thing68 = AppAssembly.Factories.thing68(objectWatch, before: thing67)
            let thing69 = AppAssembly.Factories.thing69(objectWatch, before: thing68)
            let thing70 = AppAssembly.Factories.thing70(objectWatch, before: thing69)
            let thing71 = AppAssembly.Factories.thing71(objectWatch, before: thing70)
            let thing72 = AppAssembly.Factories.thing72(objectWatch, before: thing71)
            let thing73 = AppAssembly.Factories.thing73(objectWatch, before: thing72)
            let thing74 = AppAssembly.Factories.thing74(objectWatch, before: thing73)
            let thing75 = AppAssembly.Factories.thing75(objectWatch, before: thing74)
            let objects3 = Objects3(thing56: consume thing56, thing63: consume thing63, thing70: consume thing70)
            let exposed2 = Exposed2(
                thing51: consume thing51,
                thing52: consume thing52,
                thing53: consume thing53,
                thing54: consume thing54,
                thing55: consume thing55,
                thing57: consume thing57,
                thing58: consume thing58,
                thing59: consume thing59,
                thing60: consume thing60,
                thing61: consume thing61,
                thing62: consume thing62,
                thing64: consume thing64,
                thing65: consume thing65,
                thing66: consume thing66,
                thing67: consume thing67,
                thing68: consume thing68,
                thing69: consume thing69,
                thing71: consume thing71,
                thing72: consume thing72,
                thing73: consume thing73,
                thing74: consume thing74,
                thing75: consume thing75
            )
            return (objects3, exposed2)
        }

        @inline(never)
        private static func makePart4(lifetime: ScopeLifetime, exposed2: Exposed2) -> (Objects4, Exposed3) {
            let objectWatch = lifetime.objectWatch
            let thing75 = exposed2.thing75
            let thing76 = AppAssembly.Factories.thing76(objectWatch, before: consume thing75)
            let thing77 = AppAssembly.Factories.thing77(objectWatch, before: thing76)
            let thing78 = AppAssembly.Factories.thing78(objectWatch, before: thing77)
            let thing79 = AppAssembly.Factories.thing79(objectWatch, before: thing78)
            let thing80 = AppAssembly.Factories.thing80(objectWatch, before: thing79)
            let thing81 = AppAssembly.Factories.thing81(objectWatch, before: thing80)
            let thing82 = AppAssembly.Factories.thing82(objectWatch, before: thing81)
            let thing83 = AppAssembly.Factories.thing83(objectWatch, before: thing82)
            let thing84 = AppAssembly.Factories.thing84(objectWatch, before: thing83)
            let thing85 = AppAssembly.Factories.thing85(objectWatch, before: thing84)
            let thing86 = AppAssembly.Factories.thing86(objectWatch, before: thing85)
            let thing87 = AppAssembly.Factories.thing87(objectWatch, before: thing86)
            let thing88 = AppAssembly.Factories.thing88(objectWatch, before: thing87)
            let thing89 = AppAssembly.Factories.thing89(objectWatch, before: thing88)
            let thing90 = AppAssembly.Factories.thing90(objectWatch, before: thing89)
            let objects4 = Objects4(thing77: consume thing77, thing84: consume thing84)
            let exposed3 = Exposed3(
                thing76: consume thing76,
                thing78: consume thing78,
                thing79: consume thing79,
                thing80: consume thing80,
                thing81: consume thing81,
                thing82: consume thing82,
                thing83: consume thing83,
                thing85: consume thing85,
                thing86: consume thing86,
                thing87: consume thing87,
                thing88: consume thing88,
                thing89: consume thing89,
                thing90: consume thing90
            )
            return (objects4, exposed3)
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
        public var thing51: Thing51 { exposed2.thing51 }

        @inlinable
        public var thing52: Thing52 { exposed2.thing52 }

        @inlinable
        public var thing53: Thing53 { exposed2.thing53 }

        @inlinable
        public var thing54: Thing54 { exposed2.thing54 }

        @inlinable
        public var thing55: Thing55 { exposed2.thing55 }

        @inlinable
        public var thing57: Thing57 { exposed2.thing57 }

        @inlinable
        public var thing58: Thing58 { exposed2.thing58 }

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
        public var thing76: Thing76 { exposed3.thing76 }

        @inlinable
        public var thing78: Thing78 { exposed3.thing78 }

        @inlinable
        public var thing79: Thing79 { exposed3.thing79 }

        @inlinable
        public var thing80: Thing80 { exposed3.thing80 }

        @inlinable
        public var thing81: Thing81 { exposed3.thing81 }

        @inlinable
        public var thing82: Thing82 { exposed3.thing82 }

        @inlinable
        public var thing83: Thing83 { exposed3.thing83 }

        @inlinable
        public var thing85: Thing85 { exposed3.thing85 }

        @inlinable
        public var thing86: Thing86 { exposed3.thing86 }

        @inlinable
        public var thing87: Thing87 { exposed3.thing87 }

        @inlinable
        public var thing88: Thing88 { exposed3.thing88 }

        @inlinable
        public var thing89: Thing89 { exposed3.thing89 }

        @inlinable
        public var thing90: Thing90 { exposed3.thing90 }

        /// Makes a new `Screen`.
        public func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                thing7: objects1.thing7,
                thing14: objects1.thing14,
                thing21: objects1.thing21,
                thing28: objects2.thing28,
                thing35: objects2.thing35,
                thing42: objects2.thing42,
                thing49: objects2.thing49,
                thing56: objects3.thing56,
                thing63: objects3.thing63,
                thing70: objects3.thing70,
                thing77: objects4.thing77,
                thing84: objects4.thing84,
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
        }

        fileprivate struct Objects2: Sendable {
            let thing28: AppAssembly.Factories.SealedThing28
            let thing35: AppAssembly.Factories.SealedThing35
            let thing42: AppAssembly.Factories.SealedThing42
            let thing49: AppAssembly.Factories.SealedThing49
        }

        fileprivate struct Objects3: Sendable {
            let thing56: AppAssembly.Factories.SealedThing56
            let thing63: AppAssembly.Factories.SealedThing63
            let thing70: AppAssembly.Factories.SealedThing70
        }

        fileprivate struct Objects4: Sendable {
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
                thing50: Thing50
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
            }
        }

        @usableFromInline
        struct Exposed2: Sendable {
            @usableFromInline let thing51: Thing51
            @usableFromInline let thing52: Thing52
            @usableFromInline let thing53: Thing53
            @usableFromInline let thing54: Thing54
            @usableFromInline let thing55: Thing55
            @usableFromInline let thing57: Thing57
            @usableFromInline let thing58: Thing58
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

            init(
                thing51: Thing51,
                thing52: Thing52,
                thing53: Thing53,
                thing54: Thing54,
                thing55: Thing55,
                thing57: Thing57,
                thing58: Thing58,
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
                thing75: Thing75
            ) {
                self.thing51 = thing51
                self.thing52 = thing52
                self.thing53 = thing53
                self.thing54 = thing54
                self.thing55 = thing55
                self.thing57 = thing57
                self.thing58 = thing58
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
            }
        }

        @usableFromInline
        struct Exposed3: Sendable {
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
            @usableFromInline let thing88: Thing88
            @usableFromInline let thing89: Thing89
            @usableFromInline let thing90: Thing90

            init(
                thing76: Thing76,
                thing78: Thing78,
                thing79: Thing79,
                thing80: Thing80,
                thing81: Thing81,
                thing82: Thing82,
                thing83: Thing83,
                thing85: Thing85,
                thing86: Thing86,
                thing87: Thing87,
                thing88: Thing88,
                thing89: Thing89,
                thing90: Thing90
            ) {
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
                self.thing88 = thing88
                self.thing89 = thing89
                self.thing90 = thing90
            }
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
