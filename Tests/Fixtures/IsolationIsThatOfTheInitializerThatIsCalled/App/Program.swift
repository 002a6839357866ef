@main
enum Program {
    nonisolated static func main() async throws {
        let app = try await Product.App(number: 3, text: "text")
        // These take no hop: they are called from no actor.
        print(anywhere(app))
        await onMain(app)
        print(app.store.path, app.aboveLoader.loader.url, app.strict.x)
    }

    nonisolated static func anywhere(_ app: Product.App) -> String {
        "\(type(of: app.makeMain())) \(type(of: app.makeOptionalVM())) \(type(of: app.makeLate())) \(type(of: app.makeFree()))"
    }

    @MainActor static func onMain(_ app: Product.App) async {
        print(app.makeVM().text, app.makeOptionalVM()?.text ?? "none", app.makeRow().title, type(of: app.makeList()))
        let maker = app.makeMaker()
        print(type(of: app.makeDerived()), maker.make().text, await maker.makeRow().title)
    }
}
