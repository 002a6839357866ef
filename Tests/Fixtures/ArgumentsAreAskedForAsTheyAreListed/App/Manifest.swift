import Dovetail

enum AppScope: Scope {}

struct Page { init(number: Int, title: String) {} }
struct Plain { init() {} }
enum Marker {}

struct Screen {
    let page: () -> Page
    let swapped: (String, Int) -> Page
    let fewer: (Int) -> Page
    let more: (Int, String, Int) -> Page
    let other: (Int, Substring) -> Page
    let optional: (Int, String?) -> Page
    let plain: (Int) -> Plain
    let direct: Page
    let maybe: Page?
    let tagged: (Int, String) -> Page
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Page.self, arguments: Int.self, String.self)
        Transient(Plain.self)
        Transient(Screen.self).using(Page.self, tag: Marker.self, for: "tagged")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
