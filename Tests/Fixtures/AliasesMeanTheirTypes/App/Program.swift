@main
enum Program {
    static func main() {
        let app = Product.App(token: "t", table: ["a": 1])
        let reader = app.makeReader()
        print(reader.one === reader.other, reader.one === app.storage)
        print(reader.token, reader.table, reader.entry === app.journal)
    }
}
