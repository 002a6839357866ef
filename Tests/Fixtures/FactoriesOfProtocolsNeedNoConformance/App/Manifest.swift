import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "text")
        Transient(DefaultUserService.self, as: (any UserService).self, (any UserService & Closing).self)
        Transient(NumberedUserService.self, as: (any NumberedService).self, arguments: Int.self)
        Shared(Numbers.self, as: (any Repo<Int>).self)
        Shared(Words.self, as: (any Repo<String>).self)
        Transient(PlainText.self, as: (any Plain).self)
        Transient((any Maybe)?.self) { (text: String) in text.isEmpty ? nil : PlainText(text: text) as any Maybe }
        Transient(Failing.self, as: (any Failable).self)
        Transient(Slow.self, as: (any Slowish).self)
        Transient(View.self, as: (any Viewable).self)
        Transient(Screen.self)
        Transient(ScreenWithEscaping.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(ScreenWithEscaping.self)
        Expose((any UserService).self)
    }
}
