// Written by Dovetail from ChildAssembly, KitAssembly. Do not edit.

package import Dovetail

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func reader(_ watch: ObjectWatch?, number: consuming Int) -> SealedReader {
            #sourceLocation(file: "Kit/Kit.swift", line: 53)
            return SealedReader(value: ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(
                number: number
            )))
            #sourceLocation()
        }

        /// `Reader`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedReader: Sendable {
            let value: Reader
        }
    }
}

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func engine(_ watch: ObjectWatch?) -> SealedEngine {
            #sourceLocation(file: "Kit/Kit.swift", line: 35)
            return SealedEngine(value: ObjectWatch.tell(watch, "Engine", ObjectWatch.start(watch), Engine()))
            #sourceLocation()
        }

        @inline(never)
        package static func spareEngine(_ watch: ObjectWatch?) -> SealedEngine {
            #sourceLocation(file: "Kit/Kit.swift", line: 36)
            return SealedEngine(value: ObjectWatch.tell(watch, "Engine", ObjectWatch.start(watch), Engine()))
            #sourceLocation()
        }

        @inline(never)
        package static func archive(_ watch: ObjectWatch?) throws -> SealedArchive {
            #sourceLocation(file: "Kit/Kit.swift", line: 37)
            return try SealedArchive(value: ObjectWatch.tell(watch, "Archive", ObjectWatch.start(watch), Archive()))
            #sourceLocation()
        }

        @inline(never)
        package static func letter(
            _ watch: ObjectWatch?,
            number: consuming Int,
            engine: consuming SealedEngine
        ) -> SealedLetter {
            #sourceLocation(file: "Kit/Kit.swift", line: 38)
            return SealedLetter(value: ObjectWatch.tell(watch, "Letter", ObjectWatch.start(watch), Letter(
                number: number,
                engine: engine.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor package static func view(_ watch: ObjectWatch?, engine: consuming SealedEngine) async -> SealedView {
            #sourceLocation(file: "Kit/Kit.swift", line: 39)
            return await SealedView(value: ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(
                engine: engine.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func fileLog(_ watch: ObjectWatch?) -> SealedFileLog {
            #sourceLocation(file: "Kit/Kit.swift", line: 40)
            return SealedFileLog(value: ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog()))
            #sourceLocation()
        }

        @inline(never)
        package static func asking(
            _ watch: ObjectWatch?,
            engine: consuming SealedEngine,
            plain: (() -> SealedEngine)?,
            absent: (() -> SealedAbsent)?,
            absentLetter: ((Int) -> SealedAbsent)?,
            archive: (@Sendable () throws -> SealedArchive)?,
            letter: (@Sendable (Int) async throws -> SealedLetter)?,
            view: (@Sendable () async -> SealedView)?,
            open: (@Sendable (Int) throws -> Opened<ChildAssembly.Factories.SealedReader>)?,
            openPair: (@Sendable (Int) throws -> (ChildAssembly.Factories.SealedReader, end: @Sendable () async -> Void))?,
            absentOpener: ((Int) throws -> Opened<SealedAbsent>)?,
            twice: SealedEngine??,
            absentTwice: SealedAbsent??,
            closureTwice: (() -> SealedEngine)??,
            spare: (() -> SealedEngine)?,
            log: SealedFileLog??,
            logClosure: (() -> SealedFileLog)?
        ) -> Asking {
            #sourceLocation(file: "Kit/Kit.swift", line: 41)
            return ObjectWatch.tell(watch, "Asking", ObjectWatch.start(watch), Asking(
                engine: engine.value,
                plain: plain.map { value -> (() -> Engine) in { value().value } },
                absent: absent.map { value -> (() -> Absent) in { value().value } },
                absentLetter: absentLetter.map { value -> ((Int) -> Absent) in { argument1 in value(argument1).value } },
                archive: archive.map { value -> (@Sendable () throws -> Archive) in { try value().value } },
                letter: letter.map { value -> (@Sendable (Int) async throws -> Letter) in { argument1 in try await value(argument1).value } },
                view: view.map { value -> (@Sendable () async -> View) in { await value().value } },
                open: open.map { value -> (@Sendable (Int) throws -> Opened<Reader>) in { argument1 in
                    let opened = try value(argument1)
                    return Opened(opened.value.value, end: opened.end)
                } },
                openPair: openPair.map { value -> (@Sendable (Int) throws -> (Reader, end: @Sendable () async -> Void)) in { argument1 in
                    let opened = try value(argument1)
                    return (opened.0.value, end: opened.end)
                } },
                absentOpener: absentOpener.map { value -> ((Int) throws -> Opened<Absent>) in { argument1 in
                    let opened = try value(argument1)
                    return Opened(opened.value.value, end: opened.end)
                } },
                twice: twice.map { value -> Engine? in value?.value },
                absentTwice: absentTwice.map { value -> Absent? in value?.value },
                closureTwice: closureTwice.map { value -> (() -> Engine)? in value.map { value -> (() -> Engine) in { value().value } } },
                spare: spare.map { value -> (() -> Engine) in { value().value } },
                log: log.map { value -> (any Log)? in value?.value },
                logClosure: logClosure.map { value -> (() -> any Log) in { value().value } }
            ))
            #sourceLocation()
        }

        /// `Absent`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedAbsent: Sendable {
            let value: Absent
        }

        /// `Archive`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedArchive: Sendable {
            let value: Archive
        }

        /// `Engine`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedEngine: Sendable {
            let value: Engine
        }

        /// `FileLog`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedFileLog: Sendable {
            let value: FileLog
        }

        /// `Letter`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLetter: Sendable {
            let value: Letter
        }

        /// `View`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedView: Sendable {
            let value: View
        }
    }
}

// Written by Dovetail from ArrayAssembly, Product. Do not edit.

import Dovetail
import Kit

extension ArrayAssembly {
    /// Makes what ArrayAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func intArray(_ watch: ObjectWatch?) -> [Int] {
            #sourceLocation(file: "App/App.swift", line: 30)
            let make: () -> [Int] = { [1, 2] }
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "[Int]", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func double(_ watch: ObjectWatch?) -> Double {
            #sourceLocation(file: "App/App.swift", line: 31)
            let make: () -> Double = { 1 }
            #sourceLocation(file: "App/App.swift", line: 31)
            return ObjectWatch.tell(watch, "Double", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func optionalDoubleClosure(_ watch: ObjectWatch?) -> (@Sendable () -> Double)? {
            #sourceLocation(file: "App/App.swift", line: 32)
            let make: () -> (@Sendable () -> Double)? = { { 2 } }
            #sourceLocation(file: "App/App.swift", line: 32)
            return ObjectWatch.tell(watch, "(@Sendable () -> Double)?", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func optionalDouble(_ watch: ObjectWatch?) -> Double? {
            #sourceLocation(file: "App/App.swift", line: 33)
            let make: () -> Double? = { nil }
            #sourceLocation(file: "App/App.swift", line: 33)
            return ObjectWatch.tell(watch, "Double?", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func lists(
            _ watch: ObjectWatch?,
            numbers: consuming [Int]?,
            texts: consuming [String]?,
            makeNumbers: (() -> [Int])?,
            table: consuming [String: Int]?,
            closure: (@Sendable () -> Double)?,
            optional: consuming Double?,
            wrapped: (@Sendable () -> Bool)?
        ) -> Lists {
            #sourceLocation(file: "App/App.swift", line: 35)
            return ObjectWatch.tell(watch, "Lists", ObjectWatch.start(watch), Lists(
                numbers: numbers,
                texts: texts,
                makeNumbers: makeNumbers,
                table: table,
                closure: closure,
                optional: optional,
                wrapped: wrapped
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var asking: Asking { get }
        func makeLists() -> Lists
        var double: Double { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let asking: Asking
        let double: Double

        fileprivate let lifetime: ScopeLifetime
        fileprivate let flag: @Sendable () -> Bool
        fileprivate let intArray: [Int]
        fileprivate let optionalDoubleClosure: (@Sendable () -> Double)?
        fileprivate let optionalDouble: Double?
        private let lazyArchive = Lazy<KitAssembly.Factories.SealedArchive>("Archive")

        /// Opens `AppScope`.
        init(flag: @escaping @Sendable () -> Bool, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let engine = KitAssembly.Factories.engine(objectWatch)
                let spareEngine = KitAssembly.Factories.spareEngine(objectWatch)
                let fileLog = KitAssembly.Factories.fileLog(objectWatch)
                let asking = KitAssembly.Factories.asking(
                    objectWatch,
                    engine: engine,
                    plain: { engine },
                    absent: nil,
                    absentLetter: nil,
                    archive: { try reference.open("Archive", for: "Asking").archive },
                    letter: { number in
                        KitAssembly.Factories.letter(objectWatch, number: number, engine: engine)
                    },
                    view: { @MainActor in await KitAssembly.Factories.view(objectWatch, engine: engine) },
                    open: { int in
                        let opened = try reference.open("Reader", for: "Asking").openChild(int: int)
                        return Opened(opened.reader, end: opened.end)
                    },
                    openPair: { int in
                        let opened = try reference.open("Reader", for: "Asking").openChild(int: int)
                        return (opened.reader, end: { _ = await opened.end() })
                    },
                    absentOpener: nil,
                    twice: engine,
                    absentTwice: nil,
                    closureTwice: { engine },
                    spare: { spareEngine },
                    log: fileLog,
                    logClosure: { fileLog }
                )
                let intArray = ArrayAssembly.Factories.intArray(objectWatch)
                let double = ArrayAssembly.Factories.double(objectWatch)
                let optionalDoubleClosure = ArrayAssembly.Factories.optionalDoubleClosure(objectWatch)
                let optionalDouble = ArrayAssembly.Factories.optionalDouble(objectWatch)
                self.lifetime = lifetime
                self.asking = consume asking
                self.double = double
                self.flag = flag
                self.intArray = intArray
                self.optionalDoubleClosure = optionalDoubleClosure
                self.optionalDouble = optionalDouble
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var archive: KitAssembly.Factories.SealedArchive {
            get throws { try lazyArchive.value(in: lifetime) { try newArchive() } }
        }

        private func newArchive() throws -> KitAssembly.Factories.SealedArchive {
            try KitAssembly.Factories.archive(lifetime.objectWatch)
        }

        /// Makes a new `Lists`.
        func makeLists() -> Lists {
            ArrayAssembly.Factories.lists(
                lifetime.objectWatch,
                numbers: intArray,
                texts: nil,
                makeNumbers: { [intArray] in intArray },
                table: nil,
                closure: optionalDoubleClosure,
                optional: optionalDouble,
                wrapped: flag
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(int: Int) throws -> Child {
            try Child(in: self, int: int)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            int: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(int: int)
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

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reader: ChildAssembly.Factories.SealedReader

        fileprivate init(in app: App, int: Int) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let reader = ChildAssembly.Factories.reader(objectWatch, number: int)
                self.app = app
                self.lifetime = lifetime
                self.reader = reader
            }
            try lifetime.finishOpeningInside(self)
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
