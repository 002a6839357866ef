import DovetailQueries
import Testing

/// A small product with something of each kind in it, and what an edit of it is told as.
enum Notebook {
    static let source = """
        struct Clock {}
        struct Region {}
        protocol Transport {}
        struct NetworkTransport: Transport { init(clock: Clock) {} }
        struct SlowTransport: Transport { init(_ inner: any Transport) {} }
        struct LoggedTransport: Transport { init(_ inner: any Transport) {} }
        struct MockTransport: Transport {}
        struct Uploader { init(transport: any Transport) {} }
        protocol Store {}
        struct FileStore: Store { init(region: Region) {} }
        struct MemoryStore: Store {}
        struct CachedStore: Store { init(_ inner: any Store) {} }
        protocol Rule {}
        struct Spelling: Rule {}
        struct Grammar: Rule {}
        struct Style: Rule {}
        struct Token {}
        struct Title {}
        struct Draft { init(clock: Clock) {} }
        struct Journal { init(clock: Clock) {} }
        struct Spare {}
        struct Editor {
            init(store: any Store, rules: [any Rule], makeDraft: () -> Draft, title: Title) {}
        }
        struct Preview { init(title: Title) {} }

        enum Hosting: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Input(Region.self)
                Input(Token.self)
                Shared(Clock.self)
                Shared(NetworkTransport.self, as: (any Transport).self)
                Shared(Uploader.self)
                Shared(Journal.self)
                Shared(FileStore.self, as: (any Store).self)
                Shared(Spelling.self).into([any Rule].self)
                Shared(Grammar.self).into([any Rule].self)
            }
        }
        enum Editing: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Input(Title.self)
                Transient(Draft.self)
                Shared(Editor.self)
            }
        }
        enum Doubles: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Shared(MockTransport.self, as: (any Transport).self)
            }
        }
        enum Extras: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Shared(Preview.self)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies {
                Hosting.self
                Editing.self
                Expose(Editor.self)
                Expose(Uploader.self)
                Expose(Journal.self)
            }
        }
        """

    /// A line of it, and what stands there after the edit.
    struct Edit: Sendable, CustomTestStringConvertible {
        var claim: String
        var replacements: [(String, String)]
        /// What is told, without the composition.
        var told: [String]

        init(_ claim: String, _ replacements: [(String, String)], _ told: [String]) {
            self.claim = claim
            self.replacements = replacements
            self.told = told
        }

        init(_ claim: String, _ old: String, _ new: String, _ told: String...) {
            self.init(claim, [(old, new)], told)
        }

        var testDescription: String { claim }

        /// The source with it.
        var edited: String {
            replacements.reduce(Notebook.source) { $0.replacing($1.0, with: $1.1) }
        }
    }
}
