@main
enum Program {
    static func isOne(_ shelves: [any Shelving]) -> String {
        "\(Set(shelves.map { ObjectIdentifier($0) }).count) of \(shelves.count)"
    }

    static func main() async throws {
        let app = Product.App()
        let tree = app.makeTree()
        print("in a function of the class:", isOne(tree.shelves))
        print("in a closure's call:", isOne(tree.sixteen(1).shelves), tree.sixteen(7).number)
        print("apart:", isOne([tree.eight.left.left.left.shelf, tree.sixteen(1).left.left.left.left.shelf]))
        print("with arguments:", isOne(app.makeSixteen(number: 3).shelves), app.makeSixteen(number: 3).number)
        let again = tree.eight.left.left.again
        print("each call has its own:", isOne([again().shelf, again().shelf, tree.eight.left.left.left.shelf]))
        let label = tree.other.right.right.label
        print("asked of a shared one:", isOne([label.newShelf(), label.newShelf(), label.shelf]))
        print("in a closure of such a function:", isOne(tree.eight.newFour().shelves))
        print("in an opening:", isOne(app.keeper.shelves), isOne(app.keeper.sixteen(2).shelves))
        let child = try app.openChild()
        print("in a child's opening:", isOne(child.childKeeper.shelves), isOne(child.childKeeper.makeEight().shelves))
        print("in a child's function:", isOne(child.makeChildScreen().shelves))
        print("one base:", child.makeChildScreen().shelf.base === app.keeper.shelf.base)
    }
}
