// Written by Dovetail from CacheAssembly, DiskAssembly, KitFeatures, KitProduct. Do not edit.

public import Dovetail

extension CacheAssembly {
    /// Makes what CacheAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func cache(_ watch: ObjectWatch?, disk: consuming Disk) -> Cache {
            #sourceLocation(file: "Kit/Kit.swift", line: 23)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(disk))
            #sourceLocation()
        }
    }
}

extension DiskAssembly {
    /// Makes what DiskAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func disk(_ watch: ObjectWatch?) -> Disk {
            #sourceLocation(file: "Kit/Kit.swift", line: 16)
            return ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation()
        }
    }
}

extension KitProduct {
    /// What KitProduct, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        var cache: Cache { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What KitProduct makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        public let cache: Cache

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let disk = DiskAssembly.Factories.disk(objectWatch)
                let cache = CacheAssembly.Factories.cache(objectWatch, disk: disk)
                self.lifetime = lifetime
                self.cache = cache
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

extension KitFeatures {
    @available(*, unavailable, message: "`KitFeatures` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    public typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

// Written by Dovetail from ScreenAssembly, Other, Product. Do not edit.

extension ScreenAssembly {
    nonisolated enum Factories {}
}

extension Other {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 6)
#error("nothing provides `Cache`, which `Screen` needs for its parameter `cache` in `AppScope`; `CacheAssembly`, which `Other` doesn't list, registers `Cache`: list `CacheAssembly.self` in `Other` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 5)
#error("nothing provides `Disk`, which `Screen` needs for its parameter `disk` in `AppScope`; `KitFeatures` lists what provides it, and `Product` doesn't include that: write `Include(KitFeatures.self)` [missing-binding]")
#sourceLocation()
