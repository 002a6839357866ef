// Written by Dovetail from MapsAssembly, SessionAssembly. Do not edit.

public import Dovetail

extension MapsAssembly {
    /// Makes what MapsAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        @MainActor public static func route(
            _ watch: ObjectWatch?,
            point: consuming SealedPoint,
            pins: consuming SealedPinArray
        ) -> SealedRoute {
            #sourceLocation(file: "Maps/Manifest.swift", line: 9)
            return SealedRoute(value: ObjectWatch.tell(watch, "Route", ObjectWatch.start(watch), Route(
                from: point.value,
                pins: pins.value
            )))
            #sourceLocation()
        }

        @inline(never)
        @MainActor public static func redPin(_ watch: ObjectWatch?) -> SealedPin {
            #sourceLocation(file: "Maps/Manifest.swift", line: 10)
            return SealedPin(value: ObjectWatch.tell(watch, "RedPin", ObjectWatch.start(watch), RedPin()))
            #sourceLocation()
        }

        @inline(never)
        public static func bluePin(_ watch: ObjectWatch?) -> SealedPin {
            #sourceLocation(file: "Maps/Manifest.swift", line: 13)
            return SealedPin(value: ObjectWatch.tell(watch, "BluePin", ObjectWatch.start(watch), BluePin()))
            #sourceLocation()
        }

        @inline(never)
        @MainActor public static func tour(
            _ watch: ObjectWatch?,
            point: consuming SealedPoint,
            next: @escaping @Sendable (SealedPoint) async throws -> SealedTour
        ) -> SealedTour {
            #sourceLocation(file: "Maps/Manifest.swift", line: 15)
            return SealedTour(value: ObjectWatch.tell(watch, "Tour", ObjectWatch.start(watch), Tour(
                point: point.value,
                next: { argument1 in try await next(SealedPoint(value: argument1)).value }
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func planner(
            _ watch: ObjectWatch?,
            plan: @escaping @Sendable (SealedPoint) async -> SealedRoute,
            maybe: (@Sendable (SealedPoint) async -> SealedRoute)?,
            pins: @escaping @Sendable () async -> SealedPinArray,
            named: @escaping @Sendable () async -> SealedPinByString,
            pin: @escaping @Sendable () async -> SealedPin,
            late: @escaping @Sendable (SealedPoint) async throws -> SealedTour,
            open: @escaping @Sendable (String) async throws -> Opened<SealedMarker>,
            openPair: @escaping @Sendable (String) async throws -> (SealedMarker, end: @Sendable () async -> Void),
            all: consuming SealedPinArray
        ) -> Planner {
            #sourceLocation(file: "Maps/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Planner", ObjectWatch.start(watch), Planner(
                plan: { argument1 in await plan(SealedPoint(value: argument1)).value },
                maybe: maybe.map { value -> (@Sendable (Point) async -> Route) in { argument1 in await value(SealedPoint(value: argument1)).value } },
                pins: { await pins().value },
                named: { await named().value },
                pin: { await pin().value },
                late: { argument1 in try await late(SealedPoint(value: argument1)).value },
                open: { argument1 in
                    let opened = try await open(argument1)
                    return Opened(opened.value.value, end: opened.end)
                },
                openPair: { argument1 in
                    let opened = try await openPair(argument1)
                    return (opened.0.value, end: opened.end)
                },
                all: all.value
            ))
            #sourceLocation()
        }

        /// `Marker`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedMarker: Sendable {
            let value: Marker
        }

        /// `any Pin`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedPin: Sendable {
            let value: any Pin
        }

        /// `[any Pin]`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedPinArray: Sendable {
            let value: [any Pin]

            public init(_ elements: [SealedPin]) {
                value = elements.map(\.value)
            }
        }

        /// `[String: any Pin]`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedPinByString: Sendable {
            let value: [String: any Pin]

            public init(_ elements: [String: SealedPin]) {
                value = elements.mapValues(\.value)
            }
        }

        /// `Point`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedPoint: Sendable {
            let value: Point
        }

        /// `Route`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedRoute: Sendable {
            let value: Route
        }

        /// `Tour`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedTour: Sendable {
            let value: Tour
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        @MainActor public static func marker(
            _ watch: ObjectWatch?,
            title: consuming String
        ) -> MapsAssembly.Factories.SealedMarker {
            #sourceLocation(file: "Maps/Manifest.swift", line: 24)
            return MapsAssembly.Factories.SealedMarker(value: ObjectWatch.tell(watch, "Marker", ObjectWatch.start(watch), Marker(
                title: title
            )))
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Dovetail
import Maps

extension Product {
    /// What Product, and each composition that includes it, hands out in `MapScope`.
    nonisolated protocol MapRoots: AnyObject, Sendable {
        var planner: Planner { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `MapScope`.
    nonisolated final class Map: MapRoots, OpenScope {
        let planner: Planner

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Map>

        /// Opens `MapScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Map", observer: scopeObserver)
            let reference = ScopeReference<Map>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let pin = MapsAssembly.Factories.redPin(objectWatch)
                let pin2 = MapsAssembly.Factories.bluePin(objectWatch)
                let pinArray = MapsAssembly.Factories.SealedPinArray([pin, pin2])
                let planner = MapsAssembly.Factories.planner(
                    objectWatch,
                    plan: { @MainActor from in
                        let pin = MapsAssembly.Factories.redPin(objectWatch)
                        let pin2 = MapsAssembly.Factories.bluePin(objectWatch)
                        let pinArray = MapsAssembly.Factories.SealedPinArray([pin, pin2])
                        return MapsAssembly.Factories.route(objectWatch, point: from, pins: pinArray)
                    },
                    maybe: { @MainActor from in
                        let pin = MapsAssembly.Factories.redPin(objectWatch)
                        let pin2 = MapsAssembly.Factories.bluePin(objectWatch)
                        let pinArray = MapsAssembly.Factories.SealedPinArray([pin, pin2])
                        return MapsAssembly.Factories.route(objectWatch, point: from, pins: pinArray)
                    },
                    pins: { @MainActor in
                        let pin = MapsAssembly.Factories.redPin(objectWatch)
                        let pin2 = MapsAssembly.Factories.bluePin(objectWatch)
                        return MapsAssembly.Factories.SealedPinArray([pin, pin2])
                    },
                    named: { @MainActor in
                        let pin = MapsAssembly.Factories.redPin(objectWatch)
                        return MapsAssembly.Factories.SealedPinByString(["red": pin])
                    },
                    pin: { @MainActor in MapsAssembly.Factories.redPin(objectWatch) },
                    late: { @MainActor point in
                        MapsAssembly.Factories.tour(
                            objectWatch,
                            point: point,
                            next: { point2 in
                                try await reference.open("Tour", for: "Tour").makeTour(point: point2)
                            }
                        )
                    },
                    open: { string in
                        let opened = try await reference.open("Marker", for: "Planner").openSession(title: string)
                        return Opened(opened.marker, end: opened.end)
                    },
                    openPair: { string in
                        let opened = try await reference.open("Marker", for: "Planner").openSession(title: string)
                        return (opened.marker, end: { _ = await opened.end() })
                    },
                    all: pinArray
                )
                self.lifetime = lifetime
                self.reference = reference
                self.planner = planner
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        @MainActor fileprivate func makeTour(
            point: MapsAssembly.Factories.SealedPoint
        ) -> MapsAssembly.Factories.SealedTour {
            MapsAssembly.Factories.tour(
                lifetime.objectWatch,
                point: point,
                next: { [reference] point2 in
                    try await reference.open("Tour", for: "Tour").makeTour(point: point2)
                }
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openSession(title: String) throws -> Session {
            try Session(in: self, title: title)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withSession<Outcome>(
            title: String,
            _ body: @MainActor (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(title: title)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let map: Map
        fileprivate let lifetime: ScopeLifetime
        fileprivate let marker: MapsAssembly.Factories.SealedMarker

        @MainActor fileprivate init(in map: Map, title: String) throws {
            let lifetime = try ScopeLifetime("Session", in: map.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let marker = SessionAssembly.Factories.marker(objectWatch, title: title)
                self.map = map
                self.lifetime = lifetime
                self.marker = consume marker
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
