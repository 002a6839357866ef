// Written by Dovetail from KitAssembly. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func screen(_ watch: ObjectWatch?, token: consuming Token) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 20)
            let make: (Token) -> Screen = { (token: Token) in Screen(token: token) }
            #sourceLocation(file: "Kit/Kit.swift", line: 20)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), make(token))
            #sourceLocation()
        }

        @inline(never)
        package static func page(_ watch: ObjectWatch?, zoom: consuming Zoom) -> Page {
            #sourceLocation(file: "Kit/Kit.swift", line: 21)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(zoom: zoom))
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
        @inline(never)
        package static func token(_ watch: ObjectWatch?) -> Token {
            #sourceLocation(file: "App/App.swift", line: 7)
            let make: () -> Token = { Token() }
            #sourceLocation(file: "App/App.swift", line: 7)
            return ObjectWatch.tell(watch, "Token", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        package static func page(_ watch: ObjectWatch?) -> Page {
            #sourceLocation(file: "App/App.swift", line: 8)
            let make: () -> Page = { Page(zoom: Zoom()) }
            #sourceLocation(file: "App/App.swift", line: 8)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), make())
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
            let objectWatch = lifetime.objectWatch
            do {
                let token = Doubles.Factories.token(objectWatch)
                let screen = KitAssembly.Factories.screen(objectWatch, token: token)
                let page = Doubles.Factories.page(objectWatch)
                self.lifetime = lifetime
                self.screen = screen
                self.page = page
            }
            lifetime.finishOpening(self)
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
