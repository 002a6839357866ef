import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailSyntax
import Testing

/// What a module needs from elsewhere, and what it offers.
struct ContractTests {
    private static let kit = """
        import Dovetail
        public enum AppScope: Scope {}
        public enum SessionScope: Scope { public typealias Parent = AppScope }
        public protocol Store {}
        public protocol Plugin {}
        public struct Clock {}
        public struct Tint {}
        public struct Page {}
        public struct Name {}
        public enum Contract: Assembly {
            public typealias Scope = SessionScope
            public static var registrations: Registrations { Input(Name.self) }
        }
        """

    private static func contracts(_ source: String, of name: String = "App") -> [ModuleContract] {
        let modules = [
            ReadModule(name: "Kit", packageName: "app", sources: [SourceText(path: "/Kit.swift", kit)]),
            ReadModule(
                name: "App",
                packageName: "app",
                dependencies: ["Kit"],
                sources: [SourceText(path: "/App.swift", "import Dovetail\nimport Kit\n" + source + "\n")]
            ),
        ]
        return Pipeline.contracts(of: name, modules, target: "App", base: BaseFolder("/"))
    }

    private static func text(_ source: String, _ side: ContractText.Side, of name: String = "App") -> String {
        ContractText(ContractAnswer(contracts: contracts(source, of: name)), side).rendered()
            .replacing(#/(App|Kit)\.swift:\d+:\d+: /#, with: "@ ")
    }

    private static let features = """
        struct Cache: Store { init(inner: any Store) {} }
        struct Spell: Plugin { init(clock: Clock) {} }
        struct List {
            init(
                store: any Store, tint: Tint?, make: () -> Clock, maybe: (() -> Page)?, spell: Spell,
                open: (Name) throws -> Opened<Page>, plugins: [any Plugin], item: (Name) -> Tint
            ) {}
        }
        public struct Window { init(list: List, tint: Tint) {} }
        package struct Panel { init(window: Window, store: any Store) {} }
        enum Main: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Decorator(Cache.self, of: (any Store).self)
                Shared(Spell.self, as: Spell.self).into([any Plugin].self)
                Shared(List.self)
            }
        }
        enum Sessions: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Shared(Window.self)
                Transient(Panel.self)
                Input(String.self)
            }
        }
        """

    @Test func `What is required is told by scope, with who needs it, what for, and whether that can do without`() {
        #expect(
            Self.text(Self.features, .requirements) == """
                `App` needs from elsewhere:
                  in `AppScope`, or a scope around it:
                    `any Store` in this very scope, to decorate
                      @ for `Cache` (parameter `inner`)
                    `Clock`
                      @ for `Spell` (parameter `clock`)
                      @ for `List` (parameter `make`)
                    `any Store`
                      @ for `List` (parameter `store`)
                    `Tint`, if it is there
                      @ for `List` (parameter `tint`)
                    `Page`, if it is there
                      @ for `List` (parameter `maybe`)
                    a scope to open with `Name`, which hands back `Page`
                      @ for `List` (parameter `open`)
                    `Tint`, made of `Name`
                      @ for `List` (parameter `item`)
                  in `SessionScope`, or a scope around it:
                    `Tint`
                      @ for `Window` (parameter `tint`)
                    `any Store`
                      @ for `Panel` (parameter `store`)
                  from whoever opens `SessionScope`:
                    @ `String`

                """
        )
    }

    @Test func `What is offered is told by who sees it, with elements and decorators`() {
        #expect(
            Self.text(Self.features, .offers) == """
                `App` offers:
                  in `SessionScope`, to every module:
                    @ `Window` (shared)
                    @ `String` (an input)
                  in `SessionScope`, to modules of its package:
                    @ `Panel` (transient)
                  in `AppScope`, to itself alone, since no other module sees the types:
                    @ `Spell` (shared)
                    @ `List` (shared)
                  elements of collections:
                    @ `Spell` in `[any Plugin]` of `AppScope`
                  decorators of what others offer:
                    @ `Cache` around `any Store` of `AppScope`

                """
        )
    }

    @Test func `An assembly can be asked alone, also one of another module`() {
        #expect(
            Self.text(Self.features, .requirements, of: "Sessions").hasPrefix(
                """
                `Sessions` needs from elsewhere:
                  in `SessionScope`, or a scope around it:
                    `List`
                      @ for `Window` (parameter `list`)
                    `Tint`

                """
            )
        )
        #expect(
            Self.text(Self.features, .requirements, of: "Kit.Contract")
                == "`Kit.Contract` needs from elsewhere:\n  from whoever opens `SessionScope`:\n    @ `Name`\n"
        )
        #expect(Self.text(Self.features, .offers, of: "Kit").contains("    @ `Name` (an input)\n"))
    }

    @Test func `A collection to which the module contributes nothing is required as a whole`() {
        let source = """
            struct Menu { init(plugins: [any Plugin]) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Menu.self, as: (any Hidden).self) }
            }
            protocol Hidden {}
            """
        #expect(
            Self.text(source, .requirements) == """
                `App` needs from elsewhere:
                  in `AppScope`, or a scope around it:
                    `[any Plugin]`
                      @ for `Menu` (parameter `plugins`)

                """
        )
    }

    @Test func `A contract that depends on a condition is told for each way in which it comes out`() {
        let source = """
            struct Menu { init(clock: Clock) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    #if DEBUG
                    Shared(Clock.self) { makeClock() }
                    #endif
                    Shared(Menu.self)
                }
            }
            """
        let contracts = Self.contracts(source)
        #expect(contracts.map(\.condition) == ["DEBUG", "!DEBUG"])
        #expect(contracts.map { $0.requirements.map(\.key.type) } == [[], ["Clock"]])
        let text = Self.text(source, .requirements)
        #expect(
            text.hasPrefix(
                "`App` where `DEBUG` needs nothing from elsewhere\n\n`App` where `!DEBUG` needs from elsewhere:\n"
            )
        )
    }

    @Test func `What can't be read makes the contract incomplete, and an unknown name has none`() {
        let source = """
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(unknown) }
            }
            """
        #expect(Self.contracts(source).map(\.isIncomplete) == [true])
        #expect(Self.contracts(source, of: "Nowhere").isEmpty)
    }
}
