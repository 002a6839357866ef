extension Notebook {
    static let edits: [Edit] = [
        Edit(
            "a need of another scope",
            "title: Title) {}\n}",
            "title: Title, transport: any Transport) {}\n}",
            "`SessionScope` now needs `any Transport` of `AppScope` itself, for `Editor`"
        ),
        Edit(
            "a need of another scope by way of a third",
            "title: Title) {}\n}",
            "title: Title, uploader: Uploader) {}\n}",
            "`SessionScope` now needs `Uploader` of `AppScope` itself, for `Editor`",
            "`SessionScope` now needs `any Transport` of `AppScope`, by way of `Editor` → `Uploader`"
        ),
        Edit(
            "a dependency inside a scope",
            "struct Uploader { init(",
            "struct Uploader { init(clock: Clock, ",
            "`Uploader` of `AppScope` now takes `clock: Clock`"
        ),
        Edit(
            "a dependency no longer",
            "makeDraft: () -> Draft, ",
            "",
            "`SessionScope` no longer needs `Clock` of `AppScope` itself, which was for `Draft`",
            "`Editor` of `SessionScope` no longer takes `makeDraft: () -> Draft`",
            "no longer needed in `SessionScope` by anything that is exposed: `Draft`"
        ),
        Edit(
            "a closure for an instance",
            "makeDraft: () -> Draft",
            "makeDraft: Draft",
            "`Editor` of `SessionScope` takes `makeDraft: Draft` instead of `makeDraft: () -> Draft`"
        ),
        Edit(
            "an optional",
            "struct Journal { init(clock: Clock) {} }",
            "struct Journal { init(clock: Clock?) {} }",
            "`Journal` of `AppScope` takes `clock: Clock?` instead of `clock: Clock`"
        ),
        Edit(
            "another type",
            "struct Journal { init(clock: Clock) {} }",
            "struct Journal { init(clock: Region) {} }",
            "`Journal` of `AppScope` takes `clock: Region` instead of `clock: Clock`"
        ),
        Edit(
            "a new root",
            "Expose(Journal.self)",
            "Expose(Journal.self); Expose((any Store).self)",
            "`any Store` is now exposed: `FileStore` of `AppScope`"
        ),
        Edit(
            "a root no longer",
            "Expose(Journal.self)",
            "",
            "`Journal` is no longer exposed: it was `Journal` of `AppScope`",
            "no longer needed in `AppScope` by anything that is exposed: `Journal`"
        ),
        Edit(
            "a root of something else",
            "Expose(Journal.self)",
            "Expose(Clock.self)",
            "`Clock` is now exposed: `Clock` of `AppScope`",
            "`Journal` is no longer exposed: it was `Journal` of `AppScope`",
            "no longer needed in `AppScope` by anything that is exposed: `Journal`"
        ),
        Edit(
            "another maker",
            "Shared(FileStore.self, as",
            "Shared(MemoryStore.self, as",
            "`SessionScope` no longer needs `Region` of `AppScope`, by way of `Editor` → `FileStore`",
            "`any Store` of `AppScope` is now made as `MemoryStore` instead of `FileStore`",
            "no longer needed in `AppScope` by anything that is exposed: `Region`"
        ),
        Edit(
            "a registration",
            "Transient(Draft.self)",
            "Transient(Draft.self); Shared(Spare.self)",
            "`Spare` is new in `SessionScope`: shared, registered by `App.Editing`, needed by nothing that is exposed"
        ),
        Edit(
            "a registration with a user",
            [
                ("Transient(Draft.self)", "Transient(Draft.self); Shared(Spare.self)"),
                ("title: Title) {}\n}", "title: Title, spare: Spare) {}\n}"),
            ],
            [
                "`Spare` is new in `SessionScope`: shared, registered by `App.Editing`",
                "`Editor` of `SessionScope` now takes `spare: Spare`",
            ]
        ),
        Edit(
            "an input",
            "Input(Title.self)",
            "Input(Title.self); Input(Bool.self)",
            "opening `SessionScope` now takes `Bool`"
        ),
        Edit(
            "an input with a name",
            "Input(Title.self)",
            "Input(Title.self); Input(Int.self, name: \"pages\")",
            "opening `SessionScope` now takes `pages: Int`"
        ),
        Edit(
            "the order of inputs",
            [
                ("Input(Token.self)\n", ""), ("Input(Region.self)", "Input(Token.self); Input(Region.self)"),
            ],
            [
                "opening `AppScope` takes what is handed in in another order: `Token` and `Region`, and not `Region` and `Token`"
            ]
        ),
        Edit(
            "an async making",
            "struct FileStore: Store { init(region: Region)",
            "struct FileStore: Store { init(region: Region) async",
            "opening `AppScope` is now async (by way of `FileStore`)"
        ),
        Edit(
            "a throwing making",
            "struct Clock {}",
            "struct Clock { init() throws {} }",
            "opening `AppScope` is now throwing (by way of `Clock`)"
        ),
        Edit(
            "a throwing transient",
            "struct Draft { init(clock: Clock)",
            "struct Draft { init(clock: Clock) throws",
            "new error [effect-mismatch]: making `Draft` throws, which parameter `makeDraft` of `Editor` doesn't allow",
            "making `Draft` of `SessionScope` is now throwing"
        ),
        Edit(
            "a making on an actor",
            "struct Journal {",
            "@MainActor struct Journal {",
            "opening `AppScope` is now on `MainActor` (by way of `Journal`)"
        ),
        Edit(
            "a lazy object",
            "Shared(Journal.self)",
            "Shared(Journal.self).lazy()",
            "`Journal` of `AppScope` is now lazy instead of shared"
        ),
        Edit(
            "a lazy object that throws",
            [
                ("Shared(Journal.self)", "Shared(Journal.self).lazy()"),
                ("struct Journal { init(clock: Clock)", "struct Journal { init(clock: Clock) throws"),
            ],
            [
                "reading `Journal` of `AppScope` is now throwing (by way of `Journal`)",
                "`Journal` of `AppScope` is now lazy instead of shared",
            ]
        ),
        Edit(
            "a transient",
            "Shared(Journal.self)",
            "Transient(Journal.self)",
            "`Journal` of `AppScope` is now transient instead of shared"
        ),
        Edit(
            "a hook",
            "Shared(Journal.self)",
            "Shared(Journal.self).onEnd { _ in }",
            "`Journal` of `AppScope` now has a hook at the end of its scope"
        ),
        Edit(
            "a decorator",
            "Shared(Uploader.self)",
            "Shared(Uploader.self); Decorator(SlowTransport.self, of: (any Transport).self)",
            "`any Transport` of `AppScope` is now wrapped by `SlowTransport`"
        ),
        Edit(
            "two decorators",
            "Shared(Uploader.self)",
            "Shared(Uploader.self); Decorator(SlowTransport.self, of: (any Transport).self); Decorator(LoggedTransport.self, of: (any Transport).self)",
            "`any Transport` of `AppScope` is now wrapped by `SlowTransport` and `LoggedTransport`"
        ),
        Edit(
            "an override",
            "Editing.self\n",
            "Editing.self\nOverride(Doubles.self)\n",
            "opening `AppScope` takes `Token` (which need not be handed in) instead of `Token`",
            "assembly `App.Doubles` is new, listed as an override",
            "`MockTransport` (of `App.Doubles`) now stands in the place of `NetworkTransport` of `AppScope`"
        ),
        Edit(
            "an element",
            "Shared(Grammar.self).into([any Rule].self)",
            "Shared(Grammar.self).into([any Rule].self); Shared(Style.self).into([any Rule].self)",
            "`[any Rule]` of `AppScope` now has `Style`"
        ),
        Edit(
            "an element in front",
            "Shared(Grammar.self).into([any Rule].self)",
            "Shared(Style.self).into([any Rule].self); Shared(Grammar.self).into([any Rule].self)",
            "`[any Rule]` of `AppScope` now has `Style`, in front of `Grammar`"
        ),
        Edit(
            "an element no longer",
            "Shared(Grammar.self).into([any Rule].self)",
            "",
            "`[any Rule]` of `AppScope` no longer has `Grammar`"
        ),
        Edit(
            "the order of elements",
            [
                ("Shared(Spelling.self).into([any Rule].self)", "#"),
                ("Shared(Grammar.self).into([any Rule].self)", "Shared(Spelling.self).into([any Rule].self)"),
                ("#", "Shared(Grammar.self).into([any Rule].self)"),
            ],
            [
                "`[any Rule]` of `AppScope` has its elements in another order: `Grammar` and `Spelling`, and not `Spelling` and `Grammar`"
            ]
        ),
        Edit(
            "an element that is asked for by itself",
            "Shared(Grammar.self).into([any Rule].self)",
            "Shared(Grammar.self); Shared(Spare.self); Shared(Style.self, as: Style.self).into([any Rule].self)",
            "`Spare` is new in `AppScope`: shared, registered by `App.Hosting`, needed by nothing that is exposed",
            "`Style` is new in `AppScope`: shared, for `[any Rule]`, registered by `App.Hosting`",
            "`[any Rule]` of `AppScope` no longer has `Grammar`",
            "`Grammar` of `AppScope` is now offered as `Grammar`",
            "no longer needed in `AppScope` by anything that is exposed: `Grammar`"
        ),
        Edit(
            "a move to another scope",
            [
                ("Shared(Journal.self)\n", ""),
                ("Transient(Draft.self)", "Transient(Draft.self); Shared(Journal.self)"),
            ],
            [
                "`Journal` is now in `SessionScope` (of `App.Editing`) instead of `AppScope` (of `App.Hosting`)"
            ]
        ),
        Edit(
            "a move to another assembly",
            [
                ("Shared(Journal.self)\n", ""),
                (
                    "enum Doubles:",
                    "enum Journals: Assembly { typealias Scope = AppScope; static var registrations: Registrations { Shared(Journal.self) } }\nenum Doubles:"
                ),
                ("Editing.self\n", "Editing.self\nJournals.self\n"),
            ],
            [
                "assembly `App.Journals` is new, listed",
                "`Journal` is now registered by `App.Journals` instead of `App.Hosting`",
            ]
        ),
        Edit(
            "another name of an assembly",
            "Hosting",
            "Platform",
            "assembly `App.Hosting` is called `App.Platform` now"
        ),
        Edit(
            "an assembly",
            "Editing.self\n",
            "Editing.self\nExtras.self\n",
            "assembly `App.Extras` is new, listed",
            "`Preview` is new in `SessionScope`: shared, registered by `App.Extras`, needed by nothing that is exposed"
        ),
        Edit(
            "another key",
            "Shared(FileStore.self, as: (any Store).self)",
            "Shared(FileStore.self, as: (any Store).self, FileStore.self)",
            "`FileStore` of `AppScope` is now offered as `FileStore`"
        ),
        Edit(
            "a tag",
            "Shared(Journal.self)",
            "Shared(Journal.self).tagged(Region.self)",
            "new error [missing-binding]: nothing provides `Journal`, which `Product` exposes",
            "`Journal` is exposed as nothing instead of `Journal` of `AppScope`",
            "`Journal #Region` of `AppScope` is now offered as `Journal #Region` and is no longer offered as `Journal`",
            "no longer needed in `AppScope` by anything that is exposed: `Journal #Region`"
        ),
        Edit(
            "a missing binding",
            "Shared(FileStore.self, as: (any Store).self)\n",
            "",
            "new error [missing-binding]: nothing provides `any Store`, which `Editor` needs for its parameter `store` in `SessionScope`",
            "`FileStore` is gone from `AppScope`: it was shared, for `any Store`, registered by `App.Hosting`",
            "no longer needed in `AppScope` by anything that is exposed: `Region`"
        ),
        Edit(
            "another name of a scope",
            [
                ("SessionScope", "DocumentScope"),
                ("enum Hosting", "enum DocumentScope: Scope { typealias Parent = AppScope }\nenum Hosting"),
            ],
            [
                "scope `SessionScope` is called `DocumentScope` now"
            ]
        ),
        Edit(
            "a scope around a scope",
            [
                ("SessionScope", "DocumentScope"),
                ("enum Hosting", "enum DocumentScope: Scope { typealias Parent = SessionScope }\nenum Hosting"),
            ],
            [
                "assembly `App.Extras` is listed by no composition, for `DocumentScope`, and was listed by no composition, for `SessionScope`",
                "scope `DocumentScope` inside `SessionScope` is new, with nothing in it",
                "`Title`, `Draft` and `Editor` are now in `DocumentScope` instead of `SessionScope`",
            ]
        ),
        Edit(
            "a scope",
            [
                (
                    "enum Extras: Assembly {\n    typealias Scope = SessionScope",
                    "enum PreviewScope: Scope { typealias Parent = SessionScope }\nenum Extras: Assembly {\n    typealias Scope = PreviewScope"
                ),
                ("Editing.self\n", "Editing.self\nExtras.self\n"),
                ("Expose(Journal.self)", "Expose(Journal.self); Expose(Preview.self)"),
            ],
            [
                "scope `PreviewScope` inside `SessionScope` is new, with `Preview`",
                "`Preview` is now exposed: `Preview` of `PreviewScope`",
                "assembly `App.Extras` is new, listed",
            ]
        ),
        Edit(
            "the name of an input",
            "Input(Title.self)",
            "Input(Title.self, name: \"heading\")",
            "opening `SessionScope` takes `heading: Title` instead of `Title`"
        ),
        Edit(
            "the isolation of a scope",
            "enum Hosting:",
            "extension AppScope { typealias Isolation = MainActor }\nenum Hosting:",
            "`AppScope` is isolated now: `MainActor`",
            "opening `SessionScope` is now on `MainActor` (by way of `Editor` → `FileStore`)"
        ),
        Edit(
            "an argument",
            [
                ("Transient(Draft.self)", "Transient(Draft.self, arguments: Token.self)"),
                ("Draft { init(clock: Clock)", "Draft { init(clock: Clock, token: Token)"),
                ("makeDraft: () -> Draft", "makeDraft: (Token) -> Draft"),
            ],
            [
                "`Draft` of `SessionScope` now takes `Token` from its caller instead of nothing",
                "`Editor` of `SessionScope` takes `makeDraft: (Token) -> Draft` instead of `makeDraft: () -> Draft`",
            ]
        ),
        Edit(
            "a registration that no composition has",
            "Shared(Preview.self)",
            "Shared(Preview.self); Shared(Spare.self)",
            "`App.Extras`, which no composition lists, now registers Spare, shared"
        ),
        Edit(
            "an assembly that no composition has",
            "enum Doubles:",
            "enum Lost: Assembly { typealias Scope = AppScope; static var registrations: Registrations { Shared(Spare.self) } }\nenum Doubles:",
            "assembly `App.Lost` is new, listed by no composition, for `AppScope`"
        ),
        Edit(
            "a composition",
            "enum Product:",
            "enum Small: Composition { static var assemblies: Assemblies { Hosting.self; Expose(Journal.self) } }\nenum Product:",
            "composition `Small` is new: it exposes `Journal`"
        ),
        Edit(
            "another name of a composition",
            "enum Product:",
            "enum Goods:",
            "composition `Goods` is new: it exposes `Editor`, `Uploader` and `Journal`",
            "composition `Product` is gone: it exposed `Editor`, `Uploader` and `Journal`"
        ),
        Edit(
            "a condition",
            "Shared(Journal.self)\n",
            "#if DEBUG\nShared(Journal.self)\n#else\nShared(Journal.self).lazy()\n#endif\n",
            "`Product` comes out so where `DEBUG`, and did in each configuration",
            "`Product` comes out so where `!DEBUG`, and did in each configuration",
            "`Journal` of `AppScope` is now lazy instead of shared"
        ),
        Edit(
            "an unreadable line",
            "Shared(Journal.self)\n",
            "Shared(Journal.self)\nShared(7)\n",
            "new error [unreadable-manifest]: `Shared` takes a type first",
            "`Product` is incomplete, and was sound"
        ),
    ]
}
