// Written by Dovetail from DigestAssembly, StorageAssembly, SyncAssembly, Storage, SyncProduct. Do not edit.

public import Dovetail

extension DigestAssembly {
    /// Makes what DigestAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func digest(_ watch: ObjectWatch?, socket: consuming SealedSocket) -> Digest {
            #sourceLocation(file: "OutsideKit/Kit.swift", line: 37)
            return ObjectWatch.tell(watch, "Digest", ObjectWatch.start(watch), Digest(socket: socket.value))
            #sourceLocation()
        }

        /// `Socket`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedSocket: Sendable {
            let value: Socket
        }
    }
}

extension StorageAssembly {
    /// Makes what StorageAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func database(_ watch: ObjectWatch?) -> Database {
            #sourceLocation(file: "OutsideKit/Kit.swift", line: 22)
            return ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database())
            #sourceLocation()
        }
    }
}

extension SyncAssembly {
    /// Makes what SyncAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func socket(_ watch: ObjectWatch?) -> DigestAssembly.Factories.SealedSocket {
            #sourceLocation(file: "OutsideKit/Kit.swift", line: 29)
            return DigestAssembly.Factories.SealedSocket(value: ObjectWatch.tell(watch, "Socket", ObjectWatch.start(watch), Socket()))
            #sourceLocation()
        }

        @inline(never)
        public static func sync(
            _ watch: ObjectWatch?,
            socket: consuming DigestAssembly.Factories.SealedSocket
        ) -> Sync {
            #sourceLocation(file: "OutsideKit/Kit.swift", line: 30)
            return ObjectWatch.tell(watch, "Sync", ObjectWatch.start(watch), Sync(socket: socket.value))
            #sourceLocation()
        }
    }
}

extension SyncProduct {
    /// What SyncProduct, and each composition that includes it, hands out in `HostScope`.
    public nonisolated protocol HostRoots: AnyObject, Sendable {
        var sync: Sync { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SyncProduct makes for `HostScope`.
    public nonisolated final class Host: HostRoots, OpenScope {
        public let sync: Sync

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let socket = SyncAssembly.Factories.socket(objectWatch)
                let sync = SyncAssembly.Factories.sync(objectWatch, socket: socket)
                self.lifetime = lifetime
                self.sync = sync
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

extension Storage {
    @available(*, unavailable, message: "`Storage` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    public typealias Host = CompositionWithoutExpose

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

// Written by Dovetail from AppAssembly, GateAssembly, InspectorAssembly, ScreenAssembly, LeftProduct, Preview, Product, RightProduct, Screens. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension GateAssembly {
    nonisolated enum Factories {}
}

extension InspectorAssembly {
    nonisolated enum Factories {}
}

extension ScreenAssembly {
    nonisolated enum Factories {}
}

extension LeftProduct {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Preview {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension RightProduct {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Screens {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 40)
#error("`LeftScreen` of `ScreenAssembly` may not reach `Sync` of `SyncAssembly`, which `Gate` needs for its parameter `sync`; let `Gate` do without `Sync` of `SyncAssembly`, or `LeftScreen` without its parameter `gate`; if that is how it is meant, say `Forbid(SyncAssembly.self, from: ScreenAssembly.self, except: Gate.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 4)
#error("`Report` needs `Database` for its parameter `database`, which only `StorageAssembly` may; let `Report` ask for something of `StorageAssembly` that uses it [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 5)
#error("`Inspector` of `HostScope` may not reach `Sync`, which it needs for its parameter `sync`; let `Inspector` do without `Sync` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "OutsideKit/Kit.swift", line: 16)
#error("`Digest` needs `Socket` for its parameter `socket`, which only `SyncAssembly` may; let `Digest` ask for something of `SyncAssembly` that uses it [forbidden-dependency]")
#sourceLocation()
