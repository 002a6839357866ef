// Written by Dovetail from DeskAssembly, Office. Do not edit.

public import Dovetail
public import Storage

extension DeskAssembly {
    /// Makes what DeskAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        @StorageActor public static func drawer(_ watch: ObjectWatch?) -> Drawer {
            #sourceLocation(file: "Kit/Manifest.swift", line: 6)
            return ObjectWatch.tell(watch, "Drawer", ObjectWatch.start(watch), Drawer())
            #sourceLocation()
        }

        @inline(never)
        @StorageActor public static func desk(
            _ watch: ObjectWatch?,
            drawer: consuming Drawer,
            makePen: @escaping @Sendable (String) async -> Pen
        ) -> Desk {
            #sourceLocation(file: "Kit/Manifest.swift", line: 7)
            return ObjectWatch.tell(watch, "Desk", ObjectWatch.start(watch), Desk(drawer: drawer, makePen: makePen))
            #sourceLocation()
        }

        public static func endDesk(_ object: Desk) async throws {
            #sourceLocation(file: "Kit/Manifest.swift", line: 8)
            let hook: (Desk) async throws -> Void = { await $0.clear() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @Files.Queue public static func pen(_ watch: ObjectWatch?, colour: consuming String) -> Pen {
            #sourceLocation(file: "Kit/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Pen", ObjectWatch.start(watch), Pen(colour: colour))
            #sourceLocation()
        }
    }
}

extension Office {
    /// What Office, and each composition that includes it, hands out in `DeskScope`.
    @StorageActor public protocol DeskRoots: AnyObject, Sendable {
        nonisolated var desk: Kit.Desk { get }
        @Files.Queue func makePen(colour: String) -> Pen
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Office makes for `DeskScope`.
    @StorageActor public final class Desk: DeskRoots {
        nonisolated public let desk: Kit.Desk

        nonisolated fileprivate let lifetime: ScopeLifetime

        /// Opens `DeskScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Desk", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let drawer = DeskAssembly.Factories.drawer(objectWatch)
                let desk = DeskAssembly.Factories.desk(
                    objectWatch,
                    drawer: consume drawer,
                    makePen: { @Files.Queue colour in
                        DeskAssembly.Factories.pen(objectWatch, colour: colour)
                    }
                )
                lifetime.onEnd("Desk", position: 1) {
                    try await DeskAssembly.Factories.endDesk(desk)
                }
                self.lifetime = lifetime
                self.desk = desk
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Pen`.
        @Files.Queue public func makePen(colour: String) -> Pen {
            DeskAssembly.Factories.pen(lifetime.objectWatch, colour: colour)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension Office.Desk: nonisolated OpenScope {}
#else
    extension Office.Desk: OpenScope {}
#endif

// Written by Dovetail from ChairAssembly, RoomAssembly, Room. Do not edit.

import Dovetail
import Kit
import Storage

extension ChairAssembly {
    /// Makes what ChairAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @StorageActor static func chair(_ watch: ObjectWatch?, lamp: consuming Lamp) -> Chair {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Chair", ObjectWatch.start(watch), Chair(lamp: lamp))
            #sourceLocation()
        }

        @inline(never)
        @StorageActor static func cushion(_ watch: ObjectWatch?, chair: consuming Chair) async -> Cushion {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let make: @StorageActor (Chair) async -> Cushion = { @Stage (chair: Chair) async in Cushion(chair: chair) }
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return await ObjectWatch.tell(watch, "Cushion", ObjectWatch.start(watch), make(chair))
            #sourceLocation()
        }
    }
}

extension RoomAssembly {
    /// Makes what RoomAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func lamp(_ watch: ObjectWatch?) -> Lamp {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Lamp", ObjectWatch.start(watch), Lamp())
            #sourceLocation()
        }
    }
}

extension Room {
    /// What Room, and each composition that includes it, hands out in `RoomScope`.
    nonisolated protocol RoomRoots: AnyObject, Sendable {
        var lamp: Lamp { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Room makes for `RoomScope`.
    nonisolated final class Room: RoomRoots, OpenScope {
        let lamp: Lamp

        fileprivate let lifetime: ScopeLifetime

        /// Opens `RoomScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Room", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let lamp = RoomAssembly.Factories.lamp(objectWatch)
                self.lifetime = lifetime
                self.lamp = consume lamp
            }
            lifetime.finishOpening(self)
        }

        /// Opens `ChairScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @StorageActor func openChair() throws -> Chair {
            try Chair(in: self)
        }

        /// Opens `ChairScope` for as long as the closure runs, and ends it however that leaves.
        @StorageActor func withChair<Outcome>(
            _ body: @StorageActor (Chair) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChair()
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

    /// What Room, and each composition that includes it, hands out in `ChairScope`.
    @StorageActor protocol ChairRoots: AnyObject, Sendable {
        nonisolated var chair: App.Chair { get }
        func makeCushion() async -> Cushion
        @discardableResult
        nonisolated func end() async -> EndReport
    }

    /// What Room makes for `ChairScope`.
    @StorageActor final class Chair: ChairRoots {
        nonisolated let chair: App.Chair

        // An open scope keeps the one around it alive.
        nonisolated fileprivate let room: Room
        nonisolated fileprivate let lifetime: ScopeLifetime

        fileprivate init(in room: Room) throws {
            let lifetime = try ScopeLifetime("Chair", in: room.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let chair = ChairAssembly.Factories.chair(objectWatch, lamp: room.lamp)
                self.room = room
                self.lifetime = lifetime
                self.chair = consume chair
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Cushion`.
        func makeCushion() async -> Cushion {
            await ChairAssembly.Factories.cushion(lifetime.objectWatch, chair: chair)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        nonisolated func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#if compiler(>=6.2)
    extension App.Room.Chair: nonisolated OpenScope {}
#else
    extension App.Room.Chair: OpenScope {}
#endif
