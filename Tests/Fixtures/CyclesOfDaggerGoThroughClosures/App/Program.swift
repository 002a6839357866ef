@main
enum Program {
    static func main() async throws {
        let component = Cycles.Component()
        print("itself:", try component.itself.itself() === component.itself)
        let anew = component.makeAnew()
        print("itself, anew each time:", try anew.anew() !== anew && anew.anew() !== anew.anew())
        print("a loop:", try component.outside.a.b.c.a() === component.outside.a)
        print("a loop seen from outside:", try component.outside.c() === component.outside.a.b.c)
        let (kernel, end) = try component.shell.open()
        print("a loop by way of a subcomponent:", kernel.shell === component.shell)
        await end()
        let product = try component.factory.makeProduct(1)
        print("a loop by way of an assisted factory:", try product.factory.makeProduct(2).number)
        let last = component.l1.next.next.next.next.next
        print("a long loop:", try last.first() === component.l1)
    }
}
