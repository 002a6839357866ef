// Written by Dovetail from Checking, Things, CheckedProduct, Product. Do not edit.

import Dovetail

extension Checking {
    /// Makes what Checking registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func spellChecked(
            _ watch: ObjectWatch?,
            inner: consuming any Editor,
            id: consuming Int
        ) async throws -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 110)
            return try await ObjectWatch.tell(watch, "SpellChecked", ObjectWatch.start(watch), SpellChecked(
                inner: inner,
                id: id
            ))
            #sourceLocation()
        }
    }
}

extension Things {
    /// Makes what Things registers.
    nonisolated enum Factories {
        @inline(never)
        static func plainEditor(_ watch: ObjectWatch?, id: consuming Int, title: consuming String) -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 82)
            return ObjectWatch.tell(watch, "PlainEditor", ObjectWatch.start(watch), PlainEditor(id: id, title: title))
            #sourceLocation()
        }

        @inline(never)
        static func twin(
            _ watch: ObjectWatch?,
            make: @escaping (Int, String) -> any Editor,
            id: consuming Int,
            title: consuming String
        ) -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 83)
            let make2: (@escaping (Int, String) -> any Editor, Int, String) -> Twin = { (make: @escaping (Int, String) -> any Editor, id: Int, title: String) in
                Twin(one: make(id, title), other: make(id + 1, title + "!"))
            }
            #sourceLocation(file: "App/App.swift", line: 83)
            return ObjectWatch.tell(watch, "Twin", ObjectWatch.start(watch), make2(make, id, title))
            #sourceLocation()
        }

        @inline(never)
        static func dieselEngine(_ watch: ObjectWatch?) -> any Engine {
            #sourceLocation(file: "App/App.swift", line: 86)
            return ObjectWatch.tell(watch, "DieselEngine", ObjectWatch.start(watch), DieselEngine())
            #sourceLocation()
        }

        @inline(never)
        static func tunedEngine(_ watch: ObjectWatch?, engine: consuming any Engine) -> any Engine {
            #sourceLocation(file: "App/App.swift", line: 88)
            return ObjectWatch.tell(watch, "TunedEngine", ObjectWatch.start(watch), TunedEngine(engine: engine))
            #sourceLocation()
        }

        @inline(never)
        static func plainPart(_ watch: ObjectWatch?) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 89)
            return ObjectWatch.tell(watch, "PlainPart", ObjectWatch.start(watch), PlainPart())
            #sourceLocation()
        }

        @inline(never)
        static func wrappedPart(_ watch: ObjectWatch?, inner: consuming any Part) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 90)
            return ObjectWatch.tell(watch, "WrappedPart", ObjectWatch.start(watch), WrappedPart(inner: inner))
            #sourceLocation()
        }

        @inline(never)
        static func pair(_ watch: ObjectWatch?, one: consuming any Part, other: consuming any Part) -> Pair {
            #sourceLocation(file: "App/App.swift", line: 91)
            return ObjectWatch.tell(watch, "Pair", ObjectWatch.start(watch), Pair(one: one, other: other))
            #sourceLocation()
        }

        @inline(never)
        static func coveredWire(_ watch: ObjectWatch?, wire: consuming any Wire) -> any Wire {
            #sourceLocation(file: "App/App.swift", line: 93)
            return ObjectWatch.tell(watch, "CoveredWire", ObjectWatch.start(watch), CoveredWire(wire: wire))
            #sourceLocation()
        }

        @inline(never)
        static func garage(
            _ watch: ObjectWatch?,
            engine: @escaping @Sendable () throws -> any Engine,
            wire: consuming any Wire
        ) -> Garage {
            #sourceLocation(file: "App/App.swift", line: 94)
            return ObjectWatch.tell(watch, "Garage", ObjectWatch.start(watch), Garage(engine: engine, wire: wire))
            #sourceLocation()
        }
    }
}

extension CheckedProduct {
    /// What CheckedProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeEditor(id: Int, title: String) async throws -> any Editor
        func makePair() -> Pair
        var garage: Garage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What CheckedProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let garage: Garage

        fileprivate let lifetime: ScopeLifetime
        private let lazyEngine = Lazy<any Engine>("DieselEngine")
        private let lazyEngine2 = Lazy<any Engine>("TunedEngine")

        /// Opens `AppScope`.
        init(wire: any Wire, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let wire2 = Things.Factories.coveredWire(objectWatch, wire: wire)
                let garage = Things.Factories.garage(
                    objectWatch,
                    engine: { try reference.open("TunedEngine", for: "Garage").engine2 },
                    wire: consume wire2
                )
                self.lifetime = lifetime
                self.garage = consume garage
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var engine: any Engine { lazyEngine.value(in: lifetime) { newEngine() } }

        private func newEngine() -> any Engine {
            Things.Factories.dieselEngine(lifetime.objectWatch)
        }

        fileprivate var engine2: any Engine { lazyEngine2.value(in: lifetime) { newEngine2() } }

        private func newEngine2() -> any Engine {
            Things.Factories.tunedEngine(lifetime.objectWatch, engine: engine)
        }

        /// Makes a new `Pair`.
        func makePair() -> Pair {
            let part = Things.Factories.plainPart(lifetime.objectWatch)
            let part2 = Things.Factories.wrappedPart(lifetime.objectWatch, inner: part)
            return Things.Factories.pair(lifetime.objectWatch, one: part2, other: part2)
        }

        /// Makes a new `any Editor`.
        @MainActor func makeEditor(id: Int, title: String) async throws -> any Editor {
            try await Checking.Factories.spellChecked(
                lifetime.objectWatch,
                inner: makeEditor3(id: id, title: title),
                id: id
            )
        }

        fileprivate func makeEditor3(id: Int, title: String) -> any Editor {
            Things.Factories.twin(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] id2, title2 in
                    Things.Factories.plainEditor(objectWatch, id: id2, title: title2)
                },
                id: id,
                title: title
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeEditor(id: Int, title: String) -> any Editor
        func makePair() -> Pair
        var garage: Garage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let garage: Garage

        fileprivate let lifetime: ScopeLifetime
        private let lazyEngine = Lazy<any Engine>("DieselEngine")
        private let lazyEngine2 = Lazy<any Engine>("TunedEngine")

        /// Opens `AppScope`.
        init(wire: any Wire, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let wire2 = Things.Factories.coveredWire(objectWatch, wire: wire)
                let garage = Things.Factories.garage(
                    objectWatch,
                    engine: { try reference.open("TunedEngine", for: "Garage").engine2 },
                    wire: consume wire2
                )
                self.lifetime = lifetime
                self.garage = consume garage
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var engine: any Engine { lazyEngine.value(in: lifetime) { newEngine() } }

        private func newEngine() -> any Engine {
            Things.Factories.dieselEngine(lifetime.objectWatch)
        }

        fileprivate var engine2: any Engine { lazyEngine2.value(in: lifetime) { newEngine2() } }

        private func newEngine2() -> any Engine {
            Things.Factories.tunedEngine(lifetime.objectWatch, engine: engine)
        }

        /// Makes a new `any Editor`.
        func makeEditor(id: Int, title: String) -> any Editor {
            Things.Factories.twin(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] id2, title2 in
                    Things.Factories.plainEditor(objectWatch, id: id2, title: title2)
                },
                id: id,
                title: title
            )
        }

        /// Makes a new `Pair`.
        func makePair() -> Pair {
            let part = Things.Factories.plainPart(lifetime.objectWatch)
            let part2 = Things.Factories.wrappedPart(lifetime.objectWatch, inner: part)
            return Things.Factories.pair(lifetime.objectWatch, one: part2, other: part2)
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/App.swift", line: 115)
private func dovetailWarning1() {
    #warning("`CheckedProduct.App` doesn't conform to `Product.AppRoots`, since `makeEditor(id:title:)` is `async`, throws and runs on `MainActor` here; let making `any Editor` do no more here than in `Product`, or as much there [root-mismatch]")
}
#sourceLocation()
