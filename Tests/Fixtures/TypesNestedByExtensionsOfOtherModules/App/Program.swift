import Features
import Foundation
import Kit

@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.makeScreen().text)
        print(app.widgetSearch.words, app.urlSource.url.path())
    }
}
