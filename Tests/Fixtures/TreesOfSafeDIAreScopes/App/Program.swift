@main
enum Program {
    static func main() async throws {
        let root = Product.Root()
        let (notes, end) = try root.root.logIn(User(name: "Ana"))
        print("what is only known at run time is handed down:", notes.text)
        await end()
        print("an instantiator makes each time:", root.root.makeLeaf() !== root.root.makeLeaf())
        print("arguments find their parameters by type:", root.root.makePage(3, "Three").text)
        print("an instantiator that may be missing:", root.root.optional != nil)

        let account = try root.openLoggedIn(user: User(name: "Ben"))
        print("not available here:", root.makeFeed().user == nil, root.makeFeed().vendor == nil)
        let feed = account.makeLoggedInFeed()
        print("available there:", feed.user?.name ?? "", feed.vendor === account.userManager)

        let branch = root.makeBranch(name: "one")
        print("makes another of itself:", try branch.makeBranch("two").makeBranch("three").name)
        print("a generic type is made for its argument:", root.containerOfBool.value)
        print("nested types, however they are named:", root.outerHolder.inner === root.otherHolder.inner)
    }
}
