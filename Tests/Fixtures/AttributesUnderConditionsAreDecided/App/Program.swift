import Foundation

@main
enum Program {
    @MainActor static func main() {
        let app = Product.App()
        print(app.chosen.text, app.makeIsolated().plain === app.makeIsolated().plain)
        print(app.date.timeIntervalSince1970)
    }
}
