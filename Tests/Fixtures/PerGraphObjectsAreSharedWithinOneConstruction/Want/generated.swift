// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func selection() -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Selection()
            #sourceLocation()
        }

        static func document(selection: Selection) -> Document {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: (Selection) -> Document = { (selection: Selection) in Document(selection: selection) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return make(selection)
            #sourceLocation()
        }

        static func clipboard(selection: Selection) -> (copying: any Copying, pasting: any Pasting) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = Clipboard(selection: selection)
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        static func tools(selection: Selection, pasting: any Pasting) -> Tools {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Tools(selection: selection, pasting: pasting)
            #sourceLocation()
        }

        static func toolbar(tools: Tools, copying: any Copying) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Toolbar(tools: tools, copying: copying)
            #sourceLocation()
        }

        static func canvas(document: Document?, selection: Selection) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Canvas(document: document, selection: selection)
            #sourceLocation()
        }

        static func editor(
            toolbar: Toolbar,
            canvas: Canvas,
            selection: Selection,
            newSelection: @escaping () -> Selection,
            newToolbar: @escaping () -> Toolbar,
            newCanvas: @escaping () -> Canvas
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Editor(
                toolbar: toolbar,
                canvas: canvas,
                selection: selection,
                newSelection: newSelection,
                newToolbar: newToolbar,
                newCanvas: newCanvas
            )
            #sourceLocation()
        }

        static func first(selection: Selection, canvas: Document) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return First(selection: selection, canvas: canvas)
            #sourceLocation()
        }

        static func second(
            first: First,
            selection: Selection,
            makeDocument: @escaping @Sendable () -> Document
        ) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Second(first: first, selection: selection, makeDocument: makeDocument)
            #sourceLocation()
        }

        static func late(selection: Selection) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Late(selection: selection)
            #sourceLocation()
        }

        static func reader(late: Late, selection: Selection, document: Document) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Reader(late: late, selection: selection, document: document)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeEditor() -> Editor
        func makeSelection() -> Selection
        func makePasting() -> any Pasting
        var second: Second { get }
        func makeReader() -> Reader
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let second: Second

        fileprivate let lifetime: ScopeLifetime
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let selection = AppAssembly.Factories.selection()
            let document = AppAssembly.Factories.document(selection: selection)
            let first = AppAssembly.Factories.first(selection: selection, canvas: document)
            let second = AppAssembly.Factories.second(
                first: first,
                selection: selection,
                makeDocument: {
                    let selection = AppAssembly.Factories.selection()
                    return AppAssembly.Factories.document(selection: selection)
                }
            )
            self.lifetime = lifetime
            self.second = second
            lifetime.finishOpening()
        }

        fileprivate var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            let selection = AppAssembly.Factories.selection()
            return AppAssembly.Factories.late(selection: selection)
        }

        /// Makes a new `Selection`.
        func makeSelection() -> Selection {
            AppAssembly.Factories.selection()
        }

        /// Makes a new `any Pasting`.
        func makePasting() -> any Pasting {
            let selection = AppAssembly.Factories.selection()
            let (_, pasting) = AppAssembly.Factories.clipboard(selection: selection)
            return pasting
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let selection = AppAssembly.Factories.selection()
            let document = AppAssembly.Factories.document(selection: selection)
            let (copying, pasting) = AppAssembly.Factories.clipboard(selection: selection)
            let tools = AppAssembly.Factories.tools(selection: selection, pasting: pasting)
            let toolbar = AppAssembly.Factories.toolbar(tools: tools, copying: copying)
            let canvas = AppAssembly.Factories.canvas(document: document, selection: selection)
            return AppAssembly.Factories.editor(
                toolbar: toolbar,
                canvas: canvas,
                selection: selection,
                newSelection: { AppAssembly.Factories.selection() },
                newToolbar: {
                    let selection = AppAssembly.Factories.selection()
                    let (copying, pasting) = AppAssembly.Factories.clipboard(selection: selection)
                    let tools2 = AppAssembly.Factories.tools(selection: selection, pasting: pasting)
                    return AppAssembly.Factories.toolbar(tools: tools2, copying: copying)
                },
                newCanvas: {
                    let selection = AppAssembly.Factories.selection()
                    let document = AppAssembly.Factories.document(selection: selection)
                    return AppAssembly.Factories.canvas(document: document, selection: selection)
                }
            )
        }

        /// Makes a new `Reader`.
        func makeReader() -> Reader {
            let selection = AppAssembly.Factories.selection()
            let document = AppAssembly.Factories.document(selection: selection)
            return AppAssembly.Factories.reader(late: late, selection: selection, document: document)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
