import Dovetail
import Foundation
import Kit

// Mentions `Opened` where other modules are imported that could bring it, and an actor of another module in a function type: the imports of the
// generated file state neither less nor more access than its functions need.

final class PaperOffice: Office {
    let open: @Sendable (String) throws -> Opened<any Desk>
    let stamp: @Worker @Sendable () -> Stamp

    init(open: @escaping @Sendable (String) throws -> Opened<any Desk>, stamp: @escaping @Worker @Sendable () -> Stamp) {
        self.open = open
        self.stamp = stamp
    }

    func work() async throws -> String {
        let desk = try open("Ada")
        let text = await stamp().text(desk.value.owner)
        await desk.end()
        return text
    }
}

final class WritingDesk: Desk {
    let owner: String
    init(owner: String) { self.owner = owner }
}

final class Stamp: Sendable {
    @Worker init() {}
    func text(_ owner: String) -> String { owner.trimmingCharacters(in: .whitespaces) + " was here" }
}
