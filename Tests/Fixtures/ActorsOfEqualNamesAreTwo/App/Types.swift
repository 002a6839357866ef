import Paper
import Screen

@Paper.DrawingActor final class Printer {
    let canvas: PaperCanvas
    let preview: @Screen.DrawingActor () -> ScreenCanvas
    let next: () async -> ScreenCanvas
    init(
        canvas: PaperCanvas,
        preview: @escaping @Screen.DrawingActor () -> ScreenCanvas,
        next: @escaping () async -> ScreenCanvas
    ) {
        self.canvas = canvas
        self.preview = preview
        self.next = next
    }
}

@Paper.DrawingActor final class Sketch {
    let canvas: PaperCanvas
    let printer: Printer
    init(canvas: PaperCanvas, printer: Printer) {
        self.canvas = canvas
        self.printer = printer
    }
}
