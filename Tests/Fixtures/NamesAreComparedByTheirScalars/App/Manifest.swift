import Dovetail

enum アプリScope: Scope {}

enum 登録: Assembly {
    typealias Scope = アプリScope

    static var registrations: Registrations {
        Input(Double.self, name: "𝛑")
        Input(Int.self, name: "数")
        Shared(設定.self)
        Shared(Café.self)
        Shared(Mood.self)
        Shared(外.内.self)
        Shared(Ñandú.self, as: (any Ærlig).self)
        Shared(🐶🐱.self)
        Shared(Ωmega<Int>.self)
        Transient(String.self) { (数: Int, mood: Mood) in "数\(数) \(mood)" }
    }
}

enum 製品: Composition {
    static var assemblies: Assemblies {
        登録.self
        Expose(設定.self)
        Expose(Café.self)
        Expose((any Ærlig).self)
        Expose(🐶🐱.self)
        Expose(Ωmega<Int>.self)
        Expose(String.self)
    }
}
