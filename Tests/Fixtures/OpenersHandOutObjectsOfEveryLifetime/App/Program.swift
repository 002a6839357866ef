import Dovetail

/// Most of what is opened here is dropped.
struct Drops: ScopeObserver {}

@main
enum Program {
    static func main() async throws {
        let app = Product.App(observer: Drops())
        let openers = app.openers
        let (first, second) = (First(number: 1), Second(text: "a"))
        let eager = try openers.eager(first, second)
        print(eager.value.name)
        print(await eager.end().ended)
        print(try openers.late(second, first).value.name)
        let (anew, endAnew) = try openers.anew(Second(text: "b"), First(number: 2))
        print(anew.name)
        await endAnew()
        print(try openers.once(first, second).0.name)
        print(try openers.held(first, second).value.name)
        print(try openers.list(first, second).value.map(\.name))
        print(try openers.wrapped(first, second).value.name)
        print(try openers.input(first, second).value.number)
        print(try openers.ofParent(first, second).value === openers.ofParent(first, second).value)
        print("by a transient, a lazy object and a sibling:")
        print(try app.makeOpensAnew().open(first, second).value.name)
        print(try app.opensLate.open(first, second).value.name)
        print(try app.openOther().sibling.open(first, second).value.name)
        await app.end()

        let smaller = try Smaller.App().openChild(first: First(number: 3), second: second)
        print("in another composition:", smaller.late.name)
    }
}
