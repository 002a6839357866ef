// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func appAssemblyToken() -> AppAssembly.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return AppAssembly.Token()
            #sourceLocation()
        }

        static func token() -> App.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return App.Token()
            #sourceLocation()
        }

        static func plainLogger() -> PlainLogger {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return PlainLogger()
            #sourceLocation()
        }

        static func logger() -> App.Logger {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return App.Logger()
            #sourceLocation()
        }

        static func label() -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Label()
            #sourceLocation()
        }

        static func productLabel() -> Product.Label {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Product.Label()
            #sourceLocation()
        }

        static func screen(
            outer: App.Token,
            nested: AppAssembly.Token,
            plain: PlainLogger,
            logger: App.Logger,
            label: Label,
            own: Product.Label
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Screen(outer: outer, nested: nested, plain: plain, logger: logger, label: label, own: own)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var label: Kit.Label { get }
        var productLabel: Product.Label { get }
        var token: Token { get }
        var appAssemblyToken: AppAssembly.Token { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let appAssemblyToken: AppAssembly.Token
        let token: Token
        let label: Kit.Label
        let productLabel: Product.Label

        fileprivate let lifetime: ScopeLifetime
        fileprivate let plainLogger: PlainLogger
        fileprivate let logger: Logger

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let appAssemblyToken = AppAssembly.Factories.appAssemblyToken()
            let token = AppAssembly.Factories.token()
            let plainLogger = AppAssembly.Factories.plainLogger()
            let logger = AppAssembly.Factories.logger()
            let label = AppAssembly.Factories.label()
            let productLabel = AppAssembly.Factories.productLabel()
            self.lifetime = lifetime
            self.appAssemblyToken = appAssemblyToken
            self.token = token
            self.label = label
            self.productLabel = productLabel
            self.plainLogger = plainLogger
            self.logger = logger
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                outer: token,
                nested: appAssemblyToken,
                plain: plainLogger,
                logger: logger,
                label: label,
                own: productLabel
            )
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
