/// Problems of the rules that a composition says.
extension Explanation {
    static let ruleWithoutTarget = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}
            enum ScreenScope: Scope { typealias Parent = AppScope }

            struct Database: Sendable {}
            struct Screen: Sendable {}

            enum StorageAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Database.self)
                }
            }

            enum ScreenAssembly: Assembly {
                typealias Scope = ScreenScope
                static var registrations: Registrations {
                    Shared(Screen.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    ScreenAssembly.self
                    Forbid(Database.self, from: ScreenScope.self)
                    Expose(Screen.self)
                }
            }
            """,
        reason: """
            The rule names something that the composition does not have. Nothing could ever break it, and whoever reads it would believe that something
            is kept apart. What is named is looked for where the rule is said, in the assemblies that are listed and included there.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}
            enum ScreenScope: Scope { typealias Parent = AppScope }

            struct Database: Sendable {}
            struct Screen: Sendable {}

            enum StorageAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Database.self)
                }
            }

            enum ScreenAssembly: Assembly {
                typealias Scope = ScreenScope
                static var registrations: Registrations {
                    Shared(Screen.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    StorageAssembly.self
                    ScreenAssembly.self
                    Forbid(Database.self, from: ScreenScope.self)
                    Expose(Database.self)
                    Expose(Screen.self)
                }
            }
            """,
        otherMends: """
            Name what is there: a key as it is registered, an assembly that is listed, a scope in which something is bound. Or take the rule out, and say
            it in the composition that has all that it names.
            """
    )

    static let forbiddenDependency = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}
            enum SessionScope: Scope { typealias Parent = AppScope }

            struct Authentication: Sendable {}
            struct UserName: Sendable {}
            struct SignIn: Sendable {
                let authentication: Authentication
                let name: UserName
            }
            struct Editor: Sendable { let signIn: SignIn }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(Authentication.self)
                    Input(UserName.self)
                    Shared(SignIn.self)
                }
            }

            enum SessionAssembly: Assembly {
                typealias Scope = SessionScope
                static var registrations: Registrations {
                    Shared(Editor.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    SessionAssembly.self
                    Forbid(Authentication.self, from: SessionScope.self)
                    Expose(SignIn.self)
                    Expose(Editor.self)
                }
            }
            """,
        reason: """
            A rule of the composition says that one part of the graph may not depend on another, and something does. `Forbid` is about roads of any
            length, and `Confine` about whoever asks for the thing itself. The error stands at the dependency that has to go for the rule to hold, and
            its notes are the road that leads there.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}
            enum SessionScope: Scope { typealias Parent = AppScope }

            struct Authentication: Sendable {}
            struct UserName: Sendable {}
            struct SignIn: Sendable {
                let authentication: Authentication
                let name: UserName
            }
            struct Editor: Sendable { let name: UserName }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Input(Authentication.self)
                    Input(UserName.self)
                    Shared(SignIn.self)
                }
            }

            enum SessionAssembly: Assembly {
                typealias Scope = SessionScope
                static var registrations: Registrations {
                    Shared(Editor.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    SessionAssembly.self
                    Forbid(Authentication.self, from: SessionScope.self)
                    Expose(SignIn.self)
                    Expose(Editor.self)
                }
            }
            """,
        otherMends: """
            Where the road is meant to be there, say so in the rule: `Forbid(Authentication.self, from: SessionScope.self, except: SignIn.self)` allows
            what goes through `SignIn`, and `Confine` takes further types after the first.
            """
    )
}
