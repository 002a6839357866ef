// Written by Dovetail from CommonAssembly, KitAssembly. Do not edit.

package import Dovetail

#if os(Linux)
extension CommonAssembly {
    /// Makes what CommonAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func trace(_ watch: ObjectWatch?) -> SealedTrace {
            #sourceLocation(file: "Kit/Kit.swift", line: 30)
            return SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        /// `Trace`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedTrace: Sendable {
            let value: Trace
        }
    }
}
#else
extension CommonAssembly {
    /// CommonAssembly registers nothing that is made.
    package nonisolated enum Factories {}
}
#endif

#if os(Linux) && DEBUG
extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func trace(_ watch: ObjectWatch?) -> CommonAssembly.Factories.SealedTrace {
            #sourceLocation(file: "Kit/Kit.swift", line: 14)
            return CommonAssembly.Factories.SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        package static func tracedStore(
            _ watch: ObjectWatch?,
            trace: consuming CommonAssembly.Factories.SealedTrace
        ) -> any Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 15)
            return ObjectWatch.tell(watch, "TracedStore", ObjectWatch.start(watch), TracedStore(trace: trace.value))
            #sourceLocation()
        }
    }
}
#elseif !DEBUG
extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func plainStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 17)
            return ObjectWatch.tell(watch, "PlainStore", ObjectWatch.start(watch), PlainStore())
            #sourceLocation()
        }
    }
}
#else
extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func trace(_ watch: ObjectWatch?) -> SealedTrace {
            #sourceLocation(file: "Kit/Kit.swift", line: 14)
            return SealedTrace(value: ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace()))
            #sourceLocation()
        }

        @inline(never)
        package static func tracedStore(_ watch: ObjectWatch?, trace: consuming SealedTrace) -> any Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 15)
            return ObjectWatch.tell(watch, "TracedStore", ObjectWatch.start(watch), TracedStore(trace: trace.value))
            #sourceLocation()
        }

        /// `Trace`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedTrace: Sendable {
            let value: Trace
        }
    }
}
#endif

// Written by Dovetail from ToolAssembly. Do not edit.

package import Dovetail
internal import Kit

#if os(Windows)
extension ToolAssembly {
    /// Makes what ToolAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Tools/Tools.swift", line: 10)
            let make: () -> Tool = { Tool(name: "Windows") }
            #sourceLocation(file: "Tools/Tools.swift", line: 10)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#elseif canImport(NoSuchModule)
extension ToolAssembly {
    /// Makes what ToolAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Tools/Tools.swift", line: 12)
            let make: () -> Tool = { Tool(name: "module") }
            #sourceLocation(file: "Tools/Tools.swift", line: 12)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#elseif arch(arm64)
extension ToolAssembly {
    /// Makes what ToolAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Tools/Tools.swift", line: 14)
            let make: () -> Tool = { Tool(name: "arm64") }
            #sourceLocation(file: "Tools/Tools.swift", line: 14)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#elseif targetEnvironment(simulator)
extension ToolAssembly {
    /// Makes what ToolAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Tools/Tools.swift", line: 16)
            let make: () -> Tool = { Tool(name: "simulator") }
            #sourceLocation(file: "Tools/Tools.swift", line: 16)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#else
extension ToolAssembly {
    /// Makes what ToolAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func tool(_ watch: ObjectWatch?) -> Tool {
            #sourceLocation(file: "Tools/Tools.swift", line: 18)
            let make: () -> Tool = { Tool(name: "tool") }
            #sourceLocation(file: "Tools/Tools.swift", line: 18)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#endif

// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Kit

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func list(_ watch: ObjectWatch?, store: consuming any Store) -> List {
            #sourceLocation(file: "App/App.swift", line: 13)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(store: store))
            #sourceLocation()
        }
    }
}

#if DEBUG
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeList() -> List
        var store: any Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: any Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let trace = KitAssembly.Factories.trace(objectWatch)
                let store = KitAssembly.Factories.tracedStore(objectWatch, trace: consume trace)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, store: store)
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
#else
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeList() -> List
        var store: any Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: any Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = KitAssembly.Factories.plainStore(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, store: store)
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
#endif
