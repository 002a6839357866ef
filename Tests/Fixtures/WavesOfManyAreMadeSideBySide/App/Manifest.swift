import Data
import Dovetail

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Meeting.self)
        Shared(Clock.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Input(Second.self)
        PerGraph(Note.self)
        Shared(Panel.self).concurrent()
        Shared(Counter.self).concurrent()
        Shared(Asking.self).concurrent()
        Shared(Log.self).lazy()
        Shared(Beacon.self)
            .concurrent()
            .onEnd { _ in print("beacon ended") }
        Transient(Part.self)
        Transient(Step.self)
        Shared(Member1.self).concurrent()
        Shared(Member2.self).concurrent()
        Shared(Member3.self).concurrent()
        Shared(Member4.self).concurrent()
        Shared(Member5.self).concurrent()
        Shared(Member6.self).concurrent()
        Shared(Member7.self).concurrent()
        Shared(Member8.self).concurrent()
        Shared(Member9.self).concurrent()
        Shared(Member10.self).concurrent()
        Shared(Member11.self).concurrent()
        Shared(Member12.self).concurrent()
        Shared(Member13.self).concurrent()
        Shared(Member14.self).concurrent()
        Shared(Member15.self).concurrent()
        Shared(Member16.self).concurrent()
        Shared(Member17.self).concurrent()
        Shared(Member18.self).concurrent()
        Shared(Follower1.self).concurrent()
        Shared(Follower2.self).concurrent()
            .onEnd { _ in print("follower 2 ended") }
        Shared(Follower3.self).concurrent()
        Shared(Follower4.self).concurrent()
        Shared(Follower5.self).concurrent()
        Shared(Follower6.self).concurrent()
        Shared(Follower7.self).concurrent()
        Shared(Follower8.self).concurrent()
        Shared(Follower9.self).concurrent()
        Shared(Follower10.self).concurrent()
        Shared(Follower11.self).concurrent()
        Shared(Follower12.self).concurrent()
        Shared(Follower13.self).concurrent()
            .onEnd { _ in print("follower 13 ended") }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        DataAssembly.self
        Expose(Screen.self)
    }
}
