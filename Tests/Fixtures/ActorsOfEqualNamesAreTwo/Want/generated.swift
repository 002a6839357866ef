// Written by Dovetail from AppAssembly, SketchAssembly, App. Do not edit.

import Dovetail
import Paper
import Screen

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Paper.DrawingActor static func paperCanvas(_ watch: ObjectWatch?) -> PaperCanvas {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "PaperCanvas", ObjectWatch.start(watch), PaperCanvas())
            #sourceLocation()
        }

        @inline(never)
        @Paper.DrawingActor static func printer(
            _ watch: ObjectWatch?,
            canvas: consuming PaperCanvas,
            preview: @escaping @Screen.DrawingActor () -> ScreenCanvas,
            next: @escaping () async -> ScreenCanvas
        ) -> Printer {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Printer", ObjectWatch.start(watch), Printer(
                canvas: canvas,
                preview: preview,
                next: next
            ))
            #sourceLocation()
        }

        @inline(never)
        @Screen.DrawingActor static func screenCanvas(_ watch: ObjectWatch?) -> ScreenCanvas {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "ScreenCanvas", ObjectWatch.start(watch), ScreenCanvas())
            #sourceLocation()
        }
    }
}

extension SketchAssembly {
    /// Makes what SketchAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @Paper.DrawingActor static func sketch(
            _ watch: ObjectWatch?,
            canvas: consuming PaperCanvas,
            printer: consuming Printer
        ) -> Sketch {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Sketch", ObjectWatch.start(watch), Sketch(canvas: canvas, printer: printer))
            #sourceLocation()
        }
    }
}

extension App {
    /// What App, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var paperCanvas: PaperCanvas { get }
        var printer: Printer { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What App makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let paperCanvas: PaperCanvas
        let printer: Printer

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        @Paper.DrawingActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let paperCanvas = AppAssembly.Factories.paperCanvas(objectWatch)
                let printer = AppAssembly.Factories.printer(
                    objectWatch,
                    canvas: paperCanvas,
                    preview: { AppAssembly.Factories.screenCanvas(objectWatch) },
                    next: {
                        await { @Screen.DrawingActor in AppAssembly.Factories.screenCanvas(objectWatch) }()
                    }
                )
                self.lifetime = lifetime
                self.paperCanvas = consume paperCanvas
                self.printer = consume printer
            }
            lifetime.finishOpening(self)
        }

        /// Opens `SketchScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @Paper.DrawingActor func openSketch() throws -> Sketch {
            try Sketch(in: self)
        }

        /// Opens `SketchScope` for as long as the closure runs, and ends it however that leaves.
        @Paper.DrawingActor func withSketch<Outcome>(
            _ body: @Paper.DrawingActor (Sketch) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSketch()
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

    /// What App, and each composition that includes it, hands out in `SketchScope`.
    @Paper.DrawingActor protocol SketchRoots: AnyObject, Sendable {
        nonisolated var sketch: App::Sketch { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What App makes for `SketchScope`.
    @Paper.DrawingActor final class Sketch: SketchRoots {
        nonisolated let sketch: App::Sketch

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let app: App
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Sketch", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let sketch = SketchAssembly.Factories.sketch(objectWatch, canvas: app.paperCanvas, printer: app.printer)
                self.app = app
                self.lifetime = lifetime
                self.sketch = consume sketch
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension App::App.Sketch: nonisolated OpenScope {}
#else
    extension App::App.Sketch: OpenScope {}
#endif
