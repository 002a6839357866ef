import Dovetail
import Kit

enum Live {}
enum Spare {}

enum AppAssembly: Assembly {
    typealias Scope = HostScope
    static var registrations: Registrations {
        Input((any Authentication).self)
        Input(String.self, name: "server").tagged(Live.self)
        Input(String.self, name: "mirror").tagged(Spare.self)
        Shared(Client.self).using(String.self, tag: Live.self, for: "server")
        Shared(Backup.self).using(String.self, tag: Spare.self, for: "server")
        Shared(SignIn.self)
        Shared(SpellCheck.self).into([any Plugin].self)
        Shared(Preview.self).into([any Plugin].self)
        Shared(Shelf.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Input(Int.self, name: "document")
        Shared(RealEditor.self, as: (any Editor).self)
        Decorator(LoggedEditor.self, of: (any Editor).self)
        Shared(History.self).lazy()
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Include(Storage.self)
        AppAssembly.self
        SessionAssembly.self

        // A type, a scope, an assembly, and what goes through an exception.
        Forbid((any Authentication).self, from: SessionScope.self, except: Client.self)
        Forbid(SessionScope.self, from: HostScope.self, except: Shelf.self)
        Forbid(SessionAssembly.self, from: AppAssembly.self, except: Shelf.self)
        // Only what has the tag.
        Forbid(String.self, tag: Spare.self, from: SessionScope.self)
        Confine(String.self, tag: Spare.self, to: Backup.self)
        Confine(String.self, to: Backup.self, Client.self)
        // What an object is made of, and what it is asked for as.
        Confine(RealEditor.self, to: Shelf.self)
        Forbid((any Editor).self, from: History.self)
        Confine(SpellCheck.self, to: RealEditor.self)
        Confine([any Plugin].self, to: SessionScope.self)
        Dovetail.Confine(SignIn.self, to: Client.self)
        #if DEBUG
            Forbid(Report.self, from: SessionScope.self)
        #else
            Forbid(ReportAssembly.self, from: SessionScope.self)
        #endif

        Expose((any Editor).self)
        Expose(Backup.self)
        Expose(History.self)
        Expose(Report.self)
        Expose(Repository<Int>.self)
        Expose(Shelf.self)
    }
}
