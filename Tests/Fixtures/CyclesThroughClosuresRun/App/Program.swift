@main
enum Program {
    static func main() async throws {
        var app: Product.App? = Product.App()
        if let app {
            print("round:", try app.a.makeB().makeC().makeA() === app.a)
            print("own:", try app.own.own() === app.own)
            let node = app.makeNode()
            print("new each time:", try node.next() !== node.next(), try node.next().next() !== node)
            let left = app.makeLeft()
            let again = try left.right().left()
            print("transients in a loop:", again !== left, try again.right().a === app.a)
        }
        let a = app?.a
        weak let released = app
        app = nil
        print("the loop holds nothing:", released == nil)
        do {
            _ = try a?.makeB()
        } catch {
            print("late:", error)
        }
    }
}
