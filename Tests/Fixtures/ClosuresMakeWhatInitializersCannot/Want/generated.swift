// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Foundation

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func greeting(name: String) -> Greeting {
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
            return make(name)
            #sourceLocation()
        }

        static func url(name: String) throws -> URL {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: (String) throws -> URL = { (name: String) throws -> URL in
                guard let url = URL(string: "https://example.com/" + name.trimmingCharacters(in: .whitespaces)) else {
                    throw URLError(.badURL)
                }
                return url
            }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return try make(name)
            #sourceLocation()
        }

        static func remote(url: URL) async throws -> any Fetching {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            let make: (URL) async throws -> Remote = { (url: URL) async throws in
                await Task.yield()
                return try Remote(url)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return try await make(url)
            #sourceLocation()
        }

        @MainActor static func window(greeting: Greeting) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            let make: @MainActor (Greeting) -> Window = { @MainActor (greeting: Greeting) in Window(greeting) }
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return make(greeting)
            #sourceLocation()
        }

        static func page(number: Int, fetching: any Fetching) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            let make: (Int, any Fetching) -> Page = { (number: Int, fetching: any Fetching) in
                Page(number: number, fetching: fetching)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return make(number, fetching)
            #sourceLocation()
        }

        static func empty() -> Empty {
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            let make: () -> Empty = { Empty() }
            #sourceLocation(file: "App/Manifest.swift", line: 35)
            return make()
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
            do {
                let greeting = AppAssembly.Factories.greeting(name: name)
                let url = try AppAssembly.Factories.url(name: name)
                let fetching = try await AppAssembly.Factories.remote(url: url)
                let window = AppAssembly.Factories.window(greeting: greeting)
                self.lifetime = lifetime
                self.greeting = greeting
                self.url = url
                self.window = window
                self.fetching = fetching
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Makes a new `Page`.
        func makePage(number: Int) -> Page {
            AppAssembly.Factories.page(number: number, fetching: fetching)
        }

        /// Makes a new `Empty`.
        func makeEmpty() -> Empty {
            AppAssembly.Factories.empty()
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
