// Written by Dovetail from KitAssembly. Do not edit.

import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        package static func screen(token: Token) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 20)
            let make: (Token) -> Screen = { (token: Token) in Screen(token: token) }
            #sourceLocation(file: "Kit/Kit.swift", line: 20)
            return make(token)
            #sourceLocation()
        }

        package static func page(zoom: Zoom) -> Page {
            #sourceLocation(file: "Kit/Kit.swift", line: 21)
            return Page(zoom: zoom)
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Doubles, Product. Do not edit.

public import Dovetail
public import Kit

extension Doubles {
    /// Makes what Doubles registers.
    package nonisolated enum Factories {
        package static func token() -> Token {
            #sourceLocation(file: "App/App.swift", line: 7)
            let make: () -> Token = { Token() }
            #sourceLocation(file: "App/App.swift", line: 7)
            return make()
            #sourceLocation()
        }

        package static func page() -> Page {
            #sourceLocation(file: "App/App.swift", line: 8)
            let make: () -> Page = { Page(zoom: Zoom()) }
            #sourceLocation(file: "App/App.swift", line: 8)
            return make()
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        var page: Page { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let screen: Screen
        public let page: Page

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(log: (any Log)? = nil, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let token = Doubles.Factories.token()
            let screen = KitAssembly.Factories.screen(token: token)
            let page = Doubles.Factories.page()
            self.lifetime = lifetime
            self.screen = screen
            self.page = page
            lifetime.finishOpening()
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
