import Lifecycle
import Network
import Storage

/// Called like this module.
final class App: Sendable {
    let text = "app"
    init() {}
}

/// Says which module is meant, in the way that no type can get into.
struct Selected {
    let lifecycle: Lifecycle::Lifecycle
    let task: Lifecycle::Task1
    let nested: Lifecycle.Task1
    let job: Lifecycle::Job
    let storageJob: Storage::Job
    let networkJob: Network::Job
    let storage: any Storage::Storage
    let maybe: Storage /* :: */
        :: Disk?
    let list: [Lifecycle :: State]
    let make: @Sendable (Swift::Int) -> Swift::String
    let app: App::App
    let network: Network::Client
    let other: Storage::Network

    var text: String {
        "\(task.lifecycle === lifecycle) \(type(of: nested)) \(storageJob.storage.text) \(networkJob.client.text) \(storage.text) "
            + "\(maybe == nil) \(list) \(make(1)) \(app.text)"
    }
}
