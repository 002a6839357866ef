import Dovetail

enum AppScope: Scope {}

final class Waiting: Sendable {
    init() async {}
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Waiting.self).concurrent()
        Input(Int.self).concurrent()
        Shared(Waiting.self).lazy().concurrent()
        Shared(Waiting.self).concurrent().concurrent()
        Shared(Waiting.self).concurrent(waves: 2)
    }
}
