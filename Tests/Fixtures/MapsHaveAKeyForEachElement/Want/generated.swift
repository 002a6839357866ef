// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail
package import Kit

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func pdf(_ watch: ObjectWatch?) -> any Exporter {
            #sourceLocation(file: "Data/Data.swift", line: 8)
            return ObjectWatch.tell(watch, "PDF", ObjectWatch.start(watch), PDF())
            #sourceLocation()
        }

        @inline(never)
        package static func html(_ watch: ObjectWatch?) -> any Exporter {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return ObjectWatch.tell(watch, "HTML", ObjectWatch.start(watch), HTML())
            #sourceLocation()
        }
    }
}

// Written by Dovetail from AppAssembly, SessionAssembly, Product. Do not edit.

import Data
import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func one(
            _ watch: ObjectWatch?,
            all: @escaping @Sendable () throws -> [Int: any Exporter]
        ) -> (exporter: any Exporter, one: One) {
            #sourceLocation(file: "App/App.swift", line: 21)
            let object = ObjectWatch.tell(watch, "One", ObjectWatch.start(watch), One(all: all))
            #sourceLocation(file: "App/App.swift", line: 21)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func other(_ watch: ObjectWatch?) -> (other: Other, exporter: any Exporter) {
            #sourceLocation(file: "App/App.swift", line: 26)
            let object = ObjectWatch.tell(watch, "Other", ObjectWatch.start(watch), Other())
            #sourceLocation(file: "App/App.swift", line: 26)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            formats: consuming [Format: any Exporter],
            strings: consuming [String: any Exporter],
            integers: @escaping () throws -> [Int: any Exporter],
            bytes: consuming [UInt8: One]?,
            flags: consuming [Bool: any Exporter],
            characters: consuming [Character: any Exporter]
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 31)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                formats: formats,
                strings: strings,
                integers: integers,
                bytes: bytes,
                flags: flags,
                characters: characters
            ))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func other(_ watch: ObjectWatch?) -> any Exporter {
            #sourceLocation(file: "App/App.swift", line: 39)
            return ObjectWatch.tell(watch, "Other", ObjectWatch.start(watch), Other())
            #sourceLocation()
        }

        @inline(never)
        static func sessionScreen(
            _ watch: ObjectWatch?,
            formats: consuming [Format: any Exporter],
            none: consuming [Int8: Int]
        ) -> SessionScreen {
            #sourceLocation(file: "App/App.swift", line: 41)
            return ObjectWatch.tell(watch, "SessionScreen", ObjectWatch.start(watch), SessionScreen(
                formats: formats,
                none: none
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let exporter: any Exporter
        fileprivate let exporter2: any Exporter
        fileprivate let one: One

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let exporter = DataAssembly.Factories.pdf(objectWatch)
                let (exporter2, one) = AppAssembly.Factories.one(
                    objectWatch,
                    all: { try reference.open("[Int: any Exporter]", for: "One").makeExporterByInt() }
                )
                self.lifetime = lifetime
                self.exporter = consume exporter
                self.exporter2 = consume exporter2
                self.one = consume one
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                formats: makeExporterByFormat(),
                strings: makeExporterByString(),
                integers: { [exporter2] in [0x10: exporter2, -1: exporter2, 1_000: exporter2] },
                bytes: makeOneByUInt8(),
                flags: makeExporterByBool(),
                characters: makeExporterByCharacter()
            )
        }

        fileprivate func makeExporter() -> any Exporter {
            let (_, exporter3) = AppAssembly.Factories.other(lifetime.objectWatch)
            return exporter3
        }

        fileprivate func makeExporter2() -> any Exporter {
            DataAssembly.Factories.html(lifetime.objectWatch)
        }

        fileprivate func makeExporterByInt() -> [Int: any Exporter] {
            [0x10: exporter2, -1: exporter2, 1_000: exporter2]
        }

        fileprivate func makeOneByUInt8() -> [UInt8: One] {
            [0b1: one]
        }

        fileprivate func makeExporterByBool() -> [Bool: any Exporter] {
            [true: makeExporter()]
        }

        fileprivate func makeExporterByString() -> [String: any Exporter] {
            ["quote \" Hi \\ $(x)\t": makeExporter(), "raw \"\\n": makeExporter(), "html": makeExporter2()]
        }

        fileprivate func makeExporterByCharacter() -> [Character: any Exporter] {
            ["👩‍👩‍👧": makeExporter()]
        }

        fileprivate func makeExporterByFormat() -> [Format: any Exporter] {
            [.pdf: exporter, .html: makeExporter2(), .`default`: makeExporter2()]
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession() throws -> Session {
            try Session(in: self)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession()
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

    /// What Product, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        func makeSessionScreen() -> SessionScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let exporter3: any Exporter

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Session", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let exporter3 = SessionAssembly.Factories.other(objectWatch)
                self.app = app
                self.lifetime = lifetime
                self.exporter3 = consume exporter3
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `SessionScreen`.
        func makeSessionScreen() -> SessionScreen {
            SessionAssembly.Factories.sessionScreen(
                lifetime.objectWatch,
                formats: makeExporterByFormat2(),
                none: makeIntByInt8()
            )
        }

        fileprivate func makeExporterByFormat2() -> [Format: any Exporter] {
            [.pdf: app.exporter, .html: app.makeExporter2(), .`default`: app.makeExporter2(), .custom: exporter3]
        }

        fileprivate func makeIntByInt8() -> [Int8: Int] {
            [:]
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
