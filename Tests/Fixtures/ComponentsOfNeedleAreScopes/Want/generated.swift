// Written by Dovetail from GameComponent, LoggedInComponent, PluginComponent, RootComponent, Product. Do not edit.

import Dovetail

extension GameComponent {
    /// Makes what GameComponent registers.
    nonisolated enum Factories {
        @inline(never)
        static func game(_ watch: ObjectWatch?, images: consuming ImageCache, scores: consuming ScoreStream) -> Game {
            #sourceLocation(file: "App/Manifest.swift", line: 29)
            return ObjectWatch.tell(watch, "Game", ObjectWatch.start(watch), Game(images: images, scores: scores))
            #sourceLocation()
        }
    }
}

extension LoggedInComponent {
    /// Makes what LoggedInComponent registers.
    nonisolated enum Factories {
        @inline(never)
        static func scoreStream(_ watch: ObjectWatch?) -> ScoreStream {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "ScoreStream", ObjectWatch.start(watch), ScoreStream())
            #sourceLocation()
        }

        @inline(never)
        static func loggedIn(
            _ watch: ObjectWatch?,
            user: consuming User,
            scores: consuming ScoreStream,
            images: consuming ImageCache
        ) -> LoggedIn {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "LoggedIn", ObjectWatch.start(watch), LoggedIn(
                user: user,
                scores: scores,
                images: images
            ))
            #sourceLocation()
        }

        @inline(never)
        static func flow(
            _ watch: ObjectWatch?,
            startPlugin: @escaping @Sendable () throws -> (Plugin, end: @Sendable () async -> Void)
        ) -> Flow {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Flow", ObjectWatch.start(watch), Flow(startPlugin: startPlugin))
            #sourceLocation()
        }
    }
}

extension PluginComponent {
    /// Makes what PluginComponent registers.
    nonisolated enum Factories {
        @inline(never)
        static func plugin(_ watch: ObjectWatch?, scores: consuming ScoreStream) -> Plugin {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "Plugin", ObjectWatch.start(watch), Plugin(scores: scores))
            #sourceLocation()
        }

        static func endPlugin(_ object: Plugin) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 37)
            let hook: (Plugin) async throws -> Void = { $0.stop() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension RootComponent {
    /// Makes what RootComponent registers.
    nonisolated enum Factories {
        @inline(never)
        static func imageCache(_ watch: ObjectWatch?) -> ImageCache {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "ImageCache", ObjectWatch.start(watch), ImageCache())
            #sourceLocation()
        }

        @inline(never)
        static func request(_ watch: ObjectWatch?) -> Request {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Request", ObjectWatch.start(watch), Request())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `RootScope`.
    nonisolated protocol RootRoots: AnyObject, Sendable {
        var imageCache: ImageCache { get }
        func makeRequest() -> Request
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `RootScope`.
    nonisolated final class Root: RootRoots, OpenScope {
        let imageCache: ImageCache

        fileprivate let lifetime: ScopeLifetime

        /// Opens `RootScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Root", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let imageCache = RootComponent.Factories.imageCache(objectWatch)
                self.lifetime = lifetime
                self.imageCache = consume imageCache
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Request`.
        func makeRequest() -> Request {
            RootComponent.Factories.request(lifetime.objectWatch)
        }

        /// Opens `LoggedInScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openLoggedIn(user: User) throws -> LoggedIn {
            try LoggedIn(in: self, user: user)
        }

        /// Opens `LoggedInScope` for as long as the closure runs, and ends it however that leaves.
        func withLoggedIn<Outcome>(
            user: User,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (LoggedIn) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openLoggedIn(user: user)
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

    /// What Product, and each composition that includes it, hands out in `LoggedInScope`.
    nonisolated protocol LoggedInRoots: AnyObject, Sendable {
        var loggedIn: App.LoggedIn { get }
        var flow: Flow { get }
        var scoreStream: ScoreStream { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `LoggedInScope`.
    nonisolated final class LoggedIn: LoggedInRoots, OpenScope {
        let scoreStream: ScoreStream
        let loggedIn: App.LoggedIn
        let flow: Flow

        // An open scope keeps the one around it alive.
        fileprivate let root: Root
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in root: Root, user: User) throws {
            let lifetime = try ScopeLifetime("LoggedIn", in: root.lifetime)
            let reference = ScopeReference<LoggedIn>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let scoreStream = LoggedInComponent.Factories.scoreStream(objectWatch)
                let loggedIn = LoggedInComponent.Factories.loggedIn(
                    objectWatch,
                    user: user,
                    scores: scoreStream,
                    images: root.imageCache
                )
                let flow = LoggedInComponent.Factories.flow(
                    objectWatch,
                    startPlugin: {
                        let opened = try reference.open("Plugin", for: "Flow").openPlugin()
                        return (opened.plugin, end: { _ = await opened.end() })
                    }
                )
                self.root = root
                self.lifetime = lifetime
                self.scoreStream = consume scoreStream
                self.loggedIn = consume loggedIn
                self.flow = consume flow
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `GameScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openGame() throws -> Game {
            try Game(in: self)
        }

        /// Opens `GameScope` for as long as the closure runs, and ends it however that leaves.
        func withGame<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Game) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openGame()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Opens `PluginScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openPlugin() throws -> Plugin {
            try Plugin(in: self)
        }

        /// Opens `PluginScope` for as long as the closure runs, and ends it however that leaves.
        func withPlugin<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Plugin) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openPlugin()
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

    /// What Product, and each composition that includes it, hands out in `GameScope`.
    nonisolated protocol GameRoots: AnyObject, Sendable {
        var game: App.Game { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `GameScope`.
    nonisolated final class Game: GameRoots, OpenScope {
        let game: App.Game

        // An open scope keeps the one around it alive.
        fileprivate let loggedIn: LoggedIn
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in loggedIn: LoggedIn) throws {
            let lifetime = try ScopeLifetime("Game", in: loggedIn.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let game = GameComponent.Factories.game(
                    objectWatch,
                    images: loggedIn.root.imageCache,
                    scores: loggedIn.scoreStream
                )
                self.loggedIn = loggedIn
                self.lifetime = lifetime
                self.game = consume game
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

    /// What Product makes for `PluginScope`.
    nonisolated final class Plugin: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let loggedIn: LoggedIn
        fileprivate let lifetime: ScopeLifetime
        fileprivate let plugin: App.Plugin

        fileprivate init(in loggedIn: LoggedIn) throws {
            let lifetime = try ScopeLifetime("Plugin", in: loggedIn.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let plugin = PluginComponent.Factories.plugin(objectWatch, scores: loggedIn.scoreStream)
                lifetime.onEnd("Plugin", position: 0) {
                    try await PluginComponent.Factories.endPlugin(plugin)
                }
                self.loggedIn = loggedIn
                self.lifetime = lifetime
                self.plugin = plugin
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
