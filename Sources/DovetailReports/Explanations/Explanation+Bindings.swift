/// Problems of what is asked for and what provides it.
extension Explanation {
    static let missingBinding = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct MemoryNoteStore: NoteStore {}

            struct NoteList {
                let store: any NoteStore
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(MemoryNoteStore.self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        reason: """
            An object needs something for a parameter that no registration provides, in its own scope or one around that, in an assembly
            that this composition lists. So there is nothing to pass to its initializer. A registration provides the very type that it
            names, or those behind `as:` and only those: conforming to a protocol is not enough, since several types could. A
            container that looks things up while the program runs would stop it here.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct MemoryNoteStore: NoteStore {}

            struct NoteList {
                let store: any NoteStore
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(MemoryNoteStore.self, as: (any NoteStore).self)
                    Transient(NoteList.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(NoteList.self)
                }
            }
            """,
        otherMends: """
            Where nothing is registered yet, register what makes it, or let the caller hand it in: `Input((any NoteStore).self)`. Where
            another assembly has it, list that in the composition. What may be absent is asked for as `(any NoteStore)?`, and is nil then.
            """
    )

    static let emptyCollection = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Exporter: Sendable {}
            struct TextExporter: Exporter {}

            struct ExportMenu {
                let exporters: [any Exporter]
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(TextExporter.self)
                    Transient(ExportMenu.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(ExportMenu.self)
                }
            }
            """,
        reason: """
            An array or a dictionary is made of what is registered `.into` it, in its scope and those around it, and nothing is. Being
            registered as its element is not enough: an element says where it belongs. An array that is empty by oversight, because an
            assembly is not listed or a line is missing, would compile and do nothing, which is hard to notice.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol Exporter: Sendable {}
            struct TextExporter: Exporter {}

            struct ExportMenu {
                let exporters: [any Exporter]
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(TextExporter.self).into([any Exporter].self)
                    Transient(ExportMenu.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(ExportMenu.self)
                }
            }
            """,
        otherMends: """
            Where there may be none, say so in an assembly of the scope: `Contributions([any Exporter].self).allowEmpty()`. An array that is
            one value, not made of elements, is registered as a whole: `Input([any Exporter].self)`, or `Shared([any Exporter].self) { … }`.
            """
    )

    static let duplicateBinding = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}
            struct DemoNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum DemoAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(DemoNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum Demo: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    DemoAssembly.self
                    Expose((any NoteStore).self)
                }
            }
            """,
        reason: """
            Two registrations provide the same type, in one scope or in a scope and one around it, and whoever asks for it could get
            either. If the last one won, the order of lines in a list would decide which store keeps the user's notes. So replacing is
            said: an assembly that is listed in `Override` takes the place of what provides the same.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}
            struct DemoNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum DemoAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(DemoNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum Demo: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Override(DemoAssembly.self)
                    Expose((any NoteStore).self)
                }
            }
            """,
        otherMends: """
            Where one of the two is a mistake, remove it. Where both are needed, tell them apart by a tag, which is any type:
            `.tagged(Archive.self)`, asked for by `.using((any NoteStore).self, tag: Archive.self, for: "store")`; or gather both in an array, by
            `.into([any NoteStore].self)`.
            """
    )

    static let overrideWithoutTarget = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}
            struct DemoNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum DemoAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(DemoNoteStore.self)
                }
            }

            enum Demo: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Override(DemoAssembly.self)
                    Expose((any NoteStore).self)
                }
            }
            """,
        reason: """
            An assembly in `Override` replaces registrations that provide the same type, in the same scope. This one provides nothing that
            is provided already, so it would replace nothing: the real store would stay in place, and a demo or a test would write to it
            without a word. It happens where `as:` is forgotten, or where what was to be replaced has been renamed or moved.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            protocol NoteStore: Sendable {}
            struct FileNoteStore: NoteStore {}
            struct DemoNoteStore: NoteStore {}

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(FileNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum DemoAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(DemoNoteStore.self, as: (any NoteStore).self)
                }
            }

            enum Demo: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Override(DemoAssembly.self)
                    Expose((any NoteStore).self)
                }
            }
            """,
        otherMends: """
            What only adds something belongs in an assembly that is listed without `Override`.
            """
    )
}
