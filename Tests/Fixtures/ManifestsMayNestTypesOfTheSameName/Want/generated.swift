// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func appAssemblyToken(_ watch: ObjectWatch?) -> AppAssembly.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "AppAssembly.Token", ObjectWatch.start(watch), AppAssembly.Token())
            #sourceLocation()
        }

        @inline(never)
        static func token(_ watch: ObjectWatch?) -> App.Token {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), App.Token())
            #sourceLocation()
        }

        @inline(never)
        static func plainLogger(_ watch: ObjectWatch?) -> PlainLogger {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "PlainLogger", ObjectWatch.start(watch), PlainLogger())
            #sourceLocation()
        }

        @inline(never)
        static func logger(_ watch: ObjectWatch?) -> App.Logger {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Logger", ObjectWatch.start(watch), App.Logger())
            #sourceLocation()
        }

        @inline(never)
        static func label(_ watch: ObjectWatch?) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), Label())
            #sourceLocation()
        }

        @inline(never)
        static func productLabel(_ watch: ObjectWatch?) -> Product.Label {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Product.Label", ObjectWatch.start(watch), Product.Label())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            outer: consuming App.Token,
            nested: consuming AppAssembly.Token,
            plain: consuming PlainLogger,
            logger: consuming App.Logger,
            label: consuming Label,
            own: consuming Product.Label
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                outer: outer,
                nested: nested,
                plain: plain,
                logger: logger,
                label: label,
                own: own
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let appAssemblyToken = AppAssembly.Factories.appAssemblyToken(objectWatch)
                let token = AppAssembly.Factories.token(objectWatch)
                let plainLogger = AppAssembly.Factories.plainLogger(objectWatch)
                let logger = AppAssembly.Factories.logger(objectWatch)
                let label = AppAssembly.Factories.label(objectWatch)
                let productLabel = AppAssembly.Factories.productLabel(objectWatch)
                self.lifetime = lifetime
                self.appAssemblyToken = appAssemblyToken
                self.token = token
                self.label = label
                self.productLabel = productLabel
                self.plainLogger = plainLogger
                self.logger = logger
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
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
