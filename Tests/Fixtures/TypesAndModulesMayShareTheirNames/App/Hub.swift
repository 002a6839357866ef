import Auth
import Chat
import Foundation
import Lifecycle

final class Data: Sendable {
    let count = -1
    init() {}
}

struct Hub {
    let text: String

    init(auth: Auth.Session, chat: Chat.Session, bytes: Foundation.Data, data: Data, task: Task1, lifecycle: Lifecycle) {
        text = "\(auth.name) \(chat.room) \(bytes.count) \(data.count) \(task.lifecycle === lifecycle)"
    }
}
