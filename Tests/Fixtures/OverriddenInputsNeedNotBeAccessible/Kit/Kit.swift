public import Dovetail

public enum AppScope: Scope {}

public protocol Log: Sendable {}
package struct Token: Sendable, Log { package init() {} }
public struct Screen: Sendable {
    init(token: any Log) {}
}
package struct Zoom { package init() {} }
public struct Page: Sendable {
    package init(zoom: Zoom) {}
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input((any Log).self, name: "log")
        Input(Token.self)
        Shared(Screen.self) { (token: Token) in Screen(token: token) }
        Transient(Page.self, arguments: Zoom.self)
    }
}
