// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Foundation

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func greeting(_ watch: ObjectWatch?, name: consuming String) -> Greeting {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let make: (String) -> Greeting = { (name: String) in
            // A comment stays where it is.
            let trimmed = name.trimmingCharacters(in: .whitespaces)
            let text = """
                Dear "\(trimmed)",
                  indented {by two},
                \("interpolated \("twice")")
                """
            return Greeting(text: text)
        }
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Greeting", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }

        @inline(never)
        static func url(_ watch: ObjectWatch?, name: consuming String) throws -> URL {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: (String) throws -> URL = { (name: String) throws -> URL in
                guard let url = URL(string: "https://example.com/" + name.trimmingCharacters(in: .whitespaces)) else {
                    throw URLError(.badURL)
                }
                return url
            }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return try ObjectWatch.tell(watch, "URL", ObjectWatch.start(watch), make(name))
            #sourceLocation()
        }

        @inline(never)
        static func remote(_ watch: ObjectWatch?, url: consuming URL) async throws -> any Fetching {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: (URL) async throws -> Remote = { (url: URL) async throws in
                await Task.yield()
                return try Remote(url)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return try await ObjectWatch.tell(watch, "Remote", ObjectWatch.start(watch), make(url))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?, greeting: consuming Greeting) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            let make: @MainActor (Greeting) -> Window = { @MainActor (greeting: Greeting) in Window(greeting) }
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), make(greeting))
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int, fetching: consuming any Fetching) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let make: (Int, any Fetching) -> Page = { (number: Int, fetching: any Fetching) in
                Page(number: number, fetching: fetching)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make(number, fetching))
            #sourceLocation()
        }

        @inline(never)
        static func empty(_ watch: ObjectWatch?) -> Empty {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            let make: () -> Empty = { Empty() }
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return ObjectWatch.tell(watch, "Empty", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var greeting: Greeting { get }
        var window: Window { get }
        func makePage(number: Int) -> Page
        func makeEmpty() -> Empty
        var url: URL { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let greeting: Greeting
        let url: URL
        let window: Window

        fileprivate let lifetime: ScopeLifetime
        fileprivate let fetching: any Fetching

        /// Opens `AppScope`.
        @MainActor init(name: String, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let greeting = AppAssembly.Factories.greeting(objectWatch, name: name)
                let url = try AppAssembly.Factories.url(objectWatch, name: name)
                let fetching = try await AppAssembly.Factories.remote(objectWatch, url: url)
                let window = AppAssembly.Factories.window(objectWatch, greeting: greeting)
                self.lifetime = lifetime
                self.greeting = greeting
                self.url = url
                self.window = consume window
                self.fetching = consume fetching
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Page`.
        func makePage(number: Int) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, number: number, fetching: fetching)
        }

        /// Makes a new `Empty`.
        func makeEmpty() -> Empty {
            AppAssembly.Factories.empty(lifetime.objectWatch)
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
