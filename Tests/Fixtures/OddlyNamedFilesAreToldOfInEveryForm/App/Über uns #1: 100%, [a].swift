import Dovetail

protocol Clock {}

struct Diary {
    init(clock: any Clock) {}
}

enum DiaryScope: Scope {}

enum DiaryAssembly: Assembly {
    typealias Scope = DiaryScope
    static var registrations: Registrations {
        Transient(Diary.self)
    }
}
