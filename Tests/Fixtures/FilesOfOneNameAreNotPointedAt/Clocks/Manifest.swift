package import Dovetail

package enum AppScope: Scope {}

package enum ClocksAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(ContinuousClock.self) { () in ContinuousClock() }
            .onEnd { print($0.now <= $0.now) }
        Transient(SuspendingClock.self) { @MainActor () in SuspendingClock() }
        Shared(ContinuousClock.self) { () async in ContinuousClock() }
            .tagged(Second.self)
            .concurrent()
        Shared(ContinuousClock.self) { () async in ContinuousClock() }
            .tagged(Third.self)
            .concurrent()
        Transient(Face.self)
        Shared(Bell.self)
    }
}

package enum Second {}
package enum Third {}
