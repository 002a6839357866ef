@main
enum Program {
    static func main() async {
        #if DEBUG
            let app = Product.App(level: Level(name: "loud"))
        #else
            let app = Product.App()
        #endif
        print(app.makeScreen().text)
        print("before the cache:", app.journal.all)
        _ = app.cache
        print("behind it:", app.journal.all)
        await app.end()
        print("after the end:", app.journal.all)
    }
}
