import Data
import Dovetail

@main
enum Program {
    static func main() async throws {
        // The panel, the counter, the asking, the beacon, the database and eighteen members; then the followers.
        let app = Product.App(meeting: Meeting(expected: 23))
        let child = try await app.openChild(second: Second(meeting: Meeting(expected: 13)))
        let screen = child.makeScreen()
        print(screen.named.name)
        print(try screen.asking.lateLog().note !== screen.asking.note)
        print(await child.end().ended)
    }
}
