import DovetailDiagnostics

/// Problems of sources and manifests as text.
extension Explanation {
    static let unreadableSource = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Clock {
                func hours() -> Int {
                    12
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Clock.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Clock.self)
                }
            }
            """,
        reason: """
            A brace, a string or a comment is not closed, or a merge conflict was left in the file. What the rest of the file declares
            can't be told then, and every type in it would be reported as missing. So this one mistake is reported, and the rest of the
            target is checked once it is mended.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Clock {
                func hours() -> Int {
                    12
                }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Clock.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Clock.self)
                }
            }
            """
    )

    static let tooManyConditions = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct About {
                let features: [String]
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(About.self)
                    Shared(String.self) { "notes" }.into([String].self)
                    #if DEBUG
                        Shared(String.self) { "console" }.into([String].self)
                    #endif
                    #if os(iOS)
                        Shared(String.self) { "widgets" }.into([String].self)
                    #endif
                    #if arch(arm64)
                        Shared(String.self) { "dictation" }.into([String].self)
                    #endif
                    #if canImport(PencilKit)
                        Shared(String.self) { "drawing" }.into([String].self)
                    #endif
                    #if targetEnvironment(macCatalyst)
                        Shared(String.self) { "windows" }.into([String].self)
                    #endif
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(About.self)
                }
            }
            """,
        reason: """
            Whether a condition such as `DEBUG` or `os(iOS)` holds is known only to the compiler. So that a debug build finds what would be
            missing from a release build, the graph is checked for each combination of the conditions that make a difference to it, and the
            number of those doubles with each condition. Up to four conditions are looked at. Conditions in bodies of functions and closures don't count, since
            nothing in there changes what is registered.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct About {
                var features = ["notes"]

                init() {
                    #if DEBUG
                        features.append("console")
                    #endif
                    #if os(iOS)
                        features.append("widgets")
                    #endif
                    #if arch(arm64)
                        features.append("dictation")
                    #endif
                    #if canImport(PencilKit)
                        features.append("drawing")
                    #endif
                    #if targetEnvironment(macCatalyst)
                        features.append("windows")
                    #endif
                }
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(About.self)
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(About.self)
                }
            }
            """,
        otherMends: """
            Split the target, so that no part of it depends on more than four. A custom condition of the package, set by `.define`, is
            known, and does not count either.
            """
    )

    static let unreadableManifest = Explanation(
        wrong: """
            import Dovetail

            enum AppScope: Scope {}

            struct Settings: Sendable {
                let pageSize: Int
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    let pageSize = 50  // not a registration
                    Shared(Settings.self) { Settings(pageSize: pageSize) }
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Settings.self)
                }
            }
            """,
        reason: """
            A manifest is read while the package is built, and never run. A variable, an `if` or a call of a function would have no value
            there, and skipping it would leave something out without a word. So the body of `registrations` holds registrations and nothing
            else, and that of `assemblies` assemblies and what is exposed, included and overridden; `#if` may stand around them. What is
            computed goes into the closure that makes the object, which does run.
            """,
        mended: """
            import Dovetail

            enum AppScope: Scope {}

            struct Settings: Sendable {
                let pageSize: Int
            }

            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Shared(Settings.self) {
                        let pageSize = 50
                        return Settings(pageSize: pageSize)
                    }
                }
            }

            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose(Settings.self)
                }
            }
            """,
        otherMends: """
            What the caller decides is an input, `Input(Settings.self)`. What differs between two products, such as a demo and the real
            one, is two compositions with different assemblies.
            """
    )

    static let generatedSources = Explanation(
        wrong: [
            Module(
                "App",
                """
                import Dovetail

                enum AppScope: Scope {}

                struct Clock {}

                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        Transient(Clock.self)
                    }
                }

                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        Expose(Clock.self)
                    }
                }
                """,
                generated: """
                    // Written by Dovetail from AppAssembly, Product. Do not edit.
                    // …
                    """
            )
        ],
        reason: """
            A target's code is generated by each build, or it stands beside its sources, so that its users need neither plugin nor tool. A target that
            has both has every declaration twice. `check --up-to-date` reports as well what is not as `\(RenewalCommand.text)`
            would write it now, what is missing, and what is left over from manifests that are gone.
            """,
        mended: [
            Module(
                "App",
                """
                import Dovetail

                enum AppScope: Scope {}

                struct Clock {}

                enum AppAssembly: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        Transient(Clock.self)
                    }
                }

                enum Product: Composition {
                    static var assemblies: Assemblies {
                        AppAssembly.self
                        Expose(Clock.self)
                    }
                }
                """
            )
        ],
        otherMends: """
            Where the file is to stay, remove the plugin from the target's `plugins` in Package.swift. What is out of date, missing or left over is
            mended by the command.
            """
    )
}
