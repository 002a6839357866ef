@main
enum Program {
    @MainActor static func main() async throws {
        let app = Product.App()
        let keeper = app.keeper
        print("order:", keeper.plain(1, "one").text, try await keeper.plainSlowly(2, "two").text)
        print("equal types:", keeper.triple(1, 2, 3).text)
        print("main actor:", keeper.view(1).number, await keeper.viewFromAnywhere(2).store === app.store)
        print("async:", await keeper.worker(3).number)
        for number in 1...2 {
            do {
                _ = try keeper.failing(number)
                _ = try keeper.typed(number)
                print("made", number)
            } catch {
                print("failed:", error)
            }
            do throws(Broken) { _ = try keeper.typed(number) } catch { print("failed:", error) }
        }
        let bag = Bag()
        print("not Sendable:", keeper.holder(bag).bag === bag, keeper.holder(bag).store === app.store)
        print("lazy:", try keeper.page(4).index === keeper.page(5).index)
        print("passed on:", keeper.chapter(6).text)
        let node = try keeper.node(7)
        print("its own kind:", try node.makeNode(8).makeNode(9).number, node.keeper === keeper)

        print("- exposed")
        print(app.makePlain(number: 1, name: "one").text, app.makeTriple(first: 1, second: 2, third: 3).text)
        print(app.makeView(number: 1).number, await app.makeWorker(number: 2).number, try app.makeFailing(number: 1))
        do throws(Broken) { _ = try app.makeTyped(number: 2) } catch { print("failed:", error) }
        print(app.makeHolder(bag: bag).bag === bag, app.makePage(number: 3).number, app.makeNode(number: 4).number)

        print("- from a child")
        let child = try app.openChild()
        let dialog = child.makeDialog(title: "title")
        print(dialog.title, dialog.store === app.store)
        let screen = dialog.screen
        print(screen.plain(1, "one").store === app.store, screen.view(2).number, await screen.worker(3).number)
        print(try screen.page(4).index === app.makePage(number: 5).index)
        await app.end()
    }
}
