@main
enum Program {
    static func main() async throws {
        for number in 1...3 {
            do {
                _ = try await Product.App(number: number)
            } catch {
                print("not opened:", error)
            }
        }
        let app = try await Product.App(number: 4)
        print("opened:", app.onTop.loader.number, app.typedThrowing.number)
        do {
            _ = try app.makeThrowingPage()
        } catch {
            print("not made:", error)
        }
        _ = await app.makeAsyncPage()
        print("a plain read:", app.makePlainPage().onTop === app.onTop)
        let child = try await app.openChild()
        print("a child:", type(of: child.makeSessionPage().session))

        let other = try await Product.App(number: 5)
        do {
            _ = try other.makeAboveLazy()
        } catch {
            print("lazy:", error)
        }
        do {
            _ = try await other.openChild()
        } catch {
            print("a child of it:", error)
        }
    }
}
