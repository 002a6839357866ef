@main
enum Program {
    static func main() {
        let app = Product.App(
            kind: Real.self, exact: Real.self, all: [Real.self, Generic<Int>.self], proto: (any Plugin).self,
            both: Generic<String>.self, table: ["one": 1], sendable: "sendable", twice: Real.Type.self, closure: { _ in Real.self }
        )
        print(app.makeHost().text, app.makeAny())
    }
}
