@main
enum Program {
    static func main() throws {
        let app = Product.App(run: {}, number: nil, list: [Both(), Both()])
        print(app.s.text)
        let arguments = app.makeArguments(
            a: nil, b: nil, c: nil, d: { _ in nil }, e: nil, f: nil, g: nil, h: nil, i: ["a": nil], j: nil, k: .some(nil),
            l: nil, m: Optional<any P.Type>.self, n: nil
        )
        print(arguments.text)
        let found = app.makeFound()
        print(found.maybe != nil, try found.lazily() != nil, found.closure == nil, app.optionalQ != nil)
    }
}
