import Dovetail

enum DeskScope: Scope { typealias Isolation = Unsynchronized }
enum JobScope: Scope {
    typealias Parent = DeskScope
    typealias Isolation = Unsynchronized
}

enum DeskAssembly: Assembly {
    typealias Scope = DeskScope

    static var registrations: Registrations {
        Shared(Store.self).onEnd { $0.close() }
        Shared(Model.self)
        Shared(Index.self).lazy()
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope

    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        PerGraph(Page.self)
        Shared(Draft.self) { (meeting: Meeting, page: Page, store: Store) async in
            await meeting.meet()
            return Draft(page: page, store: store)
        }
        .concurrent()
        .onEnd { $0.close() }
        Shared(Panel.self).concurrent()
        Shared(Member1.self).concurrent()
            .onEnd { await $0.close() }
        Shared(Member2.self).concurrent()
        Shared(Member3.self).concurrent()
            .onEnd { await $0.close() }
        Shared(Member4.self).concurrent()
        Shared(Member5.self).concurrent()
            .onEnd { await $0.close() }
        Shared(Member6.self).concurrent()
        Shared(Member7.self).concurrent()
            .onEnd { await $0.close() }
        Shared(Member8.self).concurrent()
        Shared(Member9.self).concurrent()
            .onEnd { await $0.close() }
        Shared(Member10.self).concurrent()
        Shared(Following.self)
            .concurrent()
            .onEnd { _ in print("following ended") }
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        DeskAssembly.self
        JobAssembly.self
        Expose(Screen.self)
    }
}
