// Written by Dovetail from ChildAssembly, KitAssembly. Do not edit.

package import Dovetail

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func childLog(
            _ watch: ObjectWatch?,
            one: consuming Address,
            two: consuming Address
        ) -> SealedChildLog {
            #sourceLocation(file: "Kit/Kit.swift", line: 64)
            return SealedChildLog(value: ObjectWatch.tell(watch, "ChildLog", ObjectWatch.start(watch), ChildLog(
                one: one,
                two: two
            )))
            #sourceLocation()
        }

        /// `ChildLog`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedChildLog: Sendable {
            let value: ChildLog
        }
    }
}

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func fileLog(_ watch: ObjectWatch?, address: consuming Address) -> SealedFileLog {
            #sourceLocation(file: "Kit/Kit.swift", line: 40)
            return SealedFileLog(value: ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog(
                address: address
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func stagingFileLog(_ watch: ObjectWatch?, address: consuming Address) -> SealedFileLog {
            #sourceLocation(file: "Kit/Kit.swift", line: 41)
            return SealedFileLog(value: ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog(
                address: address
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func console(_ watch: ObjectWatch?, address: consuming Address) -> any Log {
            #sourceLocation(file: "Kit/Kit.swift", line: 42)
            return ObjectWatch.tell(watch, "Console", ObjectWatch.start(watch), Console(address: address))
            #sourceLocation()
        }

        @inline(never)
        package static func collector(
            _ watch: ObjectWatch?,
            plain: consuming SealedFileLog,
            log: consuming any Log,
            lazy: consuming SealedFileLog,
            maybe: SealedFileLog?,
            absent: SealedFileLog?,
            make: @escaping @Sendable () -> SealedFileLog,
            makeLate: @escaping @Sendable () throws -> SealedFileLog,
            open: @escaping @Sendable (Address, Address) async throws -> Opened<ChildAssembly.Factories.SealedChildLog>,
            openPair: @escaping @Sendable (Address, Address) async throws -> (ChildAssembly.Factories.SealedChildLog, end: @Sendable () async -> Void),
            count: @escaping @Sendable () -> Int,
            give: @escaping @Sendable () -> Address
        ) -> Collector {
            #sourceLocation(file: "Kit/Kit.swift", line: 44)
            return ObjectWatch.tell(watch, "Collector", ObjectWatch.start(watch), Collector(
                label: plain.value,
                log,
                lazy: lazy.value,
                maybe: maybe?.value,
                absent: absent?.value,
                make: { make().value },
                makeLate: { try makeLate().value },
                open: { argument1, argument2 in
                    let opened = try await open(argument1, argument2)
                    return Opened(opened.value.value, end: opened.end)
                },
                openPair: { argument1, argument2 in
                    let opened = try await openPair(argument1, argument2)
                    return (opened.0.value, end: opened.end)
                },
                count: count,
                give: give
            ))
            #sourceLocation()
        }

        /// `FileLog`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedFileLog: Sendable {
            let value: FileLog
        }
    }
}

// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func diskCache(_ watch: ObjectWatch?, text: consuming String) -> DiskCache {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "DiskCache", ObjectWatch.start(watch), DiskCache(text: text))
            #sourceLocation()
        }

        @inline(never)
        static func productionPage(
            _ watch: ObjectWatch?,
            first: consuming Address,
            second: consuming Address,
            third: consuming Address?
        ) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                first: first,
                second: second,
                third: third
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            first: consuming Address,
            second: consuming Address,
            third: consuming Address?
        ) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 41)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                first: first,
                second: second,
                third: third
            ))
            #sourceLocation()
        }

        @inline(never)
        static func choice(_ watch: ObjectWatch?, address: consuming Address, other: consuming Address) -> Choice {
            #sourceLocation(file: "App/Manifest.swift", line: 43)
            return ObjectWatch.tell(watch, "Choice", ObjectWatch.start(watch), Choice(address: address, other: other))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            cache: consuming DiskCache,
            makePage: @escaping (Address) -> Page,
            caches: consuming [DiskCache]
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 44)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                cache: cache,
                makePage: makePage,
                caches: caches
            ))
            #sourceLocation()
        }

        @inline(never)
        static func string(
            _ watch: ObjectWatch?,
            a: consuming Address,
            b: consuming any Log,
            c: @escaping (Address) -> Page
        ) -> String {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            let make: (Address, any Log, @escaping (Address) -> Page) -> String = { (a: Address, b: any Log, c: @escaping (Address) -> Page) in "\(a.text) \(b.text) \(c(a).text)" }
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return ObjectWatch.tell(watch, "String", ObjectWatch.start(watch), make(a, b, c))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var collector: Collector { get }
        func makePage(second: Address, third: Address) -> Page
        func makeProductionPage(second: Address) -> Page
        func makeChoice() -> Choice
        func makeScreen() -> Screen
        func makeString() -> String
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let collector: Collector

        fileprivate let lifetime: ScopeLifetime
        fileprivate let address: Address
        fileprivate let productionAddress: Address
        fileprivate let diskCacheArray: [DiskCache]
        fileprivate let log: any Log

        /// Opens `AppScope`.
        init(
            address: Address,
            productionAddress: Address,
            count: @escaping @Sendable () -> Int,
            diskCacheArray: [DiskCache],
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let fileLog = KitAssembly.Factories.fileLog(objectWatch, address: productionAddress)
                let stagingFileLog = KitAssembly.Factories.stagingFileLog(objectWatch, address: address)
                let log = KitAssembly.Factories.console(objectWatch, address: productionAddress)
                let collector = KitAssembly.Factories.collector(
                    objectWatch,
                    plain: fileLog,
                    log: log,
                    lazy: stagingFileLog,
                    maybe: fileLog,
                    absent: nil,
                    make: { fileLog },
                    makeLate: { stagingFileLog },
                    open: { address2, address3 in
                        let opened = try reference.open("ChildLog", for: "Collector").openChild(childScopeAddress: address2, stagingAddress: address3)
                        return Opened(opened.childLog, end: opened.end)
                    },
                    openPair: { address2, address3 in
                        let opened = try reference.open("ChildLog", for: "Collector").openChild(childScopeAddress: address2, stagingAddress: address3)
                        return (opened.childLog, end: { _ = await opened.end() })
                    },
                    count: count,
                    give: { productionAddress }
                )
                self.lifetime = lifetime
                self.collector = consume collector
                self.address = address
                self.productionAddress = productionAddress
                self.diskCacheArray = diskCacheArray
                self.log = consume log
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `Page`.
        func makeProductionPage(second: Address) -> Page {
            AppAssembly.Factories.productionPage(
                lifetime.objectWatch,
                first: productionAddress,
                second: second,
                third: address
            )
        }

        /// Makes a new `Page`.
        func makePage(second: Address, third: Address) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, first: address, second: second, third: third)
        }

        /// Makes a new `Choice`.
        func makeChoice() -> Choice {
            AppAssembly.Factories.choice(lifetime.objectWatch, address: address, other: productionAddress)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                cache: makeDiskCache(),
                makePage: { [objectWatch = lifetime.objectWatch, address, productionAddress] second in
                    AppAssembly.Factories.productionPage(objectWatch, first: productionAddress, second: second, third: address)
                },
                caches: diskCacheArray
            )
        }

        /// Makes a new `String`.
        func makeString() -> String {
            AppAssembly.Factories.string(
                lifetime.objectWatch,
                a: productionAddress,
                b: log,
                c: { [objectWatch = lifetime.objectWatch, address, productionAddress] second in
                    AppAssembly.Factories.productionPage(objectWatch, first: productionAddress, second: second, third: address)
                }
            )
        }

        fileprivate func makeDiskCache() -> DiskCache {
            AppAssembly.Factories.diskCache(lifetime.objectWatch, text: makeString())
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild(childScopeAddress: Address, stagingAddress: Address) throws -> Child {
            try Child(in: self, childScopeAddress: childScopeAddress, stagingAddress: stagingAddress)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            childScopeAddress: Address,
            stagingAddress: Address,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(childScopeAddress: childScopeAddress, stagingAddress: stagingAddress)
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
        fileprivate let childLog: ChildAssembly.Factories.SealedChildLog

        fileprivate init(in app: App, childScopeAddress: Address, stagingAddress: Address) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let childLog = ChildAssembly.Factories.childLog(
                    objectWatch,
                    one: childScopeAddress,
                    two: stagingAddress
                )
                self.app = app
                self.lifetime = lifetime
                self.childLog = consume childLog
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
