struct Login {
    let text: String

    init(userName: String, with password: String, _ port: Int, _: Bool) {
        text = "\(userName) \(password) \(port)"
    }
}

struct Keywords {
    let text: String

    init(for name: String, in count: Int, `default`: String, where isOn: Bool, repeat times: Int, `inout` value: Int, `self` me: Int, _ `class`: String) {
        text = "\(name) \(count) \(`default`) \(isOn) \(times) \(value) \(me) \(`class`)"
    }
}

struct Trailing {
    let text: String

    init(_ a: Int,
         b: Int, // trailing comment, with comma
         c: Int /* , */ ,
    ) {
        text = "\(a) \(b) \(c)"
    }
}

struct 設定 {
    let text: String
    init(ポート: Int, `é`: String) { text = "\(ポート) \(é)" }
}
