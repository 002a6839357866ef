protocol Speaking: Sendable {}

final class Two: Sendable {
    init(text: String) {}
    convenience init(number: Int) async throws { self.init(text: "\(number)") }
}

final class Api: Sendable {
    init(url: String) {}
}

extension Api {
    convenience init(host: String, port: Int = 443) { self.init(url: "\(host):\(port)") }
}

enum None {
    case one
}

final class Hidden: Speaking {
    private init() {}
    fileprivate init(text: String) {}
}

private final class Secret {
    init() {}
}

final class Failable: Sendable {
    init?(text: String) { return nil }
}

final class Generic<Value>: Sendable {
    init() {}
}

final class Thrice: Speaking {
    init(_ text: String, in number: Int, _: Bool) {}
    init(closure: @escaping () -> Void) {}
    init(_ values: String...) {}
}
