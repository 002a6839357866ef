// Written by Dovetail from AppAssembly, PageAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func watch(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            clock: @escaping @Sendable () throws -> Clock
        ) throws -> Watch {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try ObjectWatch.tell(watch, "Watch", ObjectWatch.start(watch), Watch(hasty: hasty, clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func plainWatch(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            clock: @escaping () -> Clock
        ) -> PlainWatch {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "PlainWatch", ObjectWatch.start(watch), PlainWatch(
                hasty: hasty,
                clock: clock
            ))
            #sourceLocation()
        }

        @inline(never)
        static func left(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            right: @escaping @Sendable () throws -> Right
        ) throws -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return try ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(hasty: hasty, right: right))
            #sourceLocation()
        }

        @inline(never)
        static func right(_ watch: ObjectWatch?, left: consuming Left) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(left: left))
            #sourceLocation()
        }

        @inline(never)
        static func launcher(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            open: @escaping () throws -> Opened<Page>
        ) throws -> Launcher {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return try ObjectWatch.tell(watch, "Launcher", ObjectWatch.start(watch), Launcher(hasty: hasty, open: open))
            #sourceLocation()
        }

        @inline(never)
        static func probe(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            clock: @escaping () throws -> Clock
        ) throws -> Probe {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try ObjectWatch.tell(watch, "Probe", ObjectWatch.start(watch), Probe(hasty: hasty, clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func prober(_ watch: ObjectWatch?, probe: consuming Probe) -> Prober {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Prober", ObjectWatch.start(watch), Prober(probe: probe))
            #sourceLocation()
        }

        @inline(never)
        static func patient(
            _ watch2: ObjectWatch?,
            watch: @escaping () -> Watch,
            probe: @escaping () throws -> Probe,
            clock: @escaping @Sendable () throws -> Clock
        ) throws -> Patient {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return try ObjectWatch.tell(watch2, "Patient", ObjectWatch.start(watch2), Patient(
                watch: watch,
                probe: probe,
                clock: clock
            ))
            #sourceLocation()
        }
    }
}

extension PageAssembly {
    /// Makes what PageAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            hasty: consuming String,
            clock: @escaping () throws -> Clock,
            margin: @escaping () throws -> Margin,
            footer: @escaping @Sendable () throws -> Footer
        ) throws -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return try ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                hasty: hasty,
                clock: clock,
                margin: margin,
                footer: footer
            ))
            #sourceLocation()
        }

        @inline(never)
        static func margin(_ watch: ObjectWatch?) -> Margin {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return ObjectWatch.tell(watch, "Margin", ObjectWatch.start(watch), Margin())
            #sourceLocation()
        }

        @inline(never)
        static func footer(_ watch: ObjectWatch?, page: consuming Page) -> Footer {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Footer", ObjectWatch.start(watch), Footer(page: page))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var watch: Watch { get }
        var plainWatch: PlainWatch { get }
        var left: Left { get }
        var launcher: Launcher { get }
        var prober: Prober { get }
        var patient: Patient { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let watch: Watch
        let plainWatch: PlainWatch
        let launcher: Launcher
        let prober: Prober
        let patient: Patient
        let left: Left

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let hasty: String
        fileprivate let right: Right
        private let lazyClock = Lazy<Clock>("Clock")

        /// Opens `AppScope`.
        init(hasty: String, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let watch = try AppAssembly.Factories.watch(
                    objectWatch,
                    hasty: hasty,
                    clock: { try reference.open("Clock", for: "Watch").clock }
                )
                let plainWatch = AppAssembly.Factories.plainWatch(
                    objectWatch,
                    hasty: hasty,
                    clock: { reference.held("Clock", for: "PlainWatch").clock }
                )
                let launcher = try AppAssembly.Factories.launcher(
                    objectWatch,
                    hasty: hasty,
                    open: {
                        let opened = try reference.open("Page", for: "Launcher").openPage()
                        return Opened(opened.page, end: opened.end)
                    }
                )
                let probe = try AppAssembly.Factories.probe(
                    objectWatch,
                    hasty: hasty,
                    clock: { try reference.open("Clock", for: "Probe").clock }
                )
                let prober = AppAssembly.Factories.prober(objectWatch, probe: probe)
                let patient = try AppAssembly.Factories.patient(
                    objectWatch,
                    watch: { watch },
                    probe: {
                        try AppAssembly.Factories.probe(
                            objectWatch,
                            hasty: hasty,
                            clock: { try reference.open("Clock", for: "Probe").clock }
                        )
                    },
                    clock: { try reference.open("Clock", for: "Patient").clock }
                )
                let left = try AppAssembly.Factories.left(
                    objectWatch,
                    hasty: hasty,
                    right: { try reference.open("Right", for: "Left").right }
                )
                let right = AppAssembly.Factories.right(objectWatch, left: left)
                self.lifetime = lifetime
                self.reference = reference
                self.watch = watch
                self.plainWatch = consume plainWatch
                self.launcher = consume launcher
                self.prober = consume prober
                self.patient = consume patient
                self.left = consume left
                self.hasty = hasty
                self.right = right
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var clock: Clock { lazyClock.value(in: lifetime) { newClock() } }

        private func newClock() -> Clock {
            AppAssembly.Factories.clock(lifetime.objectWatch)
        }

        /// Opens `PageScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPage() throws -> Page {
            try Page(in: self)
        }

        /// Opens `PageScope` for as long as the closure runs, and ends it however that leaves.
        func withPage<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Page) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPage()
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
        var page: App::Page { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PageScope`.
    nonisolated final class Page: PageRoots, OpenScope {
        let page: App::Page

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyMargin = Lazy<Margin>("Margin")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Page", in: app.lifetime)
            let reference = ScopeReference<Page>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let page = try PageAssembly.Factories.page(
                    objectWatch,
                    hasty: app.hasty,
                    clock: { [appReference = app.reference] in
                        try appReference.open("Clock", for: "Page").clock
                    },
                    margin: { try reference.open("Margin", for: "Page").margin },
                    footer: { try reference.open("Footer", for: "Page").makeFooter() }
                )
                self.app = app
                self.lifetime = lifetime
                self.page = consume page
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var margin: Margin { lazyMargin.value(in: lifetime) { newMargin() } }

        private func newMargin() -> Margin {
            PageAssembly.Factories.margin(lifetime.objectWatch)
        }

        fileprivate func makeFooter() -> Footer {
            PageAssembly.Factories.footer(lifetime.objectWatch, page: page)
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
#sourceLocation(file: "App/Types.swift", line: 11)
private func dovetailWarning1() {
    #warning("parameter `clock` of `PlainWatch` can be called after `AppScope` has ended, and can't throw; let `clock` be `() throws -> Clock`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation()
