import Dovetail

enum AppScope: Scope {}

enum Marker {}

protocol Store: Sendable {}
final class FileStore: Store {}
final class LoggedStore: Store {
    init(inner: any Store) {}
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(FileStore.self, as: (any Store).self, tag: Marker.self)
        Shared(FileStore.self, key: "file")
        Shared(FileStore.self, into: [any Store].self)
        Shared(FileStore.self, of: (any Store).self)
        Shared(FileStore.self, name: "store")
        Shared(FileStore.self, make: FileStore.init)
        Shared(FileStore.self, scope: AppScope.self)
        Input(Int.self, name: 5)
        Transient(FileStore.self, arguments: number)
        Decorator(LoggedStore.self, of: (any Store).self, tag: marker)
        Decorator(LoggedStore.self, of: (any Store).self, tag: "marker")
        Decorator(LoggedStore.self, of: store)
    }
}
