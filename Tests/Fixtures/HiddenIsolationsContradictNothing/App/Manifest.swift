import Dovetail
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(Int.self)
            .isolated(to: MainActor.self)
        Shared(Plain.self)
            .isolated(to: MainActor.self)
        Shared(Theme.self)
            .isolated(to: Drawing.self)
        Transient(Label.self)
            .isolated(to: MainActor.self)
        Transient(Title.self)
            .isolated(to: Plain.self)
        Transient(Row.self) { (plain: Plain) in Row(plain: plain) }
            .isolated(to: MainActor.self)
        Transient(Mark.self)
            .isolated(to: MainActor.self)
            .isolated(to: Drawing.self)
        Transient(Word.self)
            .isolated(MainActor.self)
    }
}
