// Written by Dovetail from DeskContract. Do not edit.

extension DeskContract {
    /// DeskContract registers nothing that is made.
    package nonisolated enum Factories {}
}

// Written by Dovetail from DeskAssembly, OfficeAssembly. Do not edit.

package import Dovetail
package import Kit

extension DeskAssembly {
    /// Makes what DeskAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func writingDesk(_ watch: ObjectWatch?, owner: consuming String) -> any Desk {
            #sourceLocation(file: "Parts/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "WritingDesk", ObjectWatch.start(watch), WritingDesk(owner: owner))
            #sourceLocation()
        }
    }
}

extension OfficeAssembly {
    /// Makes what OfficeAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func paperOffice(
            _ watch: ObjectWatch?,
            open: @escaping @Sendable (String) throws -> Opened<any Desk>,
            stamp: @escaping @Worker @Sendable () -> SealedStamp
        ) -> any Office {
            #sourceLocation(file: "Parts/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "PaperOffice", ObjectWatch.start(watch), PaperOffice(
                open: open,
                stamp: { stamp().value }
            ))
            #sourceLocation()
        }

        @inline(never)
        @Worker package static func stamp(_ watch: ObjectWatch?) -> SealedStamp {
            #sourceLocation(file: "Parts/Manifest.swift", line: 9)
            return SealedStamp(value: ObjectWatch.tell(watch, "Stamp", ObjectWatch.start(watch), Stamp()))
            #sourceLocation()
        }

        /// `Stamp`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStamp: Sendable {
            let value: Stamp
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Dovetail
import Kit
import Parts

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var office: any Office { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let office: any Office

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let office = OfficeAssembly.Factories.paperOffice(
                    objectWatch,
                    open: { string in
                        let opened = try reference.open("WritingDesk", for: "PaperOffice").openDesk(owner: string)
                        return Opened(opened.desk, end: opened.end)
                    },
                    stamp: { OfficeAssembly.Factories.stamp(objectWatch) }
                )
                self.lifetime = lifetime
                self.office = consume office
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Opens `DeskScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openDesk(owner: String) throws -> Desk {
            try Desk(in: self, owner: owner)
        }

        /// Opens `DeskScope` for as long as the closure runs, and ends it however that leaves.
        func withDesk<Outcome>(
            owner: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Desk) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openDesk(owner: owner)
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

    /// What Product makes for `DeskScope`.
    nonisolated final class Desk: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let desk: any Kit.Desk

        fileprivate init(in app: App, owner: String) throws {
            let lifetime = try ScopeLifetime("Desk", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let desk = DeskAssembly.Factories.writingDesk(objectWatch, owner: owner)
                self.app = app
                self.lifetime = lifetime
                self.desk = consume desk
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
