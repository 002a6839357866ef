@globalActor actor Worker {
    static let shared = Worker()
}

/// Neither this nor a draft is `Sendable`: a closure on an actor may take them nevertheless, and what makes them.
final class Page {
    let number: Int
    init(number: Int) { self.number = number }
}

final class Draft {
    let text = "draft"
    init() {}
}

@Worker final class Printer {
    let page: Page
    init(makePage: @escaping (Int) -> Page) { page = makePage(1) }
}

@Worker final class LateService {
    let page: Page?
    init(printer: Printer?, make: @escaping @Sendable (Int) async -> Page) { page = printer?.page }
}

@Worker final class Editor {
    let drafts: [Draft]
    init(drafts: [Draft]) { self.drafts = drafts }
}

@Worker final class Reader {
    let page: Page
    init(page: Page) throws { self.page = page }
}

@MainActor final class Cache {
    let page: Page
    init(page: Page, service: any Service) { self.page = page }
}

protocol Service: Sendable {
    var name: String { get }
}

struct Base: Service {
    let name = "base"
    init() {}
}

struct Loud: Service {
    let name: String
    init(base: any Service, page: Page) { name = base.name.uppercased() + " \(page.number)" }
}
