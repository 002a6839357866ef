@main
enum Program {
    @MainActor static func main() async throws {
        let list = Product.App().makeListViewModel()
        print(list.makeRow(3).number)
        let app = Product.App()
        print(try app.makeListViewModel().open("title").0.title)
    }
}
