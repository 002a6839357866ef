// Written by Dovetail from InternalAssembly, OwnerAssembly, TokenAssembly, InternalBundle, OwnerProduct, TokenBundle. Do not edit.

public import Dovetail

extension InternalAssembly {
    /// Makes what InternalAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(_ watch: ObjectWatch?) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 12)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen())
            #sourceLocation()
        }
    }
}

extension OwnerAssembly {
    /// Makes what OwnerAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func screen(_ watch: ObjectWatch?, owner: consuming Owner) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 42)
            let make: (Owner) -> Screen = { (owner: Owner) in Screen() }
            #sourceLocation(file: "Kit/Kit.swift", line: 42)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), make(owner))
            #sourceLocation()
        }
    }
}

extension TokenAssembly {
    /// Makes what TokenAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func screen(_ watch: ObjectWatch?, token: consuming SealedToken) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 28)
            let make: (Token) -> Screen = { (token: Token) in Screen() }
            #sourceLocation(file: "Kit/Kit.swift", line: 28)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), make(token.value))
            #sourceLocation()
        }

        /// `Token`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedToken: Sendable {
            let value: Token
        }
    }
}

extension InternalBundle {
    /// What InternalBundle, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What InternalBundle makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let screen = InternalAssembly.Factories.screen(objectWatch)
                self.lifetime = lifetime
                self.screen = screen
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

extension OwnerProduct {
    /// What OwnerProduct, and each composition that includes it, hands out in `AppScope`.
    package nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What OwnerProduct makes for `AppScope`.
    package nonisolated final class App: AppRoots, OpenScope {
        package let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        package init(owner: Owner, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let screen = OwnerAssembly.Factories.screen(objectWatch, owner: owner)
                self.lifetime = lifetime
                self.screen = screen
            }
            lifetime.finishOpening(self)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

extension TokenBundle {
    @available(*, unavailable, message: "`TokenBundle` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    public typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

// Written by Dovetail from Between, Deep, Internal, TokenProduct, Wide. Do not edit.

extension Between {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Deep {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Internal {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension TokenProduct {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Wide {
    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 6)
#error("`InternalBundle`, included here, lists `InternalAssembly`, which is `internal` to module `Kit`; make `InternalAssembly` `public`, or `package` within one package [unknown-type]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 26)
#error("`TokenBundle`, included here, has `Token` as an input, and `Token` is `internal` to module `Kit`; make `Token` `public`, or `package` within one package [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 33)
#error("`Owner` is an input of `Wide`, but it is `package` and the composition is `public`; make `Owner` `public`, or `Wide` `package` [exposed-type-not-accessible]")
#sourceLocation()
