// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func draft(_ watch: ObjectWatch?) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft())
            #sourceLocation()
        }

        @inline(never)
        static func reader(_ watch: ObjectWatch?, draft: consuming Draft) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(draft: draft))
            #sourceLocation()
        }

        @inline(never)
        static func item0(_ watch: ObjectWatch?, reader: consuming Reader) -> Item0 {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Item0", ObjectWatch.start(watch), Item0(reader: reader))
            #sourceLocation()
        }

        @inline(never)
        static func item1(_ watch: ObjectWatch?, previous: consuming Item0) -> Item1 {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Item1", ObjectWatch.start(watch), Item1(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item2(_ watch: ObjectWatch?, previous: consuming Item1) -> Item2 {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Item2", ObjectWatch.start(watch), Item2(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item3(_ watch: ObjectWatch?, previous: consuming Item2) -> Item3 {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Item3", ObjectWatch.start(watch), Item3(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item4(_ watch: ObjectWatch?, previous: consuming Item3) -> Item4 {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Item4", ObjectWatch.start(watch), Item4(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item5(_ watch: ObjectWatch?, previous: consuming Item4) -> Item5 {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Item5", ObjectWatch.start(watch), Item5(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item6(_ watch: ObjectWatch?, previous: consuming Item5) -> Item6 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Item6", ObjectWatch.start(watch), Item6(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item7(_ watch: ObjectWatch?, previous: consuming Item6) -> Item7 {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Item7", ObjectWatch.start(watch), Item7(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item8(_ watch: ObjectWatch?, previous: consuming Item7) -> Item8 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Item8", ObjectWatch.start(watch), Item8(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item9(_ watch: ObjectWatch?, previous: consuming Item8) -> Item9 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Item9", ObjectWatch.start(watch), Item9(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item10(_ watch: ObjectWatch?, previous: consuming Item9) -> Item10 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Item10", ObjectWatch.start(watch), Item10(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item11(_ watch: ObjectWatch?, previous: consuming Item10) -> Item11 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Item11", ObjectWatch.start(watch), Item11(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item12(_ watch: ObjectWatch?, previous: consuming Item11) -> Item12 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Item12", ObjectWatch.start(watch), Item12(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item13(_ watch: ObjectWatch?, previous: consuming Item12) -> Item13 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Item13", ObjectWatch.start(watch), Item13(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item14(_ watch: ObjectWatch?, previous: consuming Item13) -> Item14 {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Item14", ObjectWatch.start(watch), Item14(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item15(_ watch: ObjectWatch?, previous: consuming Item14) -> Item15 {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Item15", ObjectWatch.start(watch), Item15(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item16(_ watch: ObjectWatch?, previous: consuming Item15) -> Item16 {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Item16", ObjectWatch.start(watch), Item16(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item17(_ watch: ObjectWatch?, previous: consuming Item16) -> Item17 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Item17", ObjectWatch.start(watch), Item17(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item18(_ watch: ObjectWatch?, previous: consuming Item17) -> Item18 {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Item18", ObjectWatch.start(watch), Item18(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item19(_ watch: ObjectWatch?, previous: consuming Item18) -> Item19 {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Item19", ObjectWatch.start(watch), Item19(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item20(_ watch: ObjectWatch?, previous: consuming Item19) -> Item20 {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Item20", ObjectWatch.start(watch), Item20(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item21(_ watch: ObjectWatch?, previous: consuming Item20) -> Item21 {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Item21", ObjectWatch.start(watch), Item21(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item22(_ watch: ObjectWatch?, previous: consuming Item21) -> Item22 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Item22", ObjectWatch.start(watch), Item22(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item23(_ watch: ObjectWatch?, previous: consuming Item22) -> Item23 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "Item23", ObjectWatch.start(watch), Item23(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item24(_ watch: ObjectWatch?, previous: consuming Item23) -> Item24 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Item24", ObjectWatch.start(watch), Item24(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item25(_ watch: ObjectWatch?, previous: consuming Item24) -> Item25 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Item25", ObjectWatch.start(watch), Item25(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item26(_ watch: ObjectWatch?, previous: consuming Item25) -> Item26 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Item26", ObjectWatch.start(watch), Item26(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item27(_ watch: ObjectWatch?, previous: consuming Item26) -> Item27 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Item27", ObjectWatch.start(watch), Item27(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item28(_ watch: ObjectWatch?, previous: consuming Item27) -> Item28 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Item28", ObjectWatch.start(watch), Item28(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item29(_ watch: ObjectWatch?, previous: consuming Item28) -> Item29 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Item29", ObjectWatch.start(watch), Item29(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item30(_ watch: ObjectWatch?, previous: consuming Item29) -> Item30 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Item30", ObjectWatch.start(watch), Item30(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item31(_ watch: ObjectWatch?, previous: consuming Item30) -> Item31 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Item31", ObjectWatch.start(watch), Item31(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item32(_ watch: ObjectWatch?, previous: consuming Item31) -> Item32 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Item32", ObjectWatch.start(watch), Item32(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item33(_ watch: ObjectWatch?, previous: consuming Item32) -> Item33 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Item33", ObjectWatch.start(watch), Item33(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item34(_ watch: ObjectWatch?, previous: consuming Item33) -> Item34 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Item34", ObjectWatch.start(watch), Item34(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item35(_ watch: ObjectWatch?, previous: consuming Item34) -> Item35 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Item35", ObjectWatch.start(watch), Item35(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item36(_ watch: ObjectWatch?, previous: consuming Item35) -> Item36 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Item36", ObjectWatch.start(watch), Item36(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item37(_ watch: ObjectWatch?, previous: consuming Item36) -> Item37 {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Item37", ObjectWatch.start(watch), Item37(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item38(_ watch: ObjectWatch?, previous: consuming Item37) -> Item38 {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Item38", ObjectWatch.start(watch), Item38(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item39(_ watch: ObjectWatch?, previous: consuming Item38) -> Item39 {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Item39", ObjectWatch.start(watch), Item39(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item40(_ watch: ObjectWatch?, previous: consuming Item39) -> Item40 {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Item40", ObjectWatch.start(watch), Item40(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item41(_ watch: ObjectWatch?, previous: consuming Item40) -> Item41 {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Item41", ObjectWatch.start(watch), Item41(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item42(_ watch: ObjectWatch?, previous: consuming Item41) -> Item42 {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Item42", ObjectWatch.start(watch), Item42(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item43(_ watch: ObjectWatch?, previous: consuming Item42) -> Item43 {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return ObjectWatch.tell(watch, "Item43", ObjectWatch.start(watch), Item43(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item44(_ watch: ObjectWatch?, previous: consuming Item43) -> Item44 {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Item44", ObjectWatch.start(watch), Item44(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item45(_ watch: ObjectWatch?, previous: consuming Item44) -> Item45 {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Item45", ObjectWatch.start(watch), Item45(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item46(_ watch: ObjectWatch?, previous: consuming Item45) -> Item46 {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "Item46", ObjectWatch.start(watch), Item46(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item47(_ watch: ObjectWatch?, previous: consuming Item46) -> Item47 {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Item47", ObjectWatch.start(watch), Item47(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item48(_ watch: ObjectWatch?, previous: consuming Item47) -> Item48 {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "Item48", ObjectWatch.start(watch), Item48(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item49(_ watch: ObjectWatch?, previous: consuming Item48) -> Item49 {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Item49", ObjectWatch.start(watch), Item49(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item50(_ watch: ObjectWatch?, previous: consuming Item49) -> Item50 {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return ObjectWatch.tell(watch, "Item50", ObjectWatch.start(watch), Item50(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item51(_ watch: ObjectWatch?, previous: consuming Item50) -> Item51 {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Item51", ObjectWatch.start(watch), Item51(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item52(_ watch: ObjectWatch?, previous: consuming Item51) -> Item52 {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "Item52", ObjectWatch.start(watch), Item52(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item53(_ watch: ObjectWatch?, previous: consuming Item52) -> Item53 {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return ObjectWatch.tell(watch, "Item53", ObjectWatch.start(watch), Item53(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item54(_ watch: ObjectWatch?, previous: consuming Item53) -> Item54 {
            #sourceLocation(file: "App/Manifest.swift", line: 65)
            return ObjectWatch.tell(watch, "Item54", ObjectWatch.start(watch), Item54(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item55(_ watch: ObjectWatch?, previous: consuming Item54) -> Item55 {
            #sourceLocation(file: "App/Manifest.swift", line: 66)
            return ObjectWatch.tell(watch, "Item55", ObjectWatch.start(watch), Item55(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item56(_ watch: ObjectWatch?, previous: consuming Item55) -> Item56 {
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            return ObjectWatch.tell(watch, "Item56", ObjectWatch.start(watch), Item56(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item57(_ watch: ObjectWatch?, previous: consuming Item56) -> Item57 {
            #sourceLocation(file: "App/Manifest.swift", line: 68)
            return ObjectWatch.tell(watch, "Item57", ObjectWatch.start(watch), Item57(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item58(_ watch: ObjectWatch?, previous: consuming Item57) -> Item58 {
            #sourceLocation(file: "App/Manifest.swift", line: 69)
            return ObjectWatch.tell(watch, "Item58", ObjectWatch.start(watch), Item58(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func item59(_ watch: ObjectWatch?, previous: consuming Item58) -> Item59 {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            return ObjectWatch.tell(watch, "Item59", ObjectWatch.start(watch), Item59(previous: previous))
            #sourceLocation()
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, draft: sending Draft, last: consuming Item59) async -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return await ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(draft: draft, last: last))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) async {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let draft = AppAssembly.Factories.draft(objectWatch)
                let reader = AppAssembly.Factories.reader(objectWatch, draft: draft)
                let item0 = AppAssembly.Factories.item0(objectWatch, reader: consume reader)
                let item1 = AppAssembly.Factories.item1(objectWatch, previous: consume item0)
                let item2 = AppAssembly.Factories.item2(objectWatch, previous: consume item1)
                let item3 = AppAssembly.Factories.item3(objectWatch, previous: consume item2)
                let item4 = AppAssembly.Factories.item4(objectWatch, previous: consume item3)
                let item5 = AppAssembly.Factories.item5(objectWatch, previous: consume item4)
                let item6 = AppAssembly.Factories.item6(objectWatch, previous: consume item5)
                let item7 = AppAssembly.Factories.item7(objectWatch, previous: consume item6)
                let item8 = AppAssembly.Factories.item8(objectWatch, previous: consume item7)
                let item9 = AppAssembly.Factories.item9(objectWatch, previous: consume item8)
                let item10 = AppAssembly.Factories.item10(objectWatch, previous: consume item9)
                let item11 = AppAssembly.Factories.item11(objectWatch, previous: consume item10)
                let item12 = AppAssembly.Factories.item12(objectWatch, previous: consume item11)
                let item13 = AppAssembly.Factories.item13(objectWatch, previous: consume item12)
                let item14 = AppAssembly.Factories.item14(objectWatch, previous: consume item13)
                let item15 = AppAssembly.Factories.item15(objectWatch, previous: consume item14)
                let item16 = AppAssembly.Factories.item16(objectWatch, previous: consume item15)
                let item17 = AppAssembly.Factories.item17(objectWatch, previous: consume item16)
                let item18 = AppAssembly.Factories.item18(objectWatch, previous: consume item17)
                let item19 = AppAssembly.Factories.item19(objectWatch, previous: consume item18)
                let item20 = AppAssembly.Factories.item20(objectWatch, previous: consume item19)
                let item21 = AppAssembly.Factories.item21(objectWatch, previous: consume item20)
                let item22 = AppAssembly.Factories.item22(objectWatch, previous: consume item21)
                let item23 = AppAssembly.Factories.item23(objectWatch, previous: consume item22)
                let item24 = AppAssembly.Factories.item24(objectWatch, previous: consume item23)
                let item25 = AppAssembly.Factories.item25(objectWatch, previous: consume item24)
                let item26 = AppAssembly.Factories.item26(objectWatch, previous: consume item25)
                let item27 = AppAssembly.Factories.item27(objectWatch, previous: consume item26)
                let item28 = AppAssembly.Factories.item28(objectWatch, previous: consume item27)
                let item29 = AppAssembly.Factories.item29(objectWatch, previous: consume item28)
                let item30 = AppAssembly.Factories.item30(objectWatch, previous: consume item29)
                let item31 = AppAssembly.Factories.item31(objectWatch, previous: consume item30)
                let item32 = AppAssembly.Factories.item32(objectWatch, previous: consume item31)
                let item33 = AppAssembly.Factories.item33(objectWatch, previous: consume item32)
                let item34 = AppAssembly.Factories.item34(objectWatch, previous: consume item33)
                let item35 = AppAssembly.Factories.item35(objectWatch, previous: consume item34)
                let item36 = AppAssembly.Factories.item36(objectWatch, previous: consume item35)
                let item37 = AppAssembly.Factories.item37(objectWatch, previous: consume item36)
                let item38 = AppAssembly.Factories.item38(objectWatch, previous: consume item37)
                let item39 = AppAssembly.Factories.item39(objectWatch, previous: consume item38)
                let item40 = AppAssembly.Factories.item40(objectWatch, previous: consume item39)
                let item41 = AppAssembly.Factories.item41(objectWatch, previous: consume item40)
                let item42 = AppAssembly.Factories.item42(objectWatch, previous: consume item41)
                let item43 = AppAssembly.Factories.item43(objectWatch, previous: consume item42)
                let item44 = AppAssembly.Factories.item44(objectWatch, previous: consume item43)
                let item45 = AppAssembly.Factories.item45(objectWatch, previous: consume item44)
                let item46 = AppAssembly.Factories.item46(objectWatch, previous: consume item45)
                let item47 = AppAssembly.Factories.item47(objectWatch, previous: consume item46)
                let item48 = AppAssembly.Factories.item48(objectWatch, previous: consume item47)
                let item49 = AppAssembly.Factories.item49(objectWatch, previous: consume item48)
                let item50 = AppAssembly.Factories.item50(objectWatch, previous: consume item49)
                let item51 = AppAssembly.Factories.item51(objectWatch, previous: consume item50)
                let item52 = AppAssembly.Factories.item52(objectWatch, previous: consume item51)
                let item53 = AppAssembly.Factories.item53(objectWatch, previous: consume item52)
                let item54 = AppAssembly.Factories.item54(objectWatch, previous: consume item53)
                let item55 = AppAssembly.Factories.item55(objectWatch, previous: consume item54)
                let item56 = AppAssembly.Factories.item56(objectWatch, previous: consume item55)
                let item57 = AppAssembly.Factories.item57(objectWatch, previous: consume item56)
                let item58 = AppAssembly.Factories.item58(objectWatch, previous: consume item57)
                let item59 = AppAssembly.Factories.item59(objectWatch, previous: consume item58)
                #sourceLocation(file: "App/Types.swift", line: 254)
                let store = await AppAssembly.Factories.store(objectWatch, draft: consume draft, last: consume item59)
                #sourceLocation()
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
