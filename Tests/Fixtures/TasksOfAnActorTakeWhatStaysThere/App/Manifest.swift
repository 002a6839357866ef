import Dovetail

enum WindowScope: Scope { typealias Isolation = MainActor }

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        Shared(WindowModel.self)
        PerGraph(WindowTrace.self)
        Transient(WindowPart.self)
        Shared(WindowView.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(WindowList.self).concurrent()
        Shared(WindowLoader.self).concurrent()
        Transient(WindowScreen.self)
    }
}

enum WorkScope: Scope { typealias Isolation = Background }

enum WorkAssembly: Assembly {
    typealias Scope = WorkScope
    static var registrations: Registrations {
        Input(Meeting.self)
        Input(Int.self, name: "number")
        Shared(WorkModel.self)
        PerGraph(WorkTrace.self)
        Transient(WorkPart.self)
        Shared(WorkView.self)
            .concurrent()
            .onEnd { await $0.close() }
        Shared(WorkList.self).concurrent()
        Shared(WorkLoader.self).concurrent()
        Shared(WorkMember1.self).concurrent()
        Shared(WorkMember2.self).concurrent()
        Shared(WorkMember3.self).concurrent()
        Shared(WorkMember4.self).concurrent()
        Shared(WorkMember5.self).concurrent()
        Shared(WorkMember6.self).concurrent()
        Shared(WorkMember7.self).concurrent()
        Shared(WorkMember8.self).concurrent()
        Shared(WorkMember9.self).concurrent()
        Transient(WorkScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        WindowAssembly.self
        WorkAssembly.self
        Expose(WindowScreen.self)
        Expose(WorkScreen.self)
    }
}
