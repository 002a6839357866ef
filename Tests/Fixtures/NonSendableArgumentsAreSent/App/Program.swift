@main
enum Program {
    static func main() async {
        let app = Product.App(double: { $0 * 2 })
        print(await app.archive.count(), await app.reader.archive.count(), app.stepOfNever.run(21))
        _ = await app.end()
    }
}
