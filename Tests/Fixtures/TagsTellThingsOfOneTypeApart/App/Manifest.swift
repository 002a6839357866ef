import Dovetail
import Kit

typealias Plain = Production
typealias Label = String

struct Page {
    let number: Int
    let log: any Log
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Page.self, arguments: Int.self)
        Transient(Page.self, arguments: Int.self).tagged(Production.self)
        // What a tag is called in one file is nothing to the graph.
        Input(Label.self).tagged(Hidden.self)
        Input((@Sendable () -> Int).self).tagged(Hidden.self)
    }
}

private enum Hidden {}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        // Neither does this hide the parent's, which is another key.
        Input(Address.self).tagged(AppAssembly.self)
        Transient(Page.self, arguments: Int.self).tagged(ChildAssembly.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        AppAssembly.self
        ChildAssembly.self
        Expose(Address.self)
        Expose(Address.self, tag: Plain.self)
        Expose(Address.self, tag: Tags.Staging.self)
        Expose(Address.self, tag: Tags.MirrorAddress.self)
        Expose(Address.self, tag: AppAssembly.self)
        Expose((any Log).self)
        Expose((any Log).self, tag: Production.self)
        Expose((any Log).self, tag: Numbered<Int>.self)
        Expose(Page.self)
        Expose(Page.self, tag: Production.self)
        Expose(Page.self, tag: ChildAssembly.self)
        Expose(Label.self, tag: Hidden.self)
        Expose((@Sendable () -> Int).self, tag: Hidden.self)
    }
}
