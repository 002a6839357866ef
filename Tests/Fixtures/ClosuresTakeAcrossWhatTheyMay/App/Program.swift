import Dovetail

@main
enum Program {
    static func main() async throws {
        let app = await Product.App()
        let sketches = app.makeSketchTaker()
        print(await sketches.make().name, await sketches.makeSlow().sketch.name)
        await show(app)
        let copies = app.makeCopyTaker()
        print(await copies.make(Sketch(name: "a copy")).sketch.name)
        print(app.archive.text)
        let opened = try await app.makePageOpener().open(1)
        print(opened.value.name)
        await opened.end()
        await app.end()
    }

    @MainActor static func show(_ app: Product.App) async {
        print(await app.makeSketchTaker().makeOnMain().sketch.name)
        let canvases = app.makeCanvasTaker()
        print(await canvases.make().name, await canvases.maybe?().name ?? "none")
        print(await app.makeCanvasMaker().make().name)
        let canvas = try? await app.makePageOpener().openCanvas(2)
        print(canvas?.value.name ?? "none")
    }
}
