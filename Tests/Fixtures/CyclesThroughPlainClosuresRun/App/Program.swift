@main
enum Program {
    static func main() {
        let app = Product.App()
        let a = app.makeA()
        print("round:", type(of: a.makeB().makeC().makeA()), a.makeB().makeC().makeA() !== a)
        let editor = app.makeEditor(name: "text")
        print("received:", editor.makeToolbar("bold").makeEditor("again").name)
        print("lazy:", app.owner.cache().owner() === app.owner, app.owner.cache() === app.owner.cache())
        print("one closure is enough:", app.third.second.first.third() === app.third)
    }
}
