@main
enum Program {
    static func main() {
        let app = Product.App()
        print("of two:", app.parenting.child.parent === app.parenting)
        let a = app.a
        let c = a.b().c()
        print("of four, back to the first:", c.a() === a)
        print("of four, the circles inside:", c.d.b() === a.b(), c.d.c() === c)
        print("the root of a circle made lazily stays:", app.root.companion.root() === app.root)
    }
}
