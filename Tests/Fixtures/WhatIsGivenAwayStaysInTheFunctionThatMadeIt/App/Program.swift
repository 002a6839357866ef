@main
enum Main {
    static func main() async {
        let app = await Product.App()
        print("the store has the", await app.store.text)
        await app.end()
    }
}
