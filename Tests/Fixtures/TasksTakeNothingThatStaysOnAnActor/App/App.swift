import Dovetail

enum UIScope: Scope { typealias Isolation = MainActor }

final class Model {
    init() {}
}

final class View: Sendable {
    init(part: Part) async {}
}

final class Part {
    init(model: Model) {}
}

final class Loader {
    init() async {}
}

protocol Panel: AnyObject {}

/// It could leave, and nobody may count on that who asks for a panel.
actor SidePanel: Panel {
    init() async {}
}

struct Window {
    let panel: any Panel
    let view: View
    let loader: Loader
}

enum UIAssembly: Assembly {
    typealias Scope = UIScope
    static var registrations: Registrations {
        Shared(Model.self)
        Shared(View.self).concurrent()
        Shared(Loader.self).concurrent()
        Shared(SidePanel.self, as: (any Panel).self).concurrent()
        Transient(Part.self)
        Transient(Window.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        UIAssembly.self
        Expose(Window.self)
    }
}
