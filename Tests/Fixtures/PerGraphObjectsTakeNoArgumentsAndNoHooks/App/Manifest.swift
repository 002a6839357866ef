import Dovetail

enum AppScope: Scope {}

final class Selection {
    init(index: Int) {}
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        PerGraph(Selection.self, arguments: Int.self)
        PerGraph(Selection.self).onEnd { _ in }
        PerGraph(Selection.self).lazy()
        PerGraph(Selection())
        PerGraph(Selection.self, name: "selection")
        Pergraph(Selection.self)
        Graph(Selection.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PerGraph(Selection.self)
        Expose(Selection.self)
    }
}
