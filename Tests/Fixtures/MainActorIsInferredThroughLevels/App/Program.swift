import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        print("an actor:", await app.counter.next(), await app.counter.next())
        _ = app.makePlain()
        await onMain(app)
        await Task { @MainActor in print("theme:", app.theme === app.theme) }.value
        try await offMain(app)
    }

    /// From elsewhere it takes an `await` to get there.
    @concurrent static func offMain(_ app: Product.App) async throws {
        let screen = try await app.openScreen()
        print("opened")
        print("ended:", await screen.end().ended)
    }

    @MainActor static func onMain(_ app: Product.App) async {
        let coordinator = app.makeCoordinator()
        print("rows:", coordinator.list.rows.map(\.number))
        print("one counter:", coordinator.list.rows.allSatisfy { $0.counter === app.counter })
        print("fresh:", await coordinator.fresh() !== coordinator.list)
        print("wrapped:", app.makeWrapper().coordinator !== coordinator)
        _ = (app.makeInherited(), app.makeOnlyItsInitializer())
    }
}
