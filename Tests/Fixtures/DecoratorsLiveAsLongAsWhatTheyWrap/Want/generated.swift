// Written by Dovetail from Checking, Things, CheckedProduct, Product. Do not edit.

import Dovetail

extension Checking {
    /// Makes what Checking registers.
    nonisolated enum Factories {
        @MainActor static func spellChecked(inner: any Editor, id: Int) async throws -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 110)
            return try await SpellChecked(inner: inner, id: id)
            #sourceLocation()
        }
    }
}

extension Things {
    /// Makes what Things registers.
    nonisolated enum Factories {
        static func plainEditor(id: Int, title: String) -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 82)
            return PlainEditor(id: id, title: title)
            #sourceLocation()
        }

        static func twin(make: @escaping (Int, String) -> any Editor, id: Int, title: String) -> any Editor {
            #sourceLocation(file: "App/App.swift", line: 83)
            let make2: (@escaping (Int, String) -> any Editor, Int, String) -> Twin = { (make: @escaping (Int, String) -> any Editor, id: Int, title: String) in
                Twin(one: make(id, title), other: make(id + 1, title + "!"))
            }
            #sourceLocation(file: "App/App.swift", line: 83)
            return make2(make, id, title)
            #sourceLocation()
        }

        static func dieselEngine() -> any Engine {
            #sourceLocation(file: "App/App.swift", line: 86)
            return DieselEngine()
            #sourceLocation()
        }

        static func tunedEngine(engine: any Engine) -> any Engine {
            #sourceLocation(file: "App/App.swift", line: 88)
            return TunedEngine(engine: engine)
            #sourceLocation()
        }

        static func plainPart() -> any Part {
            #sourceLocation(file: "App/App.swift", line: 89)
            return PlainPart()
            #sourceLocation()
        }

        static func wrappedPart(inner: any Part) -> any Part {
            #sourceLocation(file: "App/App.swift", line: 90)
            return WrappedPart(inner: inner)
            #sourceLocation()
        }

        static func pair(one: any Part, other: any Part) -> Pair {
            #sourceLocation(file: "App/App.swift", line: 91)
            return Pair(one: one, other: other)
            #sourceLocation()
        }

        static func coveredWire(wire: any Wire) -> any Wire {
            #sourceLocation(file: "App/App.swift", line: 93)
            return CoveredWire(wire: wire)
            #sourceLocation()
        }

        static func garage(engine: @escaping @Sendable () throws -> any Engine, wire: any Wire) -> Garage {
            #sourceLocation(file: "App/App.swift", line: 94)
            return Garage(engine: engine, wire: wire)
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
            let wire2 = Things.Factories.coveredWire(wire: wire)
            let garage = Things.Factories.garage(
                engine: { try reference.open("TunedEngine", for: "Garage").engine2 },
                wire: wire2
            )
            self.lifetime = lifetime
            self.garage = garage
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var engine: any Engine { lazyEngine.value(in: lifetime) { newEngine() } }

        private func newEngine() -> any Engine {
            Things.Factories.dieselEngine()
        }

        fileprivate var engine2: any Engine { lazyEngine2.value(in: lifetime) { newEngine2() } }

        private func newEngine2() -> any Engine {
            Things.Factories.tunedEngine(engine: engine)
        }

        /// Makes a new `Pair`.
        func makePair() -> Pair {
            let part = Things.Factories.plainPart()
            let part2 = Things.Factories.wrappedPart(inner: part)
            return Things.Factories.pair(one: part2, other: part2)
        }

        /// Makes a new `any Editor`.
        @MainActor func makeEditor(id: Int, title: String) async throws -> any Editor {
            try await Checking.Factories.spellChecked(inner: makeEditor3(id: id, title: title), id: id)
        }

        fileprivate func makeEditor3(id: Int, title: String) -> any Editor {
            Things.Factories.twin(
                make: { id2, title2 in Things.Factories.plainEditor(id: id2, title: title2) },
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
            let wire2 = Things.Factories.coveredWire(wire: wire)
            let garage = Things.Factories.garage(
                engine: { try reference.open("TunedEngine", for: "Garage").engine2 },
                wire: wire2
            )
            self.lifetime = lifetime
            self.garage = garage
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var engine: any Engine { lazyEngine.value(in: lifetime) { newEngine() } }

        private func newEngine() -> any Engine {
            Things.Factories.dieselEngine()
        }

        fileprivate var engine2: any Engine { lazyEngine2.value(in: lifetime) { newEngine2() } }

        private func newEngine2() -> any Engine {
            Things.Factories.tunedEngine(engine: engine)
        }

        /// Makes a new `any Editor`.
        func makeEditor(id: Int, title: String) -> any Editor {
            Things.Factories.twin(
                make: { id2, title2 in Things.Factories.plainEditor(id: id2, title: title2) },
                id: id,
                title: title
            )
        }

        /// Makes a new `Pair`.
        func makePair() -> Pair {
            let part = Things.Factories.plainPart()
            let part2 = Things.Factories.wrappedPart(inner: part)
            return Things.Factories.pair(one: part2, other: part2)
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
