/// Problems of what lives how long, and of what is made first.
extension Explanation {
    static let scopeViolation = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}
            enum AccountScope: Scope { typealias Parent = AppScope }

            struct Inbox: Sendable {}

            struct Badge: Sendable {
                let inbox: Inbox
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Badge.self)
                }
            }

            enum AccountAssembly: Assembly {
                typealias Scope = AccountScope
                static var registrations: Registrations {
                    Shared(Inbox.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    AccountAssembly.self
                    Expose(Badge.self)
                }
            }
            """,
        reason: """
            The scope around is opened first and ends last. When an object of it is made, no child scope is open, so there is no object of
            the child yet that it could be given; and if it got one later, it would keep it after the child's end: one user's inbox shown
            to the next. An object may hold what lives in its own scope and in those around it.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}
            enum AccountScope: Scope { typealias Parent = AppScope }

            struct Inbox: Sendable {}

            struct Badge: Sendable {
                let inbox: Inbox
            }

            enum AccountAssembly: Assembly {
                typealias Scope = AccountScope
                static var registrations: Registrations {
                    Shared(Badge.self)
                    Shared(Inbox.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AccountAssembly.self
                    Expose(Badge.self)
                }
            }
            """,
        otherMends: """
            Where what is needed belongs to nobody in particular, move that to the scope around instead. Where the object has to outlive the
            child scope, let it open one when it needs it: the parameter is `@Sendable () throws -> Opened<Inbox>` then, and whoever calls
            it ends what was opened.
            """
    )

    static let dependencyCycle = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            final class Editor: Sendable {
                let sync: Sync
                init(sync: Sync) { self.sync = sync }
            }

            final class Sync: Sendable {
                let editor: Editor
                init(editor: Editor) { self.editor = editor }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Editor.self)
                    Shared(Sync.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Editor.self)
                }
            }
            """,
        reason: """
            Each of these objects has to exist before the next can be made, and the last one before the first. No order makes them all; a
            container that tried would call itself until the stack is full. One of them has to get what it needs later: as a closure, which
            it may call once both are made, not in its initializer.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            final class Editor: Sendable {
                let sync: Sync
                init(sync: Sync) { self.sync = sync }
            }

            final class Sync: Sendable {
                let editor: @Sendable () throws -> Editor
                init(editor: @escaping @Sendable () throws -> Editor) { self.editor = editor }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Editor.self)
                    Shared(Sync.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Editor.self)
                }
            }
            """,
        otherMends: """
            Often two such types share a third that nobody has named yet, such as the list of changes that one writes and the other sends.
            Both need that then, and neither the other.
            """
    )

    static let ambiguousChildScope = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}
            enum EditingScope: Scope { typealias Parent = AppScope }
            enum ReadingScope: Scope { typealias Parent = AppScope }

            struct Page: Sendable {
                let number: Int
            }

            struct Router: Sendable {
                let open: @Sendable (Int) throws -> Opened<Page>
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Router.self)
                }
            }

            enum EditingAssembly: Assembly {
                typealias Scope = EditingScope
                static var registrations: Registrations {
                    Input(Int.self, name: "number")
                    Shared(Page.self)
                }
            }

            enum ReadingAssembly: Assembly {
                typealias Scope = ReadingScope
                static var registrations: Registrations {
                    Input(Int.self, name: "number")
                    Shared(Page.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    EditingAssembly.self
                    ReadingAssembly.self
                    Expose(Router.self)
                    Expose(Page.self)
                }
            }
            """,
        reason: """
            A closure that gives back `Opened<T>`, or a `T` with its end, opens the child scope that takes these inputs and provides a `T`.
            Here several do. They may hold quite different objects and end differently, so one of them is not as good as another, and the
            registration says which one is opened.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}
            enum EditingScope: Scope { typealias Parent = AppScope }
            enum ReadingScope: Scope { typealias Parent = AppScope }

            struct Page: Sendable {
                let number: Int
            }

            struct Router: Sendable {
                let open: @Sendable (Int) throws -> Opened<Page>
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Router.self).using(scope: EditingScope.self, for: "open")
                }
            }

            enum EditingAssembly: Assembly {
                typealias Scope = EditingScope
                static var registrations: Registrations {
                    Input(Int.self, name: "number")
                    Shared(Page.self)
                }
            }

            enum ReadingAssembly: Assembly {
                typealias Scope = ReadingScope
                static var registrations: Registrations {
                    Input(Int.self, name: "number")
                    Shared(Page.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    EditingAssembly.self
                    ReadingAssembly.self
                    Expose(Router.self)
                    Expose(Page.self)
                }
            }
            """,
        otherMends: """
            Inputs of types of their own, `EditedPage` and `ReadPage` in place of two integers, tell the scopes apart as well, and the
            callers too.
            """
    )

    static let lateClosure = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Index: Sendable {}

            struct Search: Sendable {
                let index: @Sendable () -> Index
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Index.self).lazy()
                    Shared(Search.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Search.self)
                }
            }
            """,
        reason: """
            When the closure is called, it goes to its scope for an object that may not be made yet: a lazy or a weak one, or one along a
            cycle. Somebody may call it late, when the scope has ended, the user signed out and the database closed. A closure that can
            throw throws `ScopeEnded` then. This one can't: it has to make the object all the same, or to stop the program where the scope
            is gone altogether.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Index: Sendable {}

            struct Search: Sendable {
                let index: @Sendable () throws -> Index
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Index.self).lazy()
                    Shared(Search.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Search.self)
                }
            }
            """,
        otherMends: """
            Where the object may as well be made when the scope opens, take `.lazy()` out: the closure holds it then, and never looks for
            it. Where it may be held from the start, ask for `Index` in place of the closure.
            """
    )

    static let heldWeak = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            final class ImageCache: Sendable {}

            struct Gallery: Sendable {
                let cache: ImageCache
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Weak(ImageCache.self)
                    Shared(Gallery.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Gallery.self)
                }
            }
            """,
        reason: """
            What is registered as `Weak` goes when nobody holds it any more. A shared object lives until its scope ends, and this one holds
            it all that time, so it never goes: the memory that `Weak` was to give back stays taken. The program is right otherwise; hence it
            is a warning.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            final class ImageCache: Sendable {}

            struct Gallery: Sendable {
                let cache: @Sendable () throws -> ImageCache
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Weak(ImageCache.self)
                    Shared(Gallery.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Gallery.self)
                }
            }
            """,
        otherMends: """
            Where it is to live as long as the scope, say so: `Shared(ImageCache.self)`. Where what holds it need not live so long, let that be
            `Transient`.
            """
    )
}
