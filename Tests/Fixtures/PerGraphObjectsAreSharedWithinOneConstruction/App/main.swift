let app = Product.App()
let editor = app.makeEditor()
let selection = editor.selection
print("however deep:", editor.toolbar.tools.selection === selection)
print("through another one:", editor.canvas.document?.selection === selection, editor.canvas.selection === selection)
print("by both keys:", editor.toolbar.copying === editor.toolbar.tools.pasting)
print("another call, another one:", app.makeEditor().selection !== selection)

print("a closure's call makes its own:", editor.newSelection() !== selection)
print("each of them:", editor.newSelection() !== editor.newSelection())
let toolbar = editor.newToolbar()
print("one in a call:", toolbar.copying === toolbar.tools.pasting, toolbar.tools.selection !== selection)
let canvas = editor.newCanvas()
print("and in another's:", canvas.document?.selection === canvas.selection)

let opened = app.second.selection
print("one in an opening:", app.second.first.selection === opened, app.second.first.canvas.selection === opened)
print("a shared object keeps it:", app.second.selection === opened)
print("what it makes later is not of the opening:", app.second.makeDocument().selection !== opened)

print("exposed:", app.makeSelection() !== app.makeSelection(), app.makePasting() !== app.makePasting())
let reader = app.makeReader()
print("around a lazy object:", reader.selection === reader.document.selection, reader.late.selection !== reader.selection)
print("which keeps its own:", app.makeReader().late.selection === reader.late.selection)
