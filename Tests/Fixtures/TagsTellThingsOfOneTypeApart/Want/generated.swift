// Written by Dovetail from KitAssembly. Do not edit.

package import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func recorder(_ watch: ObjectWatch?, address: consuming Address?) -> any Log {
            #sourceLocation(file: "Kit/Kit.swift", line: 34)
            return ObjectWatch.tell(watch, "Recorder", ObjectWatch.start(watch), Recorder(address: address))
            #sourceLocation()
        }

        @inline(never)
        package static func productionRecorder(
            _ watch: ObjectWatch?,
            address: consuming Address?
        ) -> (log: any Log, recorder: SealedRecorder) {
            #sourceLocation(file: "Kit/Kit.swift", line: 35)
            let object = ObjectWatch.tell(watch, "Recorder", ObjectWatch.start(watch), Recorder(address: address))
            #sourceLocation(file: "Kit/Kit.swift", line: 35)
            return (object, SealedRecorder(value: object))
            #sourceLocation()
        }

        package static func endProductionRecorder(_ object: SealedRecorder) async throws {
            #sourceLocation(file: "Kit/Kit.swift", line: 35)
            let hook: (Recorder) async throws -> Void = { _ in print("recorder ended") }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func numberedOfIntRecorder(_ watch: ObjectWatch?, address: consuming Address?) -> any Log {
            #sourceLocation(file: "Kit/Kit.swift", line: 36)
            return ObjectWatch.tell(watch, "Recorder", ObjectWatch.start(watch), Recorder(address: address))
            #sourceLocation()
        }

        /// `Recorder`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedRecorder: Sendable {
            let value: Recorder
        }
    }
}

// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int, log: consuming any Log) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number, log: log))
            #sourceLocation()
        }

        @inline(never)
        static func productionPage(_ watch: ObjectWatch?, number: consuming Int, log: consuming any Log) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number, log: log))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childAssemblyPage(_ watch: ObjectWatch?, number: consuming Int, log: consuming any Log) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number, log: log))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var address: Address { get }
        var productionAddress: Address { get }
        var stagingAddress: Address { get }
        var mirrorAddress: Address { get }
        var log: any Log { get }
        var productionLog: any Log { get }
        var numberedOfIntLog: any Log { get }
        func makePage(number: Int) -> Page
        func makeProductionPage(number: Int) -> Page
        var hiddenLabel: String { get }
        var hiddenIntClosure: @Sendable () -> Int { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let address: Address
        let productionAddress: Address
        let stagingAddress: Address
        let mirrorAddress: Address
        let hiddenLabel: String
        let hiddenIntClosure: @Sendable () -> Int
        let log: any Log
        let productionLog: any Log

        fileprivate let lifetime: ScopeLifetime
        private let lazyNumberedOfIntLog = Lazy<any Log>("Recorder")

        /// Opens `AppScope`.
        init(
            address: Address,
            productionAddress: Address,
            stage stagingAddress: Address,
            mirrorAddress: Address,
            hiddenLabel: String,
            hiddenIntClosure: @escaping @Sendable () -> Int,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = KitAssembly.Factories.recorder(objectWatch, address: address)
                let (productionLog, productionRecorder) = KitAssembly.Factories.productionRecorder(
                    objectWatch,
                    address: address
                )
                lifetime.onEnd("Recorder", position: 1) {
                    try await KitAssembly.Factories.endProductionRecorder(productionRecorder)
                }
                self.lifetime = lifetime
                self.address = address
                self.productionAddress = productionAddress
                self.stagingAddress = stagingAddress
                self.mirrorAddress = mirrorAddress
                self.hiddenLabel = hiddenLabel
                self.hiddenIntClosure = hiddenIntClosure
                self.log = consume log
                self.productionLog = consume productionLog
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var numberedOfIntLog: any Log { lazyNumberedOfIntLog.value(in: lifetime) { newNumberedOfIntLog() } }

        private func newNumberedOfIntLog() -> any Log {
            KitAssembly.Factories.numberedOfIntRecorder(lifetime.objectWatch, address: address)
        }

        /// Makes a new `Page`.
        func makePage(number: Int) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, number: number, log: log)
        }

        /// Makes a new `Page`.
        func makeProductionPage(number: Int) -> Page {
            AppAssembly.Factories.productionPage(lifetime.objectWatch, number: number, log: log)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(appAssemblyAddress: Address) throws -> Child {
            try Child(in: self, appAssemblyAddress: appAssemblyAddress)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            appAssemblyAddress: Address,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(appAssemblyAddress: appAssemblyAddress)
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

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        var appAssemblyAddress: Address { get }
        func makeChildAssemblyPage(number: Int) -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let appAssemblyAddress: Address

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, appAssemblyAddress: Address) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            self.appAssemblyAddress = appAssemblyAddress
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makeChildAssemblyPage(number: Int) -> Page {
            ChildAssembly.Factories.childAssemblyPage(lifetime.objectWatch, number: number, log: app.log)
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
