// Written by Dovetail from AppAssembly, ChildAssembly, CopyAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func sketch(_ watch: ObjectWatch?) -> Sketch {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let make: () -> Sketch = { () in Sketch() }
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Sketch", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func slow(_ watch: ObjectWatch?, sketch: consuming Sketch) async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(sketch: sketch))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func canvas(_ watch: ObjectWatch?) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Canvas", ObjectWatch.start(watch), Canvas())
            #sourceLocation()
        }

        @inline(never)
        static func sketchTaker(
            _ watch: ObjectWatch?,
            make: @escaping @Sendable () async -> Sketch,
            makeSlow: @escaping @Sendable () async -> Slow,
            makeOnMain: @escaping @MainActor () async -> Slow
        ) -> SketchTaker {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "SketchTaker", ObjectWatch.start(watch), SketchTaker(
                make: make,
                makeSlow: makeSlow,
                makeOnMain: makeOnMain
            ))
            #sourceLocation()
        }

        @inline(never)
        static func canvasTaker(
            _ watch: ObjectWatch?,
            make: @escaping () async -> Canvas,
            maybe: (() async -> Canvas)?
        ) -> CanvasTaker {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "CanvasTaker", ObjectWatch.start(watch), CanvasTaker(
                make: make,
                maybe: maybe
            ))
            #sourceLocation()
        }

        @inline(never)
        static func canvasMaker(_ watch: ObjectWatch?, make: @escaping @MainActor () async -> Canvas) -> CanvasMaker {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "CanvasMaker", ObjectWatch.start(watch), CanvasMaker(make: make))
            #sourceLocation()
        }

        @inline(never)
        static func pageOpener(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (Int) async throws -> Opened<Page>,
            openCanvas: @escaping @MainActor (Int) async throws -> Opened<Canvas>
        ) -> PageOpener {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "PageOpener", ObjectWatch.start(watch), PageOpener(
                open: open,
                openCanvas: openCanvas
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func desk(_ watch: ObjectWatch?) -> Desk {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Desk", ObjectWatch.start(watch), Desk())
            #sourceLocation()
        }

        @inline(never)
        static func archive(
            _ watch: ObjectWatch?,
            sketch: consuming Sketch,
            slow: consuming Slow,
            make: @escaping () -> Sketch,
            makeSlow: @escaping () async -> Slow
        ) async -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return await ObjectWatch.tell(watch, "Archive", ObjectWatch.start(watch), Archive(
                sketch: sketch,
                slow: slow,
                make: make,
                makeSlow: makeSlow
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number))
            #sourceLocation()
        }
    }
}

extension CopyAssembly {
    /// Makes what CopyAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func copySlow(_ watch: ObjectWatch?, sketch: consuming Sketch) async -> Slow {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return await ObjectWatch.tell(watch, "Slow", ObjectWatch.start(watch), Slow(sketch: sketch))
            #sourceLocation()
        }

        @inline(never)
        static func copyTaker(_ watch: ObjectWatch?, make: @escaping @Sendable (Sketch) async -> Slow) -> CopyTaker {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "CopyTaker", ObjectWatch.start(watch), CopyTaker(make: make))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeSketchTaker() -> SketchTaker
        func makeCopyTaker() -> CopyTaker
        @MainActor func makeCanvasTaker() -> CanvasTaker
        func makeCanvasMaker() -> CanvasMaker
        func makePageOpener() -> PageOpener
        var desk: Desk { get }
        var archive: Archive { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let desk: Desk
        let archive: Archive

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) async {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let desk = AppAssembly.Factories.desk(objectWatch)
                let sketch = AppAssembly.Factories.sketch(objectWatch)
                let sketch2 = AppAssembly.Factories.sketch(objectWatch)
                #sourceLocation(file: "App/Types.swift", line: 14)
                let slow = await AppAssembly.Factories.slow(objectWatch, sketch: consume sketch2)
                #sourceLocation(file: "App/Types.swift", line: 62)
                let archive = await AppAssembly.Factories.archive(
                    objectWatch,
                    sketch: consume sketch,
                    slow: consume slow,
                    make: { @Sendable in AppAssembly.Factories.sketch(objectWatch) },
                    makeSlow: { @Sendable in
                        let sketch3 = AppAssembly.Factories.sketch(objectWatch)
                        return await AppAssembly.Factories.slow(objectWatch, sketch: sketch3)
                    }
                )
                #sourceLocation()
                self.lifetime = lifetime
                self.reference = reference
                self.desk = consume desk
                self.archive = consume archive
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `SketchTaker`.
        func makeSketchTaker() -> SketchTaker {
            AppAssembly.Factories.sketchTaker(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.sketch(objectWatch)
                },
                makeSlow: { [objectWatch = lifetime.objectWatch] in
                    let sketch = AppAssembly.Factories.sketch(objectWatch)
                    return await AppAssembly.Factories.slow(objectWatch, sketch: sketch)
                },
                makeOnMain: { [objectWatch = lifetime.objectWatch] in
                    let sketch = AppAssembly.Factories.sketch(objectWatch)
                    #sourceLocation(file: "App/Types.swift", line: 14)
                    return await AppAssembly.Factories.slow(objectWatch, sketch: sketch)
                    #sourceLocation()
                }
            )
        }

        /// Makes a new `CanvasTaker`.
        @MainActor func makeCanvasTaker() -> CanvasTaker {
            AppAssembly.Factories.canvasTaker(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.canvas(objectWatch)
                },
                maybe: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.canvas(objectWatch)
                }
            )
        }

        /// Makes a new `CanvasMaker`.
        func makeCanvasMaker() -> CanvasMaker {
            AppAssembly.Factories.canvasMaker(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.canvas(objectWatch)
                }
            )
        }

        /// Makes a new `PageOpener`.
        func makePageOpener() -> PageOpener {
            AppAssembly.Factories.pageOpener(
                lifetime.objectWatch,
                open: { [reference] int in
                    let opened = try reference.open("Page", for: "PageOpener").openChild(int: int)
                    return Opened(opened.makePage(), end: opened.end)
                },
                openCanvas: { [reference] int in
                    let opened = try reference.open("Canvas", for: "PageOpener").openChild(int: int)
                    return Opened(opened.app.makeCanvas(), end: opened.end)
                }
            )
        }

        /// Makes a new `CopyTaker`.
        func makeCopyTaker() -> CopyTaker {
            CopyAssembly.Factories.copyTaker(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] sketch in
                    await CopyAssembly.Factories.copySlow(objectWatch, sketch: sketch)
                }
            )
        }

        @MainActor fileprivate func makeCanvas() -> Canvas {
            AppAssembly.Factories.canvas(lifetime.objectWatch)
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
        fileprivate let int: Int

        fileprivate init(in app: App, int: Int) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            self.int = int
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate func makePage() -> Page {
            ChildAssembly.Factories.page(lifetime.objectWatch, number: int)
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
