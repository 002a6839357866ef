// case03 (uber/needle#148; peripheryapp/periphery#419): initializers of extensions count, where the extension applies.

import Kit

final class Api: Sendable {
    let url: String
    init(url: String) { self.url = url }
}

extension Api {
    convenience init(host: String, port: Int = 443) { self.init(url: "\(host):\(port)") }
}

/// Keeps its memberwise initializer, since the other one is in an extension.
struct Limits { var rps = 10 }

extension Limits {
    init(preset: String) { self.init(rps: preset.count) }
}

final class Holder<V> {
    init(get: @escaping () -> V) {}
}

extension Holder where V == Bool {
    convenience init(default d: V) { self.init { d } }
}

extension Holder<String> {
    convenience init(text: String) { self.init { text } }
}

extension Holder where V: Hashable, V: Collection {
    convenience init(described d: V) { self.init { d } }
}

/// What makes it is there for another argument only.
struct Cell<V> {
    private init() {}
}

extension Cell<Double> {
    init(number: Double) { self = .some }
    static var some: Cell { fatalError() }
}

extension Cell where V == Bool {
    init(flag: Bool) { fatalError() }
}

enum Outer {
    struct Inner {
        var number: Int
    }
}

typealias Shortcut = Outer.Inner

/// Through an alias, and for a nested type.
extension Shortcut {
    init(text: String) { self.init(number: text.count) }
}

protocol Starting {
    init(number: Int)
}

extension Starting {
    init(text: String) { self.init(number: text.count) }
}

/// Has one of its own and one that its protocol gives it.
struct Started: Starting {
    init(number: Int) {}
}

/// Of another module, and extended here.
extension Gadget {
    init(weight: Double) { self.init(name: "\(weight)") }
}

struct Screen {
    let text: String
}
