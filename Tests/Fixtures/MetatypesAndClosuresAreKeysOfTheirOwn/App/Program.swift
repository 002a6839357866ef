@main
enum Program {
    static func main() {
        let app = Product.App(exact: Real.self, kind: Real.self, now: { 5 }, accepts: { $0 == "yes" }, pair: (1, 2))
        print(app.makeHost().text)
    }
}
