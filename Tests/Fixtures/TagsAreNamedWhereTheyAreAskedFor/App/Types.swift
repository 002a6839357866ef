protocol Log: Sendable {}
final class Recorder: Log { init() {} }
final class Silent: Log { init() {} }

struct Address: Sendable { var text: String }
enum Production {}
enum Staging {}

struct Client: Sendable {
    let base: Address
    let log: any Log
}
struct Reader {
    let makeLog: () -> any Log
}
