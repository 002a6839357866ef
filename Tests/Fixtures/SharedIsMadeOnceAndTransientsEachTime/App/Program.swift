import Dovetail

@main
enum Program {
    static func main() async {
        let app = Product.App(settings: Settings(name: "main"))
        print("opened")
        let (first, second) = (app.makeScreen(), app.makeScreen())
        print("two screens:", first !== second)
        print("one repository:", first.repository === second.repository, first.repository === app.repository)
        print("one database:", first.database === app.repository.database)
        print("the input comes out:", app.settings.name)
        print("ended:", await app.end().ended)
    }
}
