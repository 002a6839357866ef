import Lifecycle

@main
enum Program {
    static func main() {
        let app = Product.Main(states: [.idle], make: { "\($0)" })
        print(app.makeSelected().text)
    }
}
