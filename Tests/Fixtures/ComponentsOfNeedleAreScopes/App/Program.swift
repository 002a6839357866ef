@main
enum Program {
    static func main() async throws {
        let root = Product.Root()
        print("shared is one for the component:", root.imageCache === root.imageCache)
        print("what is not shared is made for each access:", root.makeRequest() !== root.makeRequest())

        let ana = try root.openLoggedIn(user: User(name: "Ana"))
        let ben = try root.openLoggedIn(user: User(name: "Ben"))
        print("what is only known at run time is handed in:", ana.loggedIn.user.name, ben.loggedIn.user.name)
        print("a dependency comes from the parent:", ana.loggedIn.images === root.imageCache)
        print("each component has its own:", ana.scoreStream !== ben.scoreStream)

        let game = try ana.openGame().game
        print("and from the nearest that has it, however far:", game.scores === ana.scoreStream, game.images === root.imageCache)

        let (plugin, end) = try ana.flow.startPlugin()
        print("a plugin sees what its core has:", plugin.scores === ana.scoreStream)
        await end()
        print("and is let go on its own:", ana.scoreStream === plugin.scores)
    }
}
