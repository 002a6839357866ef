@main
enum Program {
    @MainActor
    static func main() throws {
        let app = Product.App()
        app.palette.colors = 3
        print("nobody holds it:", app.palette.colors)
        let palette = app.palette
        palette.colors = 3
        print("somebody does:", app.palette.colors)
        let canvas = app.makeCanvas()
        print("one of each:", canvas.tool.stroke === canvas.stroke, canvas.tool.brush === canvas.painting)
        print("with what it holds:", canvas.tool.brush.palette === palette, canvas.palette() === palette, app.painting === canvas.painting)
        let other = try app.studio.canvas()
        print("of another construction:", other.stroke !== canvas.stroke, other.painting === canvas.painting)
        print("alone:", app.studio.stroke() !== app.studio.stroke())
        print("kept:", app.keeper.kept === app.keeper.kept)
        let page = try app.openPage().makePage()
        print("in a child:", page.tool.stroke === page.stroke, page.tool.brush === canvas.painting)
    }
}
