@main
enum Program {
    static func main() async throws {
        let screen = Product.App(number: 5, stringArray: ["a"], intArray: [1, 2]).makeScreen()
        print(screen.page.text)
        print(try await screen.list().text)
        print(screen.sessions.text)
        print(screen.box.values, screen.box.name)
        print(screen.entry.text)
        print(screen.derived.item, screen.known.value.name)
    }
}
