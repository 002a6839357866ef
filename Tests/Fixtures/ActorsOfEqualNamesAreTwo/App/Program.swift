import Paper
import Screen

@main
enum Program {
    static func main() async throws {
        let app = await App.App()
        let sketch = try await draw(app)
        print(await view(app.printer.preview()))
        await sketch.end()
    }

    @Paper.DrawingActor static func draw(_ app: App.App) async throws -> App.Sketch {
        let sketch = try app.openSketch()
        sketch.sketch.canvas.strokes += 2
        print(app.paperCanvas.strokes, app.printer === sketch.sketch.printer)
        return sketch
    }

    @Screen.DrawingActor static func view(_ canvas: ScreenCanvas) -> Int { canvas.strokes }
}
