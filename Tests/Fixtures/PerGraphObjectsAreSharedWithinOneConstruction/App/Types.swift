import Synchronization

final class Selection: Sendable {}

struct Document: Sendable {
    let selection: Selection
}

protocol Copying: AnyObject {}
protocol Pasting: AnyObject {}

final class Clipboard: Copying, Pasting {
    let selection: Selection
    init(selection: Selection) { self.selection = selection }
}

struct Tools {
    let selection: Selection
    let pasting: any Pasting
}

struct Toolbar {
    let tools: Tools
    let copying: any Copying
}

struct Canvas {
    let document: Document?
    let selection: Selection
}

struct Editor {
    let toolbar: Toolbar
    let canvas: Canvas
    let selection: Selection
    /// Each call is a construction of its own.
    let newSelection: () -> Selection
    let newToolbar: () -> Toolbar
    let newCanvas: () -> Canvas
}

struct First {
    let selection: Selection
    let canvas: Document
}

final class Second: Sendable {
    let first: First
    let selection: Selection
    let makeDocument: @Sendable () -> Document

    init(first: First, selection: Selection, makeDocument: @escaping @Sendable () -> Document) {
        self.first = first
        self.selection = selection
        self.makeDocument = makeDocument
    }
}

final class Late: Sendable {
    let selection: Selection
    init(selection: Selection) { self.selection = selection }
}

struct Reader {
    let late: Late
    let selection: Selection
    let document: Document
}
