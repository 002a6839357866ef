// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func selection(_ watch: ObjectWatch?) -> Selection {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Selection", ObjectWatch.start(watch), Selection())
            #sourceLocation()
        }

        @inline(never)
        static func document(_ watch: ObjectWatch?, selection: consuming Selection) -> Document {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: (Selection) -> Document = { (selection: Selection) in Document(selection: selection) }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Document", ObjectWatch.start(watch), make(selection))
            #sourceLocation()
        }

        @inline(never)
        static func clipboard(
            _ watch: ObjectWatch?,
            selection: consuming Selection
        ) -> (copying: any Copying, pasting: any Pasting) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Clipboard", ObjectWatch.start(watch), Clipboard(selection: selection))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func tools(
            _ watch: ObjectWatch?,
            selection: consuming Selection,
            pasting: consuming any Pasting
        ) -> Tools {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Tools", ObjectWatch.start(watch), Tools(
                selection: selection,
                pasting: pasting
            ))
            #sourceLocation()
        }

        @inline(never)
        static func toolbar(_ watch: ObjectWatch?, tools: consuming Tools, copying: consuming any Copying) -> Toolbar {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Toolbar", ObjectWatch.start(watch), Toolbar(tools: tools, copying: copying))
            #sourceLocation()
        }

        @inline(never)
        static func canvas(
            _ watch: ObjectWatch?,
            document: consuming Document?,
            selection: consuming Selection
        ) -> Canvas {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Canvas", ObjectWatch.start(watch), Canvas(
                document: document,
                selection: selection
            ))
            #sourceLocation()
        }

        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            toolbar: consuming Toolbar,
            canvas: consuming Canvas,
            selection: consuming Selection,
            newSelection: @escaping () -> Selection,
            newToolbar: @escaping () -> Toolbar,
            newCanvas: @escaping () -> Canvas
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                toolbar: toolbar,
                canvas: canvas,
                selection: selection,
                newSelection: newSelection,
                newToolbar: newToolbar,
                newCanvas: newCanvas
            ))
            #sourceLocation()
        }

        @inline(never)
        static func first(_ watch: ObjectWatch?, selection: consuming Selection, canvas: consuming Document) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First(
                selection: selection,
                canvas: canvas
            ))
            #sourceLocation()
        }

        @inline(never)
        static func second(
            _ watch: ObjectWatch?,
            first: consuming First,
            selection: consuming Selection,
            makeDocument: @escaping @Sendable () -> Document
        ) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(
                first: first,
                selection: selection,
                makeDocument: makeDocument
            ))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, selection: consuming Selection) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(selection: selection))
            #sourceLocation()
        }

        @inline(never)
        static func reader(
            _ watch: ObjectWatch?,
            late: consuming Late,
            selection: consuming Selection,
            document: consuming Document
        ) -> Reader {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Reader", ObjectWatch.start(watch), Reader(
                late: late,
                selection: selection,
                document: document
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let selection = AppAssembly.Factories.selection(objectWatch)
                let document = AppAssembly.Factories.document(objectWatch, selection: selection)
                let first = AppAssembly.Factories.first(objectWatch, selection: selection, canvas: document)
                let second = AppAssembly.Factories.second(
                    objectWatch,
                    first: first,
                    selection: selection,
                    makeDocument: {
                        let selection = AppAssembly.Factories.selection(objectWatch)
                        return AppAssembly.Factories.document(objectWatch, selection: selection)
                    }
                )
                self.lifetime = lifetime
                self.second = consume second
            }
            lifetime.finishOpening(self)
        }

        fileprivate var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            let selection = AppAssembly.Factories.selection(lifetime.objectWatch)
            return AppAssembly.Factories.late(lifetime.objectWatch, selection: selection)
        }

        /// Makes a new `Selection`.
        func makeSelection() -> Selection {
            AppAssembly.Factories.selection(lifetime.objectWatch)
        }

        /// Makes a new `any Pasting`.
        func makePasting() -> any Pasting {
            let selection = AppAssembly.Factories.selection(lifetime.objectWatch)
            let (_, pasting) = AppAssembly.Factories.clipboard(lifetime.objectWatch, selection: selection)
            return pasting
        }

        /// Makes a new `Editor`.
        func makeEditor() -> Editor {
            let selection = AppAssembly.Factories.selection(lifetime.objectWatch)
            let document = AppAssembly.Factories.document(lifetime.objectWatch, selection: selection)
            let (copying, pasting) = AppAssembly.Factories.clipboard(lifetime.objectWatch, selection: selection)
            let tools = AppAssembly.Factories.tools(lifetime.objectWatch, selection: selection, pasting: pasting)
            let toolbar = AppAssembly.Factories.toolbar(lifetime.objectWatch, tools: tools, copying: copying)
            let canvas = AppAssembly.Factories.canvas(lifetime.objectWatch, document: document, selection: selection)
            return AppAssembly.Factories.editor(
                lifetime.objectWatch,
                toolbar: toolbar,
                canvas: canvas,
                selection: selection,
                newSelection: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.selection(objectWatch)
                },
                newToolbar: { [objectWatch = lifetime.objectWatch] in
                    let selection = AppAssembly.Factories.selection(objectWatch)
                    let (copying, pasting) = AppAssembly.Factories.clipboard(objectWatch, selection: selection)
                    let tools2 = AppAssembly.Factories.tools(objectWatch, selection: selection, pasting: pasting)
                    return AppAssembly.Factories.toolbar(objectWatch, tools: tools2, copying: copying)
                },
                newCanvas: { [objectWatch = lifetime.objectWatch] in
                    let selection = AppAssembly.Factories.selection(objectWatch)
                    let document = AppAssembly.Factories.document(objectWatch, selection: selection)
                    return AppAssembly.Factories.canvas(objectWatch, document: document, selection: selection)
                }
            )
        }

        /// Makes a new `Reader`.
        func makeReader() -> Reader {
            let selection = AppAssembly.Factories.selection(lifetime.objectWatch)
            let document = AppAssembly.Factories.document(lifetime.objectWatch, selection: selection)
            return AppAssembly.Factories.reader(
                lifetime.objectWatch,
                late: late,
                selection: selection,
                document: document
            )
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
