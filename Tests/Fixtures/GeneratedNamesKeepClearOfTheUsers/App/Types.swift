struct Greeting { let text: String }
struct Object { let text: String }
struct Hook: Sendable { let text: String }
struct Token: Sendable { let text = "global" }
struct Config: Sendable { let text = "global" }
class made { init() {} }
class Made { let other: made; init(other: made) { self.other = other } }

/// Global functions that are called like the factories of what they make.
func greeting(name: String) -> Greeting { Greeting(text: "greeting \(name)") }
func object(make: String) -> Object { Object(text: "object \(make)") }
func make(_ text: String) -> Hook { Hook(text: "hook \(text)") }
func hook(_ hook: Hook) { print("ended", hook.text) }
let string = "a global"
let int = 5

struct Needs {
    let text: String
    init(make: String, object: Greeting, hook: Hook, token: Token, config: Config, app: String, lifetime: Int) {
        text = "\(make), \(object.text), \(hook.text), \(token.text), \(config.text), \(app), \(lifetime)"
    }
}
