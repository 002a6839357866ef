@main
enum Program {
    static func main() {
        print(LeftProduct.App(number: 1).makeLeftScreen().store.number)
        print(RightProduct.App(number: 2).makeRightScreen().store.number)
        let whole = Whole.App(number: 3)
        print(whole.makeLeftScreen().store === whole.store, whole.makeRightScreen().store === whole.store, whole.store.number)
    }
}
