import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Page.self, arguments: Int.self)
        Transient(Draft.self)
        Shared(Printer.self) { @Worker (makePage: @escaping (Int) -> Page) in Printer(makePage: makePage) }
        Shared(LateService.self) { @Worker (printer: Printer?, make: @escaping @Sendable (Int) async -> Page) in
            LateService(printer: printer, make: make)
        }
        .lazy()
        Transient(Editor.self) { @Worker (draft: Draft, makeDraft: @escaping () -> Draft) in
            Editor(drafts: [draft, makeDraft()])
        }
        PerGraph(Reader.self) { @Worker (_: Draft, makePage: @escaping (Int) -> Page) throws in try Reader(page: makePage(3)) }
        Weak(Cache.self) { @MainActor (makePage: @escaping (Int) -> Page, service: @escaping () -> any Service) in
            Cache(page: makePage(4), service: service())
        }
        Shared(Base.self, as: (any Service).self)
        Decorator(Loud.self, of: (any Service).self) { @Worker (base: any Service, makePage: @escaping (Int) -> Page) in
            Loud(base: base, page: makePage(5))
        }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Printer.self)
        Expose(LateService.self)
        Expose(Editor.self)
        Expose(Reader.self)
        Expose(Cache.self)
        Expose((any Service).self)
    }
}
