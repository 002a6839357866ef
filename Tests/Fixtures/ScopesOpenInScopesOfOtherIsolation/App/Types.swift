import Dovetail

@globalActor actor Background {
    static let shared = Background()
}

/// Of the outermost scope.
final class Store: Sendable {
    func close() { print("store closed") }
}

/// Held where its scope lives.
final class PlainModel: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

final class PlainService: Sendable {}

/// Held where its scope lives.
final class MainModel {
    let store: Store
    init(store: Store) { self.store = store }
}

final class MainService: Sendable {}

/// Held where its scope lives.
final class OwnModel {
    let store: Store
    init(store: Store) { self.store = store }
}

final class OwnService: Sendable {}

/// Held where its scope lives.
final class JobModel {
    let store: Store
    init(store: Store) { self.store = store }
}

final class JobService: Sendable {}

final class PlainInPlain: Sendable {
    let service: PlainService
    let store: Store
    let model: PlainModel
    init(service: PlainService, store: Store, model: PlainModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("PlainInPlain closed") }
}

struct PlainInPlainScreen {
    let plainInPlain: PlainInPlain
    let note: Note
}

final class MainInPlain {
    let service: PlainService
    let store: Store
    let model: PlainModel
    init(service: PlainService, store: Store, model: PlainModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("MainInPlain closed") }
}

struct MainInPlainScreen {
    let mainInPlain: MainInPlain
    let note: Note
}

final class OwnInPlain {
    let service: PlainService
    let store: Store
    let model: PlainModel
    init(service: PlainService, store: Store, model: PlainModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("OwnInPlain closed") }
}

struct OwnInPlainScreen {
    let ownInPlain: OwnInPlain
    let note: Note
}

final class JobInPlain {
    let service: PlainService
    let store: Store
    let model: PlainModel
    init(service: PlainService, store: Store, model: PlainModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("JobInPlain closed") }
}

struct JobInPlainScreen {
    let jobInPlain: JobInPlain
    let note: Note
}

final class PlainInMain: Sendable {
    let service: MainService
    let store: Store
    init(service: MainService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("PlainInMain closed") }
}

struct PlainInMainScreen {
    let plainInMain: PlainInMain
    let note: Note
}

final class MainInMain {
    let service: MainService
    let store: Store
    let model: MainModel
    init(service: MainService, store: Store, model: MainModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("MainInMain closed") }
}

struct MainInMainScreen {
    let mainInMain: MainInMain
    let note: Note
}

final class OwnInMain {
    let service: MainService
    let store: Store
    init(service: MainService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("OwnInMain closed") }
}

struct OwnInMainScreen {
    let ownInMain: OwnInMain
    let note: Note
}

final class JobInMain {
    let service: MainService
    let store: Store
    init(service: MainService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("JobInMain closed") }
}

struct JobInMainScreen {
    let jobInMain: JobInMain
    let note: Note
}

final class PlainInOwn: Sendable {
    let service: OwnService
    let store: Store
    init(service: OwnService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("PlainInOwn closed") }
}

struct PlainInOwnScreen {
    let plainInOwn: PlainInOwn
    let note: Note
}

final class MainInOwn {
    let service: OwnService
    let store: Store
    init(service: OwnService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("MainInOwn closed") }
}

struct MainInOwnScreen {
    let mainInOwn: MainInOwn
    let note: Note
}

final class OwnInOwn {
    let service: OwnService
    let store: Store
    let model: OwnModel
    init(service: OwnService, store: Store, model: OwnModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("OwnInOwn closed") }
}

struct OwnInOwnScreen {
    let ownInOwn: OwnInOwn
    let note: Note
}

final class JobInOwn {
    let service: OwnService
    let store: Store
    init(service: OwnService, store: Store) {
        self.service = service
        self.store = store
    }
    func close() { print("JobInOwn closed") }
}

struct JobInOwnScreen {
    let jobInOwn: JobInOwn
    let note: Note
}

final class JobInJob {
    let service: JobService
    let store: Store
    let model: JobModel
    init(service: JobService, store: Store, model: JobModel) {
        self.service = service
        self.store = store
        self.model = model
    }
    func close() { print("JobInJob closed") }
}

struct JobInJobScreen {
    let jobInJob: JobInJob
    let note: Note
}

final class Note: Sendable {
    init(store: Store) {}
}
