package import Dovetail

package enum AppScope: Scope {}

struct Theme: Sendable {}
struct Font: Sendable {}

package struct Page: Sendable {
    init(theme: Theme?, make: @Sendable () -> Font, maybe: (() -> Theme)?) {}
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        // Each leaves its factory sealed as a whole, and the page takes what is in it.
        Shared(Theme?.self) { nil }
        Shared((@Sendable () -> Font).self) { { Font() } }
        Shared(Page.self)
    }
}
