// Written by Dovetail from AppAssembly, PageAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func round(_ watch: ObjectWatch?) -> Round {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Round", ObjectWatch.start(watch), Round())
            #sourceLocation()
        }

        @inline(never)
        static func loader(_ watch: ObjectWatch?) -> WeaklyHeld<Loader> {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            let object = ObjectWatch.tell(watch, "Loader", ObjectWatch.start(watch), Loader())
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func objects1(_ watch: ObjectWatch?) -> App.Objects1 {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Objects1", ObjectWatch.start(watch), App.Objects1())
            #sourceLocation()
        }

        @inline(never)
        static func made1(_ watch: ObjectWatch?) -> App.Made1 {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Made1", ObjectWatch.start(watch), App.Made1())
            #sourceLocation()
        }

        @inline(never)
        static func late(
            _ watch: ObjectWatch?,
            objects1: consuming App.Objects1,
            item: consuming Item30,
            log: consuming Log
        ) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(
                objects1: objects1,
                item: item,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item0(_ watch: ObjectWatch?, log: consuming Log) -> Item0 {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Item0", ObjectWatch.start(watch), Item0(log: log))
            #sourceLocation()
        }

        static func endItem0(_ object: Item0) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let hook: (Item0) async throws -> Void = { $0.end() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func item1(_ watch: ObjectWatch?, previous: consuming Item0, log: consuming Log) -> Item1 {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Item1", ObjectWatch.start(watch), Item1(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item2(_ watch: ObjectWatch?, previous: consuming Item1, log: consuming Log) -> Item2 {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Item2", ObjectWatch.start(watch), Item2(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item3(
            _ watch: ObjectWatch?,
            previous: consuming Item2,
            loader: consuming Loader,
            log: consuming Log
        ) -> Item3 {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Item3", ObjectWatch.start(watch), Item3(
                previous: previous,
                loader: loader,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item4(_ watch: ObjectWatch?, previous: consuming Item3, log: consuming Log) -> Item4 {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Item4", ObjectWatch.start(watch), Item4(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item5(
            _ watch: ObjectWatch?,
            previous: consuming Item4,
            round: consuming Round,
            log: consuming Log
        ) -> Item5 {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Item5", ObjectWatch.start(watch), Item5(
                previous: previous,
                round: round,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item6(_ watch: ObjectWatch?, previous: consuming Item5, log: consuming Log) -> Item6 {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Item6", ObjectWatch.start(watch), Item6(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item7(_ watch: ObjectWatch?, previous: consuming Item6, log: consuming Log) -> Item7 {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Item7", ObjectWatch.start(watch), Item7(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item8(_ watch: ObjectWatch?, previous: consuming Item7, log: consuming Log) -> Item8 {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Item8", ObjectWatch.start(watch), Item8(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item9(_ watch: ObjectWatch?, previous: consuming Item8, log: consuming Log) -> Item9 {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Item9", ObjectWatch.start(watch), Item9(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item10(
            _ watch: ObjectWatch?,
            previous: consuming Item9,
            made1: consuming App.Made1,
            log: consuming Log
        ) -> Item10 {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Item10", ObjectWatch.start(watch), Item10(
                previous: previous,
                made1: made1,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item11(_ watch: ObjectWatch?, previous: consuming Item10, log: consuming Log) -> Item11 {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Item11", ObjectWatch.start(watch), Item11(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item12(_ watch: ObjectWatch?, previous: consuming Item11, log: consuming Log) -> Item12 {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Item12", ObjectWatch.start(watch), Item12(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item13(_ watch: ObjectWatch?, previous: consuming Item12, log: consuming Log) -> Item13 {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Item13", ObjectWatch.start(watch), Item13(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item14(_ watch: ObjectWatch?, previous: consuming Item13, log: consuming Log) -> Item14 {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Item14", ObjectWatch.start(watch), Item14(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item15(_ watch: ObjectWatch?, previous: consuming Item14, log: consuming Log) -> Item15 {
            #sourceLocation(file: "App/Manifest.swift", line: 34)
            return ObjectWatch.tell(watch, "Item15", ObjectWatch.start(watch), Item15(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item16(_ watch: ObjectWatch?, previous: consuming Item15, log: consuming Log) -> Item16 {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Item16", ObjectWatch.start(watch), Item16(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item17(_ watch: ObjectWatch?, previous: consuming Item16, log: consuming Log) -> Item17 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Item17", ObjectWatch.start(watch), Item17(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item18(_ watch: ObjectWatch?, previous: consuming Item17, log: consuming Log) -> Item18 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Item18", ObjectWatch.start(watch), Item18(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item19(_ watch: ObjectWatch?, previous: consuming Item18, log: consuming Log) -> Item19 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Item19", ObjectWatch.start(watch), Item19(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item20(
            _ watch: ObjectWatch?,
            previous: consuming Item19,
            objects1: consuming App.Objects1,
            log: consuming Log
        ) -> Item20 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Item20", ObjectWatch.start(watch), Item20(
                previous: previous,
                objects1: objects1,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item21(_ watch: ObjectWatch?, previous: consuming Item20, log: consuming Log) -> Item21 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Item21", ObjectWatch.start(watch), Item21(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item22(_ watch: ObjectWatch?, previous: consuming Item21, log: consuming Log) -> Item22 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Item22", ObjectWatch.start(watch), Item22(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item23(_ watch: ObjectWatch?, previous: consuming Item22, log: consuming Log) -> Item23 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Item23", ObjectWatch.start(watch), Item23(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item24(_ watch: ObjectWatch?, previous: consuming Item23, log: consuming Log) -> Item24 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Item24", ObjectWatch.start(watch), Item24(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item25(_ watch: ObjectWatch?, previous: consuming Item24, log: consuming Log) -> Item25 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Item25", ObjectWatch.start(watch), Item25(previous: previous, log: log))
            #sourceLocation()
        }

        static func endItem25(_ object: Item25) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            let hook: (Item25) async throws -> Void = { $0.end() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func item26(_ watch: ObjectWatch?, previous: consuming Item25, log: consuming Log) -> Item26 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Item26", ObjectWatch.start(watch), Item26(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item27(_ watch: ObjectWatch?, previous: consuming Item26, log: consuming Log) -> Item27 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Item27", ObjectWatch.start(watch), Item27(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item28(_ watch: ObjectWatch?, previous: consuming Item27, log: consuming Log) -> Item28 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Item28", ObjectWatch.start(watch), Item28(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item29(_ watch: ObjectWatch?, previous: consuming Item28, log: consuming Log) -> Item29 {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Item29", ObjectWatch.start(watch), Item29(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item30(_ watch: ObjectWatch?, previous: consuming Item29, log: consuming Log) -> Item30 {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Item30", ObjectWatch.start(watch), Item30(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item31(_ watch: ObjectWatch?, previous: consuming Item30, log: consuming Log) -> Item31 {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Item31", ObjectWatch.start(watch), Item31(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item32(_ watch: ObjectWatch?, previous: consuming Item31, log: consuming Log) -> Item32 {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Item32", ObjectWatch.start(watch), Item32(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item33(_ watch: ObjectWatch?, previous: consuming Item32, log: consuming Log) -> Item33 {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Item33", ObjectWatch.start(watch), Item33(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item34(_ watch: ObjectWatch?, previous: consuming Item33, log: consuming Log) -> Item34 {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Item34", ObjectWatch.start(watch), Item34(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item35(_ watch: ObjectWatch?, previous: consuming Item34, log: consuming Log) -> Item35 {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return ObjectWatch.tell(watch, "Item35", ObjectWatch.start(watch), Item35(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item36(_ watch: ObjectWatch?, previous: consuming Item35, log: consuming Log) -> Item36 {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Item36", ObjectWatch.start(watch), Item36(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item37(_ watch: ObjectWatch?, previous: consuming Item36, log: consuming Log) -> Item37 {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Item37", ObjectWatch.start(watch), Item37(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item38(_ watch: ObjectWatch?, previous: consuming Item37, log: consuming Log) -> Item38 {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "Item38", ObjectWatch.start(watch), Item38(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item39(_ watch: ObjectWatch?, previous: consuming Item38, log: consuming Log) -> Item39 {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Item39", ObjectWatch.start(watch), Item39(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item40(
            _ watch: ObjectWatch?,
            previous: consuming Item39,
            made1: consuming App.Made1,
            log: consuming Log
        ) -> Item40 {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "Item40", ObjectWatch.start(watch), Item40(
                previous: previous,
                made1: made1,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item41(_ watch: ObjectWatch?, previous: consuming Item40, log: consuming Log) -> Item41 {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Item41", ObjectWatch.start(watch), Item41(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item42(_ watch: ObjectWatch?, previous: consuming Item41, log: consuming Log) -> Item42 {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return ObjectWatch.tell(watch, "Item42", ObjectWatch.start(watch), Item42(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item43(_ watch: ObjectWatch?, previous: consuming Item42, log: consuming Log) -> Item43 {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Item43", ObjectWatch.start(watch), Item43(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item44(_ watch: ObjectWatch?, previous: consuming Item43, log: consuming Log) -> Item44 {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "Item44", ObjectWatch.start(watch), Item44(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item45(
            _ watch: ObjectWatch?,
            previous: consuming Item44,
            make: @escaping @Sendable () -> Item0,
            log: consuming Log
        ) -> Item45 {
            #sourceLocation(file: "App/Manifest.swift", line: 64)
            return ObjectWatch.tell(watch, "Item45", ObjectWatch.start(watch), Item45(
                previous: previous,
                make: make,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item46(_ watch: ObjectWatch?, previous: consuming Item45, log: consuming Log) -> Item46 {
            #sourceLocation(file: "App/Manifest.swift", line: 65)
            return ObjectWatch.tell(watch, "Item46", ObjectWatch.start(watch), Item46(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item47(_ watch: ObjectWatch?, previous: consuming Item46, log: consuming Log) -> Item47 {
            #sourceLocation(file: "App/Manifest.swift", line: 66)
            return ObjectWatch.tell(watch, "Item47", ObjectWatch.start(watch), Item47(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item48(_ watch: ObjectWatch?, previous: consuming Item47, log: consuming Log) -> Item48 {
            #sourceLocation(file: "App/Manifest.swift", line: 67)
            return ObjectWatch.tell(watch, "Item48", ObjectWatch.start(watch), Item48(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item49(_ watch: ObjectWatch?, previous: consuming Item48, log: consuming Log) -> Item49 {
            #sourceLocation(file: "App/Manifest.swift", line: 68)
            return ObjectWatch.tell(watch, "Item49", ObjectWatch.start(watch), Item49(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item50(
            _ watch: ObjectWatch?,
            previous: consuming Item49,
            objects1: consuming App.Objects1,
            log: consuming Log
        ) -> Item50 {
            #sourceLocation(file: "App/Manifest.swift", line: 69)
            return ObjectWatch.tell(watch, "Item50", ObjectWatch.start(watch), Item50(
                previous: previous,
                objects1: objects1,
                log: log
            ))
            #sourceLocation()
        }

        static func endItem50(_ object: Item50) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 69)
            let hook: (Item50) async throws -> Void = { $0.end() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func item51(_ watch: ObjectWatch?, previous: consuming Item50, log: consuming Log) -> Item51 {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            return ObjectWatch.tell(watch, "Item51", ObjectWatch.start(watch), Item51(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item52(_ watch: ObjectWatch?, previous: consuming Item51, log: consuming Log) -> Item52 {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return ObjectWatch.tell(watch, "Item52", ObjectWatch.start(watch), Item52(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item53(_ watch: ObjectWatch?, previous: consuming Item52, log: consuming Log) -> Item53 {
            #sourceLocation(file: "App/Manifest.swift", line: 72)
            return ObjectWatch.tell(watch, "Item53", ObjectWatch.start(watch), Item53(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item54(_ watch: ObjectWatch?, previous: consuming Item53, log: consuming Log) -> Item54 {
            #sourceLocation(file: "App/Manifest.swift", line: 73)
            return ObjectWatch.tell(watch, "Item54", ObjectWatch.start(watch), Item54(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item55(
            _ watch: ObjectWatch?,
            previous: consuming Item54,
            round: consuming Round,
            log: consuming Log
        ) -> Item55 {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Item55", ObjectWatch.start(watch), Item55(
                previous: previous,
                round: round,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item56(_ watch: ObjectWatch?, previous: consuming Item55, log: consuming Log) -> Item56 {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "Item56", ObjectWatch.start(watch), Item56(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item57(
            _ watch: ObjectWatch?,
            previous: consuming Item56,
            loader: consuming Loader,
            log: consuming Log
        ) -> Item57 {
            #sourceLocation(file: "App/Manifest.swift", line: 76)
            return ObjectWatch.tell(watch, "Item57", ObjectWatch.start(watch), Item57(
                previous: previous,
                loader: loader,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func item58(_ watch: ObjectWatch?, previous: consuming Item57, log: consuming Log) -> Item58 {
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            return ObjectWatch.tell(watch, "Item58", ObjectWatch.start(watch), Item58(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func item59(_ watch: ObjectWatch?, previous: consuming Item58, log: consuming Log) -> Item59 {
            #sourceLocation(file: "App/Manifest.swift", line: 78)
            return ObjectWatch.tell(watch, "Item59", ObjectWatch.start(watch), Item59(previous: previous, log: log))
            #sourceLocation()
        }
    }
}

extension PageAssembly {
    /// Makes what PageAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page0(_ watch: ObjectWatch?, log: consuming Log) -> Page0 {
            #sourceLocation(file: "App/Manifest.swift", line: 87)
            return ObjectWatch.tell(watch, "Page0", ObjectWatch.start(watch), Page0(log: log))
            #sourceLocation()
        }

        static func endPage0(_ object: Page0) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 87)
            let hook: (Page0) async throws -> Void = { _ in Output.add("page 0 ends") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func page1(_ watch: ObjectWatch?, previous: consuming Page0, item: consuming Item59) -> Page1 {
            #sourceLocation(file: "App/Manifest.swift", line: 88)
            return ObjectWatch.tell(watch, "Page1", ObjectWatch.start(watch), Page1(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page2(_ watch: ObjectWatch?, previous: consuming Page1, log: consuming Log) -> Page2 {
            #sourceLocation(file: "App/Manifest.swift", line: 89)
            return ObjectWatch.tell(watch, "Page2", ObjectWatch.start(watch), Page2(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page3(_ watch: ObjectWatch?, previous: consuming Page2, item: consuming Item59) -> Page3 {
            #sourceLocation(file: "App/Manifest.swift", line: 90)
            return ObjectWatch.tell(watch, "Page3", ObjectWatch.start(watch), Page3(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page4(_ watch: ObjectWatch?, previous: consuming Page3, log: consuming Log) -> Page4 {
            #sourceLocation(file: "App/Manifest.swift", line: 91)
            return ObjectWatch.tell(watch, "Page4", ObjectWatch.start(watch), Page4(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page5(_ watch: ObjectWatch?, previous: consuming Page4, item: consuming Item59) -> Page5 {
            #sourceLocation(file: "App/Manifest.swift", line: 92)
            return ObjectWatch.tell(watch, "Page5", ObjectWatch.start(watch), Page5(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page6(_ watch: ObjectWatch?, previous: consuming Page5, log: consuming Log) -> Page6 {
            #sourceLocation(file: "App/Manifest.swift", line: 93)
            return ObjectWatch.tell(watch, "Page6", ObjectWatch.start(watch), Page6(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page7(_ watch: ObjectWatch?, previous: consuming Page6, item: consuming Item59) -> Page7 {
            #sourceLocation(file: "App/Manifest.swift", line: 94)
            return ObjectWatch.tell(watch, "Page7", ObjectWatch.start(watch), Page7(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page8(_ watch: ObjectWatch?, previous: consuming Page7, log: consuming Log) -> Page8 {
            #sourceLocation(file: "App/Manifest.swift", line: 95)
            return ObjectWatch.tell(watch, "Page8", ObjectWatch.start(watch), Page8(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page9(_ watch: ObjectWatch?, previous: consuming Page8, item: consuming Item59) -> Page9 {
            #sourceLocation(file: "App/Manifest.swift", line: 96)
            return ObjectWatch.tell(watch, "Page9", ObjectWatch.start(watch), Page9(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page10(_ watch: ObjectWatch?, previous: consuming Page9, log: consuming Log) async -> Page10 {
            #sourceLocation(file: "App/Manifest.swift", line: 97)
            return await ObjectWatch.tell(watch, "Page10", ObjectWatch.start(watch), Page10(
                previous: previous,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page11(_ watch: ObjectWatch?, previous: consuming Page10, item: consuming Item59) -> Page11 {
            #sourceLocation(file: "App/Manifest.swift", line: 98)
            return ObjectWatch.tell(watch, "Page11", ObjectWatch.start(watch), Page11(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page12(_ watch: ObjectWatch?, previous: consuming Page11, log: consuming Log) -> Page12 {
            #sourceLocation(file: "App/Manifest.swift", line: 99)
            return ObjectWatch.tell(watch, "Page12", ObjectWatch.start(watch), Page12(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page13(_ watch: ObjectWatch?, previous: consuming Page12, item: consuming Item59) -> Page13 {
            #sourceLocation(file: "App/Manifest.swift", line: 100)
            return ObjectWatch.tell(watch, "Page13", ObjectWatch.start(watch), Page13(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page14(_ watch: ObjectWatch?, previous: consuming Page13, log: consuming Log) -> Page14 {
            #sourceLocation(file: "App/Manifest.swift", line: 101)
            return ObjectWatch.tell(watch, "Page14", ObjectWatch.start(watch), Page14(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page15(_ watch: ObjectWatch?, previous: consuming Page14, item: consuming Item59) -> Page15 {
            #sourceLocation(file: "App/Manifest.swift", line: 102)
            return ObjectWatch.tell(watch, "Page15", ObjectWatch.start(watch), Page15(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page16(_ watch: ObjectWatch?, previous: consuming Page15, log: consuming Log) -> Page16 {
            #sourceLocation(file: "App/Manifest.swift", line: 103)
            return ObjectWatch.tell(watch, "Page16", ObjectWatch.start(watch), Page16(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page17(_ watch: ObjectWatch?, previous: consuming Page16, item: consuming Item59) -> Page17 {
            #sourceLocation(file: "App/Manifest.swift", line: 104)
            return ObjectWatch.tell(watch, "Page17", ObjectWatch.start(watch), Page17(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page18(_ watch: ObjectWatch?, previous: consuming Page17, log: consuming Log) -> Page18 {
            #sourceLocation(file: "App/Manifest.swift", line: 105)
            return ObjectWatch.tell(watch, "Page18", ObjectWatch.start(watch), Page18(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page19(_ watch: ObjectWatch?, previous: consuming Page18, item: consuming Item59) -> Page19 {
            #sourceLocation(file: "App/Manifest.swift", line: 106)
            return ObjectWatch.tell(watch, "Page19", ObjectWatch.start(watch), Page19(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page20(_ watch: ObjectWatch?, previous: consuming Page19, log: consuming Log) -> Page20 {
            #sourceLocation(file: "App/Manifest.swift", line: 107)
            return ObjectWatch.tell(watch, "Page20", ObjectWatch.start(watch), Page20(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page21(_ watch: ObjectWatch?, previous: consuming Page20, item: consuming Item59) -> Page21 {
            #sourceLocation(file: "App/Manifest.swift", line: 108)
            return ObjectWatch.tell(watch, "Page21", ObjectWatch.start(watch), Page21(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page22(_ watch: ObjectWatch?, previous: consuming Page21, log: consuming Log) -> Page22 {
            #sourceLocation(file: "App/Manifest.swift", line: 109)
            return ObjectWatch.tell(watch, "Page22", ObjectWatch.start(watch), Page22(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page23(_ watch: ObjectWatch?, previous: consuming Page22, item: consuming Item59) -> Page23 {
            #sourceLocation(file: "App/Manifest.swift", line: 110)
            return ObjectWatch.tell(watch, "Page23", ObjectWatch.start(watch), Page23(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page24(_ watch: ObjectWatch?, previous: consuming Page23, log: consuming Log) -> Page24 {
            #sourceLocation(file: "App/Manifest.swift", line: 111)
            return ObjectWatch.tell(watch, "Page24", ObjectWatch.start(watch), Page24(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page25(_ watch: ObjectWatch?, previous: consuming Page24, item: consuming Item59) -> Page25 {
            #sourceLocation(file: "App/Manifest.swift", line: 112)
            return ObjectWatch.tell(watch, "Page25", ObjectWatch.start(watch), Page25(previous: previous, item: item))
            #sourceLocation()
        }

        static func endPage25(_ object: Page25) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 112)
            let hook: (Page25) async throws -> Void = { _ in Output.add("page 25 ends") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func page26(_ watch: ObjectWatch?, previous: consuming Page25, log: consuming Log) -> Page26 {
            #sourceLocation(file: "App/Manifest.swift", line: 113)
            return ObjectWatch.tell(watch, "Page26", ObjectWatch.start(watch), Page26(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page27(_ watch: ObjectWatch?, previous: consuming Page26, item: consuming Item59) -> Page27 {
            #sourceLocation(file: "App/Manifest.swift", line: 114)
            return ObjectWatch.tell(watch, "Page27", ObjectWatch.start(watch), Page27(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page28(_ watch: ObjectWatch?, previous: consuming Page27, log: consuming Log) -> Page28 {
            #sourceLocation(file: "App/Manifest.swift", line: 115)
            return ObjectWatch.tell(watch, "Page28", ObjectWatch.start(watch), Page28(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page29(_ watch: ObjectWatch?, previous: consuming Page28, item: consuming Item59) -> Page29 {
            #sourceLocation(file: "App/Manifest.swift", line: 116)
            return ObjectWatch.tell(watch, "Page29", ObjectWatch.start(watch), Page29(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page30(_ watch: ObjectWatch?, previous: consuming Page29, log: consuming Log) async -> Page30 {
            #sourceLocation(file: "App/Manifest.swift", line: 117)
            return await ObjectWatch.tell(watch, "Page30", ObjectWatch.start(watch), Page30(
                previous: previous,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page31(_ watch: ObjectWatch?, previous: consuming Page30, item: consuming Item59) -> Page31 {
            #sourceLocation(file: "App/Manifest.swift", line: 118)
            return ObjectWatch.tell(watch, "Page31", ObjectWatch.start(watch), Page31(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page32(_ watch: ObjectWatch?, previous: consuming Page31, log: consuming Log) -> Page32 {
            #sourceLocation(file: "App/Manifest.swift", line: 119)
            return ObjectWatch.tell(watch, "Page32", ObjectWatch.start(watch), Page32(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page33(_ watch: ObjectWatch?, previous: consuming Page32, item: consuming Item59) -> Page33 {
            #sourceLocation(file: "App/Manifest.swift", line: 120)
            return ObjectWatch.tell(watch, "Page33", ObjectWatch.start(watch), Page33(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page34(_ watch: ObjectWatch?, previous: consuming Page33, log: consuming Log) -> Page34 {
            #sourceLocation(file: "App/Manifest.swift", line: 121)
            return ObjectWatch.tell(watch, "Page34", ObjectWatch.start(watch), Page34(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page35(_ watch: ObjectWatch?, previous: consuming Page34, item: consuming Item59) -> Page35 {
            #sourceLocation(file: "App/Manifest.swift", line: 122)
            return ObjectWatch.tell(watch, "Page35", ObjectWatch.start(watch), Page35(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page36(_ watch: ObjectWatch?, previous: consuming Page35, log: consuming Log) -> Page36 {
            #sourceLocation(file: "App/Manifest.swift", line: 123)
            return ObjectWatch.tell(watch, "Page36", ObjectWatch.start(watch), Page36(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page37(_ watch: ObjectWatch?, previous: consuming Page36, item: consuming Item59) -> Page37 {
            #sourceLocation(file: "App/Manifest.swift", line: 124)
            return ObjectWatch.tell(watch, "Page37", ObjectWatch.start(watch), Page37(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page38(_ watch: ObjectWatch?, previous: consuming Page37, log: consuming Log) -> Page38 {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            return ObjectWatch.tell(watch, "Page38", ObjectWatch.start(watch), Page38(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page39(_ watch: ObjectWatch?, previous: consuming Page38, item: consuming Item59) -> Page39 {
            #sourceLocation(file: "App/Manifest.swift", line: 126)
            return ObjectWatch.tell(watch, "Page39", ObjectWatch.start(watch), Page39(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page40(_ watch: ObjectWatch?, previous: consuming Page39, log: consuming Log) -> Page40 {
            #sourceLocation(file: "App/Manifest.swift", line: 127)
            return ObjectWatch.tell(watch, "Page40", ObjectWatch.start(watch), Page40(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page41(_ watch: ObjectWatch?, previous: consuming Page40, item: consuming Item59) -> Page41 {
            #sourceLocation(file: "App/Manifest.swift", line: 128)
            return ObjectWatch.tell(watch, "Page41", ObjectWatch.start(watch), Page41(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page42(_ watch: ObjectWatch?, previous: consuming Page41, log: consuming Log) -> Page42 {
            #sourceLocation(file: "App/Manifest.swift", line: 129)
            return ObjectWatch.tell(watch, "Page42", ObjectWatch.start(watch), Page42(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page43(_ watch: ObjectWatch?, previous: consuming Page42, item: consuming Item59) -> Page43 {
            #sourceLocation(file: "App/Manifest.swift", line: 130)
            return ObjectWatch.tell(watch, "Page43", ObjectWatch.start(watch), Page43(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page44(_ watch: ObjectWatch?, previous: consuming Page43, log: consuming Log) -> Page44 {
            #sourceLocation(file: "App/Manifest.swift", line: 131)
            return ObjectWatch.tell(watch, "Page44", ObjectWatch.start(watch), Page44(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page45(_ watch: ObjectWatch?, previous: consuming Page44, item: consuming Item59) -> Page45 {
            #sourceLocation(file: "App/Manifest.swift", line: 132)
            return ObjectWatch.tell(watch, "Page45", ObjectWatch.start(watch), Page45(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page46(_ watch: ObjectWatch?, previous: consuming Page45, log: consuming Log) -> Page46 {
            #sourceLocation(file: "App/Manifest.swift", line: 133)
            return ObjectWatch.tell(watch, "Page46", ObjectWatch.start(watch), Page46(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page47(_ watch: ObjectWatch?, previous: consuming Page46, item: consuming Item59) -> Page47 {
            #sourceLocation(file: "App/Manifest.swift", line: 134)
            return ObjectWatch.tell(watch, "Page47", ObjectWatch.start(watch), Page47(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page48(_ watch: ObjectWatch?, previous: consuming Page47, log: consuming Log) -> Page48 {
            #sourceLocation(file: "App/Manifest.swift", line: 135)
            return ObjectWatch.tell(watch, "Page48", ObjectWatch.start(watch), Page48(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page49(_ watch: ObjectWatch?, previous: consuming Page48, item: consuming Item59) -> Page49 {
            #sourceLocation(file: "App/Manifest.swift", line: 136)
            return ObjectWatch.tell(watch, "Page49", ObjectWatch.start(watch), Page49(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page50(_ watch: ObjectWatch?, previous: consuming Page49, log: consuming Log) async -> Page50 {
            #sourceLocation(file: "App/Manifest.swift", line: 137)
            return await ObjectWatch.tell(watch, "Page50", ObjectWatch.start(watch), Page50(
                previous: previous,
                log: log
            ))
            #sourceLocation()
        }

        static func endPage50(_ object: Page50) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 137)
            let hook: (Page50) async throws -> Void = { _ in Output.add("page 50 ends") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func page51(_ watch: ObjectWatch?, previous: consuming Page50, item: consuming Item59) -> Page51 {
            #sourceLocation(file: "App/Manifest.swift", line: 138)
            return ObjectWatch.tell(watch, "Page51", ObjectWatch.start(watch), Page51(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page52(_ watch: ObjectWatch?, previous: consuming Page51, log: consuming Log) -> Page52 {
            #sourceLocation(file: "App/Manifest.swift", line: 139)
            return ObjectWatch.tell(watch, "Page52", ObjectWatch.start(watch), Page52(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page53(_ watch: ObjectWatch?, previous: consuming Page52, item: consuming Item59) -> Page53 {
            #sourceLocation(file: "App/Manifest.swift", line: 140)
            return ObjectWatch.tell(watch, "Page53", ObjectWatch.start(watch), Page53(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page54(_ watch: ObjectWatch?, previous: consuming Page53, log: consuming Log) -> Page54 {
            #sourceLocation(file: "App/Manifest.swift", line: 141)
            return ObjectWatch.tell(watch, "Page54", ObjectWatch.start(watch), Page54(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page55(
            _ watch: ObjectWatch?,
            previous: consuming Page54,
            item: consuming Item59,
            failing: consuming Failing
        ) throws -> Page55 {
            #sourceLocation(file: "App/Manifest.swift", line: 142)
            return try ObjectWatch.tell(watch, "Page55", ObjectWatch.start(watch), Page55(
                previous: previous,
                item: item,
                failing: failing
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page56(_ watch: ObjectWatch?, previous: consuming Page55, log: consuming Log) -> Page56 {
            #sourceLocation(file: "App/Manifest.swift", line: 143)
            return ObjectWatch.tell(watch, "Page56", ObjectWatch.start(watch), Page56(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page57(_ watch: ObjectWatch?, previous: consuming Page56, item: consuming Item59) -> Page57 {
            #sourceLocation(file: "App/Manifest.swift", line: 144)
            return ObjectWatch.tell(watch, "Page57", ObjectWatch.start(watch), Page57(previous: previous, item: item))
            #sourceLocation()
        }

        @inline(never)
        static func page58(_ watch: ObjectWatch?, previous: consuming Page57, log: consuming Log) -> Page58 {
            #sourceLocation(file: "App/Manifest.swift", line: 145)
            return ObjectWatch.tell(watch, "Page58", ObjectWatch.start(watch), Page58(previous: previous, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func page59(_ watch: ObjectWatch?, previous: consuming Page58, item: consuming Item59) -> Page59 {
            #sourceLocation(file: "App/Manifest.swift", line: 146)
            return ObjectWatch.tell(watch, "Page59", ObjectWatch.start(watch), Page59(previous: previous, item: item))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var item59: Item59 { get }
        var late: Late { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let item59: Item59

        fileprivate let lifetime: ScopeLifetime
        fileprivate let log: Log
        fileprivate let objects1: App::Objects1
        fileprivate let item30: Item30
        private let weakLoader = WeakObject<Loader>("Loader")
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `AppScope`.
        init(log: Log, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let made12 = App.makePart1(lifetime: lifetime, weakLoader: weakLoader, log: log)
                let made2 = App.makePart2(lifetime: lifetime, log: log, made12: made12)
                let made3 = App.makePart3(lifetime: lifetime, log: log, made12: made12, made2: made2)
                self.lifetime = lifetime
                self.item59 = made3.item59
                self.log = log
                self.objects1 = made12.objects1
                self.item30 = made2.item30
            }
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(lifetime: ScopeLifetime, weakLoader: WeakObject<Loader>, log: Log) -> Made12 {
            let objectWatch = lifetime.objectWatch
            let loader = weakLoader.remember(AppAssembly.Factories.loader(objectWatch))
            let objects1 = AppAssembly.Factories.objects1(objectWatch)
            let made1 = AppAssembly.Factories.made1(objectWatch)
            let item0 = AppAssembly.Factories.item0(objectWatch, log: log)
            let item1 = AppAssembly.Factories.item1(objectWatch, previous: item0, log: log)
            let item2 = AppAssembly.Factories.item2(objectWatch, previous: consume item1, log: log)
            let item3 = AppAssembly.Factories.item3(objectWatch, previous: consume item2, loader: loader, log: log)
            let item4 = AppAssembly.Factories.item4(objectWatch, previous: consume item3, log: log)
            let round = AppAssembly.Factories.round(objectWatch)
            let item5 = AppAssembly.Factories.item5(objectWatch, previous: consume item4, round: round, log: log)
            let item6 = AppAssembly.Factories.item6(objectWatch, previous: consume item5, log: log)
            let item7 = AppAssembly.Factories.item7(objectWatch, previous: consume item6, log: log)
            let item8 = AppAssembly.Factories.item8(objectWatch, previous: consume item7, log: log)
            let item9 = AppAssembly.Factories.item9(objectWatch, previous: consume item8, log: log)
            let item10 = AppAssembly.Factories.item10(objectWatch, previous: consume item9, made1: made1, log: log)
            let item11 = AppAssembly.Factories.item11(objectWatch, previous: consume item10, log: log)
            let item12 = AppAssembly.Factories.item12(objectWatch, previous: consume item11, log: log)
            let item13 = AppAssembly.Factories.item13(objectWatch, previous: consume item12, log: log)
            let item14 = AppAssembly.Factories.item14(objectWatch, previous: consume item13, log: log)
            let item15 = AppAssembly.Factories.item15(objectWatch, previous: consume item14, log: log)
            let item16 = AppAssembly.Factories.item16(objectWatch, previous: consume item15, log: log)
            let item17 = AppAssembly.Factories.item17(objectWatch, previous: consume item16, log: log)
            let item18 = AppAssembly.Factories.item18(objectWatch, previous: consume item17, log: log)
            let item19 = AppAssembly.Factories.item19(objectWatch, previous: consume item18, log: log)
            let item20 = AppAssembly.Factories.item20(
                objectWatch,
                previous: consume item19,
                objects1: objects1,
                log: log
            )
            lifetime.onEnd("Item0", position: 3) {
                try await AppAssembly.Factories.endItem0(item0)
            }
            let made12 = Made12(
                loader: consume loader,
                objects1: consume objects1,
                made1: consume made1,
                item0: item0,
                round: consume round,
                item20: consume item20
            )
            return made12
        }

        private struct Made12 {
            let loader: Loader
            let objects1: App::Objects1
            let made1: App::Made1
            let item0: Item0
            let round: Round
            let item20: Item20
        }

        @inline(never)
        private static func makePart2(lifetime: ScopeLifetime, log: Log, made12: Made12) -> Made2 {
            let objectWatch = lifetime.objectWatch
            let made1 = made12.made1
            let item0 = made12.item0
            let item20 = made12.item20
            let item21 = AppAssembly.Factories.item21(objectWatch, previous: consume item20, log: log)
            let item22 = AppAssembly.Factories.item22(objectWatch, previous: consume item21, log: log)
            let item23 = AppAssembly.Factories.item23(objectWatch, previous: consume item22, log: log)
            let item24 = AppAssembly.Factories.item24(objectWatch, previous: consume item23, log: log)
            let item25 = AppAssembly.Factories.item25(objectWatch, previous: consume item24, log: log)
            let item26 = AppAssembly.Factories.item26(objectWatch, previous: item25, log: log)
            let item27 = AppAssembly.Factories.item27(objectWatch, previous: consume item26, log: log)
            let item28 = AppAssembly.Factories.item28(objectWatch, previous: consume item27, log: log)
            let item29 = AppAssembly.Factories.item29(objectWatch, previous: consume item28, log: log)
            let item30 = AppAssembly.Factories.item30(objectWatch, previous: consume item29, log: log)
            let item31 = AppAssembly.Factories.item31(objectWatch, previous: item30, log: log)
            let item32 = AppAssembly.Factories.item32(objectWatch, previous: consume item31, log: log)
            let item33 = AppAssembly.Factories.item33(objectWatch, previous: consume item32, log: log)
            let item34 = AppAssembly.Factories.item34(objectWatch, previous: consume item33, log: log)
            let item35 = AppAssembly.Factories.item35(objectWatch, previous: consume item34, log: log)
            let item36 = AppAssembly.Factories.item36(objectWatch, previous: consume item35, log: log)
            let item37 = AppAssembly.Factories.item37(objectWatch, previous: consume item36, log: log)
            let item38 = AppAssembly.Factories.item38(objectWatch, previous: consume item37, log: log)
            let item39 = AppAssembly.Factories.item39(objectWatch, previous: consume item38, log: log)
            let item40 = AppAssembly.Factories.item40(
                objectWatch,
                previous: consume item39,
                made1: consume made1,
                log: log
            )
            let item41 = AppAssembly.Factories.item41(objectWatch, previous: consume item40, log: log)
            let item42 = AppAssembly.Factories.item42(objectWatch, previous: consume item41, log: log)
            let item43 = AppAssembly.Factories.item43(objectWatch, previous: consume item42, log: log)
            let item44 = AppAssembly.Factories.item44(objectWatch, previous: consume item43, log: log)
            let item45 = AppAssembly.Factories.item45(objectWatch, previous: consume item44, make: { item0 }, log: log)
            lifetime.onEnd("Item25", position: 28) {
                try await AppAssembly.Factories.endItem25(item25)
            }
            let made2 = Made2(item30: consume item30, item45: consume item45)
            return made2
        }

        private struct Made2 {
            let item30: Item30
            let item45: Item45
        }

        @inline(never)
        private static func makePart3(lifetime: ScopeLifetime, log: Log, made12: Made12, made2: Made2) -> Made3 {
            let objectWatch = lifetime.objectWatch
            let round = made12.round
            let loader = made12.loader
            let objects1 = made12.objects1
            let item45 = made2.item45
            let item46 = AppAssembly.Factories.item46(objectWatch, previous: consume item45, log: log)
            let item47 = AppAssembly.Factories.item47(objectWatch, previous: consume item46, log: log)
            let item48 = AppAssembly.Factories.item48(objectWatch, previous: consume item47, log: log)
            let item49 = AppAssembly.Factories.item49(objectWatch, previous: consume item48, log: log)
            let item50 = AppAssembly.Factories.item50(
                objectWatch,
                previous: consume item49,
                objects1: consume objects1,
                log: log
            )
            let item51 = AppAssembly.Factories.item51(objectWatch, previous: item50, log: log)
            let item52 = AppAssembly.Factories.item52(objectWatch, previous: consume item51, log: log)
            let item53 = AppAssembly.Factories.item53(objectWatch, previous: consume item52, log: log)
            let item54 = AppAssembly.Factories.item54(objectWatch, previous: consume item53, log: log)
            let item55 = AppAssembly.Factories.item55(
                objectWatch,
                previous: consume item54,
                round: consume round,
                log: log
            )
            let item56 = AppAssembly.Factories.item56(objectWatch, previous: consume item55, log: log)
            let item57 = AppAssembly.Factories.item57(
                objectWatch,
                previous: consume item56,
                loader: consume loader,
                log: log
            )
            let item58 = AppAssembly.Factories.item58(objectWatch, previous: consume item57, log: log)
            let item59 = AppAssembly.Factories.item59(objectWatch, previous: consume item58, log: log)
            lifetime.onEnd("Item50", position: 53) {
                try await AppAssembly.Factories.endItem50(item50)
            }
            let made3 = Made3(item59: consume item59)
            return made3
        }

        private struct Made3 {
            let item59: Item59
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var loader: Loader { weakLoader.value(in: lifetime) { newLoader() } }

        private func newLoader() -> WeaklyHeld<Loader> {
            AppAssembly.Factories.loader(lifetime.objectWatch)
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            AppAssembly.Factories.late(lifetime.objectWatch, objects1: objects1, item: item30, log: log)
        }

        /// Opens `PageScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPage(failing: Failing) async throws -> Page {
            try await Page(in: self, failing: failing)
        }

        /// Opens `PageScope` for as long as the closure runs, and ends it however that leaves.
        func withPage<Outcome>(
            failing: Failing,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Page) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openPage(failing: failing)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PageScope`.
    nonisolated protocol PageRoots: AnyObject, Sendable {
        var page59: Page59 { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PageScope`.
    nonisolated final class Page: PageRoots, OpenScope {
        let page59: Page59

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, failing: Failing) async throws {
            let lifetime = try ScopeLifetime("Page", in: app.lifetime)
            do {
                let made12 = await Page.makePart1(lifetime: lifetime, app: app)
                let made2 = await Page.makePart2(lifetime: lifetime, app: app, made12: made12)
                let made3 = try await Page.makePart3(lifetime: lifetime, app: app, failing: failing, made2: made2)
                self.app = app
                self.lifetime = lifetime
                self.page59 = made3.page59
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(lifetime: ScopeLifetime, app: App) async -> Made12 {
            let objectWatch = lifetime.objectWatch
            let page0 = PageAssembly.Factories.page0(objectWatch, log: app.log)
            lifetime.onEnd("Page0", position: 0) {
                try await PageAssembly.Factories.endPage0(page0)
            }
            let page1 = PageAssembly.Factories.page1(objectWatch, previous: page0, item: app.item59)
            let page2 = PageAssembly.Factories.page2(objectWatch, previous: consume page1, log: app.log)
            let page3 = PageAssembly.Factories.page3(objectWatch, previous: consume page2, item: app.item59)
            let page4 = PageAssembly.Factories.page4(objectWatch, previous: consume page3, log: app.log)
            let page5 = PageAssembly.Factories.page5(objectWatch, previous: consume page4, item: app.item59)
            let page6 = PageAssembly.Factories.page6(objectWatch, previous: consume page5, log: app.log)
            let page7 = PageAssembly.Factories.page7(objectWatch, previous: consume page6, item: app.item59)
            let page8 = PageAssembly.Factories.page8(objectWatch, previous: consume page7, log: app.log)
            let page9 = PageAssembly.Factories.page9(objectWatch, previous: consume page8, item: app.item59)
            let page10 = await PageAssembly.Factories.page10(objectWatch, previous: consume page9, log: app.log)
            let page11 = PageAssembly.Factories.page11(objectWatch, previous: consume page10, item: app.item59)
            let page12 = PageAssembly.Factories.page12(objectWatch, previous: consume page11, log: app.log)
            let page13 = PageAssembly.Factories.page13(objectWatch, previous: consume page12, item: app.item59)
            let page14 = PageAssembly.Factories.page14(objectWatch, previous: consume page13, log: app.log)
            let page15 = PageAssembly.Factories.page15(objectWatch, previous: consume page14, item: app.item59)
            let page16 = PageAssembly.Factories.page16(objectWatch, previous: consume page15, log: app.log)
            let page17 = PageAssembly.Factories.page17(objectWatch, previous: consume page16, item: app.item59)
            let page18 = PageAssembly.Factories.page18(objectWatch, previous: consume page17, log: app.log)
            let page19 = PageAssembly.Factories.page19(objectWatch, previous: consume page18, item: app.item59)
            let page20 = PageAssembly.Factories.page20(objectWatch, previous: consume page19, log: app.log)
            let page21 = PageAssembly.Factories.page21(objectWatch, previous: consume page20, item: app.item59)
            let page22 = PageAssembly.Factories.page22(objectWatch, previous: consume page21, log: app.log)
            let page23 = PageAssembly.Factories.page23(objectWatch, previous: consume page22, item: app.item59)
            let page24 = PageAssembly.Factories.page24(objectWatch, previous: consume page23, log: app.log)
            let made12 = Made12(page24: consume page24)
            return made12
        }

        private struct Made12 {
            let page24: Page24
        }

        @inline(never)
        private static func makePart2(lifetime: ScopeLifetime, app: App, made12: Made12) async -> Made2 {
            let objectWatch = lifetime.objectWatch
            let page24 = made12.page24
            let page25 = PageAssembly.Factories.page25(objectWatch, previous: consume page24, item: app.item59)
            lifetime.onEnd("Page25", position: 25) {
                try await PageAssembly.Factories.endPage25(page25)
            }
            let page26 = PageAssembly.Factories.page26(objectWatch, previous: page25, log: app.log)
            let page27 = PageAssembly.Factories.page27(objectWatch, previous: consume page26, item: app.item59)
            let page28 = PageAssembly.Factories.page28(objectWatch, previous: consume page27, log: app.log)
            let page29 = PageAssembly.Factories.page29(objectWatch, previous: consume page28, item: app.item59)
            let page30 = await PageAssembly.Factories.page30(objectWatch, previous: consume page29, log: app.log)
            let page31 = PageAssembly.Factories.page31(objectWatch, previous: consume page30, item: app.item59)
            let page32 = PageAssembly.Factories.page32(objectWatch, previous: consume page31, log: app.log)
            let page33 = PageAssembly.Factories.page33(objectWatch, previous: consume page32, item: app.item59)
            let page34 = PageAssembly.Factories.page34(objectWatch, previous: consume page33, log: app.log)
            let page35 = PageAssembly.Factories.page35(objectWatch, previous: consume page34, item: app.item59)
            let page36 = PageAssembly.Factories.page36(objectWatch, previous: consume page35, log: app.log)
            let page37 = PageAssembly.Factories.page37(objectWatch, previous: consume page36, item: app.item59)
            let page38 = PageAssembly.Factories.page38(objectWatch, previous: consume page37, log: app.log)
            let page39 = PageAssembly.Factories.page39(objectWatch, previous: consume page38, item: app.item59)
            let page40 = PageAssembly.Factories.page40(objectWatch, previous: consume page39, log: app.log)
            let page41 = PageAssembly.Factories.page41(objectWatch, previous: consume page40, item: app.item59)
            let page42 = PageAssembly.Factories.page42(objectWatch, previous: consume page41, log: app.log)
            let page43 = PageAssembly.Factories.page43(objectWatch, previous: consume page42, item: app.item59)
            let page44 = PageAssembly.Factories.page44(objectWatch, previous: consume page43, log: app.log)
            let page45 = PageAssembly.Factories.page45(objectWatch, previous: consume page44, item: app.item59)
            let page46 = PageAssembly.Factories.page46(objectWatch, previous: consume page45, log: app.log)
            let page47 = PageAssembly.Factories.page47(objectWatch, previous: consume page46, item: app.item59)
            let page48 = PageAssembly.Factories.page48(objectWatch, previous: consume page47, log: app.log)
            let page49 = PageAssembly.Factories.page49(objectWatch, previous: consume page48, item: app.item59)
            let made2 = Made2(page49: consume page49)
            return made2
        }

        private struct Made2 {
            let page49: Page49
        }

        @inline(never)
        private static func makePart3(
            lifetime: ScopeLifetime,
            app: App,
            failing: Failing,
            made2: Made2
        ) async throws -> Made3 {
            let objectWatch = lifetime.objectWatch
            let page49 = made2.page49
            let page50 = await PageAssembly.Factories.page50(objectWatch, previous: consume page49, log: app.log)
            lifetime.onEnd("Page50", position: 50) {
                try await PageAssembly.Factories.endPage50(page50)
            }
            let page51 = PageAssembly.Factories.page51(objectWatch, previous: page50, item: app.item59)
            let page52 = PageAssembly.Factories.page52(objectWatch, previous: consume page51, log: app.log)
            let page53 = PageAssembly.Factories.page53(objectWatch, previous: consume page52, item: app.item59)
            let page54 = PageAssembly.Factories.page54(objectWatch, previous: consume page53, log: app.log)
            let page55 = try PageAssembly.Factories.page55(
                objectWatch,
                previous: consume page54,
                item: app.item59,
                failing: failing
            )
            let page56 = PageAssembly.Factories.page56(objectWatch, previous: consume page55, log: app.log)
            let page57 = PageAssembly.Factories.page57(objectWatch, previous: consume page56, item: app.item59)
            let page58 = PageAssembly.Factories.page58(objectWatch, previous: consume page57, log: app.log)
            let page59 = PageAssembly.Factories.page59(objectWatch, previous: consume page58, item: app.item59)
            let made3 = Made3(page59: consume page59)
            return made3
        }

        private struct Made3 {
            let page59: Page59
        }

        deinit {
            lifetime.abandon()
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 72)
private func dovetailWarning1() {
    #warning("`Item3` is shared and holds the weak `Loader` (parameter `loader`), so that it is never let go while `AppScope` is open; let `loader` be `@Sendable () throws -> Loader`, or register `Loader` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 294)
private func dovetailWarning2() {
    #warning("`Item57` is shared and holds the weak `Loader` (parameter `loader`), so that it is never let go while `AppScope` is open; let `loader` be `@Sendable () throws -> Loader`, or register `Loader` as `Shared` [held-weak]")
}
#sourceLocation()
