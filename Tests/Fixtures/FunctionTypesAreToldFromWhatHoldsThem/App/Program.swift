@main
enum Program {
    static func main() {
        let app = Product.App(
            map: { Foo(value: $0.value.isEmpty) }, print: { print("printed", $0) }, list: [{ 3 }],
            curried: { number in { $0.count == number } }, foo: Foo(value: { print("foo") }), tuple: ({ 4 }, { "five" }),
            dictionary: ["one": { 1 }], mapping: { Double($0) / 2 }, taking: { $0(); print("taken", $1) }, result: { nil }
        )
        print(app.makeM().text)
    }
}
