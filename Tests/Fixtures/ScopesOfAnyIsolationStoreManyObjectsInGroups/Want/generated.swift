// Written by Dovetail from JobData, WindowData, WorkData. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension JobData {
    /// Makes what JobData registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func model0(_ watch: ObjectWatch?) -> SealedModel0 {
            #sourceLocation(file: "Data/Data.swift", line: 372)
            return SealedModel0(value: ObjectWatch.tell(watch, "Model0", ObjectWatch.start(watch), Model0()))
            #sourceLocation()
        }

        @inline(never)
        package static func model1(_ watch: ObjectWatch?) -> SealedModel1 {
            #sourceLocation(file: "Data/Data.swift", line: 373)
            return SealedModel1(value: ObjectWatch.tell(watch, "Model1", ObjectWatch.start(watch), Model1()))
            #sourceLocation()
        }

        @inline(never)
        package static func model2(_ watch: ObjectWatch?) -> SealedModel2 {
            #sourceLocation(file: "Data/Data.swift", line: 374)
            return SealedModel2(value: ObjectWatch.tell(watch, "Model2", ObjectWatch.start(watch), Model2()))
            #sourceLocation()
        }

        @inline(never)
        package static func model3(_ watch: ObjectWatch?) -> SealedModel3 {
            #sourceLocation(file: "Data/Data.swift", line: 375)
            return SealedModel3(value: ObjectWatch.tell(watch, "Model3", ObjectWatch.start(watch), Model3()))
            #sourceLocation()
        }

        @inline(never)
        package static func model4(_ watch: ObjectWatch?) -> SealedModel4 {
            #sourceLocation(file: "Data/Data.swift", line: 376)
            return SealedModel4(value: ObjectWatch.tell(watch, "Model4", ObjectWatch.start(watch), Model4()))
            #sourceLocation()
        }

        @inline(never)
        package static func model5(_ watch: ObjectWatch?) -> SealedModel5 {
            #sourceLocation(file: "Data/Data.swift", line: 377)
            return SealedModel5(value: ObjectWatch.tell(watch, "Model5", ObjectWatch.start(watch), Model5()))
            #sourceLocation()
        }

        @inline(never)
        package static func model6(_ watch: ObjectWatch?) -> SealedModel6 {
            #sourceLocation(file: "Data/Data.swift", line: 378)
            return SealedModel6(value: ObjectWatch.tell(watch, "Model6", ObjectWatch.start(watch), Model6()))
            #sourceLocation()
        }

        @inline(never)
        package static func model7(_ watch: ObjectWatch?) -> SealedModel7 {
            #sourceLocation(file: "Data/Data.swift", line: 379)
            return SealedModel7(value: ObjectWatch.tell(watch, "Model7", ObjectWatch.start(watch), Model7()))
            #sourceLocation()
        }

        @inline(never)
        package static func model8(_ watch: ObjectWatch?) -> SealedModel8 {
            #sourceLocation(file: "Data/Data.swift", line: 380)
            return SealedModel8(value: ObjectWatch.tell(watch, "Model8", ObjectWatch.start(watch), Model8()))
            #sourceLocation()
        }

        @inline(never)
        package static func model9(_ watch: ObjectWatch?) -> SealedModel9 {
            #sourceLocation(file: "Data/Data.swift", line: 381)
            return SealedModel9(value: ObjectWatch.tell(watch, "Model9", ObjectWatch.start(watch), Model9()))
            #sourceLocation()
        }

        @inline(never)
        package static func model10(_ watch: ObjectWatch?) -> SealedModel10 {
            #sourceLocation(file: "Data/Data.swift", line: 382)
            return SealedModel10(value: ObjectWatch.tell(watch, "Model10", ObjectWatch.start(watch), Model10()))
            #sourceLocation()
        }

        @inline(never)
        package static func model11(_ watch: ObjectWatch?) -> SealedModel11 {
            #sourceLocation(file: "Data/Data.swift", line: 383)
            return SealedModel11(value: ObjectWatch.tell(watch, "Model11", ObjectWatch.start(watch), Model11()))
            #sourceLocation()
        }

        @inline(never)
        package static func model12(_ watch: ObjectWatch?) -> SealedModel12 {
            #sourceLocation(file: "Data/Data.swift", line: 384)
            return SealedModel12(value: ObjectWatch.tell(watch, "Model12", ObjectWatch.start(watch), Model12()))
            #sourceLocation()
        }

        @inline(never)
        package static func model13(_ watch: ObjectWatch?) -> SealedModel13 {
            #sourceLocation(file: "Data/Data.swift", line: 385)
            return SealedModel13(value: ObjectWatch.tell(watch, "Model13", ObjectWatch.start(watch), Model13()))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden0(_ watch: ObjectWatch?, model: consuming SealedModel0) -> SealedHidden0 {
            #sourceLocation(file: "Data/Data.swift", line: 386)
            return SealedHidden0(value: ObjectWatch.tell(watch, "Hidden0", ObjectWatch.start(watch), Hidden0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden1(_ watch: ObjectWatch?, model: consuming SealedModel1) -> SealedHidden1 {
            #sourceLocation(file: "Data/Data.swift", line: 387)
            return SealedHidden1(value: ObjectWatch.tell(watch, "Hidden1", ObjectWatch.start(watch), Hidden1(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden2(_ watch: ObjectWatch?, model: consuming SealedModel2) -> SealedHidden2 {
            #sourceLocation(file: "Data/Data.swift", line: 388)
            return SealedHidden2(value: ObjectWatch.tell(watch, "Hidden2", ObjectWatch.start(watch), Hidden2(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden3(_ watch: ObjectWatch?, model: consuming SealedModel3) -> SealedHidden3 {
            #sourceLocation(file: "Data/Data.swift", line: 389)
            return SealedHidden3(value: ObjectWatch.tell(watch, "Hidden3", ObjectWatch.start(watch), Hidden3(
                model: model.value
            )))
            #sourceLocation()
        }

        package static func endHidden3(_ object: SealedHidden3) async throws {
            #sourceLocation(file: "Data/Data.swift", line: 390)
            let hook: (Hidden3) async throws -> Void = { _ in print("hidden 3 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func hidden4(_ watch: ObjectWatch?, model: consuming SealedModel4) -> SealedHidden4 {
            #sourceLocation(file: "Data/Data.swift", line: 391)
            return SealedHidden4(value: ObjectWatch.tell(watch, "Hidden4", ObjectWatch.start(watch), Hidden4(
                model: model.value
            )))
            #sourceLocation()
        }

        package static func endHidden4(_ object: SealedHidden4, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Hidden4) async throws -> Void
            #else
                typealias Hook = (Hidden4) async throws -> Void
            #endif
            #sourceLocation(file: "Data/Data.swift", line: 392)
            let hook: Hook = { _ in print("hidden 4 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func hidden5(_ watch: ObjectWatch?, model: consuming SealedModel5) -> SealedHidden5 {
            #sourceLocation(file: "Data/Data.swift", line: 393)
            return SealedHidden5(value: ObjectWatch.tell(watch, "Hidden5", ObjectWatch.start(watch), Hidden5(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden6(_ watch: ObjectWatch?, model: consuming SealedModel6) -> SealedHidden6 {
            #sourceLocation(file: "Data/Data.swift", line: 394)
            return SealedHidden6(value: ObjectWatch.tell(watch, "Hidden6", ObjectWatch.start(watch), Hidden6(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden7(_ watch: ObjectWatch?, model: consuming SealedModel7) -> SealedHidden7 {
            #sourceLocation(file: "Data/Data.swift", line: 395)
            return SealedHidden7(value: ObjectWatch.tell(watch, "Hidden7", ObjectWatch.start(watch), Hidden7(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden8(_ watch: ObjectWatch?, model: consuming SealedModel8) -> SealedHidden8 {
            #sourceLocation(file: "Data/Data.swift", line: 396)
            return SealedHidden8(value: ObjectWatch.tell(watch, "Hidden8", ObjectWatch.start(watch), Hidden8(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden9(_ watch: ObjectWatch?, model: consuming SealedModel9) -> SealedHidden9 {
            #sourceLocation(file: "Data/Data.swift", line: 397)
            return SealedHidden9(value: ObjectWatch.tell(watch, "Hidden9", ObjectWatch.start(watch), Hidden9(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden10(_ watch: ObjectWatch?, model: consuming SealedModel10) -> SealedHidden10 {
            #sourceLocation(file: "Data/Data.swift", line: 398)
            return SealedHidden10(value: ObjectWatch.tell(watch, "Hidden10", ObjectWatch.start(watch), Hidden10(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden11(_ watch: ObjectWatch?, model: consuming SealedModel11) -> SealedHidden11 {
            #sourceLocation(file: "Data/Data.swift", line: 399)
            return SealedHidden11(value: ObjectWatch.tell(watch, "Hidden11", ObjectWatch.start(watch), Hidden11(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden12(_ watch: ObjectWatch?, model: consuming SealedModel12) -> SealedHidden12 {
            #sourceLocation(file: "Data/Data.swift", line: 400)
            return SealedHidden12(value: ObjectWatch.tell(watch, "Hidden12", ObjectWatch.start(watch), Hidden12(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func hidden13(_ watch: ObjectWatch?, model: consuming SealedModel13) -> SealedHidden13 {
            #sourceLocation(file: "Data/Data.swift", line: 401)
            return SealedHidden13(value: ObjectWatch.tell(watch, "Hidden13", ObjectWatch.start(watch), Hidden13(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy0(_ watch: ObjectWatch?, model: consuming SealedModel0) -> SealedLazy0 {
            #sourceLocation(file: "Data/Data.swift", line: 402)
            return SealedLazy0(value: ObjectWatch.tell(watch, "Lazy0", ObjectWatch.start(watch), Lazy0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy1(_ watch: ObjectWatch?) -> SealedLazy1 {
            #sourceLocation(file: "Data/Data.swift", line: 403)
            return SealedLazy1(value: ObjectWatch.tell(watch, "Lazy1", ObjectWatch.start(watch), Lazy1()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy2(_ watch: ObjectWatch?) -> SealedLazy2 {
            #sourceLocation(file: "Data/Data.swift", line: 404)
            return SealedLazy2(value: ObjectWatch.tell(watch, "Lazy2", ObjectWatch.start(watch), Lazy2()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy3(_ watch: ObjectWatch?) -> SealedLazy3 {
            #sourceLocation(file: "Data/Data.swift", line: 405)
            return SealedLazy3(value: ObjectWatch.tell(watch, "Lazy3", ObjectWatch.start(watch), Lazy3()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy4(_ watch: ObjectWatch?) -> SealedLazy4 {
            #sourceLocation(file: "Data/Data.swift", line: 406)
            return SealedLazy4(value: ObjectWatch.tell(watch, "Lazy4", ObjectWatch.start(watch), Lazy4()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy5(_ watch: ObjectWatch?) -> SealedLazy5 {
            #sourceLocation(file: "Data/Data.swift", line: 407)
            return SealedLazy5(value: ObjectWatch.tell(watch, "Lazy5", ObjectWatch.start(watch), Lazy5()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy6(_ watch: ObjectWatch?) -> SealedLazy6 {
            #sourceLocation(file: "Data/Data.swift", line: 408)
            return SealedLazy6(value: ObjectWatch.tell(watch, "Lazy6", ObjectWatch.start(watch), Lazy6()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy7(_ watch: ObjectWatch?) -> SealedLazy7 {
            #sourceLocation(file: "Data/Data.swift", line: 409)
            return SealedLazy7(value: ObjectWatch.tell(watch, "Lazy7", ObjectWatch.start(watch), Lazy7()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy8(_ watch: ObjectWatch?) -> SealedLazy8 {
            #sourceLocation(file: "Data/Data.swift", line: 410)
            return SealedLazy8(value: ObjectWatch.tell(watch, "Lazy8", ObjectWatch.start(watch), Lazy8()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy9(_ watch: ObjectWatch?) -> SealedLazy9 {
            #sourceLocation(file: "Data/Data.swift", line: 411)
            return SealedLazy9(value: ObjectWatch.tell(watch, "Lazy9", ObjectWatch.start(watch), Lazy9()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy10(_ watch: ObjectWatch?) -> SealedLazy10 {
            #sourceLocation(file: "Data/Data.swift", line: 412)
            return SealedLazy10(value: ObjectWatch.tell(watch, "Lazy10", ObjectWatch.start(watch), Lazy10()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy11(_ watch: ObjectWatch?) -> SealedLazy11 {
            #sourceLocation(file: "Data/Data.swift", line: 413)
            return SealedLazy11(value: ObjectWatch.tell(watch, "Lazy11", ObjectWatch.start(watch), Lazy11()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy12(_ watch: ObjectWatch?) -> SealedLazy12 {
            #sourceLocation(file: "Data/Data.swift", line: 414)
            return SealedLazy12(value: ObjectWatch.tell(watch, "Lazy12", ObjectWatch.start(watch), Lazy12()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy13(_ watch: ObjectWatch?) -> SealedLazy13 {
            #sourceLocation(file: "Data/Data.swift", line: 415)
            return SealedLazy13(value: ObjectWatch.tell(watch, "Lazy13", ObjectWatch.start(watch), Lazy13()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy14(_ watch: ObjectWatch?) -> SealedLazy14 {
            #sourceLocation(file: "Data/Data.swift", line: 416)
            return SealedLazy14(value: ObjectWatch.tell(watch, "Lazy14", ObjectWatch.start(watch), Lazy14()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy15(_ watch: ObjectWatch?) -> SealedLazy15 {
            #sourceLocation(file: "Data/Data.swift", line: 417)
            return SealedLazy15(value: ObjectWatch.tell(watch, "Lazy15", ObjectWatch.start(watch), Lazy15()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy16(_ watch: ObjectWatch?) -> SealedLazy16 {
            #sourceLocation(file: "Data/Data.swift", line: 418)
            return SealedLazy16(value: ObjectWatch.tell(watch, "Lazy16", ObjectWatch.start(watch), Lazy16()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy17(_ watch: ObjectWatch?) -> SealedLazy17 {
            #sourceLocation(file: "Data/Data.swift", line: 419)
            return SealedLazy17(value: ObjectWatch.tell(watch, "Lazy17", ObjectWatch.start(watch), Lazy17()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy18(_ watch: ObjectWatch?) -> SealedLazy18 {
            #sourceLocation(file: "Data/Data.swift", line: 420)
            return SealedLazy18(value: ObjectWatch.tell(watch, "Lazy18", ObjectWatch.start(watch), Lazy18()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy19(_ watch: ObjectWatch?) -> SealedLazy19 {
            #sourceLocation(file: "Data/Data.swift", line: 421)
            return SealedLazy19(value: ObjectWatch.tell(watch, "Lazy19", ObjectWatch.start(watch), Lazy19()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy20(_ watch: ObjectWatch?) -> SealedLazy20 {
            #sourceLocation(file: "Data/Data.swift", line: 422)
            return SealedLazy20(value: ObjectWatch.tell(watch, "Lazy20", ObjectWatch.start(watch), Lazy20()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy21(_ watch: ObjectWatch?) -> SealedLazy21 {
            #sourceLocation(file: "Data/Data.swift", line: 423)
            return SealedLazy21(value: ObjectWatch.tell(watch, "Lazy21", ObjectWatch.start(watch), Lazy21()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy22(_ watch: ObjectWatch?) -> SealedLazy22 {
            #sourceLocation(file: "Data/Data.swift", line: 424)
            return SealedLazy22(value: ObjectWatch.tell(watch, "Lazy22", ObjectWatch.start(watch), Lazy22()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy23(_ watch: ObjectWatch?) -> SealedLazy23 {
            #sourceLocation(file: "Data/Data.swift", line: 425)
            return SealedLazy23(value: ObjectWatch.tell(watch, "Lazy23", ObjectWatch.start(watch), Lazy23()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy24(_ watch: ObjectWatch?) -> SealedLazy24 {
            #sourceLocation(file: "Data/Data.swift", line: 426)
            return SealedLazy24(value: ObjectWatch.tell(watch, "Lazy24", ObjectWatch.start(watch), Lazy24()))
            #sourceLocation()
        }

        @inline(never)
        package static func lazy25(_ watch: ObjectWatch?, model: consuming SealedModel11) -> SealedLazy25 {
            #sourceLocation(file: "Data/Data.swift", line: 427)
            return SealedLazy25(value: ObjectWatch.tell(watch, "Lazy25", ObjectWatch.start(watch), Lazy25(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func trace(_ watch: ObjectWatch?) -> SealedTrace {
            #sourceLocation(file: "Data/Data.swift", line: 428)
            return SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        package static func left(_ watch: ObjectWatch?, trace: consuming SealedTrace) -> SealedLeft {
            #sourceLocation(file: "Data/Data.swift", line: 429)
            return SealedLeft(value: ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func right(_ watch: ObjectWatch?, trace: consuming SealedTrace) -> SealedRight {
            #sourceLocation(file: "Data/Data.swift", line: 430)
            return SealedRight(value: ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func whole(
            _ watch: ObjectWatch?,
            left: consuming SealedLeft,
            right: consuming SealedRight,
            hidden0: consuming SealedHidden0,
            hidden1: consuming SealedHidden1,
            hidden2: consuming SealedHidden2,
            hidden3: consuming SealedHidden3,
            hidden4: consuming SealedHidden4,
            hidden5: consuming SealedHidden5,
            hidden6: consuming SealedHidden6,
            hidden7: consuming SealedHidden7,
            hidden8: consuming SealedHidden8,
            hidden9: consuming SealedHidden9,
            hidden10: consuming SealedHidden10,
            hidden11: consuming SealedHidden11,
            hidden12: consuming SealedHidden12,
            hidden13: consuming SealedHidden13,
            model0: consuming SealedModel0,
            model1: consuming SealedModel1,
            model2: consuming SealedModel2,
            model3: consuming SealedModel3,
            model4: consuming SealedModel4,
            model5: consuming SealedModel5,
            model6: consuming SealedModel6,
            model7: consuming SealedModel7,
            model8: consuming SealedModel8,
            model9: consuming SealedModel9,
            model10: consuming SealedModel10,
            model11: consuming SealedModel11,
            model12: consuming SealedModel12,
            model13: consuming SealedModel13,
            lazy0: @escaping () throws -> SealedLazy0,
            lazy1: @escaping () throws -> SealedLazy1,
            lazy2: @escaping () throws -> SealedLazy2,
            lazy3: @escaping () throws -> SealedLazy3,
            lazy4: @escaping () throws -> SealedLazy4,
            lazy5: @escaping () throws -> SealedLazy5,
            lazy6: @escaping () throws -> SealedLazy6,
            lazy7: @escaping () throws -> SealedLazy7,
            lazy8: @escaping () throws -> SealedLazy8,
            lazy9: @escaping () throws -> SealedLazy9,
            lazy10: @escaping () throws -> SealedLazy10,
            lazy11: @escaping () throws -> SealedLazy11,
            lazy12: @escaping () throws -> SealedLazy12,
            lazy13: @escaping () throws -> SealedLazy13,
            lazy14: @escaping () throws -> SealedLazy14,
            lazy15: @escaping () throws -> SealedLazy15,
            lazy16: @escaping () throws -> SealedLazy16,
            lazy17: @escaping () throws -> SealedLazy17,
            lazy18: @escaping () throws -> SealedLazy18,
            lazy19: @escaping () throws -> SealedLazy19,
            lazy20: @escaping () throws -> SealedLazy20,
            lazy21: @escaping () throws -> SealedLazy21,
            lazy22: @escaping () throws -> SealedLazy22,
            lazy23: @escaping () throws -> SealedLazy23,
            lazy24: @escaping () throws -> SealedLazy24,
            lazy25: @escaping () throws -> SealedLazy25
        ) -> Whole {
            #sourceLocation(file: "Data/Data.swift", line: 431)
            return ObjectWatch.tell(watch, "Whole", ObjectWatch.start(watch), Whole(
                left: left.value,
                right: right.value,
                hidden0: hidden0.value,
                hidden1: hidden1.value,
                hidden2: hidden2.value,
                hidden3: hidden3.value,
                hidden4: hidden4.value,
                hidden5: hidden5.value,
                hidden6: hidden6.value,
                hidden7: hidden7.value,
                hidden8: hidden8.value,
                hidden9: hidden9.value,
                hidden10: hidden10.value,
                hidden11: hidden11.value,
                hidden12: hidden12.value,
                hidden13: hidden13.value,
                model0: model0.value,
                model1: model1.value,
                model2: model2.value,
                model3: model3.value,
                model4: model4.value,
                model5: model5.value,
                model6: model6.value,
                model7: model7.value,
                model8: model8.value,
                model9: model9.value,
                model10: model10.value,
                model11: model11.value,
                model12: model12.value,
                model13: model13.value,
                lazy0: { try lazy0().value },
                lazy1: { try lazy1().value },
                lazy2: { try lazy2().value },
                lazy3: { try lazy3().value },
                lazy4: { try lazy4().value },
                lazy5: { try lazy5().value },
                lazy6: { try lazy6().value },
                lazy7: { try lazy7().value },
                lazy8: { try lazy8().value },
                lazy9: { try lazy9().value },
                lazy10: { try lazy10().value },
                lazy11: { try lazy11().value },
                lazy12: { try lazy12().value },
                lazy13: { try lazy13().value },
                lazy14: { try lazy14().value },
                lazy15: { try lazy15().value },
                lazy16: { try lazy16().value },
                lazy17: { try lazy17().value },
                lazy18: { try lazy18().value },
                lazy19: { try lazy19().value },
                lazy20: { try lazy20().value },
                lazy21: { try lazy21().value },
                lazy22: { try lazy22().value },
                lazy23: { try lazy23().value },
                lazy24: { try lazy24().value },
                lazy25: { try lazy25().value }
            ))
            #sourceLocation()
        }

        /// `Hidden0`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden0: Sendable {
            let value: Hidden0
        }

        /// `Hidden1`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden1 {
            let value: Hidden1
        }

        /// `Hidden10`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden10 {
            let value: Hidden10
        }

        /// `Hidden11`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden11 {
            let value: Hidden11
        }

        /// `Hidden12`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden12: Sendable {
            let value: Hidden12
        }

        /// `Hidden13`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden13 {
            let value: Hidden13
        }

        /// `Hidden2`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden2 {
            let value: Hidden2
        }

        /// `Hidden3`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden3: Sendable {
            let value: Hidden3
        }

        /// `Hidden4`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden4 {
            let value: Hidden4
        }

        /// `Hidden5`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden5 {
            let value: Hidden5
        }

        /// `Hidden6`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden6: Sendable {
            let value: Hidden6
        }

        /// `Hidden7`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden7 {
            let value: Hidden7
        }

        /// `Hidden8`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden8 {
            let value: Hidden8
        }

        /// `Hidden9`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden9: Sendable {
            let value: Hidden9
        }

        /// `Lazy0`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy0 {
            let value: Lazy0
        }

        /// `Lazy1`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy1 {
            let value: Lazy1
        }

        /// `Lazy10`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy10 {
            let value: Lazy10
        }

        /// `Lazy11`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy11 {
            let value: Lazy11
        }

        /// `Lazy12`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy12 {
            let value: Lazy12
        }

        /// `Lazy13`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy13 {
            let value: Lazy13
        }

        /// `Lazy14`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy14 {
            let value: Lazy14
        }

        /// `Lazy15`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy15 {
            let value: Lazy15
        }

        /// `Lazy16`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy16 {
            let value: Lazy16
        }

        /// `Lazy17`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy17 {
            let value: Lazy17
        }

        /// `Lazy18`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy18 {
            let value: Lazy18
        }

        /// `Lazy19`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy19 {
            let value: Lazy19
        }

        /// `Lazy2`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy2 {
            let value: Lazy2
        }

        /// `Lazy20`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy20 {
            let value: Lazy20
        }

        /// `Lazy21`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy21 {
            let value: Lazy21
        }

        /// `Lazy22`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy22 {
            let value: Lazy22
        }

        /// `Lazy23`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy23 {
            let value: Lazy23
        }

        /// `Lazy24`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy24 {
            let value: Lazy24
        }

        /// `Lazy25`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy25 {
            let value: Lazy25
        }

        /// `Lazy3`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy3 {
            let value: Lazy3
        }

        /// `Lazy4`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy4 {
            let value: Lazy4
        }

        /// `Lazy5`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy5 {
            let value: Lazy5
        }

        /// `Lazy6`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy6 {
            let value: Lazy6
        }

        /// `Lazy7`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy7 {
            let value: Lazy7
        }

        /// `Lazy8`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy8 {
            let value: Lazy8
        }

        /// `Lazy9`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLazy9 {
            let value: Lazy9
        }

        /// `Left`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLeft {
            let value: Left
        }

        /// `Model0`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel0: Sendable {
            let value: Model0
        }

        /// `Model1`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel1 {
            let value: Model1
        }

        /// `Model10`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel10 {
            let value: Model10
        }

        /// `Model11`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel11 {
            let value: Model11
        }

        /// `Model12`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel12: Sendable {
            let value: Model12
        }

        /// `Model13`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel13 {
            let value: Model13
        }

        /// `Model2`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel2 {
            let value: Model2
        }

        /// `Model3`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel3: Sendable {
            let value: Model3
        }

        /// `Model4`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel4 {
            let value: Model4
        }

        /// `Model5`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel5 {
            let value: Model5
        }

        /// `Model6`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel6: Sendable {
            let value: Model6
        }

        /// `Model7`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel7 {
            let value: Model7
        }

        /// `Model8`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel8 {
            let value: Model8
        }

        /// `Model9`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedModel9: Sendable {
            let value: Model9
        }

        /// `Right`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedRight {
            let value: Right
        }

        /// `Trace`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedTrace {
            let value: Trace
        }
    }
}

extension WindowData {
    /// Makes what WindowData registers.
    package nonisolated enum Factories {
        @inline(never)
        @MainActor package static func model0(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel0 {
            #sourceLocation(file: "Data/Data.swift", line: 240)
            return JobData.Factories.SealedModel0(value: ObjectWatch.tell(watch, "Model0", ObjectWatch.start(watch), Model0()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model1(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel1 {
            #sourceLocation(file: "Data/Data.swift", line: 241)
            return JobData.Factories.SealedModel1(value: ObjectWatch.tell(watch, "Model1", ObjectWatch.start(watch), Model1()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model2(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel2 {
            #sourceLocation(file: "Data/Data.swift", line: 242)
            return JobData.Factories.SealedModel2(value: ObjectWatch.tell(watch, "Model2", ObjectWatch.start(watch), Model2()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model3(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel3 {
            #sourceLocation(file: "Data/Data.swift", line: 243)
            return JobData.Factories.SealedModel3(value: ObjectWatch.tell(watch, "Model3", ObjectWatch.start(watch), Model3()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model4(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel4 {
            #sourceLocation(file: "Data/Data.swift", line: 244)
            return JobData.Factories.SealedModel4(value: ObjectWatch.tell(watch, "Model4", ObjectWatch.start(watch), Model4()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model5(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel5 {
            #sourceLocation(file: "Data/Data.swift", line: 245)
            return JobData.Factories.SealedModel5(value: ObjectWatch.tell(watch, "Model5", ObjectWatch.start(watch), Model5()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model6(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel6 {
            #sourceLocation(file: "Data/Data.swift", line: 246)
            return JobData.Factories.SealedModel6(value: ObjectWatch.tell(watch, "Model6", ObjectWatch.start(watch), Model6()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model7(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel7 {
            #sourceLocation(file: "Data/Data.swift", line: 247)
            return JobData.Factories.SealedModel7(value: ObjectWatch.tell(watch, "Model7", ObjectWatch.start(watch), Model7()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model8(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel8 {
            #sourceLocation(file: "Data/Data.swift", line: 248)
            return JobData.Factories.SealedModel8(value: ObjectWatch.tell(watch, "Model8", ObjectWatch.start(watch), Model8()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model9(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel9 {
            #sourceLocation(file: "Data/Data.swift", line: 249)
            return JobData.Factories.SealedModel9(value: ObjectWatch.tell(watch, "Model9", ObjectWatch.start(watch), Model9()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model10(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel10 {
            #sourceLocation(file: "Data/Data.swift", line: 250)
            return JobData.Factories.SealedModel10(value: ObjectWatch.tell(watch, "Model10", ObjectWatch.start(watch), Model10()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model11(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel11 {
            #sourceLocation(file: "Data/Data.swift", line: 251)
            return JobData.Factories.SealedModel11(value: ObjectWatch.tell(watch, "Model11", ObjectWatch.start(watch), Model11()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model12(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel12 {
            #sourceLocation(file: "Data/Data.swift", line: 252)
            return JobData.Factories.SealedModel12(value: ObjectWatch.tell(watch, "Model12", ObjectWatch.start(watch), Model12()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func model13(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel13 {
            #sourceLocation(file: "Data/Data.swift", line: 253)
            return JobData.Factories.SealedModel13(value: ObjectWatch.tell(watch, "Model13", ObjectWatch.start(watch), Model13()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden0(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel0
        ) -> JobData.Factories.SealedHidden0 {
            #sourceLocation(file: "Data/Data.swift", line: 254)
            return JobData.Factories.SealedHidden0(value: ObjectWatch.tell(watch, "Hidden0", ObjectWatch.start(watch), Hidden0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden1(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel1
        ) -> JobData.Factories.SealedHidden1 {
            #sourceLocation(file: "Data/Data.swift", line: 255)
            return JobData.Factories.SealedHidden1(value: ObjectWatch.tell(watch, "Hidden1", ObjectWatch.start(watch), Hidden1(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden2(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel2
        ) -> JobData.Factories.SealedHidden2 {
            #sourceLocation(file: "Data/Data.swift", line: 256)
            return JobData.Factories.SealedHidden2(value: ObjectWatch.tell(watch, "Hidden2", ObjectWatch.start(watch), Hidden2(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden3(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel3
        ) -> JobData.Factories.SealedHidden3 {
            #sourceLocation(file: "Data/Data.swift", line: 257)
            return JobData.Factories.SealedHidden3(value: ObjectWatch.tell(watch, "Hidden3", ObjectWatch.start(watch), Hidden3(
                model: model.value
            )))
            #sourceLocation()
        }

        package static func endHidden3(_ object: JobData.Factories.SealedHidden3) async throws {
            #sourceLocation(file: "Data/Data.swift", line: 258)
            let hook: (Hidden3) async throws -> Void = { _ in print("hidden 3 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        @MainActor package static func hidden4(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel4
        ) -> JobData.Factories.SealedHidden4 {
            #sourceLocation(file: "Data/Data.swift", line: 259)
            return JobData.Factories.SealedHidden4(value: ObjectWatch.tell(watch, "Hidden4", ObjectWatch.start(watch), Hidden4(
                model: model.value
            )))
            #sourceLocation()
        }

        @MainActor package static func endHidden4(_ object: JobData.Factories.SealedHidden4) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Hidden4) async throws -> Void
            #else
                typealias Hook = @MainActor (Hidden4) async throws -> Void
            #endif
            #sourceLocation(file: "Data/Data.swift", line: 260)
            let hook: Hook = { _ in print("hidden 4 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        @MainActor package static func hidden5(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel5
        ) -> JobData.Factories.SealedHidden5 {
            #sourceLocation(file: "Data/Data.swift", line: 261)
            return JobData.Factories.SealedHidden5(value: ObjectWatch.tell(watch, "Hidden5", ObjectWatch.start(watch), Hidden5(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden6(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel6
        ) -> JobData.Factories.SealedHidden6 {
            #sourceLocation(file: "Data/Data.swift", line: 262)
            return JobData.Factories.SealedHidden6(value: ObjectWatch.tell(watch, "Hidden6", ObjectWatch.start(watch), Hidden6(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden7(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel7
        ) -> JobData.Factories.SealedHidden7 {
            #sourceLocation(file: "Data/Data.swift", line: 263)
            return JobData.Factories.SealedHidden7(value: ObjectWatch.tell(watch, "Hidden7", ObjectWatch.start(watch), Hidden7(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden8(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel8
        ) -> JobData.Factories.SealedHidden8 {
            #sourceLocation(file: "Data/Data.swift", line: 264)
            return JobData.Factories.SealedHidden8(value: ObjectWatch.tell(watch, "Hidden8", ObjectWatch.start(watch), Hidden8(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden9(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel9
        ) -> JobData.Factories.SealedHidden9 {
            #sourceLocation(file: "Data/Data.swift", line: 265)
            return JobData.Factories.SealedHidden9(value: ObjectWatch.tell(watch, "Hidden9", ObjectWatch.start(watch), Hidden9(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden10(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel10
        ) -> JobData.Factories.SealedHidden10 {
            #sourceLocation(file: "Data/Data.swift", line: 266)
            return JobData.Factories.SealedHidden10(value: ObjectWatch.tell(watch, "Hidden10", ObjectWatch.start(watch), Hidden10(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden11(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel11
        ) -> JobData.Factories.SealedHidden11 {
            #sourceLocation(file: "Data/Data.swift", line: 267)
            return JobData.Factories.SealedHidden11(value: ObjectWatch.tell(watch, "Hidden11", ObjectWatch.start(watch), Hidden11(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden12(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel12
        ) -> JobData.Factories.SealedHidden12 {
            #sourceLocation(file: "Data/Data.swift", line: 268)
            return JobData.Factories.SealedHidden12(value: ObjectWatch.tell(watch, "Hidden12", ObjectWatch.start(watch), Hidden12(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func hidden13(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel13
        ) -> JobData.Factories.SealedHidden13 {
            #sourceLocation(file: "Data/Data.swift", line: 269)
            return JobData.Factories.SealedHidden13(value: ObjectWatch.tell(watch, "Hidden13", ObjectWatch.start(watch), Hidden13(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy0(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel0
        ) -> JobData.Factories.SealedLazy0 {
            #sourceLocation(file: "Data/Data.swift", line: 270)
            return JobData.Factories.SealedLazy0(value: ObjectWatch.tell(watch, "Lazy0", ObjectWatch.start(watch), Lazy0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy1(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy1 {
            #sourceLocation(file: "Data/Data.swift", line: 271)
            return JobData.Factories.SealedLazy1(value: ObjectWatch.tell(watch, "Lazy1", ObjectWatch.start(watch), Lazy1()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy2(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy2 {
            #sourceLocation(file: "Data/Data.swift", line: 272)
            return JobData.Factories.SealedLazy2(value: ObjectWatch.tell(watch, "Lazy2", ObjectWatch.start(watch), Lazy2()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy3(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy3 {
            #sourceLocation(file: "Data/Data.swift", line: 273)
            return JobData.Factories.SealedLazy3(value: ObjectWatch.tell(watch, "Lazy3", ObjectWatch.start(watch), Lazy3()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy4(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy4 {
            #sourceLocation(file: "Data/Data.swift", line: 274)
            return JobData.Factories.SealedLazy4(value: ObjectWatch.tell(watch, "Lazy4", ObjectWatch.start(watch), Lazy4()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy5(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy5 {
            #sourceLocation(file: "Data/Data.swift", line: 275)
            return JobData.Factories.SealedLazy5(value: ObjectWatch.tell(watch, "Lazy5", ObjectWatch.start(watch), Lazy5()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy6(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy6 {
            #sourceLocation(file: "Data/Data.swift", line: 276)
            return JobData.Factories.SealedLazy6(value: ObjectWatch.tell(watch, "Lazy6", ObjectWatch.start(watch), Lazy6()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy7(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy7 {
            #sourceLocation(file: "Data/Data.swift", line: 277)
            return JobData.Factories.SealedLazy7(value: ObjectWatch.tell(watch, "Lazy7", ObjectWatch.start(watch), Lazy7()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy8(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy8 {
            #sourceLocation(file: "Data/Data.swift", line: 278)
            return JobData.Factories.SealedLazy8(value: ObjectWatch.tell(watch, "Lazy8", ObjectWatch.start(watch), Lazy8()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy9(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy9 {
            #sourceLocation(file: "Data/Data.swift", line: 279)
            return JobData.Factories.SealedLazy9(value: ObjectWatch.tell(watch, "Lazy9", ObjectWatch.start(watch), Lazy9()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy10(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy10 {
            #sourceLocation(file: "Data/Data.swift", line: 280)
            return JobData.Factories.SealedLazy10(value: ObjectWatch.tell(watch, "Lazy10", ObjectWatch.start(watch), Lazy10()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy11(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy11 {
            #sourceLocation(file: "Data/Data.swift", line: 281)
            return JobData.Factories.SealedLazy11(value: ObjectWatch.tell(watch, "Lazy11", ObjectWatch.start(watch), Lazy11()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy12(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy12 {
            #sourceLocation(file: "Data/Data.swift", line: 282)
            return JobData.Factories.SealedLazy12(value: ObjectWatch.tell(watch, "Lazy12", ObjectWatch.start(watch), Lazy12()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy13(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy13 {
            #sourceLocation(file: "Data/Data.swift", line: 283)
            return JobData.Factories.SealedLazy13(value: ObjectWatch.tell(watch, "Lazy13", ObjectWatch.start(watch), Lazy13()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy14(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy14 {
            #sourceLocation(file: "Data/Data.swift", line: 284)
            return JobData.Factories.SealedLazy14(value: ObjectWatch.tell(watch, "Lazy14", ObjectWatch.start(watch), Lazy14()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy15(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy15 {
            #sourceLocation(file: "Data/Data.swift", line: 285)
            return JobData.Factories.SealedLazy15(value: ObjectWatch.tell(watch, "Lazy15", ObjectWatch.start(watch), Lazy15()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy16(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy16 {
            #sourceLocation(file: "Data/Data.swift", line: 286)
            return JobData.Factories.SealedLazy16(value: ObjectWatch.tell(watch, "Lazy16", ObjectWatch.start(watch), Lazy16()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy17(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy17 {
            #sourceLocation(file: "Data/Data.swift", line: 287)
            return JobData.Factories.SealedLazy17(value: ObjectWatch.tell(watch, "Lazy17", ObjectWatch.start(watch), Lazy17()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy18(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy18 {
            #sourceLocation(file: "Data/Data.swift", line: 288)
            return JobData.Factories.SealedLazy18(value: ObjectWatch.tell(watch, "Lazy18", ObjectWatch.start(watch), Lazy18()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy19(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy19 {
            #sourceLocation(file: "Data/Data.swift", line: 289)
            return JobData.Factories.SealedLazy19(value: ObjectWatch.tell(watch, "Lazy19", ObjectWatch.start(watch), Lazy19()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy20(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy20 {
            #sourceLocation(file: "Data/Data.swift", line: 290)
            return JobData.Factories.SealedLazy20(value: ObjectWatch.tell(watch, "Lazy20", ObjectWatch.start(watch), Lazy20()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy21(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy21 {
            #sourceLocation(file: "Data/Data.swift", line: 291)
            return JobData.Factories.SealedLazy21(value: ObjectWatch.tell(watch, "Lazy21", ObjectWatch.start(watch), Lazy21()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy22(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy22 {
            #sourceLocation(file: "Data/Data.swift", line: 292)
            return JobData.Factories.SealedLazy22(value: ObjectWatch.tell(watch, "Lazy22", ObjectWatch.start(watch), Lazy22()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy23(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy23 {
            #sourceLocation(file: "Data/Data.swift", line: 293)
            return JobData.Factories.SealedLazy23(value: ObjectWatch.tell(watch, "Lazy23", ObjectWatch.start(watch), Lazy23()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy24(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy24 {
            #sourceLocation(file: "Data/Data.swift", line: 294)
            return JobData.Factories.SealedLazy24(value: ObjectWatch.tell(watch, "Lazy24", ObjectWatch.start(watch), Lazy24()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func lazy25(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel11
        ) -> JobData.Factories.SealedLazy25 {
            #sourceLocation(file: "Data/Data.swift", line: 295)
            return JobData.Factories.SealedLazy25(value: ObjectWatch.tell(watch, "Lazy25", ObjectWatch.start(watch), Lazy25(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func trace(_ watch: ObjectWatch?) -> JobData.Factories.SealedTrace {
            #sourceLocation(file: "Data/Data.swift", line: 296)
            return JobData.Factories.SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func left(
            _ watch: ObjectWatch?,
            trace: consuming JobData.Factories.SealedTrace
        ) -> JobData.Factories.SealedLeft {
            #sourceLocation(file: "Data/Data.swift", line: 297)
            return JobData.Factories.SealedLeft(value: ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func right(
            _ watch: ObjectWatch?,
            trace: consuming JobData.Factories.SealedTrace
        ) -> JobData.Factories.SealedRight {
            #sourceLocation(file: "Data/Data.swift", line: 298)
            return JobData.Factories.SealedRight(value: ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func whole(
            _ watch: ObjectWatch?,
            left: consuming JobData.Factories.SealedLeft,
            right: consuming JobData.Factories.SealedRight,
            hidden0: consuming JobData.Factories.SealedHidden0,
            hidden1: consuming JobData.Factories.SealedHidden1,
            hidden2: consuming JobData.Factories.SealedHidden2,
            hidden3: consuming JobData.Factories.SealedHidden3,
            hidden4: consuming JobData.Factories.SealedHidden4,
            hidden5: consuming JobData.Factories.SealedHidden5,
            hidden6: consuming JobData.Factories.SealedHidden6,
            hidden7: consuming JobData.Factories.SealedHidden7,
            hidden8: consuming JobData.Factories.SealedHidden8,
            hidden9: consuming JobData.Factories.SealedHidden9,
            hidden10: consuming JobData.Factories.SealedHidden10,
            hidden11: consuming JobData.Factories.SealedHidden11,
            hidden12: consuming JobData.Factories.SealedHidden12,
            hidden13: consuming JobData.Factories.SealedHidden13,
            model0: consuming JobData.Factories.SealedModel0,
            model1: consuming JobData.Factories.SealedModel1,
            model2: consuming JobData.Factories.SealedModel2,
            model3: consuming JobData.Factories.SealedModel3,
            model4: consuming JobData.Factories.SealedModel4,
            model5: consuming JobData.Factories.SealedModel5,
            model6: consuming JobData.Factories.SealedModel6,
            model7: consuming JobData.Factories.SealedModel7,
            model8: consuming JobData.Factories.SealedModel8,
            model9: consuming JobData.Factories.SealedModel9,
            model10: consuming JobData.Factories.SealedModel10,
            model11: consuming JobData.Factories.SealedModel11,
            model12: consuming JobData.Factories.SealedModel12,
            model13: consuming JobData.Factories.SealedModel13,
            lazy0: @escaping () throws -> JobData.Factories.SealedLazy0,
            lazy1: @escaping () throws -> JobData.Factories.SealedLazy1,
            lazy2: @escaping () throws -> JobData.Factories.SealedLazy2,
            lazy3: @escaping () throws -> JobData.Factories.SealedLazy3,
            lazy4: @escaping () throws -> JobData.Factories.SealedLazy4,
            lazy5: @escaping () throws -> JobData.Factories.SealedLazy5,
            lazy6: @escaping () throws -> JobData.Factories.SealedLazy6,
            lazy7: @escaping () throws -> JobData.Factories.SealedLazy7,
            lazy8: @escaping () throws -> JobData.Factories.SealedLazy8,
            lazy9: @escaping () throws -> JobData.Factories.SealedLazy9,
            lazy10: @escaping () throws -> JobData.Factories.SealedLazy10,
            lazy11: @escaping () throws -> JobData.Factories.SealedLazy11,
            lazy12: @escaping () throws -> JobData.Factories.SealedLazy12,
            lazy13: @escaping () throws -> JobData.Factories.SealedLazy13,
            lazy14: @escaping () throws -> JobData.Factories.SealedLazy14,
            lazy15: @escaping () throws -> JobData.Factories.SealedLazy15,
            lazy16: @escaping () throws -> JobData.Factories.SealedLazy16,
            lazy17: @escaping () throws -> JobData.Factories.SealedLazy17,
            lazy18: @escaping () throws -> JobData.Factories.SealedLazy18,
            lazy19: @escaping () throws -> JobData.Factories.SealedLazy19,
            lazy20: @escaping () throws -> JobData.Factories.SealedLazy20,
            lazy21: @escaping () throws -> JobData.Factories.SealedLazy21,
            lazy22: @escaping () throws -> JobData.Factories.SealedLazy22,
            lazy23: @escaping () throws -> JobData.Factories.SealedLazy23,
            lazy24: @escaping () throws -> JobData.Factories.SealedLazy24,
            lazy25: @escaping () throws -> JobData.Factories.SealedLazy25
        ) -> Whole {
            #sourceLocation(file: "Data/Data.swift", line: 299)
            return ObjectWatch.tell(watch, "Whole", ObjectWatch.start(watch), Whole(
                left: left.value,
                right: right.value,
                hidden0: hidden0.value,
                hidden1: hidden1.value,
                hidden2: hidden2.value,
                hidden3: hidden3.value,
                hidden4: hidden4.value,
                hidden5: hidden5.value,
                hidden6: hidden6.value,
                hidden7: hidden7.value,
                hidden8: hidden8.value,
                hidden9: hidden9.value,
                hidden10: hidden10.value,
                hidden11: hidden11.value,
                hidden12: hidden12.value,
                hidden13: hidden13.value,
                model0: model0.value,
                model1: model1.value,
                model2: model2.value,
                model3: model3.value,
                model4: model4.value,
                model5: model5.value,
                model6: model6.value,
                model7: model7.value,
                model8: model8.value,
                model9: model9.value,
                model10: model10.value,
                model11: model11.value,
                model12: model12.value,
                model13: model13.value,
                lazy0: { try lazy0().value },
                lazy1: { try lazy1().value },
                lazy2: { try lazy2().value },
                lazy3: { try lazy3().value },
                lazy4: { try lazy4().value },
                lazy5: { try lazy5().value },
                lazy6: { try lazy6().value },
                lazy7: { try lazy7().value },
                lazy8: { try lazy8().value },
                lazy9: { try lazy9().value },
                lazy10: { try lazy10().value },
                lazy11: { try lazy11().value },
                lazy12: { try lazy12().value },
                lazy13: { try lazy13().value },
                lazy14: { try lazy14().value },
                lazy15: { try lazy15().value },
                lazy16: { try lazy16().value },
                lazy17: { try lazy17().value },
                lazy18: { try lazy18().value },
                lazy19: { try lazy19().value },
                lazy20: { try lazy20().value },
                lazy21: { try lazy21().value },
                lazy22: { try lazy22().value },
                lazy23: { try lazy23().value },
                lazy24: { try lazy24().value },
                lazy25: { try lazy25().value }
            ))
            #sourceLocation()
        }
    }
}

extension WorkData {
    /// Makes what WorkData registers.
    package nonisolated enum Factories {
        @inline(never)
        @Background package static func model0(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel0 {
            #sourceLocation(file: "Data/Data.swift", line: 306)
            return JobData.Factories.SealedModel0(value: ObjectWatch.tell(watch, "Model0", ObjectWatch.start(watch), Model0()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model1(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel1 {
            #sourceLocation(file: "Data/Data.swift", line: 307)
            return JobData.Factories.SealedModel1(value: ObjectWatch.tell(watch, "Model1", ObjectWatch.start(watch), Model1()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model2(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel2 {
            #sourceLocation(file: "Data/Data.swift", line: 308)
            return JobData.Factories.SealedModel2(value: ObjectWatch.tell(watch, "Model2", ObjectWatch.start(watch), Model2()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model3(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel3 {
            #sourceLocation(file: "Data/Data.swift", line: 309)
            return JobData.Factories.SealedModel3(value: ObjectWatch.tell(watch, "Model3", ObjectWatch.start(watch), Model3()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model4(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel4 {
            #sourceLocation(file: "Data/Data.swift", line: 310)
            return JobData.Factories.SealedModel4(value: ObjectWatch.tell(watch, "Model4", ObjectWatch.start(watch), Model4()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model5(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel5 {
            #sourceLocation(file: "Data/Data.swift", line: 311)
            return JobData.Factories.SealedModel5(value: ObjectWatch.tell(watch, "Model5", ObjectWatch.start(watch), Model5()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model6(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel6 {
            #sourceLocation(file: "Data/Data.swift", line: 312)
            return JobData.Factories.SealedModel6(value: ObjectWatch.tell(watch, "Model6", ObjectWatch.start(watch), Model6()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model7(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel7 {
            #sourceLocation(file: "Data/Data.swift", line: 313)
            return JobData.Factories.SealedModel7(value: ObjectWatch.tell(watch, "Model7", ObjectWatch.start(watch), Model7()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model8(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel8 {
            #sourceLocation(file: "Data/Data.swift", line: 314)
            return JobData.Factories.SealedModel8(value: ObjectWatch.tell(watch, "Model8", ObjectWatch.start(watch), Model8()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model9(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel9 {
            #sourceLocation(file: "Data/Data.swift", line: 315)
            return JobData.Factories.SealedModel9(value: ObjectWatch.tell(watch, "Model9", ObjectWatch.start(watch), Model9()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model10(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel10 {
            #sourceLocation(file: "Data/Data.swift", line: 316)
            return JobData.Factories.SealedModel10(value: ObjectWatch.tell(watch, "Model10", ObjectWatch.start(watch), Model10()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model11(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel11 {
            #sourceLocation(file: "Data/Data.swift", line: 317)
            return JobData.Factories.SealedModel11(value: ObjectWatch.tell(watch, "Model11", ObjectWatch.start(watch), Model11()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model12(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel12 {
            #sourceLocation(file: "Data/Data.swift", line: 318)
            return JobData.Factories.SealedModel12(value: ObjectWatch.tell(watch, "Model12", ObjectWatch.start(watch), Model12()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func model13(_ watch: ObjectWatch?) -> JobData.Factories.SealedModel13 {
            #sourceLocation(file: "Data/Data.swift", line: 319)
            return JobData.Factories.SealedModel13(value: ObjectWatch.tell(watch, "Model13", ObjectWatch.start(watch), Model13()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden0(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel0
        ) -> JobData.Factories.SealedHidden0 {
            #sourceLocation(file: "Data/Data.swift", line: 320)
            return JobData.Factories.SealedHidden0(value: ObjectWatch.tell(watch, "Hidden0", ObjectWatch.start(watch), Hidden0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden1(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel1
        ) -> JobData.Factories.SealedHidden1 {
            #sourceLocation(file: "Data/Data.swift", line: 321)
            return JobData.Factories.SealedHidden1(value: ObjectWatch.tell(watch, "Hidden1", ObjectWatch.start(watch), Hidden1(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden2(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel2
        ) -> JobData.Factories.SealedHidden2 {
            #sourceLocation(file: "Data/Data.swift", line: 322)
            return JobData.Factories.SealedHidden2(value: ObjectWatch.tell(watch, "Hidden2", ObjectWatch.start(watch), Hidden2(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden3(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel3
        ) -> JobData.Factories.SealedHidden3 {
            #sourceLocation(file: "Data/Data.swift", line: 323)
            return JobData.Factories.SealedHidden3(value: ObjectWatch.tell(watch, "Hidden3", ObjectWatch.start(watch), Hidden3(
                model: model.value
            )))
            #sourceLocation()
        }

        package static func endHidden3(_ object: JobData.Factories.SealedHidden3) async throws {
            #sourceLocation(file: "Data/Data.swift", line: 324)
            let hook: (Hidden3) async throws -> Void = { _ in print("hidden 3 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        @Background package static func hidden4(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel4
        ) -> JobData.Factories.SealedHidden4 {
            #sourceLocation(file: "Data/Data.swift", line: 325)
            return JobData.Factories.SealedHidden4(value: ObjectWatch.tell(watch, "Hidden4", ObjectWatch.start(watch), Hidden4(
                model: model.value
            )))
            #sourceLocation()
        }

        @Background package static func endHidden4(_ object: JobData.Factories.SealedHidden4) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Hidden4) async throws -> Void
            #else
                typealias Hook = @Background (Hidden4) async throws -> Void
            #endif
            #sourceLocation(file: "Data/Data.swift", line: 326)
            let hook: Hook = { _ in print("hidden 4 ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        @Background package static func hidden5(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel5
        ) -> JobData.Factories.SealedHidden5 {
            #sourceLocation(file: "Data/Data.swift", line: 327)
            return JobData.Factories.SealedHidden5(value: ObjectWatch.tell(watch, "Hidden5", ObjectWatch.start(watch), Hidden5(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden6(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel6
        ) -> JobData.Factories.SealedHidden6 {
            #sourceLocation(file: "Data/Data.swift", line: 328)
            return JobData.Factories.SealedHidden6(value: ObjectWatch.tell(watch, "Hidden6", ObjectWatch.start(watch), Hidden6(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden7(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel7
        ) -> JobData.Factories.SealedHidden7 {
            #sourceLocation(file: "Data/Data.swift", line: 329)
            return JobData.Factories.SealedHidden7(value: ObjectWatch.tell(watch, "Hidden7", ObjectWatch.start(watch), Hidden7(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden8(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel8
        ) -> JobData.Factories.SealedHidden8 {
            #sourceLocation(file: "Data/Data.swift", line: 330)
            return JobData.Factories.SealedHidden8(value: ObjectWatch.tell(watch, "Hidden8", ObjectWatch.start(watch), Hidden8(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden9(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel9
        ) -> JobData.Factories.SealedHidden9 {
            #sourceLocation(file: "Data/Data.swift", line: 331)
            return JobData.Factories.SealedHidden9(value: ObjectWatch.tell(watch, "Hidden9", ObjectWatch.start(watch), Hidden9(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden10(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel10
        ) -> JobData.Factories.SealedHidden10 {
            #sourceLocation(file: "Data/Data.swift", line: 332)
            return JobData.Factories.SealedHidden10(value: ObjectWatch.tell(watch, "Hidden10", ObjectWatch.start(watch), Hidden10(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden11(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel11
        ) -> JobData.Factories.SealedHidden11 {
            #sourceLocation(file: "Data/Data.swift", line: 333)
            return JobData.Factories.SealedHidden11(value: ObjectWatch.tell(watch, "Hidden11", ObjectWatch.start(watch), Hidden11(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden12(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel12
        ) -> JobData.Factories.SealedHidden12 {
            #sourceLocation(file: "Data/Data.swift", line: 334)
            return JobData.Factories.SealedHidden12(value: ObjectWatch.tell(watch, "Hidden12", ObjectWatch.start(watch), Hidden12(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func hidden13(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel13
        ) -> JobData.Factories.SealedHidden13 {
            #sourceLocation(file: "Data/Data.swift", line: 335)
            return JobData.Factories.SealedHidden13(value: ObjectWatch.tell(watch, "Hidden13", ObjectWatch.start(watch), Hidden13(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy0(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel0
        ) -> JobData.Factories.SealedLazy0 {
            #sourceLocation(file: "Data/Data.swift", line: 336)
            return JobData.Factories.SealedLazy0(value: ObjectWatch.tell(watch, "Lazy0", ObjectWatch.start(watch), Lazy0(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy1(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy1 {
            #sourceLocation(file: "Data/Data.swift", line: 337)
            return JobData.Factories.SealedLazy1(value: ObjectWatch.tell(watch, "Lazy1", ObjectWatch.start(watch), Lazy1()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy2(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy2 {
            #sourceLocation(file: "Data/Data.swift", line: 338)
            return JobData.Factories.SealedLazy2(value: ObjectWatch.tell(watch, "Lazy2", ObjectWatch.start(watch), Lazy2()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy3(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy3 {
            #sourceLocation(file: "Data/Data.swift", line: 339)
            return JobData.Factories.SealedLazy3(value: ObjectWatch.tell(watch, "Lazy3", ObjectWatch.start(watch), Lazy3()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy4(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy4 {
            #sourceLocation(file: "Data/Data.swift", line: 340)
            return JobData.Factories.SealedLazy4(value: ObjectWatch.tell(watch, "Lazy4", ObjectWatch.start(watch), Lazy4()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy5(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy5 {
            #sourceLocation(file: "Data/Data.swift", line: 341)
            return JobData.Factories.SealedLazy5(value: ObjectWatch.tell(watch, "Lazy5", ObjectWatch.start(watch), Lazy5()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy6(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy6 {
            #sourceLocation(file: "Data/Data.swift", line: 342)
            return JobData.Factories.SealedLazy6(value: ObjectWatch.tell(watch, "Lazy6", ObjectWatch.start(watch), Lazy6()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy7(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy7 {
            #sourceLocation(file: "Data/Data.swift", line: 343)
            return JobData.Factories.SealedLazy7(value: ObjectWatch.tell(watch, "Lazy7", ObjectWatch.start(watch), Lazy7()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy8(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy8 {
            #sourceLocation(file: "Data/Data.swift", line: 344)
            return JobData.Factories.SealedLazy8(value: ObjectWatch.tell(watch, "Lazy8", ObjectWatch.start(watch), Lazy8()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy9(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy9 {
            #sourceLocation(file: "Data/Data.swift", line: 345)
            return JobData.Factories.SealedLazy9(value: ObjectWatch.tell(watch, "Lazy9", ObjectWatch.start(watch), Lazy9()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy10(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy10 {
            #sourceLocation(file: "Data/Data.swift", line: 346)
            return JobData.Factories.SealedLazy10(value: ObjectWatch.tell(watch, "Lazy10", ObjectWatch.start(watch), Lazy10()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy11(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy11 {
            #sourceLocation(file: "Data/Data.swift", line: 347)
            return JobData.Factories.SealedLazy11(value: ObjectWatch.tell(watch, "Lazy11", ObjectWatch.start(watch), Lazy11()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy12(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy12 {
            #sourceLocation(file: "Data/Data.swift", line: 348)
            return JobData.Factories.SealedLazy12(value: ObjectWatch.tell(watch, "Lazy12", ObjectWatch.start(watch), Lazy12()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy13(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy13 {
            #sourceLocation(file: "Data/Data.swift", line: 349)
            return JobData.Factories.SealedLazy13(value: ObjectWatch.tell(watch, "Lazy13", ObjectWatch.start(watch), Lazy13()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy14(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy14 {
            #sourceLocation(file: "Data/Data.swift", line: 350)
            return JobData.Factories.SealedLazy14(value: ObjectWatch.tell(watch, "Lazy14", ObjectWatch.start(watch), Lazy14()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy15(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy15 {
            #sourceLocation(file: "Data/Data.swift", line: 351)
            return JobData.Factories.SealedLazy15(value: ObjectWatch.tell(watch, "Lazy15", ObjectWatch.start(watch), Lazy15()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy16(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy16 {
            #sourceLocation(file: "Data/Data.swift", line: 352)
            return JobData.Factories.SealedLazy16(value: ObjectWatch.tell(watch, "Lazy16", ObjectWatch.start(watch), Lazy16()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy17(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy17 {
            #sourceLocation(file: "Data/Data.swift", line: 353)
            return JobData.Factories.SealedLazy17(value: ObjectWatch.tell(watch, "Lazy17", ObjectWatch.start(watch), Lazy17()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy18(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy18 {
            #sourceLocation(file: "Data/Data.swift", line: 354)
            return JobData.Factories.SealedLazy18(value: ObjectWatch.tell(watch, "Lazy18", ObjectWatch.start(watch), Lazy18()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy19(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy19 {
            #sourceLocation(file: "Data/Data.swift", line: 355)
            return JobData.Factories.SealedLazy19(value: ObjectWatch.tell(watch, "Lazy19", ObjectWatch.start(watch), Lazy19()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy20(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy20 {
            #sourceLocation(file: "Data/Data.swift", line: 356)
            return JobData.Factories.SealedLazy20(value: ObjectWatch.tell(watch, "Lazy20", ObjectWatch.start(watch), Lazy20()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy21(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy21 {
            #sourceLocation(file: "Data/Data.swift", line: 357)
            return JobData.Factories.SealedLazy21(value: ObjectWatch.tell(watch, "Lazy21", ObjectWatch.start(watch), Lazy21()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy22(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy22 {
            #sourceLocation(file: "Data/Data.swift", line: 358)
            return JobData.Factories.SealedLazy22(value: ObjectWatch.tell(watch, "Lazy22", ObjectWatch.start(watch), Lazy22()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy23(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy23 {
            #sourceLocation(file: "Data/Data.swift", line: 359)
            return JobData.Factories.SealedLazy23(value: ObjectWatch.tell(watch, "Lazy23", ObjectWatch.start(watch), Lazy23()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy24(_ watch: ObjectWatch?) -> JobData.Factories.SealedLazy24 {
            #sourceLocation(file: "Data/Data.swift", line: 360)
            return JobData.Factories.SealedLazy24(value: ObjectWatch.tell(watch, "Lazy24", ObjectWatch.start(watch), Lazy24()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func lazy25(
            _ watch: ObjectWatch?,
            model: consuming JobData.Factories.SealedModel11
        ) -> JobData.Factories.SealedLazy25 {
            #sourceLocation(file: "Data/Data.swift", line: 361)
            return JobData.Factories.SealedLazy25(value: ObjectWatch.tell(watch, "Lazy25", ObjectWatch.start(watch), Lazy25(
                model: model.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func trace(_ watch: ObjectWatch?) -> JobData.Factories.SealedTrace {
            #sourceLocation(file: "Data/Data.swift", line: 362)
            return JobData.Factories.SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func left(
            _ watch: ObjectWatch?,
            trace: consuming JobData.Factories.SealedTrace
        ) -> JobData.Factories.SealedLeft {
            #sourceLocation(file: "Data/Data.swift", line: 363)
            return JobData.Factories.SealedLeft(value: ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func right(
            _ watch: ObjectWatch?,
            trace: consuming JobData.Factories.SealedTrace
        ) -> JobData.Factories.SealedRight {
            #sourceLocation(file: "Data/Data.swift", line: 364)
            return JobData.Factories.SealedRight(value: ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(
                trace: trace.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @Background package static func whole(
            _ watch: ObjectWatch?,
            left: consuming JobData.Factories.SealedLeft,
            right: consuming JobData.Factories.SealedRight,
            hidden0: consuming JobData.Factories.SealedHidden0,
            hidden1: consuming JobData.Factories.SealedHidden1,
            hidden2: consuming JobData.Factories.SealedHidden2,
            hidden3: consuming JobData.Factories.SealedHidden3,
            hidden4: consuming JobData.Factories.SealedHidden4,
            hidden5: consuming JobData.Factories.SealedHidden5,
            hidden6: consuming JobData.Factories.SealedHidden6,
            hidden7: consuming JobData.Factories.SealedHidden7,
            hidden8: consuming JobData.Factories.SealedHidden8,
            hidden9: consuming JobData.Factories.SealedHidden9,
            hidden10: consuming JobData.Factories.SealedHidden10,
            hidden11: consuming JobData.Factories.SealedHidden11,
            hidden12: consuming JobData.Factories.SealedHidden12,
            hidden13: consuming JobData.Factories.SealedHidden13,
            model0: consuming JobData.Factories.SealedModel0,
            model1: consuming JobData.Factories.SealedModel1,
            model2: consuming JobData.Factories.SealedModel2,
            model3: consuming JobData.Factories.SealedModel3,
            model4: consuming JobData.Factories.SealedModel4,
            model5: consuming JobData.Factories.SealedModel5,
            model6: consuming JobData.Factories.SealedModel6,
            model7: consuming JobData.Factories.SealedModel7,
            model8: consuming JobData.Factories.SealedModel8,
            model9: consuming JobData.Factories.SealedModel9,
            model10: consuming JobData.Factories.SealedModel10,
            model11: consuming JobData.Factories.SealedModel11,
            model12: consuming JobData.Factories.SealedModel12,
            model13: consuming JobData.Factories.SealedModel13,
            lazy0: @escaping () throws -> JobData.Factories.SealedLazy0,
            lazy1: @escaping () throws -> JobData.Factories.SealedLazy1,
            lazy2: @escaping () throws -> JobData.Factories.SealedLazy2,
            lazy3: @escaping () throws -> JobData.Factories.SealedLazy3,
            lazy4: @escaping () throws -> JobData.Factories.SealedLazy4,
            lazy5: @escaping () throws -> JobData.Factories.SealedLazy5,
            lazy6: @escaping () throws -> JobData.Factories.SealedLazy6,
            lazy7: @escaping () throws -> JobData.Factories.SealedLazy7,
            lazy8: @escaping () throws -> JobData.Factories.SealedLazy8,
            lazy9: @escaping () throws -> JobData.Factories.SealedLazy9,
            lazy10: @escaping () throws -> JobData.Factories.SealedLazy10,
            lazy11: @escaping () throws -> JobData.Factories.SealedLazy11,
            lazy12: @escaping () throws -> JobData.Factories.SealedLazy12,
            lazy13: @escaping () throws -> JobData.Factories.SealedLazy13,
            lazy14: @escaping () throws -> JobData.Factories.SealedLazy14,
            lazy15: @escaping () throws -> JobData.Factories.SealedLazy15,
            lazy16: @escaping () throws -> JobData.Factories.SealedLazy16,
            lazy17: @escaping () throws -> JobData.Factories.SealedLazy17,
            lazy18: @escaping () throws -> JobData.Factories.SealedLazy18,
            lazy19: @escaping () throws -> JobData.Factories.SealedLazy19,
            lazy20: @escaping () throws -> JobData.Factories.SealedLazy20,
            lazy21: @escaping () throws -> JobData.Factories.SealedLazy21,
            lazy22: @escaping () throws -> JobData.Factories.SealedLazy22,
            lazy23: @escaping () throws -> JobData.Factories.SealedLazy23,
            lazy24: @escaping () throws -> JobData.Factories.SealedLazy24,
            lazy25: @escaping () throws -> JobData.Factories.SealedLazy25
        ) -> Whole {
            #sourceLocation(file: "Data/Data.swift", line: 365)
            return ObjectWatch.tell(watch, "Whole", ObjectWatch.start(watch), Whole(
                left: left.value,
                right: right.value,
                hidden0: hidden0.value,
                hidden1: hidden1.value,
                hidden2: hidden2.value,
                hidden3: hidden3.value,
                hidden4: hidden4.value,
                hidden5: hidden5.value,
                hidden6: hidden6.value,
                hidden7: hidden7.value,
                hidden8: hidden8.value,
                hidden9: hidden9.value,
                hidden10: hidden10.value,
                hidden11: hidden11.value,
                hidden12: hidden12.value,
                hidden13: hidden13.value,
                model0: model0.value,
                model1: model1.value,
                model2: model2.value,
                model3: model3.value,
                model4: model4.value,
                model5: model5.value,
                model6: model6.value,
                model7: model7.value,
                model8: model8.value,
                model9: model9.value,
                model10: model10.value,
                model11: model11.value,
                model12: model12.value,
                model13: model13.value,
                lazy0: { try lazy0().value },
                lazy1: { try lazy1().value },
                lazy2: { try lazy2().value },
                lazy3: { try lazy3().value },
                lazy4: { try lazy4().value },
                lazy5: { try lazy5().value },
                lazy6: { try lazy6().value },
                lazy7: { try lazy7().value },
                lazy8: { try lazy8().value },
                lazy9: { try lazy9().value },
                lazy10: { try lazy10().value },
                lazy11: { try lazy11().value },
                lazy12: { try lazy12().value },
                lazy13: { try lazy13().value },
                lazy14: { try lazy14().value },
                lazy15: { try lazy15().value },
                lazy16: { try lazy16().value },
                lazy17: { try lazy17().value },
                lazy18: { try lazy18().value },
                lazy19: { try lazy19().value },
                lazy20: { try lazy20().value },
                lazy21: { try lazy21().value },
                lazy22: { try lazy22().value },
                lazy23: { try lazy23().value },
                lazy24: { try lazy24().value },
                lazy25: { try lazy25().value }
            ))
            #sourceLocation()
        }
    }
}

// Written by Dovetail from JobAssembly, WindowAssembly, WorkAssembly, Product. Do not edit.

import Data
import Dovetail

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func shown0(_ watch: ObjectWatch?) -> Shown0 {
            #sourceLocation(file: "App/Manifest.swift", line: 104)
            return ObjectWatch.tell(watch, "Shown0", ObjectWatch.start(watch), Shown0())
            #sourceLocation()
        }

        @inline(never)
        static func shown1(_ watch: ObjectWatch?) -> Shown1 {
            #sourceLocation(file: "App/Manifest.swift", line: 105)
            return ObjectWatch.tell(watch, "Shown1", ObjectWatch.start(watch), Shown1())
            #sourceLocation()
        }

        @inline(never)
        static func shown2(_ watch: ObjectWatch?) -> Shown2 {
            #sourceLocation(file: "App/Manifest.swift", line: 106)
            return ObjectWatch.tell(watch, "Shown2", ObjectWatch.start(watch), Shown2())
            #sourceLocation()
        }

        @inline(never)
        static func shown3(_ watch: ObjectWatch?) -> Shown3 {
            #sourceLocation(file: "App/Manifest.swift", line: 107)
            return ObjectWatch.tell(watch, "Shown3", ObjectWatch.start(watch), Shown3())
            #sourceLocation()
        }

        @inline(never)
        static func shown4(_ watch: ObjectWatch?) -> Shown4 {
            #sourceLocation(file: "App/Manifest.swift", line: 108)
            return ObjectWatch.tell(watch, "Shown4", ObjectWatch.start(watch), Shown4())
            #sourceLocation()
        }

        @inline(never)
        static func shown5(_ watch: ObjectWatch?) -> Shown5 {
            #sourceLocation(file: "App/Manifest.swift", line: 109)
            return ObjectWatch.tell(watch, "Shown5", ObjectWatch.start(watch), Shown5())
            #sourceLocation()
        }

        @inline(never)
        static func shown6(_ watch: ObjectWatch?) -> Shown6 {
            #sourceLocation(file: "App/Manifest.swift", line: 110)
            return ObjectWatch.tell(watch, "Shown6", ObjectWatch.start(watch), Shown6())
            #sourceLocation()
        }

        @inline(never)
        static func shown7(_ watch: ObjectWatch?) -> Shown7 {
            #sourceLocation(file: "App/Manifest.swift", line: 111)
            return ObjectWatch.tell(watch, "Shown7", ObjectWatch.start(watch), Shown7())
            #sourceLocation()
        }

        @inline(never)
        static func shown8(_ watch: ObjectWatch?) -> Shown8 {
            #sourceLocation(file: "App/Manifest.swift", line: 112)
            return ObjectWatch.tell(watch, "Shown8", ObjectWatch.start(watch), Shown8())
            #sourceLocation()
        }

        @inline(never)
        static func shown9(_ watch: ObjectWatch?) -> Shown9 {
            #sourceLocation(file: "App/Manifest.swift", line: 113)
            return ObjectWatch.tell(watch, "Shown9", ObjectWatch.start(watch), Shown9())
            #sourceLocation()
        }

        @inline(never)
        static func shown10(_ watch: ObjectWatch?) -> Shown10 {
            #sourceLocation(file: "App/Manifest.swift", line: 114)
            return ObjectWatch.tell(watch, "Shown10", ObjectWatch.start(watch), Shown10())
            #sourceLocation()
        }

        @inline(never)
        static func shown11(_ watch: ObjectWatch?) -> Shown11 {
            #sourceLocation(file: "App/Manifest.swift", line: 115)
            return ObjectWatch.tell(watch, "Shown11", ObjectWatch.start(watch), Shown11())
            #sourceLocation()
        }

        @inline(never)
        static func shown12(_ watch: ObjectWatch?) -> Shown12 {
            #sourceLocation(file: "App/Manifest.swift", line: 116)
            return ObjectWatch.tell(watch, "Shown12", ObjectWatch.start(watch), Shown12())
            #sourceLocation()
        }

        @inline(never)
        static func shown13(_ watch: ObjectWatch?) -> Shown13 {
            #sourceLocation(file: "App/Manifest.swift", line: 117)
            return ObjectWatch.tell(watch, "Shown13", ObjectWatch.start(watch), Shown13())
            #sourceLocation()
        }

        @inline(never)
        static func shown14(_ watch: ObjectWatch?) -> Shown14 {
            #sourceLocation(file: "App/Manifest.swift", line: 118)
            return ObjectWatch.tell(watch, "Shown14", ObjectWatch.start(watch), Shown14())
            #sourceLocation()
        }

        @inline(never)
        static func shown15(_ watch: ObjectWatch?) -> Shown15 {
            #sourceLocation(file: "App/Manifest.swift", line: 119)
            return ObjectWatch.tell(watch, "Shown15", ObjectWatch.start(watch), Shown15())
            #sourceLocation()
        }

        @inline(never)
        static func shown16(_ watch: ObjectWatch?) -> Shown16 {
            #sourceLocation(file: "App/Manifest.swift", line: 120)
            return ObjectWatch.tell(watch, "Shown16", ObjectWatch.start(watch), Shown16())
            #sourceLocation()
        }

        @inline(never)
        static func shown17(_ watch: ObjectWatch?) -> Shown17 {
            #sourceLocation(file: "App/Manifest.swift", line: 121)
            return ObjectWatch.tell(watch, "Shown17", ObjectWatch.start(watch), Shown17())
            #sourceLocation()
        }

        @inline(never)
        static func shown18(_ watch: ObjectWatch?) -> Shown18 {
            #sourceLocation(file: "App/Manifest.swift", line: 122)
            return ObjectWatch.tell(watch, "Shown18", ObjectWatch.start(watch), Shown18())
            #sourceLocation()
        }

        @inline(never)
        static func shown19(_ watch: ObjectWatch?) -> Shown19 {
            #sourceLocation(file: "App/Manifest.swift", line: 123)
            return ObjectWatch.tell(watch, "Shown19", ObjectWatch.start(watch), Shown19())
            #sourceLocation()
        }

        @inline(never)
        static func shown20(_ watch: ObjectWatch?) -> Shown20 {
            #sourceLocation(file: "App/Manifest.swift", line: 124)
            return ObjectWatch.tell(watch, "Shown20", ObjectWatch.start(watch), Shown20())
            #sourceLocation()
        }

        @inline(never)
        static func shown21(_ watch: ObjectWatch?) -> Shown21 {
            #sourceLocation(file: "App/Manifest.swift", line: 125)
            return ObjectWatch.tell(watch, "Shown21", ObjectWatch.start(watch), Shown21())
            #sourceLocation()
        }

        @inline(never)
        static func shown22(_ watch: ObjectWatch?) -> Shown22 {
            #sourceLocation(file: "App/Manifest.swift", line: 126)
            return ObjectWatch.tell(watch, "Shown22", ObjectWatch.start(watch), Shown22())
            #sourceLocation()
        }

        @inline(never)
        static func shown23(_ watch: ObjectWatch?) -> Shown23 {
            #sourceLocation(file: "App/Manifest.swift", line: 127)
            return ObjectWatch.tell(watch, "Shown23", ObjectWatch.start(watch), Shown23())
            #sourceLocation()
        }

        @inline(never)
        static func shown24(_ watch: ObjectWatch?) -> Shown24 {
            #sourceLocation(file: "App/Manifest.swift", line: 128)
            return ObjectWatch.tell(watch, "Shown24", ObjectWatch.start(watch), Shown24())
            #sourceLocation()
        }

        @inline(never)
        static func shown25(_ watch: ObjectWatch?) -> Shown25 {
            #sourceLocation(file: "App/Manifest.swift", line: 129)
            return ObjectWatch.tell(watch, "Shown25", ObjectWatch.start(watch), Shown25())
            #sourceLocation()
        }

        @inline(never)
        static func shown26(_ watch: ObjectWatch?) -> Shown26 {
            #sourceLocation(file: "App/Manifest.swift", line: 130)
            return ObjectWatch.tell(watch, "Shown26", ObjectWatch.start(watch), Shown26())
            #sourceLocation()
        }

        @inline(never)
        static func shown27(_ watch: ObjectWatch?) -> Shown27 {
            #sourceLocation(file: "App/Manifest.swift", line: 131)
            return ObjectWatch.tell(watch, "Shown27", ObjectWatch.start(watch), Shown27())
            #sourceLocation()
        }
    }
}

extension WindowAssembly {
    /// Makes what WindowAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func shown0(_ watch: ObjectWatch?) -> Shown0 {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Shown0", ObjectWatch.start(watch), Shown0())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown1(_ watch: ObjectWatch?) -> Shown1 {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Shown1", ObjectWatch.start(watch), Shown1())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown2(_ watch: ObjectWatch?) -> Shown2 {
            #sourceLocation(file: "App/Manifest.swift", line: 38)
            return ObjectWatch.tell(watch, "Shown2", ObjectWatch.start(watch), Shown2())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown3(_ watch: ObjectWatch?) -> Shown3 {
            #sourceLocation(file: "App/Manifest.swift", line: 39)
            return ObjectWatch.tell(watch, "Shown3", ObjectWatch.start(watch), Shown3())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown4(_ watch: ObjectWatch?) -> Shown4 {
            #sourceLocation(file: "App/Manifest.swift", line: 40)
            return ObjectWatch.tell(watch, "Shown4", ObjectWatch.start(watch), Shown4())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown5(_ watch: ObjectWatch?) -> Shown5 {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Shown5", ObjectWatch.start(watch), Shown5())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown6(_ watch: ObjectWatch?) -> Shown6 {
            #sourceLocation(file: "App/Manifest.swift", line: 42)
            return ObjectWatch.tell(watch, "Shown6", ObjectWatch.start(watch), Shown6())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown7(_ watch: ObjectWatch?) -> Shown7 {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Shown7", ObjectWatch.start(watch), Shown7())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown8(_ watch: ObjectWatch?) -> Shown8 {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Shown8", ObjectWatch.start(watch), Shown8())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown9(_ watch: ObjectWatch?) -> Shown9 {
            #sourceLocation(file: "App/Manifest.swift", line: 45)
            return ObjectWatch.tell(watch, "Shown9", ObjectWatch.start(watch), Shown9())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown10(_ watch: ObjectWatch?) -> Shown10 {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "Shown10", ObjectWatch.start(watch), Shown10())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown11(_ watch: ObjectWatch?) -> Shown11 {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            return ObjectWatch.tell(watch, "Shown11", ObjectWatch.start(watch), Shown11())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown12(_ watch: ObjectWatch?) -> Shown12 {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "Shown12", ObjectWatch.start(watch), Shown12())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown13(_ watch: ObjectWatch?) -> Shown13 {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Shown13", ObjectWatch.start(watch), Shown13())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown14(_ watch: ObjectWatch?) -> Shown14 {
            #sourceLocation(file: "App/Manifest.swift", line: 50)
            return ObjectWatch.tell(watch, "Shown14", ObjectWatch.start(watch), Shown14())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown15(_ watch: ObjectWatch?) -> Shown15 {
            #sourceLocation(file: "App/Manifest.swift", line: 51)
            return ObjectWatch.tell(watch, "Shown15", ObjectWatch.start(watch), Shown15())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown16(_ watch: ObjectWatch?) -> Shown16 {
            #sourceLocation(file: "App/Manifest.swift", line: 52)
            return ObjectWatch.tell(watch, "Shown16", ObjectWatch.start(watch), Shown16())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown17(_ watch: ObjectWatch?) -> Shown17 {
            #sourceLocation(file: "App/Manifest.swift", line: 53)
            return ObjectWatch.tell(watch, "Shown17", ObjectWatch.start(watch), Shown17())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown18(_ watch: ObjectWatch?) -> Shown18 {
            #sourceLocation(file: "App/Manifest.swift", line: 54)
            return ObjectWatch.tell(watch, "Shown18", ObjectWatch.start(watch), Shown18())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown19(_ watch: ObjectWatch?) -> Shown19 {
            #sourceLocation(file: "App/Manifest.swift", line: 55)
            return ObjectWatch.tell(watch, "Shown19", ObjectWatch.start(watch), Shown19())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown20(_ watch: ObjectWatch?) -> Shown20 {
            #sourceLocation(file: "App/Manifest.swift", line: 56)
            return ObjectWatch.tell(watch, "Shown20", ObjectWatch.start(watch), Shown20())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown21(_ watch: ObjectWatch?) -> Shown21 {
            #sourceLocation(file: "App/Manifest.swift", line: 57)
            return ObjectWatch.tell(watch, "Shown21", ObjectWatch.start(watch), Shown21())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown22(_ watch: ObjectWatch?) -> Shown22 {
            #sourceLocation(file: "App/Manifest.swift", line: 58)
            return ObjectWatch.tell(watch, "Shown22", ObjectWatch.start(watch), Shown22())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown23(_ watch: ObjectWatch?) -> Shown23 {
            #sourceLocation(file: "App/Manifest.swift", line: 59)
            return ObjectWatch.tell(watch, "Shown23", ObjectWatch.start(watch), Shown23())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown24(_ watch: ObjectWatch?) -> Shown24 {
            #sourceLocation(file: "App/Manifest.swift", line: 60)
            return ObjectWatch.tell(watch, "Shown24", ObjectWatch.start(watch), Shown24())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown25(_ watch: ObjectWatch?) -> Shown25 {
            #sourceLocation(file: "App/Manifest.swift", line: 61)
            return ObjectWatch.tell(watch, "Shown25", ObjectWatch.start(watch), Shown25())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown26(_ watch: ObjectWatch?) -> Shown26 {
            #sourceLocation(file: "App/Manifest.swift", line: 62)
            return ObjectWatch.tell(watch, "Shown26", ObjectWatch.start(watch), Shown26())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func shown27(_ watch: ObjectWatch?) -> Shown27 {
            #sourceLocation(file: "App/Manifest.swift", line: 63)
            return ObjectWatch.tell(watch, "Shown27", ObjectWatch.start(watch), Shown27())
            #sourceLocation()
        }
    }
}

extension WorkAssembly {
    /// Makes what WorkAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Background static func shown0(_ watch: ObjectWatch?) -> Shown0 {
            #sourceLocation(file: "App/Manifest.swift", line: 70)
            return ObjectWatch.tell(watch, "Shown0", ObjectWatch.start(watch), Shown0())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown1(_ watch: ObjectWatch?) -> Shown1 {
            #sourceLocation(file: "App/Manifest.swift", line: 71)
            return ObjectWatch.tell(watch, "Shown1", ObjectWatch.start(watch), Shown1())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown2(_ watch: ObjectWatch?) -> Shown2 {
            #sourceLocation(file: "App/Manifest.swift", line: 72)
            return ObjectWatch.tell(watch, "Shown2", ObjectWatch.start(watch), Shown2())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown3(_ watch: ObjectWatch?) -> Shown3 {
            #sourceLocation(file: "App/Manifest.swift", line: 73)
            return ObjectWatch.tell(watch, "Shown3", ObjectWatch.start(watch), Shown3())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown4(_ watch: ObjectWatch?) -> Shown4 {
            #sourceLocation(file: "App/Manifest.swift", line: 74)
            return ObjectWatch.tell(watch, "Shown4", ObjectWatch.start(watch), Shown4())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown5(_ watch: ObjectWatch?) -> Shown5 {
            #sourceLocation(file: "App/Manifest.swift", line: 75)
            return ObjectWatch.tell(watch, "Shown5", ObjectWatch.start(watch), Shown5())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown6(_ watch: ObjectWatch?) -> Shown6 {
            #sourceLocation(file: "App/Manifest.swift", line: 76)
            return ObjectWatch.tell(watch, "Shown6", ObjectWatch.start(watch), Shown6())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown7(_ watch: ObjectWatch?) -> Shown7 {
            #sourceLocation(file: "App/Manifest.swift", line: 77)
            return ObjectWatch.tell(watch, "Shown7", ObjectWatch.start(watch), Shown7())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown8(_ watch: ObjectWatch?) -> Shown8 {
            #sourceLocation(file: "App/Manifest.swift", line: 78)
            return ObjectWatch.tell(watch, "Shown8", ObjectWatch.start(watch), Shown8())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown9(_ watch: ObjectWatch?) -> Shown9 {
            #sourceLocation(file: "App/Manifest.swift", line: 79)
            return ObjectWatch.tell(watch, "Shown9", ObjectWatch.start(watch), Shown9())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown10(_ watch: ObjectWatch?) -> Shown10 {
            #sourceLocation(file: "App/Manifest.swift", line: 80)
            return ObjectWatch.tell(watch, "Shown10", ObjectWatch.start(watch), Shown10())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown11(_ watch: ObjectWatch?) -> Shown11 {
            #sourceLocation(file: "App/Manifest.swift", line: 81)
            return ObjectWatch.tell(watch, "Shown11", ObjectWatch.start(watch), Shown11())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown12(_ watch: ObjectWatch?) -> Shown12 {
            #sourceLocation(file: "App/Manifest.swift", line: 82)
            return ObjectWatch.tell(watch, "Shown12", ObjectWatch.start(watch), Shown12())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown13(_ watch: ObjectWatch?) -> Shown13 {
            #sourceLocation(file: "App/Manifest.swift", line: 83)
            return ObjectWatch.tell(watch, "Shown13", ObjectWatch.start(watch), Shown13())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown14(_ watch: ObjectWatch?) -> Shown14 {
            #sourceLocation(file: "App/Manifest.swift", line: 84)
            return ObjectWatch.tell(watch, "Shown14", ObjectWatch.start(watch), Shown14())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown15(_ watch: ObjectWatch?) -> Shown15 {
            #sourceLocation(file: "App/Manifest.swift", line: 85)
            return ObjectWatch.tell(watch, "Shown15", ObjectWatch.start(watch), Shown15())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown16(_ watch: ObjectWatch?) -> Shown16 {
            #sourceLocation(file: "App/Manifest.swift", line: 86)
            return ObjectWatch.tell(watch, "Shown16", ObjectWatch.start(watch), Shown16())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown17(_ watch: ObjectWatch?) -> Shown17 {
            #sourceLocation(file: "App/Manifest.swift", line: 87)
            return ObjectWatch.tell(watch, "Shown17", ObjectWatch.start(watch), Shown17())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown18(_ watch: ObjectWatch?) -> Shown18 {
            #sourceLocation(file: "App/Manifest.swift", line: 88)
            return ObjectWatch.tell(watch, "Shown18", ObjectWatch.start(watch), Shown18())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown19(_ watch: ObjectWatch?) -> Shown19 {
            #sourceLocation(file: "App/Manifest.swift", line: 89)
            return ObjectWatch.tell(watch, "Shown19", ObjectWatch.start(watch), Shown19())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown20(_ watch: ObjectWatch?) -> Shown20 {
            #sourceLocation(file: "App/Manifest.swift", line: 90)
            return ObjectWatch.tell(watch, "Shown20", ObjectWatch.start(watch), Shown20())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown21(_ watch: ObjectWatch?) -> Shown21 {
            #sourceLocation(file: "App/Manifest.swift", line: 91)
            return ObjectWatch.tell(watch, "Shown21", ObjectWatch.start(watch), Shown21())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown22(_ watch: ObjectWatch?) -> Shown22 {
            #sourceLocation(file: "App/Manifest.swift", line: 92)
            return ObjectWatch.tell(watch, "Shown22", ObjectWatch.start(watch), Shown22())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown23(_ watch: ObjectWatch?) -> Shown23 {
            #sourceLocation(file: "App/Manifest.swift", line: 93)
            return ObjectWatch.tell(watch, "Shown23", ObjectWatch.start(watch), Shown23())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown24(_ watch: ObjectWatch?) -> Shown24 {
            #sourceLocation(file: "App/Manifest.swift", line: 94)
            return ObjectWatch.tell(watch, "Shown24", ObjectWatch.start(watch), Shown24())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown25(_ watch: ObjectWatch?) -> Shown25 {
            #sourceLocation(file: "App/Manifest.swift", line: 95)
            return ObjectWatch.tell(watch, "Shown25", ObjectWatch.start(watch), Shown25())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown26(_ watch: ObjectWatch?) -> Shown26 {
            #sourceLocation(file: "App/Manifest.swift", line: 96)
            return ObjectWatch.tell(watch, "Shown26", ObjectWatch.start(watch), Shown26())
            #sourceLocation()
        }

        @inline(never)
        @Background static func shown27(_ watch: ObjectWatch?) -> Shown27 {
            #sourceLocation(file: "App/Manifest.swift", line: 97)
            return ObjectWatch.tell(watch, "Shown27", ObjectWatch.start(watch), Shown27())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeWhole() -> Whole
        var shown0: Shown0 { get }
        var shown1: Shown1 { get }
        var shown2: Shown2 { get }
        var shown3: Shown3 { get }
        var shown4: Shown4 { get }
        var shown5: Shown5 { get }
        var shown6: Shown6 { get }
        var shown7: Shown7 { get }
        var shown8: Shown8 { get }
        var shown9: Shown9 { get }
        var shown10: Shown10 { get }
        var shown11: Shown11 { get }
        var shown12: Shown12 { get }
        var shown13: Shown13 { get }
        var shown14: Shown14 { get }
        var shown15: Shown15 { get }
        var shown16: Shown16 { get }
        var shown17: Shown17 { get }
        var shown18: Shown18 { get }
        var shown19: Shown19 { get }
        var shown20: Shown20 { get }
        var shown21: Shown21 { get }
        var shown22: Shown22 { get }
        var shown23: Shown23 { get }
        var shown24: Shown24 { get }
        var shown25: Shown25 { get }
        var shown26: Shown26 { get }
        var shown27: Shown27 { get }
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        let shown0: Shown0
        let shown1: Shown1
        let shown2: Shown2
        let shown3: Shown3
        let shown4: Shown4
        let shown5: Shown5
        let shown6: Shown6
        let shown7: Shown7
        let shown8: Shown8
        let shown9: Shown9
        let shown10: Shown10
        let shown11: Shown11
        let shown12: Shown12
        let shown13: Shown13
        let shown14: Shown14
        let shown15: Shown15
        let shown16: Shown16
        let shown17: Shown17
        let shown18: Shown18
        let shown19: Shown19
        let shown20: Shown20
        let shown21: Shown21
        let shown22: Shown22
        let shown23: Shown23
        let shown24: Shown24

        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let reference: UnsynchronizedReference<Job>
        fileprivate let objects1: Objects1
        fileprivate let objects2: Objects2
        fileprivate let exposed1: Exposed1
        private let lazyLazy0 = UnsynchronizedLazy<JobData.Factories.SealedLazy0>("Lazy0")
        private let lazyLazy1 = UnsynchronizedLazy<JobData.Factories.SealedLazy1>("Lazy1")
        private let lazyLazy2 = UnsynchronizedLazy<JobData.Factories.SealedLazy2>("Lazy2")
        private let lazyLazy3 = UnsynchronizedLazy<JobData.Factories.SealedLazy3>("Lazy3")
        private let lazyLazy4 = UnsynchronizedLazy<JobData.Factories.SealedLazy4>("Lazy4")
        private let lazyLazy5 = UnsynchronizedLazy<JobData.Factories.SealedLazy5>("Lazy5")
        private let lazyLazy6 = UnsynchronizedLazy<JobData.Factories.SealedLazy6>("Lazy6")
        private let lazyLazy7 = UnsynchronizedLazy<JobData.Factories.SealedLazy7>("Lazy7")
        private let lazyLazy8 = UnsynchronizedLazy<JobData.Factories.SealedLazy8>("Lazy8")
        private let lazyLazy9 = UnsynchronizedLazy<JobData.Factories.SealedLazy9>("Lazy9")
        private let lazyLazy10 = UnsynchronizedLazy<JobData.Factories.SealedLazy10>("Lazy10")
        private let lazyLazy11 = UnsynchronizedLazy<JobData.Factories.SealedLazy11>("Lazy11")
        private let lazyLazy12 = UnsynchronizedLazy<JobData.Factories.SealedLazy12>("Lazy12")
        private let lazyLazy13 = UnsynchronizedLazy<JobData.Factories.SealedLazy13>("Lazy13")
        private let lazyLazy14 = UnsynchronizedLazy<JobData.Factories.SealedLazy14>("Lazy14")
        private let lazyLazy15 = UnsynchronizedLazy<JobData.Factories.SealedLazy15>("Lazy15")
        private let lazyLazy16 = UnsynchronizedLazy<JobData.Factories.SealedLazy16>("Lazy16")
        private let lazyLazy17 = UnsynchronizedLazy<JobData.Factories.SealedLazy17>("Lazy17")
        private let lazyLazy18 = UnsynchronizedLazy<JobData.Factories.SealedLazy18>("Lazy18")
        private let lazyLazy19 = UnsynchronizedLazy<JobData.Factories.SealedLazy19>("Lazy19")
        private let lazyLazy20 = UnsynchronizedLazy<JobData.Factories.SealedLazy20>("Lazy20")
        private let lazyLazy21 = UnsynchronizedLazy<JobData.Factories.SealedLazy21>("Lazy21")
        private let lazyLazy22 = UnsynchronizedLazy<JobData.Factories.SealedLazy22>("Lazy22")
        private let lazyLazy23 = UnsynchronizedLazy<JobData.Factories.SealedLazy23>("Lazy23")
        private let lazyLazy24 = UnsynchronizedLazy<JobData.Factories.SealedLazy24>("Lazy24")
        private let lazyLazy25 = UnsynchronizedLazy<JobData.Factories.SealedLazy25>("Lazy25")

        /// Opens `JobScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = UnsynchronizedLifetime("Job", observer: scopeObserver)
            let reference = UnsynchronizedReference<Job>(lifetime)
            do {
                let objects1 = Job.makePart1(lifetime: lifetime, reference: reference)
                let (objects2, made2) = Job.makePart2(lifetime: lifetime, reference: reference, objects1: objects1)
                let (exposed1, made3) = Job.makePart3(lifetime: lifetime, reference: reference)
                self.lifetime = lifetime
                self.reference = reference
                self.shown0 = made2.shown0
                self.shown1 = made2.shown1
                self.shown2 = made2.shown2
                self.shown3 = made2.shown3
                self.shown4 = made2.shown4
                self.shown5 = made2.shown5
                self.shown6 = made2.shown6
                self.shown7 = made2.shown7
                self.shown8 = made2.shown8
                self.shown9 = made2.shown9
                self.shown10 = made2.shown10
                self.shown11 = made2.shown11
                self.shown12 = made2.shown12
                self.shown13 = made2.shown13
                self.shown14 = made2.shown14
                self.shown15 = made2.shown15
                self.shown16 = made2.shown16
                self.shown17 = made2.shown17
                self.shown18 = made2.shown18
                self.shown19 = made2.shown19
                self.shown20 = made2.shown20
                self.shown21 = made2.shown21
                self.shown22 = made3.shown22
                self.shown23 = made3.shown23
                self.shown24 = made3.shown24
                self.objects1 = consume objects1
                self.objects2 = consume objects2
                self.exposed1 = consume exposed1
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(
            lifetime: UnsynchronizedLifetime,
            reference: UnsynchronizedReference<Job>
        ) -> Objects1 {
            let objectWatch = lifetime.objectWatch
            let model0 = JobData.Factories.model0(objectWatch)
            let model1 = JobData.Factories.model1(objectWatch)
            let model2 = JobData.Factories.model2(objectWatch)
            let model3 = JobData.Factories.model3(objectWatch)
            let model4 = JobData.Factories.model4(objectWatch)
            let model5 = JobData.Factories.model5(objectWatch)
            let model6 = JobData.Factories.model6(objectWatch)
            let model7 = JobData.Factories.model7(objectWatch)
            let model8 = JobData.Factories.model8(objectWatch)
            let model9 = JobData.Factories.model9(objectWatch)
            let model10 = JobData.Factories.model10(objectWatch)
            let model11 = JobData.Factories.model11(objectWatch)
            let model12 = JobData.Factories.model12(objectWatch)
            let model13 = JobData.Factories.model13(objectWatch)
            let hidden0 = JobData.Factories.hidden0(objectWatch, model: model0)
            let hidden1 = JobData.Factories.hidden1(objectWatch, model: model1)
            let hidden2 = JobData.Factories.hidden2(objectWatch, model: model2)
            let hidden3 = JobData.Factories.hidden3(objectWatch, model: model3)
            lifetime.onEnd("Hidden3", position: 17, hidden3) { hidden3, _ in
                try await JobData.Factories.endHidden3(hidden3)
            }
            let hidden4 = JobData.Factories.hidden4(objectWatch, model: model4)
            lifetime.onEnd("Hidden4", position: 18, hidden4) { hidden4, isolation in
                try await JobData.Factories.endHidden4(hidden4, isolation: isolation)
            }
            let hidden5 = JobData.Factories.hidden5(objectWatch, model: model5)
            let hidden6 = JobData.Factories.hidden6(objectWatch, model: model6)
            let hidden7 = JobData.Factories.hidden7(objectWatch, model: model7)
            let hidden8 = JobData.Factories.hidden8(objectWatch, model: model8)
            let hidden9 = JobData.Factories.hidden9(objectWatch, model: model9)
            let hidden10 = JobData.Factories.hidden10(objectWatch, model: model10)
            let objects1 = Objects1(
                model0: consume model0,
                model1: consume model1,
                model2: consume model2,
                model3: consume model3,
                model4: consume model4,
                model5: consume model5,
                model6: consume model6,
                model7: consume model7,
                model8: consume model8,
                model9: consume model9,
                model10: consume model10,
                model11: consume model11,
                model12: consume model12,
                model13: consume model13,
                hidden0: consume hidden0,
                hidden1: consume hidden1,
                hidden2: consume hidden2,
                hidden3: hidden3,
                hidden4: hidden4,
                hidden5: consume hidden5,
                hidden6: consume hidden6,
                hidden7: consume hidden7,
                hidden8: consume hidden8,
                hidden9: consume hidden9,
                hidden10: consume hidden10
            )
            return objects1
        }

        @inline(never)
        private static func makePart2(
            lifetime: UnsynchronizedLifetime,
            reference: UnsynchronizedReference<Job>,
            objects1: Objects1
        ) -> (Objects2, Made2) {
            let objectWatch = lifetime.objectWatch
            let model11 = objects1.model11
            let model12 = objects1.model12
            let model13 = objects1.model13
            let hidden11 = JobData.Factories.hidden11(objectWatch, model: consume model11)
            let hidden12 = JobData.Factories.hidden12(objectWatch, model: consume model12)
            let hidden13 = JobData.Factories.hidden13(objectWatch, model: consume model13)
            let shown0 = JobAssembly.Factories.shown0(objectWatch)
            let shown1 = JobAssembly.Factories.shown1(objectWatch)
            let shown2 = JobAssembly.Factories.shown2(objectWatch)
            let shown3 = JobAssembly.Factories.shown3(objectWatch)
            let shown4 = JobAssembly.Factories.shown4(objectWatch)
            let shown5 = JobAssembly.Factories.shown5(objectWatch)
            let shown6 = JobAssembly.Factories.shown6(objectWatch)
            let shown7 = JobAssembly.Factories.shown7(objectWatch)
            let shown8 = JobAssembly.Factories.shown8(objectWatch)
            let shown9 = JobAssembly.Factories.shown9(objectWatch)
            let shown10 = JobAssembly.Factories.shown10(objectWatch)
            let shown11 = JobAssembly.Factories.shown11(objectWatch)
            let shown12 = JobAssembly.Factories.shown12(objectWatch)
            let shown13 = JobAssembly.Factories.shown13(objectWatch)
            let shown14 = JobAssembly.Factories.shown14(objectWatch)
            let shown15 = JobAssembly.Factories.shown15(objectWatch)
            let shown16 = JobAssembly.Factories.shown16(objectWatch)
            let shown17 = JobAssembly.Factories.shown17(objectWatch)
            let shown18 = JobAssembly.Factories.shown18(objectWatch)
            let shown19 = JobAssembly.Factories.shown19(objectWatch)
            let shown20 = JobAssembly.Factories.shown20(objectWatch)
            let shown21 = JobAssembly.Factories.shown21(objectWatch)
            let objects2 = Objects2(hidden11: consume hidden11, hidden12: consume hidden12, hidden13: consume hidden13)
            let made2 = Made2(
                shown0: consume shown0,
                shown1: consume shown1,
                shown2: consume shown2,
                shown3: consume shown3,
                shown4: consume shown4,
                shown5: consume shown5,
                shown6: consume shown6,
                shown7: consume shown7,
                shown8: consume shown8,
                shown9: consume shown9,
                shown10: consume shown10,
                shown11: consume shown11,
                shown12: consume shown12,
                shown13: consume shown13,
                shown14: consume shown14,
                shown15: consume shown15,
                shown16: consume shown16,
                shown17: consume shown17,
                shown18: consume shown18,
                shown19: consume shown19,
                shown20: consume shown20,
                shown21: consume shown21
            )
            return (objects2, made2)
        }

        private struct Made2 {
            let shown0: Shown0
            let shown1: Shown1
            let shown2: Shown2
            let shown3: Shown3
            let shown4: Shown4
            let shown5: Shown5
            let shown6: Shown6
            let shown7: Shown7
            let shown8: Shown8
            let shown9: Shown9
            let shown10: Shown10
            let shown11: Shown11
            let shown12: Shown12
            let shown13: Shown13
            let shown14: Shown14
            let shown15: Shown15
            let shown16: Shown16
            let shown17: Shown17
            let shown18: Shown18
            let shown19: Shown19
            let shown20: Shown20
            let shown21: Shown21
        }

        @inline(never)
        private static func makePart3(
            lifetime: UnsynchronizedLifetime,
            reference: UnsynchronizedReference<Job>
        ) -> (Exposed1, Made3) {
            let objectWatch = lifetime.objectWatch
            let shown22 = JobAssembly.Factories.shown22(objectWatch)
            let shown23 = JobAssembly.Factories.shown23(objectWatch)
            let shown24 = JobAssembly.Factories.shown24(objectWatch)
            let shown25 = JobAssembly.Factories.shown25(objectWatch)
            let shown26 = JobAssembly.Factories.shown26(objectWatch)
            let shown27 = JobAssembly.Factories.shown27(objectWatch)
            let exposed1 = Exposed1(shown25: consume shown25, shown26: consume shown26, shown27: consume shown27)
            let made3 = Made3(shown22: consume shown22, shown23: consume shown23, shown24: consume shown24)
            return (exposed1, made3)
        }

        private struct Made3 {
            let shown22: Shown22
            let shown23: Shown23
            let shown24: Shown24
        }

        deinit {
            lifetime.abandon()
        }

        var shown25: Shown25 { exposed1.shown25 }

        var shown26: Shown26 { exposed1.shown26 }

        var shown27: Shown27 { exposed1.shown27 }

        fileprivate var lazy0: JobData.Factories.SealedLazy0 { lazyLazy0.value(in: lifetime) { newLazy0() } }

        private func newLazy0() -> JobData.Factories.SealedLazy0 {
            JobData.Factories.lazy0(lifetime.objectWatch, model: objects1.model0)
        }

        fileprivate var lazy1: JobData.Factories.SealedLazy1 { lazyLazy1.value(in: lifetime) { newLazy1() } }

        private func newLazy1() -> JobData.Factories.SealedLazy1 {
            JobData.Factories.lazy1(lifetime.objectWatch)
        }

        fileprivate var lazy2: JobData.Factories.SealedLazy2 { lazyLazy2.value(in: lifetime) { newLazy2() } }

        private func newLazy2() -> JobData.Factories.SealedLazy2 {
            JobData.Factories.lazy2(lifetime.objectWatch)
        }

        fileprivate var lazy3: JobData.Factories.SealedLazy3 { lazyLazy3.value(in: lifetime) { newLazy3() } }

        private func newLazy3() -> JobData.Factories.SealedLazy3 {
            JobData.Factories.lazy3(lifetime.objectWatch)
        }

        fileprivate var lazy4: JobData.Factories.SealedLazy4 { lazyLazy4.value(in: lifetime) { newLazy4() } }

        private func newLazy4() -> JobData.Factories.SealedLazy4 {
            JobData.Factories.lazy4(lifetime.objectWatch)
        }

        fileprivate var lazy5: JobData.Factories.SealedLazy5 { lazyLazy5.value(in: lifetime) { newLazy5() } }

        private func newLazy5() -> JobData.Factories.SealedLazy5 {
            JobData.Factories.lazy5(lifetime.objectWatch)
        }

        fileprivate var lazy6: JobData.Factories.SealedLazy6 { lazyLazy6.value(in: lifetime) { newLazy6() } }

        private func newLazy6() -> JobData.Factories.SealedLazy6 {
            JobData.Factories.lazy6(lifetime.objectWatch)
        }

        fileprivate var lazy7: JobData.Factories.SealedLazy7 { lazyLazy7.value(in: lifetime) { newLazy7() } }

        private func newLazy7() -> JobData.Factories.SealedLazy7 {
            JobData.Factories.lazy7(lifetime.objectWatch)
        }

        fileprivate var lazy8: JobData.Factories.SealedLazy8 { lazyLazy8.value(in: lifetime) { newLazy8() } }

        private func newLazy8() -> JobData.Factories.SealedLazy8 {
            JobData.Factories.lazy8(lifetime.objectWatch)
        }

        fileprivate var lazy9: JobData.Factories.SealedLazy9 { lazyLazy9.value(in: lifetime) { newLazy9() } }

        private func newLazy9() -> JobData.Factories.SealedLazy9 {
            JobData.Factories.lazy9(lifetime.objectWatch)
        }

        fileprivate var lazy10: JobData.Factories.SealedLazy10 { lazyLazy10.value(in: lifetime) { newLazy10() } }

        private func newLazy10() -> JobData.Factories.SealedLazy10 {
            JobData.Factories.lazy10(lifetime.objectWatch)
        }

        fileprivate var lazy11: JobData.Factories.SealedLazy11 { lazyLazy11.value(in: lifetime) { newLazy11() } }

        private func newLazy11() -> JobData.Factories.SealedLazy11 {
            JobData.Factories.lazy11(lifetime.objectWatch)
        }

        fileprivate var lazy12: JobData.Factories.SealedLazy12 { lazyLazy12.value(in: lifetime) { newLazy12() } }

        private func newLazy12() -> JobData.Factories.SealedLazy12 {
            JobData.Factories.lazy12(lifetime.objectWatch)
        }

        fileprivate var lazy13: JobData.Factories.SealedLazy13 { lazyLazy13.value(in: lifetime) { newLazy13() } }

        private func newLazy13() -> JobData.Factories.SealedLazy13 {
            JobData.Factories.lazy13(lifetime.objectWatch)
        }

        fileprivate var lazy14: JobData.Factories.SealedLazy14 { lazyLazy14.value(in: lifetime) { newLazy14() } }

        private func newLazy14() -> JobData.Factories.SealedLazy14 {
            JobData.Factories.lazy14(lifetime.objectWatch)
        }

        fileprivate var lazy15: JobData.Factories.SealedLazy15 { lazyLazy15.value(in: lifetime) { newLazy15() } }

        private func newLazy15() -> JobData.Factories.SealedLazy15 {
            JobData.Factories.lazy15(lifetime.objectWatch)
        }

        fileprivate var lazy16: JobData.Factories.SealedLazy16 { lazyLazy16.value(in: lifetime) { newLazy16() } }

        private func newLazy16() -> JobData.Factories.SealedLazy16 {
            JobData.Factories.lazy16(lifetime.objectWatch)
        }

        fileprivate var lazy17: JobData.Factories.SealedLazy17 { lazyLazy17.value(in: lifetime) { newLazy17() } }

        private func newLazy17() -> JobData.Factories.SealedLazy17 {
            JobData.Factories.lazy17(lifetime.objectWatch)
        }

        fileprivate var lazy18: JobData.Factories.SealedLazy18 { lazyLazy18.value(in: lifetime) { newLazy18() } }

        private func newLazy18() -> JobData.Factories.SealedLazy18 {
            JobData.Factories.lazy18(lifetime.objectWatch)
        }

        fileprivate var lazy19: JobData.Factories.SealedLazy19 { lazyLazy19.value(in: lifetime) { newLazy19() } }

        private func newLazy19() -> JobData.Factories.SealedLazy19 {
            JobData.Factories.lazy19(lifetime.objectWatch)
        }

        fileprivate var lazy20: JobData.Factories.SealedLazy20 { lazyLazy20.value(in: lifetime) { newLazy20() } }

        private func newLazy20() -> JobData.Factories.SealedLazy20 {
            JobData.Factories.lazy20(lifetime.objectWatch)
        }

        fileprivate var lazy21: JobData.Factories.SealedLazy21 { lazyLazy21.value(in: lifetime) { newLazy21() } }

        private func newLazy21() -> JobData.Factories.SealedLazy21 {
            JobData.Factories.lazy21(lifetime.objectWatch)
        }

        fileprivate var lazy22: JobData.Factories.SealedLazy22 { lazyLazy22.value(in: lifetime) { newLazy22() } }

        private func newLazy22() -> JobData.Factories.SealedLazy22 {
            JobData.Factories.lazy22(lifetime.objectWatch)
        }

        fileprivate var lazy23: JobData.Factories.SealedLazy23 { lazyLazy23.value(in: lifetime) { newLazy23() } }

        private func newLazy23() -> JobData.Factories.SealedLazy23 {
            JobData.Factories.lazy23(lifetime.objectWatch)
        }

        fileprivate var lazy24: JobData.Factories.SealedLazy24 { lazyLazy24.value(in: lifetime) { newLazy24() } }

        private func newLazy24() -> JobData.Factories.SealedLazy24 {
            JobData.Factories.lazy24(lifetime.objectWatch)
        }

        fileprivate var lazy25: JobData.Factories.SealedLazy25 { lazyLazy25.value(in: lifetime) { newLazy25() } }

        private func newLazy25() -> JobData.Factories.SealedLazy25 {
            JobData.Factories.lazy25(lifetime.objectWatch, model: objects1.model11)
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let trace = JobData.Factories.trace(lifetime.objectWatch)
            let left = JobData.Factories.left(lifetime.objectWatch, trace: trace)
            let right = JobData.Factories.right(lifetime.objectWatch, trace: trace)
            return JobData.Factories.whole(
                lifetime.objectWatch,
                left: left,
                right: right,
                hidden0: objects1.hidden0,
                hidden1: objects1.hidden1,
                hidden2: objects1.hidden2,
                hidden3: objects1.hidden3,
                hidden4: objects1.hidden4,
                hidden5: objects1.hidden5,
                hidden6: objects1.hidden6,
                hidden7: objects1.hidden7,
                hidden8: objects1.hidden8,
                hidden9: objects1.hidden9,
                hidden10: objects1.hidden10,
                hidden11: objects2.hidden11,
                hidden12: objects2.hidden12,
                hidden13: objects2.hidden13,
                model0: objects1.model0,
                model1: objects1.model1,
                model2: objects1.model2,
                model3: objects1.model3,
                model4: objects1.model4,
                model5: objects1.model5,
                model6: objects1.model6,
                model7: objects1.model7,
                model8: objects1.model8,
                model9: objects1.model9,
                model10: objects1.model10,
                model11: objects1.model11,
                model12: objects1.model12,
                model13: objects1.model13,
                lazy0: { [reference] in try reference.open("Lazy0", for: "Whole").lazy0 },
                lazy1: { [reference] in try reference.open("Lazy1", for: "Whole").lazy1 },
                lazy2: { [reference] in try reference.open("Lazy2", for: "Whole").lazy2 },
                lazy3: { [reference] in try reference.open("Lazy3", for: "Whole").lazy3 },
                lazy4: { [reference] in try reference.open("Lazy4", for: "Whole").lazy4 },
                lazy5: { [reference] in try reference.open("Lazy5", for: "Whole").lazy5 },
                lazy6: { [reference] in try reference.open("Lazy6", for: "Whole").lazy6 },
                lazy7: { [reference] in try reference.open("Lazy7", for: "Whole").lazy7 },
                lazy8: { [reference] in try reference.open("Lazy8", for: "Whole").lazy8 },
                lazy9: { [reference] in try reference.open("Lazy9", for: "Whole").lazy9 },
                lazy10: { [reference] in try reference.open("Lazy10", for: "Whole").lazy10 },
                lazy11: { [reference] in try reference.open("Lazy11", for: "Whole").lazy11 },
                lazy12: { [reference] in try reference.open("Lazy12", for: "Whole").lazy12 },
                lazy13: { [reference] in try reference.open("Lazy13", for: "Whole").lazy13 },
                lazy14: { [reference] in try reference.open("Lazy14", for: "Whole").lazy14 },
                lazy15: { [reference] in try reference.open("Lazy15", for: "Whole").lazy15 },
                lazy16: { [reference] in try reference.open("Lazy16", for: "Whole").lazy16 },
                lazy17: { [reference] in try reference.open("Lazy17", for: "Whole").lazy17 },
                lazy18: { [reference] in try reference.open("Lazy18", for: "Whole").lazy18 },
                lazy19: { [reference] in try reference.open("Lazy19", for: "Whole").lazy19 },
                lazy20: { [reference] in try reference.open("Lazy20", for: "Whole").lazy20 },
                lazy21: { [reference] in try reference.open("Lazy21", for: "Whole").lazy21 },
                lazy22: { [reference] in try reference.open("Lazy22", for: "Whole").lazy22 },
                lazy23: { [reference] in try reference.open("Lazy23", for: "Whole").lazy23 },
                lazy24: { [reference] in try reference.open("Lazy24", for: "Whole").lazy24 },
                lazy25: { [reference] in try reference.open("Lazy25", for: "Whole").lazy25 }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }

        fileprivate struct Objects1 {
            let model0: JobData.Factories.SealedModel0
            let model1: JobData.Factories.SealedModel1
            let model2: JobData.Factories.SealedModel2
            let model3: JobData.Factories.SealedModel3
            let model4: JobData.Factories.SealedModel4
            let model5: JobData.Factories.SealedModel5
            let model6: JobData.Factories.SealedModel6
            let model7: JobData.Factories.SealedModel7
            let model8: JobData.Factories.SealedModel8
            let model9: JobData.Factories.SealedModel9
            let model10: JobData.Factories.SealedModel10
            let model11: JobData.Factories.SealedModel11
            let model12: JobData.Factories.SealedModel12
            let model13: JobData.Factories.SealedModel13
            let hidden0: JobData.Factories.SealedHidden0
            let hidden1: JobData.Factories.SealedHidden1
            let hidden2: JobData.Factories.SealedHidden2
            let hidden3: JobData.Factories.SealedHidden3
            let hidden4: JobData.Factories.SealedHidden4
            let hidden5: JobData.Factories.SealedHidden5
            let hidden6: JobData.Factories.SealedHidden6
            let hidden7: JobData.Factories.SealedHidden7
            let hidden8: JobData.Factories.SealedHidden8
            let hidden9: JobData.Factories.SealedHidden9
            let hidden10: JobData.Factories.SealedHidden10
        }

        fileprivate struct Objects2 {
            let hidden11: JobData.Factories.SealedHidden11
            let hidden12: JobData.Factories.SealedHidden12
            let hidden13: JobData.Factories.SealedHidden13
        }

        fileprivate struct Exposed1 {
            let shown25: Shown25
            let shown26: Shown26
            let shown27: Shown27
        }
    }

    /// What Product, and each composition that includes it, hands out in `WindowScope`.
    @MainActor protocol WindowRoots: AnyObject, Sendable {
        func makeWhole() -> Whole
        var shown0: Shown0 { get }
        nonisolated var shown1: Shown1 { get }
        var shown2: Shown2 { get }
        nonisolated var shown3: Shown3 { get }
        var shown4: Shown4 { get }
        nonisolated var shown5: Shown5 { get }
        var shown6: Shown6 { get }
        nonisolated var shown7: Shown7 { get }
        var shown8: Shown8 { get }
        nonisolated var shown9: Shown9 { get }
        var shown10: Shown10 { get }
        nonisolated var shown11: Shown11 { get }
        var shown12: Shown12 { get }
        nonisolated var shown13: Shown13 { get }
        var shown14: Shown14 { get }
        nonisolated var shown15: Shown15 { get }
        var shown16: Shown16 { get }
        nonisolated var shown17: Shown17 { get }
        var shown18: Shown18 { get }
        nonisolated var shown19: Shown19 { get }
        var shown20: Shown20 { get }
        nonisolated var shown21: Shown21 { get }
        var shown22: Shown22 { get }
        nonisolated var shown23: Shown23 { get }
        var shown24: Shown24 { get }
        nonisolated var shown25: Shown25 { get }
        var shown26: Shown26 { get }
        nonisolated var shown27: Shown27 { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WindowScope`.
    @MainActor final class Window: WindowRoots {
        let shown0: Shown0
        nonisolated let shown1: Shown1
        let shown2: Shown2
        nonisolated let shown3: Shown3
        let shown4: Shown4
        nonisolated let shown5: Shown5
        let shown6: Shown6
        nonisolated let shown7: Shown7
        let shown8: Shown8
        nonisolated let shown9: Shown9
        let shown10: Shown10
        nonisolated let shown11: Shown11
        let shown12: Shown12
        nonisolated let shown13: Shown13
        let shown14: Shown14
        nonisolated let shown15: Shown15
        let shown16: Shown16
        nonisolated let shown17: Shown17
        let shown18: Shown18
        nonisolated let shown19: Shown19
        let shown20: Shown20
        nonisolated let shown21: Shown21
        let shown22: Shown22
        nonisolated let shown23: Shown23
        let shown24: Shown24

        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<Window>
        nonisolated fileprivate let objects1: Objects1
        nonisolated fileprivate let objects2: Objects2
        fileprivate let isolated1: Isolated1
        fileprivate let isolated2: Isolated2
        nonisolated fileprivate let exposed1: Exposed1
        fileprivate let isolatedExposed1: IsolatedExposed1
        private let lazyLazy0 = UnsynchronizedLazy<JobData.Factories.SealedLazy0>("Lazy0")
        private let lazyLazy1 = UnsynchronizedLazy<JobData.Factories.SealedLazy1>("Lazy1")
        private let lazyLazy2 = UnsynchronizedLazy<JobData.Factories.SealedLazy2>("Lazy2")
        private let lazyLazy3 = UnsynchronizedLazy<JobData.Factories.SealedLazy3>("Lazy3")
        private let lazyLazy4 = UnsynchronizedLazy<JobData.Factories.SealedLazy4>("Lazy4")
        private let lazyLazy5 = UnsynchronizedLazy<JobData.Factories.SealedLazy5>("Lazy5")
        private let lazyLazy6 = UnsynchronizedLazy<JobData.Factories.SealedLazy6>("Lazy6")
        private let lazyLazy7 = UnsynchronizedLazy<JobData.Factories.SealedLazy7>("Lazy7")
        private let lazyLazy8 = UnsynchronizedLazy<JobData.Factories.SealedLazy8>("Lazy8")
        private let lazyLazy9 = UnsynchronizedLazy<JobData.Factories.SealedLazy9>("Lazy9")
        private let lazyLazy10 = UnsynchronizedLazy<JobData.Factories.SealedLazy10>("Lazy10")
        private let lazyLazy11 = UnsynchronizedLazy<JobData.Factories.SealedLazy11>("Lazy11")
        private let lazyLazy12 = UnsynchronizedLazy<JobData.Factories.SealedLazy12>("Lazy12")
        private let lazyLazy13 = UnsynchronizedLazy<JobData.Factories.SealedLazy13>("Lazy13")
        private let lazyLazy14 = UnsynchronizedLazy<JobData.Factories.SealedLazy14>("Lazy14")
        private let lazyLazy15 = UnsynchronizedLazy<JobData.Factories.SealedLazy15>("Lazy15")
        private let lazyLazy16 = UnsynchronizedLazy<JobData.Factories.SealedLazy16>("Lazy16")
        private let lazyLazy17 = UnsynchronizedLazy<JobData.Factories.SealedLazy17>("Lazy17")
        private let lazyLazy18 = UnsynchronizedLazy<JobData.Factories.SealedLazy18>("Lazy18")
        private let lazyLazy19 = UnsynchronizedLazy<JobData.Factories.SealedLazy19>("Lazy19")
        private let lazyLazy20 = UnsynchronizedLazy<JobData.Factories.SealedLazy20>("Lazy20")
        private let lazyLazy21 = UnsynchronizedLazy<JobData.Factories.SealedLazy21>("Lazy21")
        private let lazyLazy22 = UnsynchronizedLazy<JobData.Factories.SealedLazy22>("Lazy22")
        private let lazyLazy23 = UnsynchronizedLazy<JobData.Factories.SealedLazy23>("Lazy23")
        private let lazyLazy24 = UnsynchronizedLazy<JobData.Factories.SealedLazy24>("Lazy24")
        private let lazyLazy25 = UnsynchronizedLazy<JobData.Factories.SealedLazy25>("Lazy25")

        /// Opens `WindowScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Window", observer: scopeObserver)
            let reference = ScopeReference<Window>(lifetime)
            do {
                let (objects1, isolated1) = Window.makePart1(lifetime: lifetime, reference: reference)
                let (objects2, isolated2, made2) = Window.makePart2(
                    lifetime: lifetime,
                    reference: reference,
                    isolated1: isolated1,
                    objects1: objects1
                )
                let (exposed1, isolatedExposed1, made3) = Window.makePart3(lifetime: lifetime, reference: reference)
                self.lifetime = lifetime
                self.reference = reference
                self.shown0 = made2.shown0
                self.shown1 = made2.shown1
                self.shown2 = made2.shown2
                self.shown3 = made2.shown3
                self.shown4 = made2.shown4
                self.shown5 = made2.shown5
                self.shown6 = made2.shown6
                self.shown7 = made2.shown7
                self.shown8 = made2.shown8
                self.shown9 = made2.shown9
                self.shown10 = made2.shown10
                self.shown11 = made2.shown11
                self.shown12 = made2.shown12
                self.shown13 = made2.shown13
                self.shown14 = made2.shown14
                self.shown15 = made2.shown15
                self.shown16 = made2.shown16
                self.shown17 = made2.shown17
                self.shown18 = made2.shown18
                self.shown19 = made2.shown19
                self.shown20 = made2.shown20
                self.shown21 = made2.shown21
                self.shown22 = made3.shown22
                self.shown23 = made3.shown23
                self.shown24 = made3.shown24
                self.objects1 = consume objects1
                self.objects2 = consume objects2
                self.isolated1 = consume isolated1
                self.isolated2 = consume isolated2
                self.exposed1 = consume exposed1
                self.isolatedExposed1 = consume isolatedExposed1
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Window>
        ) -> (Objects1, Isolated1) {
            let objectWatch = lifetime.objectWatch
            let model0 = WindowData.Factories.model0(objectWatch)
            let model1 = WindowData.Factories.model1(objectWatch)
            let model2 = WindowData.Factories.model2(objectWatch)
            let model3 = WindowData.Factories.model3(objectWatch)
            let model4 = WindowData.Factories.model4(objectWatch)
            let model5 = WindowData.Factories.model5(objectWatch)
            let model6 = WindowData.Factories.model6(objectWatch)
            let model7 = WindowData.Factories.model7(objectWatch)
            let model8 = WindowData.Factories.model8(objectWatch)
            let model9 = WindowData.Factories.model9(objectWatch)
            let model10 = WindowData.Factories.model10(objectWatch)
            let model11 = WindowData.Factories.model11(objectWatch)
            let model12 = WindowData.Factories.model12(objectWatch)
            let model13 = WindowData.Factories.model13(objectWatch)
            let hidden0 = WindowData.Factories.hidden0(objectWatch, model: model0)
            let hidden1 = WindowData.Factories.hidden1(objectWatch, model: model1)
            let hidden2 = WindowData.Factories.hidden2(objectWatch, model: model2)
            let hidden3 = WindowData.Factories.hidden3(objectWatch, model: model3)
            let hidden4 = WindowData.Factories.hidden4(objectWatch, model: model4)
            lifetime.onEnd("Hidden4", position: 18) { @MainActor in
                try await WindowData.Factories.endHidden4(hidden4)
            }
            let hidden5 = WindowData.Factories.hidden5(objectWatch, model: model5)
            let hidden6 = WindowData.Factories.hidden6(objectWatch, model: model6)
            let hidden7 = WindowData.Factories.hidden7(objectWatch, model: model7)
            let hidden8 = WindowData.Factories.hidden8(objectWatch, model: model8)
            let hidden9 = WindowData.Factories.hidden9(objectWatch, model: model9)
            let hidden10 = WindowData.Factories.hidden10(objectWatch, model: model10)
            lifetime.onEnd("Hidden3", position: 17) {
                try await WindowData.Factories.endHidden3(hidden3)
            }
            let objects1 = Objects1(
                model0: consume model0,
                model3: consume model3,
                model6: consume model6,
                model9: consume model9,
                model12: consume model12,
                hidden0: consume hidden0,
                hidden3: hidden3,
                hidden6: consume hidden6,
                hidden9: consume hidden9
            )
            let isolated1 = Isolated1(
                model1: consume model1,
                model2: consume model2,
                model4: consume model4,
                model5: consume model5,
                model7: consume model7,
                model8: consume model8,
                model10: consume model10,
                model11: consume model11,
                model13: consume model13,
                hidden1: consume hidden1,
                hidden2: consume hidden2,
                hidden4: hidden4,
                hidden5: consume hidden5,
                hidden7: consume hidden7,
                hidden8: consume hidden8,
                hidden10: consume hidden10
            )
            return (objects1, isolated1)
        }

        @inline(never)
        private static func makePart2(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Window>,
            isolated1: Isolated1,
            objects1: Objects1
        ) -> (Objects2, Isolated2, Made2) {
            let objectWatch = lifetime.objectWatch
            let model11 = isolated1.model11
            let model12 = objects1.model12
            let model13 = isolated1.model13
            let hidden11 = WindowData.Factories.hidden11(objectWatch, model: consume model11)
            let hidden12 = WindowData.Factories.hidden12(objectWatch, model: consume model12)
            let hidden13 = WindowData.Factories.hidden13(objectWatch, model: consume model13)
            let shown0 = WindowAssembly.Factories.shown0(objectWatch)
            let shown1 = WindowAssembly.Factories.shown1(objectWatch)
            let shown2 = WindowAssembly.Factories.shown2(objectWatch)
            let shown3 = WindowAssembly.Factories.shown3(objectWatch)
            let shown4 = WindowAssembly.Factories.shown4(objectWatch)
            let shown5 = WindowAssembly.Factories.shown5(objectWatch)
            let shown6 = WindowAssembly.Factories.shown6(objectWatch)
            let shown7 = WindowAssembly.Factories.shown7(objectWatch)
            let shown8 = WindowAssembly.Factories.shown8(objectWatch)
            let shown9 = WindowAssembly.Factories.shown9(objectWatch)
            let shown10 = WindowAssembly.Factories.shown10(objectWatch)
            let shown11 = WindowAssembly.Factories.shown11(objectWatch)
            let shown12 = WindowAssembly.Factories.shown12(objectWatch)
            let shown13 = WindowAssembly.Factories.shown13(objectWatch)
            let shown14 = WindowAssembly.Factories.shown14(objectWatch)
            let shown15 = WindowAssembly.Factories.shown15(objectWatch)
            let shown16 = WindowAssembly.Factories.shown16(objectWatch)
            let shown17 = WindowAssembly.Factories.shown17(objectWatch)
            let shown18 = WindowAssembly.Factories.shown18(objectWatch)
            let shown19 = WindowAssembly.Factories.shown19(objectWatch)
            let shown20 = WindowAssembly.Factories.shown20(objectWatch)
            let shown21 = WindowAssembly.Factories.shown21(objectWatch)
            let objects2 = Objects2(hidden12: consume hidden12)
            let isolated2 = Isolated2(hidden11: consume hidden11, hidden13: consume hidden13)
            let made2 = Made2(
                shown0: consume shown0,
                shown1: consume shown1,
                shown2: consume shown2,
                shown3: consume shown3,
                shown4: consume shown4,
                shown5: consume shown5,
                shown6: consume shown6,
                shown7: consume shown7,
                shown8: consume shown8,
                shown9: consume shown9,
                shown10: consume shown10,
                shown11: consume shown11,
                shown12: consume shown12,
                shown13: consume shown13,
                shown14: consume shown14,
                shown15: consume shown15,
                shown16: consume shown16,
                shown17: consume shown17,
                shown18: consume shown18,
                shown19: consume shown19,
                shown20: consume shown20,
                shown21: consume shown21
            )
            return (objects2, isolated2, made2)
        }

        nonisolated private struct Made2 {
            let shown0: Shown0
            let shown1: Shown1
            let shown2: Shown2
            let shown3: Shown3
            let shown4: Shown4
            let shown5: Shown5
            let shown6: Shown6
            let shown7: Shown7
            let shown8: Shown8
            let shown9: Shown9
            let shown10: Shown10
            let shown11: Shown11
            let shown12: Shown12
            let shown13: Shown13
            let shown14: Shown14
            let shown15: Shown15
            let shown16: Shown16
            let shown17: Shown17
            let shown18: Shown18
            let shown19: Shown19
            let shown20: Shown20
            let shown21: Shown21
        }

        @inline(never)
        private static func makePart3(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Window>
        ) -> (Exposed1, IsolatedExposed1, Made3) {
            let objectWatch = lifetime.objectWatch
            let shown22 = WindowAssembly.Factories.shown22(objectWatch)
            let shown23 = WindowAssembly.Factories.shown23(objectWatch)
            let shown24 = WindowAssembly.Factories.shown24(objectWatch)
            let shown25 = WindowAssembly.Factories.shown25(objectWatch)
            let shown26 = WindowAssembly.Factories.shown26(objectWatch)
            let shown27 = WindowAssembly.Factories.shown27(objectWatch)
            let exposed1 = Exposed1(shown25: consume shown25, shown27: consume shown27)
            let isolatedExposed1 = IsolatedExposed1(shown26: consume shown26)
            let made3 = Made3(shown22: consume shown22, shown23: consume shown23, shown24: consume shown24)
            return (exposed1, isolatedExposed1, made3)
        }

        nonisolated private struct Made3 {
            let shown22: Shown22
            let shown23: Shown23
            let shown24: Shown24
        }

        deinit {
            lifetime.abandon()
        }

        nonisolated var shown25: Shown25 { exposed1.shown25 }

        var shown26: Shown26 { isolatedExposed1.shown26 }

        nonisolated var shown27: Shown27 { exposed1.shown27 }

        fileprivate var lazy0: JobData.Factories.SealedLazy0 { lazyLazy0.value(in: lifetime) { newLazy0() } }

        private func newLazy0() -> JobData.Factories.SealedLazy0 {
            WindowData.Factories.lazy0(lifetime.objectWatch, model: objects1.model0)
        }

        fileprivate var lazy1: JobData.Factories.SealedLazy1 { lazyLazy1.value(in: lifetime) { newLazy1() } }

        private func newLazy1() -> JobData.Factories.SealedLazy1 {
            WindowData.Factories.lazy1(lifetime.objectWatch)
        }

        fileprivate var lazy2: JobData.Factories.SealedLazy2 { lazyLazy2.value(in: lifetime) { newLazy2() } }

        private func newLazy2() -> JobData.Factories.SealedLazy2 {
            WindowData.Factories.lazy2(lifetime.objectWatch)
        }

        fileprivate var lazy3: JobData.Factories.SealedLazy3 { lazyLazy3.value(in: lifetime) { newLazy3() } }

        private func newLazy3() -> JobData.Factories.SealedLazy3 {
            WindowData.Factories.lazy3(lifetime.objectWatch)
        }

        fileprivate var lazy4: JobData.Factories.SealedLazy4 { lazyLazy4.value(in: lifetime) { newLazy4() } }

        private func newLazy4() -> JobData.Factories.SealedLazy4 {
            WindowData.Factories.lazy4(lifetime.objectWatch)
        }

        fileprivate var lazy5: JobData.Factories.SealedLazy5 { lazyLazy5.value(in: lifetime) { newLazy5() } }

        private func newLazy5() -> JobData.Factories.SealedLazy5 {
            WindowData.Factories.lazy5(lifetime.objectWatch)
        }

        fileprivate var lazy6: JobData.Factories.SealedLazy6 { lazyLazy6.value(in: lifetime) { newLazy6() } }

        private func newLazy6() -> JobData.Factories.SealedLazy6 {
            WindowData.Factories.lazy6(lifetime.objectWatch)
        }

        fileprivate var lazy7: JobData.Factories.SealedLazy7 { lazyLazy7.value(in: lifetime) { newLazy7() } }

        private func newLazy7() -> JobData.Factories.SealedLazy7 {
            WindowData.Factories.lazy7(lifetime.objectWatch)
        }

        fileprivate var lazy8: JobData.Factories.SealedLazy8 { lazyLazy8.value(in: lifetime) { newLazy8() } }

        private func newLazy8() -> JobData.Factories.SealedLazy8 {
            WindowData.Factories.lazy8(lifetime.objectWatch)
        }

        fileprivate var lazy9: JobData.Factories.SealedLazy9 { lazyLazy9.value(in: lifetime) { newLazy9() } }

        private func newLazy9() -> JobData.Factories.SealedLazy9 {
            WindowData.Factories.lazy9(lifetime.objectWatch)
        }

        fileprivate var lazy10: JobData.Factories.SealedLazy10 { lazyLazy10.value(in: lifetime) { newLazy10() } }

        private func newLazy10() -> JobData.Factories.SealedLazy10 {
            WindowData.Factories.lazy10(lifetime.objectWatch)
        }

        fileprivate var lazy11: JobData.Factories.SealedLazy11 { lazyLazy11.value(in: lifetime) { newLazy11() } }

        private func newLazy11() -> JobData.Factories.SealedLazy11 {
            WindowData.Factories.lazy11(lifetime.objectWatch)
        }

        fileprivate var lazy12: JobData.Factories.SealedLazy12 { lazyLazy12.value(in: lifetime) { newLazy12() } }

        private func newLazy12() -> JobData.Factories.SealedLazy12 {
            WindowData.Factories.lazy12(lifetime.objectWatch)
        }

        fileprivate var lazy13: JobData.Factories.SealedLazy13 { lazyLazy13.value(in: lifetime) { newLazy13() } }

        private func newLazy13() -> JobData.Factories.SealedLazy13 {
            WindowData.Factories.lazy13(lifetime.objectWatch)
        }

        fileprivate var lazy14: JobData.Factories.SealedLazy14 { lazyLazy14.value(in: lifetime) { newLazy14() } }

        private func newLazy14() -> JobData.Factories.SealedLazy14 {
            WindowData.Factories.lazy14(lifetime.objectWatch)
        }

        fileprivate var lazy15: JobData.Factories.SealedLazy15 { lazyLazy15.value(in: lifetime) { newLazy15() } }

        private func newLazy15() -> JobData.Factories.SealedLazy15 {
            WindowData.Factories.lazy15(lifetime.objectWatch)
        }

        fileprivate var lazy16: JobData.Factories.SealedLazy16 { lazyLazy16.value(in: lifetime) { newLazy16() } }

        private func newLazy16() -> JobData.Factories.SealedLazy16 {
            WindowData.Factories.lazy16(lifetime.objectWatch)
        }

        fileprivate var lazy17: JobData.Factories.SealedLazy17 { lazyLazy17.value(in: lifetime) { newLazy17() } }

        private func newLazy17() -> JobData.Factories.SealedLazy17 {
            WindowData.Factories.lazy17(lifetime.objectWatch)
        }

        fileprivate var lazy18: JobData.Factories.SealedLazy18 { lazyLazy18.value(in: lifetime) { newLazy18() } }

        private func newLazy18() -> JobData.Factories.SealedLazy18 {
            WindowData.Factories.lazy18(lifetime.objectWatch)
        }

        fileprivate var lazy19: JobData.Factories.SealedLazy19 { lazyLazy19.value(in: lifetime) { newLazy19() } }

        private func newLazy19() -> JobData.Factories.SealedLazy19 {
            WindowData.Factories.lazy19(lifetime.objectWatch)
        }

        fileprivate var lazy20: JobData.Factories.SealedLazy20 { lazyLazy20.value(in: lifetime) { newLazy20() } }

        private func newLazy20() -> JobData.Factories.SealedLazy20 {
            WindowData.Factories.lazy20(lifetime.objectWatch)
        }

        fileprivate var lazy21: JobData.Factories.SealedLazy21 { lazyLazy21.value(in: lifetime) { newLazy21() } }

        private func newLazy21() -> JobData.Factories.SealedLazy21 {
            WindowData.Factories.lazy21(lifetime.objectWatch)
        }

        fileprivate var lazy22: JobData.Factories.SealedLazy22 { lazyLazy22.value(in: lifetime) { newLazy22() } }

        private func newLazy22() -> JobData.Factories.SealedLazy22 {
            WindowData.Factories.lazy22(lifetime.objectWatch)
        }

        fileprivate var lazy23: JobData.Factories.SealedLazy23 { lazyLazy23.value(in: lifetime) { newLazy23() } }

        private func newLazy23() -> JobData.Factories.SealedLazy23 {
            WindowData.Factories.lazy23(lifetime.objectWatch)
        }

        fileprivate var lazy24: JobData.Factories.SealedLazy24 { lazyLazy24.value(in: lifetime) { newLazy24() } }

        private func newLazy24() -> JobData.Factories.SealedLazy24 {
            WindowData.Factories.lazy24(lifetime.objectWatch)
        }

        fileprivate var lazy25: JobData.Factories.SealedLazy25 { lazyLazy25.value(in: lifetime) { newLazy25() } }

        private func newLazy25() -> JobData.Factories.SealedLazy25 {
            WindowData.Factories.lazy25(lifetime.objectWatch, model: isolated1.model11)
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let trace = WindowData.Factories.trace(lifetime.objectWatch)
            let left = WindowData.Factories.left(lifetime.objectWatch, trace: trace)
            let right = WindowData.Factories.right(lifetime.objectWatch, trace: trace)
            return WindowData.Factories.whole(
                lifetime.objectWatch,
                left: left,
                right: right,
                hidden0: objects1.hidden0,
                hidden1: isolated1.hidden1,
                hidden2: isolated1.hidden2,
                hidden3: objects1.hidden3,
                hidden4: isolated1.hidden4,
                hidden5: isolated1.hidden5,
                hidden6: objects1.hidden6,
                hidden7: isolated1.hidden7,
                hidden8: isolated1.hidden8,
                hidden9: objects1.hidden9,
                hidden10: isolated1.hidden10,
                hidden11: isolated2.hidden11,
                hidden12: objects2.hidden12,
                hidden13: isolated2.hidden13,
                model0: objects1.model0,
                model1: isolated1.model1,
                model2: isolated1.model2,
                model3: objects1.model3,
                model4: isolated1.model4,
                model5: isolated1.model5,
                model6: objects1.model6,
                model7: isolated1.model7,
                model8: isolated1.model8,
                model9: objects1.model9,
                model10: isolated1.model10,
                model11: isolated1.model11,
                model12: objects1.model12,
                model13: isolated1.model13,
                lazy0: { [reference] in try reference.open("Lazy0", for: "Whole").lazy0 },
                lazy1: { [reference] in try reference.open("Lazy1", for: "Whole").lazy1 },
                lazy2: { [reference] in try reference.open("Lazy2", for: "Whole").lazy2 },
                lazy3: { [reference] in try reference.open("Lazy3", for: "Whole").lazy3 },
                lazy4: { [reference] in try reference.open("Lazy4", for: "Whole").lazy4 },
                lazy5: { [reference] in try reference.open("Lazy5", for: "Whole").lazy5 },
                lazy6: { [reference] in try reference.open("Lazy6", for: "Whole").lazy6 },
                lazy7: { [reference] in try reference.open("Lazy7", for: "Whole").lazy7 },
                lazy8: { [reference] in try reference.open("Lazy8", for: "Whole").lazy8 },
                lazy9: { [reference] in try reference.open("Lazy9", for: "Whole").lazy9 },
                lazy10: { [reference] in try reference.open("Lazy10", for: "Whole").lazy10 },
                lazy11: { [reference] in try reference.open("Lazy11", for: "Whole").lazy11 },
                lazy12: { [reference] in try reference.open("Lazy12", for: "Whole").lazy12 },
                lazy13: { [reference] in try reference.open("Lazy13", for: "Whole").lazy13 },
                lazy14: { [reference] in try reference.open("Lazy14", for: "Whole").lazy14 },
                lazy15: { [reference] in try reference.open("Lazy15", for: "Whole").lazy15 },
                lazy16: { [reference] in try reference.open("Lazy16", for: "Whole").lazy16 },
                lazy17: { [reference] in try reference.open("Lazy17", for: "Whole").lazy17 },
                lazy18: { [reference] in try reference.open("Lazy18", for: "Whole").lazy18 },
                lazy19: { [reference] in try reference.open("Lazy19", for: "Whole").lazy19 },
                lazy20: { [reference] in try reference.open("Lazy20", for: "Whole").lazy20 },
                lazy21: { [reference] in try reference.open("Lazy21", for: "Whole").lazy21 },
                lazy22: { [reference] in try reference.open("Lazy22", for: "Whole").lazy22 },
                lazy23: { [reference] in try reference.open("Lazy23", for: "Whole").lazy23 },
                lazy24: { [reference] in try reference.open("Lazy24", for: "Whole").lazy24 },
                lazy25: { [reference] in try reference.open("Lazy25", for: "Whole").lazy25 }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate nonisolated struct Objects1: Sendable {
            let model0: JobData.Factories.SealedModel0
            let model3: JobData.Factories.SealedModel3
            let model6: JobData.Factories.SealedModel6
            let model9: JobData.Factories.SealedModel9
            let model12: JobData.Factories.SealedModel12
            let hidden0: JobData.Factories.SealedHidden0
            let hidden3: JobData.Factories.SealedHidden3
            let hidden6: JobData.Factories.SealedHidden6
            let hidden9: JobData.Factories.SealedHidden9
        }

        fileprivate nonisolated struct Objects2: Sendable {
            let hidden12: JobData.Factories.SealedHidden12
        }

        fileprivate nonisolated struct Isolated1 {
            let model1: JobData.Factories.SealedModel1
            let model2: JobData.Factories.SealedModel2
            let model4: JobData.Factories.SealedModel4
            let model5: JobData.Factories.SealedModel5
            let model7: JobData.Factories.SealedModel7
            let model8: JobData.Factories.SealedModel8
            let model10: JobData.Factories.SealedModel10
            let model11: JobData.Factories.SealedModel11
            let model13: JobData.Factories.SealedModel13
            let hidden1: JobData.Factories.SealedHidden1
            let hidden2: JobData.Factories.SealedHidden2
            let hidden4: JobData.Factories.SealedHidden4
            let hidden5: JobData.Factories.SealedHidden5
            let hidden7: JobData.Factories.SealedHidden7
            let hidden8: JobData.Factories.SealedHidden8
            let hidden10: JobData.Factories.SealedHidden10
        }

        fileprivate nonisolated struct Isolated2 {
            let hidden11: JobData.Factories.SealedHidden11
            let hidden13: JobData.Factories.SealedHidden13
        }

        fileprivate nonisolated struct Exposed1: Sendable {
            let shown25: Shown25
            let shown27: Shown27
        }

        fileprivate nonisolated struct IsolatedExposed1 {
            let shown26: Shown26
        }
    }

    /// What Product, and each composition that includes it, hands out in `WorkScope`.
    @Background protocol WorkRoots: AnyObject, Sendable {
        func makeWhole() -> Whole
        var shown0: Shown0 { get }
        nonisolated var shown1: Shown1 { get }
        var shown2: Shown2 { get }
        nonisolated var shown3: Shown3 { get }
        var shown4: Shown4 { get }
        nonisolated var shown5: Shown5 { get }
        var shown6: Shown6 { get }
        nonisolated var shown7: Shown7 { get }
        var shown8: Shown8 { get }
        nonisolated var shown9: Shown9 { get }
        var shown10: Shown10 { get }
        nonisolated var shown11: Shown11 { get }
        var shown12: Shown12 { get }
        nonisolated var shown13: Shown13 { get }
        var shown14: Shown14 { get }
        nonisolated var shown15: Shown15 { get }
        var shown16: Shown16 { get }
        nonisolated var shown17: Shown17 { get }
        var shown18: Shown18 { get }
        nonisolated var shown19: Shown19 { get }
        var shown20: Shown20 { get }
        nonisolated var shown21: Shown21 { get }
        var shown22: Shown22 { get }
        nonisolated var shown23: Shown23 { get }
        var shown24: Shown24 { get }
        nonisolated var shown25: Shown25 { get }
        var shown26: Shown26 { get }
        nonisolated var shown27: Shown27 { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `WorkScope`.
    @Background final class Work: WorkRoots {
        let shown0: Shown0
        nonisolated let shown1: Shown1
        let shown2: Shown2
        nonisolated let shown3: Shown3
        let shown4: Shown4
        nonisolated let shown5: Shown5
        let shown6: Shown6
        nonisolated let shown7: Shown7
        let shown8: Shown8
        nonisolated let shown9: Shown9
        let shown10: Shown10
        nonisolated let shown11: Shown11
        let shown12: Shown12
        nonisolated let shown13: Shown13
        let shown14: Shown14
        nonisolated let shown15: Shown15
        let shown16: Shown16
        nonisolated let shown17: Shown17
        let shown18: Shown18
        nonisolated let shown19: Shown19
        let shown20: Shown20
        nonisolated let shown21: Shown21
        let shown22: Shown22
        nonisolated let shown23: Shown23
        let shown24: Shown24

        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<Work>
        nonisolated fileprivate let objects1: Objects1
        nonisolated fileprivate let objects2: Objects2
        fileprivate let isolated1: Isolated1
        fileprivate let isolated2: Isolated2
        nonisolated fileprivate let exposed1: Exposed1
        fileprivate let isolatedExposed1: IsolatedExposed1
        private let lazyLazy0 = UnsynchronizedLazy<JobData.Factories.SealedLazy0>("Lazy0")
        private let lazyLazy1 = UnsynchronizedLazy<JobData.Factories.SealedLazy1>("Lazy1")
        private let lazyLazy2 = UnsynchronizedLazy<JobData.Factories.SealedLazy2>("Lazy2")
        private let lazyLazy3 = UnsynchronizedLazy<JobData.Factories.SealedLazy3>("Lazy3")
        private let lazyLazy4 = UnsynchronizedLazy<JobData.Factories.SealedLazy4>("Lazy4")
        private let lazyLazy5 = UnsynchronizedLazy<JobData.Factories.SealedLazy5>("Lazy5")
        private let lazyLazy6 = UnsynchronizedLazy<JobData.Factories.SealedLazy6>("Lazy6")
        private let lazyLazy7 = UnsynchronizedLazy<JobData.Factories.SealedLazy7>("Lazy7")
        private let lazyLazy8 = UnsynchronizedLazy<JobData.Factories.SealedLazy8>("Lazy8")
        private let lazyLazy9 = UnsynchronizedLazy<JobData.Factories.SealedLazy9>("Lazy9")
        private let lazyLazy10 = UnsynchronizedLazy<JobData.Factories.SealedLazy10>("Lazy10")
        private let lazyLazy11 = UnsynchronizedLazy<JobData.Factories.SealedLazy11>("Lazy11")
        private let lazyLazy12 = UnsynchronizedLazy<JobData.Factories.SealedLazy12>("Lazy12")
        private let lazyLazy13 = UnsynchronizedLazy<JobData.Factories.SealedLazy13>("Lazy13")
        private let lazyLazy14 = UnsynchronizedLazy<JobData.Factories.SealedLazy14>("Lazy14")
        private let lazyLazy15 = UnsynchronizedLazy<JobData.Factories.SealedLazy15>("Lazy15")
        private let lazyLazy16 = UnsynchronizedLazy<JobData.Factories.SealedLazy16>("Lazy16")
        private let lazyLazy17 = UnsynchronizedLazy<JobData.Factories.SealedLazy17>("Lazy17")
        private let lazyLazy18 = UnsynchronizedLazy<JobData.Factories.SealedLazy18>("Lazy18")
        private let lazyLazy19 = UnsynchronizedLazy<JobData.Factories.SealedLazy19>("Lazy19")
        private let lazyLazy20 = UnsynchronizedLazy<JobData.Factories.SealedLazy20>("Lazy20")
        private let lazyLazy21 = UnsynchronizedLazy<JobData.Factories.SealedLazy21>("Lazy21")
        private let lazyLazy22 = UnsynchronizedLazy<JobData.Factories.SealedLazy22>("Lazy22")
        private let lazyLazy23 = UnsynchronizedLazy<JobData.Factories.SealedLazy23>("Lazy23")
        private let lazyLazy24 = UnsynchronizedLazy<JobData.Factories.SealedLazy24>("Lazy24")
        private let lazyLazy25 = UnsynchronizedLazy<JobData.Factories.SealedLazy25>("Lazy25")

        /// Opens `WorkScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Work", observer: scopeObserver)
            let reference = ScopeReference<Work>(lifetime)
            do {
                let (objects1, isolated1) = Work.makePart1(lifetime: lifetime, reference: reference)
                let (objects2, isolated2, made2) = Work.makePart2(
                    lifetime: lifetime,
                    reference: reference,
                    isolated1: isolated1,
                    objects1: objects1
                )
                let (exposed1, isolatedExposed1, made3) = Work.makePart3(lifetime: lifetime, reference: reference)
                self.lifetime = lifetime
                self.reference = reference
                self.shown0 = made2.shown0
                self.shown1 = made2.shown1
                self.shown2 = made2.shown2
                self.shown3 = made2.shown3
                self.shown4 = made2.shown4
                self.shown5 = made2.shown5
                self.shown6 = made2.shown6
                self.shown7 = made2.shown7
                self.shown8 = made2.shown8
                self.shown9 = made2.shown9
                self.shown10 = made2.shown10
                self.shown11 = made2.shown11
                self.shown12 = made2.shown12
                self.shown13 = made2.shown13
                self.shown14 = made2.shown14
                self.shown15 = made2.shown15
                self.shown16 = made2.shown16
                self.shown17 = made2.shown17
                self.shown18 = made2.shown18
                self.shown19 = made2.shown19
                self.shown20 = made2.shown20
                self.shown21 = made2.shown21
                self.shown22 = made3.shown22
                self.shown23 = made3.shown23
                self.shown24 = made3.shown24
                self.objects1 = consume objects1
                self.objects2 = consume objects2
                self.isolated1 = consume isolated1
                self.isolated2 = consume isolated2
                self.exposed1 = consume exposed1
                self.isolatedExposed1 = consume isolatedExposed1
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        // The compiler takes long over a function that makes many objects, so these share them out.
        @inline(never)
        private static func makePart1(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Work>
        ) -> (Objects1, Isolated1) {
            let objectWatch = lifetime.objectWatch
            let model0 = WorkData.Factories.model0(objectWatch)
            let model1 = WorkData.Factories.model1(objectWatch)
            let model2 = WorkData.Factories.model2(objectWatch)
            let model3 = WorkData.Factories.model3(objectWatch)
            let model4 = WorkData.Factories.model4(objectWatch)
            let model5 = WorkData.Factories.model5(objectWatch)
            let model6 = WorkData.Factories.model6(objectWatch)
            let model7 = WorkData.Factories.model7(objectWatch)
            let model8 = WorkData.Factories.model8(objectWatch)
            let model9 = WorkData.Factories.model9(objectWatch)
            let model10 = WorkData.Factories.model10(objectWatch)
            let model11 = WorkData.Factories.model11(objectWatch)
            let model12 = WorkData.Factories.model12(objectWatch)
            let model13 = WorkData.Factories.model13(objectWatch)
            let hidden0 = WorkData.Factories.hidden0(objectWatch, model: model0)
            let hidden1 = WorkData.Factories.hidden1(objectWatch, model: model1)
            let hidden2 = WorkData.Factories.hidden2(objectWatch, model: model2)
            let hidden3 = WorkData.Factories.hidden3(objectWatch, model: model3)
            let hidden4 = WorkData.Factories.hidden4(objectWatch, model: model4)
            lifetime.onEnd("Hidden4", position: 18) { @Background in
                try await WorkData.Factories.endHidden4(hidden4)
            }
            let hidden5 = WorkData.Factories.hidden5(objectWatch, model: model5)
            let hidden6 = WorkData.Factories.hidden6(objectWatch, model: model6)
            let hidden7 = WorkData.Factories.hidden7(objectWatch, model: model7)
            let hidden8 = WorkData.Factories.hidden8(objectWatch, model: model8)
            let hidden9 = WorkData.Factories.hidden9(objectWatch, model: model9)
            let hidden10 = WorkData.Factories.hidden10(objectWatch, model: model10)
            lifetime.onEnd("Hidden3", position: 17) {
                try await WorkData.Factories.endHidden3(hidden3)
            }
            let objects1 = Objects1(
                model0: consume model0,
                model3: consume model3,
                model6: consume model6,
                model9: consume model9,
                model12: consume model12,
                hidden0: consume hidden0,
                hidden3: hidden3,
                hidden6: consume hidden6,
                hidden9: consume hidden9
            )
            let isolated1 = Isolated1(
                model1: consume model1,
                model2: consume model2,
                model4: consume model4,
                model5: consume model5,
                model7: consume model7,
                model8: consume model8,
                model10: consume model10,
                model11: consume model11,
                model13: consume model13,
                hidden1: consume hidden1,
                hidden2: consume hidden2,
                hidden4: hidden4,
                hidden5: consume hidden5,
                hidden7: consume hidden7,
                hidden8: consume hidden8,
                hidden10: consume hidden10
            )
            return (objects1, isolated1)
        }

        @inline(never)
        private static func makePart2(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Work>,
            isolated1: Isolated1,
            objects1: Objects1
        ) -> (Objects2, Isolated2, Made2) {
            let objectWatch = lifetime.objectWatch
            let model11 = isolated1.model11
            let model12 = objects1.model12
            let model13 = isolated1.model13
            let hidden11 = WorkData.Factories.hidden11(objectWatch, model: consume model11)
            let hidden12 = WorkData.Factories.hidden12(objectWatch, model: consume model12)
            let hidden13 = WorkData.Factories.hidden13(objectWatch, model: consume model13)
            let shown0 = WorkAssembly.Factories.shown0(objectWatch)
            let shown1 = WorkAssembly.Factories.shown1(objectWatch)
            let shown2 = WorkAssembly.Factories.shown2(objectWatch)
            let shown3 = WorkAssembly.Factories.shown3(objectWatch)
            let shown4 = WorkAssembly.Factories.shown4(objectWatch)
            let shown5 = WorkAssembly.Factories.shown5(objectWatch)
            let shown6 = WorkAssembly.Factories.shown6(objectWatch)
            let shown7 = WorkAssembly.Factories.shown7(objectWatch)
            let shown8 = WorkAssembly.Factories.shown8(objectWatch)
            let shown9 = WorkAssembly.Factories.shown9(objectWatch)
            let shown10 = WorkAssembly.Factories.shown10(objectWatch)
            let shown11 = WorkAssembly.Factories.shown11(objectWatch)
            let shown12 = WorkAssembly.Factories.shown12(objectWatch)
            let shown13 = WorkAssembly.Factories.shown13(objectWatch)
            let shown14 = WorkAssembly.Factories.shown14(objectWatch)
            let shown15 = WorkAssembly.Factories.shown15(objectWatch)
            let shown16 = WorkAssembly.Factories.shown16(objectWatch)
            let shown17 = WorkAssembly.Factories.shown17(objectWatch)
            let shown18 = WorkAssembly.Factories.shown18(objectWatch)
            let shown19 = WorkAssembly.Factories.shown19(objectWatch)
            let shown20 = WorkAssembly.Factories.shown20(objectWatch)
            let shown21 = WorkAssembly.Factories.shown21(objectWatch)
            let objects2 = Objects2(hidden12: consume hidden12)
            let isolated2 = Isolated2(hidden11: consume hidden11, hidden13: consume hidden13)
            let made2 = Made2(
                shown0: consume shown0,
                shown1: consume shown1,
                shown2: consume shown2,
                shown3: consume shown3,
                shown4: consume shown4,
                shown5: consume shown5,
                shown6: consume shown6,
                shown7: consume shown7,
                shown8: consume shown8,
                shown9: consume shown9,
                shown10: consume shown10,
                shown11: consume shown11,
                shown12: consume shown12,
                shown13: consume shown13,
                shown14: consume shown14,
                shown15: consume shown15,
                shown16: consume shown16,
                shown17: consume shown17,
                shown18: consume shown18,
                shown19: consume shown19,
                shown20: consume shown20,
                shown21: consume shown21
            )
            return (objects2, isolated2, made2)
        }

        nonisolated private struct Made2 {
            let shown0: Shown0
            let shown1: Shown1
            let shown2: Shown2
            let shown3: Shown3
            let shown4: Shown4
            let shown5: Shown5
            let shown6: Shown6
            let shown7: Shown7
            let shown8: Shown8
            let shown9: Shown9
            let shown10: Shown10
            let shown11: Shown11
            let shown12: Shown12
            let shown13: Shown13
            let shown14: Shown14
            let shown15: Shown15
            let shown16: Shown16
            let shown17: Shown17
            let shown18: Shown18
            let shown19: Shown19
            let shown20: Shown20
            let shown21: Shown21
        }

        @inline(never)
        private static func makePart3(
            lifetime: ScopeLifetime,
            reference: ScopeReference<Work>
        ) -> (Exposed1, IsolatedExposed1, Made3) {
            let objectWatch = lifetime.objectWatch
            let shown22 = WorkAssembly.Factories.shown22(objectWatch)
            let shown23 = WorkAssembly.Factories.shown23(objectWatch)
            let shown24 = WorkAssembly.Factories.shown24(objectWatch)
            let shown25 = WorkAssembly.Factories.shown25(objectWatch)
            let shown26 = WorkAssembly.Factories.shown26(objectWatch)
            let shown27 = WorkAssembly.Factories.shown27(objectWatch)
            let exposed1 = Exposed1(shown25: consume shown25, shown27: consume shown27)
            let isolatedExposed1 = IsolatedExposed1(shown26: consume shown26)
            let made3 = Made3(shown22: consume shown22, shown23: consume shown23, shown24: consume shown24)
            return (exposed1, isolatedExposed1, made3)
        }

        nonisolated private struct Made3 {
            let shown22: Shown22
            let shown23: Shown23
            let shown24: Shown24
        }

        deinit {
            lifetime.abandon()
        }

        nonisolated var shown25: Shown25 { exposed1.shown25 }

        var shown26: Shown26 { isolatedExposed1.shown26 }

        nonisolated var shown27: Shown27 { exposed1.shown27 }

        fileprivate var lazy0: JobData.Factories.SealedLazy0 { lazyLazy0.value(in: lifetime) { newLazy0() } }

        private func newLazy0() -> JobData.Factories.SealedLazy0 {
            WorkData.Factories.lazy0(lifetime.objectWatch, model: objects1.model0)
        }

        fileprivate var lazy1: JobData.Factories.SealedLazy1 { lazyLazy1.value(in: lifetime) { newLazy1() } }

        private func newLazy1() -> JobData.Factories.SealedLazy1 {
            WorkData.Factories.lazy1(lifetime.objectWatch)
        }

        fileprivate var lazy2: JobData.Factories.SealedLazy2 { lazyLazy2.value(in: lifetime) { newLazy2() } }

        private func newLazy2() -> JobData.Factories.SealedLazy2 {
            WorkData.Factories.lazy2(lifetime.objectWatch)
        }

        fileprivate var lazy3: JobData.Factories.SealedLazy3 { lazyLazy3.value(in: lifetime) { newLazy3() } }

        private func newLazy3() -> JobData.Factories.SealedLazy3 {
            WorkData.Factories.lazy3(lifetime.objectWatch)
        }

        fileprivate var lazy4: JobData.Factories.SealedLazy4 { lazyLazy4.value(in: lifetime) { newLazy4() } }

        private func newLazy4() -> JobData.Factories.SealedLazy4 {
            WorkData.Factories.lazy4(lifetime.objectWatch)
        }

        fileprivate var lazy5: JobData.Factories.SealedLazy5 { lazyLazy5.value(in: lifetime) { newLazy5() } }

        private func newLazy5() -> JobData.Factories.SealedLazy5 {
            WorkData.Factories.lazy5(lifetime.objectWatch)
        }

        fileprivate var lazy6: JobData.Factories.SealedLazy6 { lazyLazy6.value(in: lifetime) { newLazy6() } }

        private func newLazy6() -> JobData.Factories.SealedLazy6 {
            WorkData.Factories.lazy6(lifetime.objectWatch)
        }

        fileprivate var lazy7: JobData.Factories.SealedLazy7 { lazyLazy7.value(in: lifetime) { newLazy7() } }

        private func newLazy7() -> JobData.Factories.SealedLazy7 {
            WorkData.Factories.lazy7(lifetime.objectWatch)
        }

        fileprivate var lazy8: JobData.Factories.SealedLazy8 { lazyLazy8.value(in: lifetime) { newLazy8() } }

        private func newLazy8() -> JobData.Factories.SealedLazy8 {
            WorkData.Factories.lazy8(lifetime.objectWatch)
        }

        fileprivate var lazy9: JobData.Factories.SealedLazy9 { lazyLazy9.value(in: lifetime) { newLazy9() } }

        private func newLazy9() -> JobData.Factories.SealedLazy9 {
            WorkData.Factories.lazy9(lifetime.objectWatch)
        }

        fileprivate var lazy10: JobData.Factories.SealedLazy10 { lazyLazy10.value(in: lifetime) { newLazy10() } }

        private func newLazy10() -> JobData.Factories.SealedLazy10 {
            WorkData.Factories.lazy10(lifetime.objectWatch)
        }

        fileprivate var lazy11: JobData.Factories.SealedLazy11 { lazyLazy11.value(in: lifetime) { newLazy11() } }

        private func newLazy11() -> JobData.Factories.SealedLazy11 {
            WorkData.Factories.lazy11(lifetime.objectWatch)
        }

        fileprivate var lazy12: JobData.Factories.SealedLazy12 { lazyLazy12.value(in: lifetime) { newLazy12() } }

        private func newLazy12() -> JobData.Factories.SealedLazy12 {
            WorkData.Factories.lazy12(lifetime.objectWatch)
        }

        fileprivate var lazy13: JobData.Factories.SealedLazy13 { lazyLazy13.value(in: lifetime) { newLazy13() } }

        private func newLazy13() -> JobData.Factories.SealedLazy13 {
            WorkData.Factories.lazy13(lifetime.objectWatch)
        }

        fileprivate var lazy14: JobData.Factories.SealedLazy14 { lazyLazy14.value(in: lifetime) { newLazy14() } }

        private func newLazy14() -> JobData.Factories.SealedLazy14 {
            WorkData.Factories.lazy14(lifetime.objectWatch)
        }

        fileprivate var lazy15: JobData.Factories.SealedLazy15 { lazyLazy15.value(in: lifetime) { newLazy15() } }

        private func newLazy15() -> JobData.Factories.SealedLazy15 {
            WorkData.Factories.lazy15(lifetime.objectWatch)
        }

        fileprivate var lazy16: JobData.Factories.SealedLazy16 { lazyLazy16.value(in: lifetime) { newLazy16() } }

        private func newLazy16() -> JobData.Factories.SealedLazy16 {
            WorkData.Factories.lazy16(lifetime.objectWatch)
        }

        fileprivate var lazy17: JobData.Factories.SealedLazy17 { lazyLazy17.value(in: lifetime) { newLazy17() } }

        private func newLazy17() -> JobData.Factories.SealedLazy17 {
            WorkData.Factories.lazy17(lifetime.objectWatch)
        }

        fileprivate var lazy18: JobData.Factories.SealedLazy18 { lazyLazy18.value(in: lifetime) { newLazy18() } }

        private func newLazy18() -> JobData.Factories.SealedLazy18 {
            WorkData.Factories.lazy18(lifetime.objectWatch)
        }

        fileprivate var lazy19: JobData.Factories.SealedLazy19 { lazyLazy19.value(in: lifetime) { newLazy19() } }

        private func newLazy19() -> JobData.Factories.SealedLazy19 {
            WorkData.Factories.lazy19(lifetime.objectWatch)
        }

        fileprivate var lazy20: JobData.Factories.SealedLazy20 { lazyLazy20.value(in: lifetime) { newLazy20() } }

        private func newLazy20() -> JobData.Factories.SealedLazy20 {
            WorkData.Factories.lazy20(lifetime.objectWatch)
        }

        fileprivate var lazy21: JobData.Factories.SealedLazy21 { lazyLazy21.value(in: lifetime) { newLazy21() } }

        private func newLazy21() -> JobData.Factories.SealedLazy21 {
            WorkData.Factories.lazy21(lifetime.objectWatch)
        }

        fileprivate var lazy22: JobData.Factories.SealedLazy22 { lazyLazy22.value(in: lifetime) { newLazy22() } }

        private func newLazy22() -> JobData.Factories.SealedLazy22 {
            WorkData.Factories.lazy22(lifetime.objectWatch)
        }

        fileprivate var lazy23: JobData.Factories.SealedLazy23 { lazyLazy23.value(in: lifetime) { newLazy23() } }

        private func newLazy23() -> JobData.Factories.SealedLazy23 {
            WorkData.Factories.lazy23(lifetime.objectWatch)
        }

        fileprivate var lazy24: JobData.Factories.SealedLazy24 { lazyLazy24.value(in: lifetime) { newLazy24() } }

        private func newLazy24() -> JobData.Factories.SealedLazy24 {
            WorkData.Factories.lazy24(lifetime.objectWatch)
        }

        fileprivate var lazy25: JobData.Factories.SealedLazy25 { lazyLazy25.value(in: lifetime) { newLazy25() } }

        private func newLazy25() -> JobData.Factories.SealedLazy25 {
            WorkData.Factories.lazy25(lifetime.objectWatch, model: isolated1.model11)
        }

        /// Makes a new `Whole`.
        func makeWhole() -> Whole {
            let trace = WorkData.Factories.trace(lifetime.objectWatch)
            let left = WorkData.Factories.left(lifetime.objectWatch, trace: trace)
            let right = WorkData.Factories.right(lifetime.objectWatch, trace: trace)
            return WorkData.Factories.whole(
                lifetime.objectWatch,
                left: left,
                right: right,
                hidden0: objects1.hidden0,
                hidden1: isolated1.hidden1,
                hidden2: isolated1.hidden2,
                hidden3: objects1.hidden3,
                hidden4: isolated1.hidden4,
                hidden5: isolated1.hidden5,
                hidden6: objects1.hidden6,
                hidden7: isolated1.hidden7,
                hidden8: isolated1.hidden8,
                hidden9: objects1.hidden9,
                hidden10: isolated1.hidden10,
                hidden11: isolated2.hidden11,
                hidden12: objects2.hidden12,
                hidden13: isolated2.hidden13,
                model0: objects1.model0,
                model1: isolated1.model1,
                model2: isolated1.model2,
                model3: objects1.model3,
                model4: isolated1.model4,
                model5: isolated1.model5,
                model6: objects1.model6,
                model7: isolated1.model7,
                model8: isolated1.model8,
                model9: objects1.model9,
                model10: isolated1.model10,
                model11: isolated1.model11,
                model12: objects1.model12,
                model13: isolated1.model13,
                lazy0: { [reference] in try reference.open("Lazy0", for: "Whole").lazy0 },
                lazy1: { [reference] in try reference.open("Lazy1", for: "Whole").lazy1 },
                lazy2: { [reference] in try reference.open("Lazy2", for: "Whole").lazy2 },
                lazy3: { [reference] in try reference.open("Lazy3", for: "Whole").lazy3 },
                lazy4: { [reference] in try reference.open("Lazy4", for: "Whole").lazy4 },
                lazy5: { [reference] in try reference.open("Lazy5", for: "Whole").lazy5 },
                lazy6: { [reference] in try reference.open("Lazy6", for: "Whole").lazy6 },
                lazy7: { [reference] in try reference.open("Lazy7", for: "Whole").lazy7 },
                lazy8: { [reference] in try reference.open("Lazy8", for: "Whole").lazy8 },
                lazy9: { [reference] in try reference.open("Lazy9", for: "Whole").lazy9 },
                lazy10: { [reference] in try reference.open("Lazy10", for: "Whole").lazy10 },
                lazy11: { [reference] in try reference.open("Lazy11", for: "Whole").lazy11 },
                lazy12: { [reference] in try reference.open("Lazy12", for: "Whole").lazy12 },
                lazy13: { [reference] in try reference.open("Lazy13", for: "Whole").lazy13 },
                lazy14: { [reference] in try reference.open("Lazy14", for: "Whole").lazy14 },
                lazy15: { [reference] in try reference.open("Lazy15", for: "Whole").lazy15 },
                lazy16: { [reference] in try reference.open("Lazy16", for: "Whole").lazy16 },
                lazy17: { [reference] in try reference.open("Lazy17", for: "Whole").lazy17 },
                lazy18: { [reference] in try reference.open("Lazy18", for: "Whole").lazy18 },
                lazy19: { [reference] in try reference.open("Lazy19", for: "Whole").lazy19 },
                lazy20: { [reference] in try reference.open("Lazy20", for: "Whole").lazy20 },
                lazy21: { [reference] in try reference.open("Lazy21", for: "Whole").lazy21 },
                lazy22: { [reference] in try reference.open("Lazy22", for: "Whole").lazy22 },
                lazy23: { [reference] in try reference.open("Lazy23", for: "Whole").lazy23 },
                lazy24: { [reference] in try reference.open("Lazy24", for: "Whole").lazy24 },
                lazy25: { [reference] in try reference.open("Lazy25", for: "Whole").lazy25 }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }

        fileprivate nonisolated struct Objects1: Sendable {
            let model0: JobData.Factories.SealedModel0
            let model3: JobData.Factories.SealedModel3
            let model6: JobData.Factories.SealedModel6
            let model9: JobData.Factories.SealedModel9
            let model12: JobData.Factories.SealedModel12
            let hidden0: JobData.Factories.SealedHidden0
            let hidden3: JobData.Factories.SealedHidden3
            let hidden6: JobData.Factories.SealedHidden6
            let hidden9: JobData.Factories.SealedHidden9
        }

        fileprivate nonisolated struct Objects2: Sendable {
            let hidden12: JobData.Factories.SealedHidden12
        }

        fileprivate nonisolated struct Isolated1 {
            let model1: JobData.Factories.SealedModel1
            let model2: JobData.Factories.SealedModel2
            let model4: JobData.Factories.SealedModel4
            let model5: JobData.Factories.SealedModel5
            let model7: JobData.Factories.SealedModel7
            let model8: JobData.Factories.SealedModel8
            let model10: JobData.Factories.SealedModel10
            let model11: JobData.Factories.SealedModel11
            let model13: JobData.Factories.SealedModel13
            let hidden1: JobData.Factories.SealedHidden1
            let hidden2: JobData.Factories.SealedHidden2
            let hidden4: JobData.Factories.SealedHidden4
            let hidden5: JobData.Factories.SealedHidden5
            let hidden7: JobData.Factories.SealedHidden7
            let hidden8: JobData.Factories.SealedHidden8
            let hidden10: JobData.Factories.SealedHidden10
        }

        fileprivate nonisolated struct Isolated2 {
            let hidden11: JobData.Factories.SealedHidden11
            let hidden13: JobData.Factories.SealedHidden13
        }

        fileprivate nonisolated struct Exposed1: Sendable {
            let shown25: Shown25
            let shown27: Shown27
        }

        fileprivate nonisolated struct IsolatedExposed1 {
            let shown26: Shown26
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}

#if compiler(>=6.2)
    extension Product.Window: nonisolated OpenScope {}
#else
    extension Product.Window: OpenScope {}
#endif

#if compiler(>=6.2)
    extension Product.Work: nonisolated OpenScope {}
#else
    extension Product.Work: OpenScope {}
#endif
