@main
enum Program {
    static func main() {
        let app = Product.App(articles: [Article(), Article()], authors: ["a": [Author()]], result: .success(7))
        print(app.makeScreen().text)
        print(app.repositoryOfArticle.stock.count, type(of: app.makeWrappedOfCounting().content))
    }
}
