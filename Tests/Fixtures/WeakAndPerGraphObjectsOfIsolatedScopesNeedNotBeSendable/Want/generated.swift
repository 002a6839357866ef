// Written by Dovetail from AppAssembly, PageAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func palette(_ watch: ObjectWatch?) -> UnsynchronizedWeaklyHeld<Palette> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Palette", ObjectWatch.start(watch), Palette())
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func brush(
            _ watch: ObjectWatch?,
            palette: consuming Palette
        ) -> UnsynchronizedWeaklyHeld<(Brush, any Painting)> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Brush", ObjectWatch.start(watch), Brush(palette: palette))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return UnsynchronizedWeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func stroke(_ watch: ObjectWatch?) -> Stroke {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Stroke", ObjectWatch.start(watch), Stroke())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func tool(_ watch: ObjectWatch?, stroke: consuming Stroke, brush: consuming Brush) -> Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), Tool(stroke: stroke, brush: brush))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func canvas(
            _ watch: ObjectWatch?,
            tool: consuming Tool,
            stroke: consuming Stroke,
            painting: consuming any Painting,
            palette: @escaping () -> Palette
        ) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Canvas", ObjectWatch.start(watch), Canvas(
                tool: tool,
                stroke: stroke,
                painting: painting,
                palette: palette
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func studio(
            _ watch: ObjectWatch?,
            canvas: @escaping () throws -> Canvas,
            stroke: @escaping () -> Stroke
        ) -> Studio {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Studio", ObjectWatch.start(watch), Studio(canvas: canvas, stroke: stroke))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func keeper(_ watch: ObjectWatch?, kept: consuming Kept) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(kept: kept))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func kept(_ watch: ObjectWatch?) -> UnsynchronizedWeaklyHeld<Kept> {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            let object = ObjectWatch.tell(watch, "Kept", ObjectWatch.start(watch), Kept())
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return UnsynchronizedWeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }
    }
}

extension PageAssembly {
    /// Makes what PageAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, tool: consuming Tool, stroke: consuming Stroke) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(tool: tool, stroke: stroke))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    @MainActor protocol AppRoots: AnyObject, Sendable {
        var palette: Palette { get }
        var painting: any Painting { get }
        func makeCanvas() -> Canvas
        var studio: Studio { get }
        var keeper: Keeper { get }
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    @MainActor final class App: AppRoots {
        let studio: Studio
        let keeper: Keeper

        nonisolated fileprivate let lifetime: ScopeLifetime
        nonisolated fileprivate let reference: ScopeReference<App>
        private let weakPalette = UnsynchronizedWeakObject<Palette>("Palette")
        private let weakBrush = UnsynchronizedWeakObject<(Brush, any Painting)>("Brush")
        private let weakKept = UnsynchronizedWeakObject<Kept>("Kept")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let studio = AppAssembly.Factories.studio(
                    objectWatch,
                    canvas: { try reference.open("Canvas", for: "Studio").makeCanvas() },
                    stroke: { AppAssembly.Factories.stroke(objectWatch) }
                )
                let kept = weakKept.remember(AppAssembly.Factories.kept(objectWatch))
                let keeper = AppAssembly.Factories.keeper(objectWatch, kept: consume kept)
                self.lifetime = lifetime
                self.reference = reference
                self.studio = consume studio
                self.keeper = consume keeper
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var palette: Palette { weakPalette.value(in: lifetime) { newPalette() } }

        private func newPalette() -> UnsynchronizedWeaklyHeld<Palette> {
            AppAssembly.Factories.palette(lifetime.objectWatch)
        }

        fileprivate var brush: Brush { weakBrush.value(in: lifetime) { newBrush() }.0 }

        var painting: any Painting { weakBrush.value(in: lifetime) { newBrush() }.1 }

        private func newBrush() -> UnsynchronizedWeaklyHeld<(Brush, any Painting)> {
            AppAssembly.Factories.brush(lifetime.objectWatch, palette: palette)
        }

        fileprivate var kept: Kept { weakKept.value(in: lifetime) { newKept() } }

        private func newKept() -> UnsynchronizedWeaklyHeld<Kept> {
            AppAssembly.Factories.kept(lifetime.objectWatch)
        }

        /// Makes a new `Canvas`.
        func makeCanvas() -> Canvas {
            let stroke = AppAssembly.Factories.stroke(lifetime.objectWatch)
            let tool = AppAssembly.Factories.tool(lifetime.objectWatch, stroke: stroke, brush: brush)
            return AppAssembly.Factories.canvas(
                lifetime.objectWatch,
                tool: tool,
                stroke: stroke,
                painting: painting,
                palette: { [reference] in reference.held("Palette", for: "Canvas").palette }
            )
        }

        /// Opens `PageScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        nonisolated func openPage() throws -> Page {
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
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `PageScope`.
    nonisolated protocol PageRoots: AnyObject, Sendable {
        @MainActor func makePage() -> App::Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `PageScope`.
    nonisolated final class Page: PageRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Page", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        @MainActor func makePage() -> App::Page {
            let stroke = AppAssembly.Factories.stroke(lifetime.objectWatch)
            let tool = AppAssembly.Factories.tool(lifetime.objectWatch, stroke: stroke, brush: app.brush)
            return PageAssembly.Factories.page(lifetime.objectWatch, tool: tool, stroke: stroke)
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

#if compiler(>=6.2)
    extension Product.App: nonisolated OpenScope {}
#else
    extension Product.App: OpenScope {}
#endif

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 20)
private func dovetailWarning1() {
    #warning("parameter `palette` of `Canvas` can be called after `AppScope` has ended, and can't throw; let `palette` be `() throws -> Palette`, so that it can throw `ScopeEnded` [late-closure]")
}
#sourceLocation(file: "App/Types.swift", line: 36)
private func dovetailWarning2() {
    #warning("`Keeper` is shared and holds the weak `Kept` (parameter `kept`), so that it is never let go while `AppScope` is open; let `kept` be `() throws -> Kept`, or register `Kept` as `Shared` [held-weak]")
}
#sourceLocation()
