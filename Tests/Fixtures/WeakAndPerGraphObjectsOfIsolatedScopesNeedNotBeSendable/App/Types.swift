final class Palette { var colors = 0 }

protocol Painting: AnyObject {}

final class Brush: Painting {
    let palette: Palette
    init(palette: Palette) { self.palette = palette }
}

final class Stroke {}

struct Tool {
    let stroke: Stroke
    let brush: Brush
}

struct Canvas {
    let tool: Tool
    let stroke: Stroke
    let painting: any Painting
    let palette: () -> Palette
}

final class Studio {
    let canvas: () throws -> Canvas
    let stroke: () -> Stroke
    init(canvas: @escaping () throws -> Canvas, stroke: @escaping () -> Stroke) {
        self.canvas = canvas
        self.stroke = stroke
    }
}

final class Kept {}

final class Keeper {
    let kept: Kept
    init(kept: Kept) { self.kept = kept }
}

struct Page {
    let tool: Tool
    let stroke: Stroke
}
