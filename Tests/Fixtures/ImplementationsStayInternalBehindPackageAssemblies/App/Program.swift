import Dovetail
import Storage

@main
enum Program {
    static func main() async {
        let account = Product.Account(name: "main")
        let screen = account.makeScreen()
        print("one cache:", screen.cache === account.cache)
        print(screen.journal.text)
        print("ended:", await account.end().ended)
    }
}
