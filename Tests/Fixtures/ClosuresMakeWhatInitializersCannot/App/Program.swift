import Foundation

@main
enum Program {
    @MainActor static func main() async throws {
        let app = try await Product.App(name: " Ada ")
        print(app.greeting.text)
        print(app.window.greeting.text == app.greeting.text)
        let page = app.makePage(number: 3)
        print(page.number, page.fetching.address, app.makeEmpty(), app.url.path)
    }
}
