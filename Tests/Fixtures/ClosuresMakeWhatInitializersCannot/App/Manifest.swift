import Dovetail
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "name")
        Shared(Greeting.self) { (name: String) in
            // A comment stays where it is.
            let trimmed = name.trimmingCharacters(in: .whitespaces)
            let text = """
                Dear "\(trimmed)",
                  indented {by two},
                \("interpolated \("twice")")
                """
            return Greeting(text: text)
        }
        Shared(URL.self) { (name: String) throws -> URL in
            guard let url = URL(string: "https://example.com/" + name.trimmingCharacters(in: .whitespaces)) else {
                throw URLError(.badURL)
            }
            return url
        }
        Shared(Remote.self, as: (any Fetching).self) { (url: URL) async throws in
            await Task.yield()
            return try Remote(url)
        }
        Shared(Window.self) { @MainActor (greeting: Greeting) in Window(greeting) }
        Transient(Page.self, arguments: Int.self) { (number: Int, fetching: any Fetching) in
            Page(number: number, fetching: fetching)
        }
        Transient(Empty.self) { Empty() }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Greeting.self)
        Expose(Window.self)
        Expose(Page.self)
        Expose(Empty.self)
        Expose(URL.self)
    }
}
