@main
enum Program {
    static func main() {
        let app = Product.App()
        print("opened")
        let reader = app.makeReader()
        print("one object:", reader.reading === reader.store, reader.writing === reader.store)
        print("also outside:", app.reading === app.store, app.writing === app.store)
        print("also for a shared object:", reader.ledger.reading === app.store)
        print("a transient each:", reader.both !== reader.alsoBoth)
        print("tick:", app.ticking.tick(), reader.ticking.tick())
        print("by each key:", app.makeSized() is Draft, app.makeReadingAndWriting() is Draft)
    }
}
