struct Setting: Sendable {
    let name: String
}

final class Store: Sendable {
    let setting: Setting
    init(setting: Setting) { self.setting = setting }
}
