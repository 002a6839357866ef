@main
enum Program {
    static func main() async throws {
        let transients = Transients.Parent()
        let transientOwner = try transients.openChild().makeOwner()
        print("transient: new for each call:", transients.makeFood() !== transients.makeFood())
        print("transient: new in one graph:", transientOwner.food !== transientOwner.cat.food)

        let perGraphs = PerGraphs.Parent()
        let perGraphChild = try perGraphs.openChild()
        let perGraphOwner = perGraphChild.makeOwner()
        print("graph: new for each call:", perGraphs.makeFood() !== perGraphs.makeFood())
        print("graph: one in one graph:", perGraphOwner.food === perGraphOwner.cat.food)
        print("graph: another in another:", perGraphOwner.food !== perGraphChild.makeOwner().food)

        let shareds = Shareds.Parent()
        let sharedChild = try shareds.openChild()
        let sharedOwner = sharedChild.makeOwner()
        print("container: made by a child first, one with the parent:", sharedOwner.food === shareds.food)
        print("container: one in one graph:", sharedOwner.food === sharedOwner.cat.food)
        print("container: one for all children:", try shareds.openChild().makeOwner().food === shareds.food)

        let weaks = Weaks.Parent()
        let weakChild = try weaks.openChild()
        var owner: Owner? = weakChild.makeOwner()
        let watch = Watch(food: owner?.food)
        print("weak: one while somebody holds it:", owner?.food === weaks.food && owner?.food === owner?.cat.food)
        owner = nil
        print("weak: gone with the last who held it:", watch.food == nil)
        print("weak: made afresh:", weaks.food !== transients.makeFood())
    }

    private final class Watch {
        weak var food: Food?
        init(food: Food?) { self.food = food }
    }
}
