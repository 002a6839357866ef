@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print("opened")
        let holder = app.makeHolder()
        print("shared:", holder.store() === app.store, holder.storing() === app.store)
        print("transient:", holder.page() !== holder.page(), holder.page().store === app.store)
        print("lazy:", try holder.archive() === holder.archive(), try holder.archive() === app.archive)
        do {
            _ = try holder.failing()
        } catch {
            print("failing:", error)
        }
        let (one, other) = (await holder.slow(), await holder.slow())
        print("async:", one !== other)
        print("argument:", holder.letter(3).number, app.makeLetter(number: 4).number)
        print("two of one type:", holder.pair(1, 2, "text").text)

        let keeper = app.keeper
        print("shared:", keeper.store() === app.store)
        print("lazy:", try keeper.archive() === app.archive)
        print("async:", try await keeper.slow() !== keeper.slow())
        print("argument:", try await keeper.letter(5).number, keeper.pair(6, 7, "more").text)

        let (archive, page) = (keeper.archive, keeper.page)
        _ = await app.end()
        do {
            _ = try archive()
        } catch {
            print("late:", error)
        }
        print("captured objects are still there:", page().store === app.store)
    }
}
