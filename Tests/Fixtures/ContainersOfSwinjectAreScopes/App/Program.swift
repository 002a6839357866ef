import Dovetail

@main
enum Program {
    static func main() async throws {
        let parent = Product.Parent()
        let first = try parent.openChild()
        let second = try parent.openChild()

        print("what the parent has, a child's object gets:", first.makeOwner().store === parent.feeding)
        print("one for the parent and all its children:", first.makeOwner().store === second.makeOwner().store)
        print("one for each child:", first.animal !== second.animal)
        print("the child's objects are one object under both types:", first.petting as? Cat === first.animal)
        print("a subclass stands for its superclass:", first.animal is Cat)
        print("arguments in order, beside what is injected:", parent.makeTag(name: "Mimi", years: 7, isRunning: true).text)
        print("properties and methods are set in the closure:", parent.makeMachine().count, parent.makeMachine().store === parent.feeding)
        var turtle = parent.makeTurtle()
        turtle.name = "Samurai"
        print("a value is a copy whatever its lifetime:", turtle.name, parent.makeTurtle().name)
        print("an optional that is there:", first.guest.pet === first.animal)
        print("an optional that is not:", first.guest.missing == nil)
        print("a closure makes each time:", parent.breeder.newAnimal() !== parent.breeder.newAnimal())
        print("a closure fetches what is shared:", parent.breeder.store() === parent.feeding)

        print("what nobody holds is gone:", try await released(in: parent))
    }

    private static func released(in parent: Product.Parent) async throws -> Bool {
        final class Watch { weak var animal: Animal? }
        let watch = Watch()
        try await use(parent.openChild()) { watch.animal = $0 }
        return watch.animal == nil
    }

    private static func use(_ child: consuming Product.Child, _ watch: (Animal) -> Void) async throws {
        watch(child.animal)
        await child.end()
    }
}
