import DovetailQueries
import Testing

/// What `startup` tells of openings.
struct StartupTests {
    private static let source = """
        struct Settings {}
        struct Account {}
        struct Database { init(settings: Settings) async throws {} }
        struct Token { init() async {} }
        struct Session { init(token: Token) async {} }
        struct Profile { init(session: Session) async {} }
        struct Pictures { init() async {} }
        struct Home { init(database: Database, profile: Profile, pictures: Pictures, draft: Draft) {} }
        struct Draft { init() async {} }
        struct Search { init(database: Database) {} }
        struct Tabs { init(home: Home, search: Search?, find: () -> Search) {} }
        enum App: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations { Input(Settings.self); Shared(Spare.self) }
        }
        struct Spare {}
        enum Main: Assembly {
            typealias Scope = SessionScope
            static var registrations: Registrations {
                Input(Account.self)
                Shared(Database.self)
                Shared(Token.self)
                Shared(Session.self)
                Shared(Profile.self)
                Shared(Pictures.self)
                Transient(Draft.self)
                Shared(Search.self).lazy()
                Shared(Home.self)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies { App.self; Main.self; Expose(Home.self); Expose(Search.self) }
        }
        """

    private static func told(_ scope: String, _ source: String = source) throws -> String {
        let answer = try StartupQuestion(AskedName(scope)).answer(in: Package.document(source))
        return StartupText(answer).rendered()
    }

    @Test func `What is made is told in order, with what is awaited, and what decides how long it takes`() throws {
        #expect(
            try Self.told("SessionScope") == """
                Opening `SessionScope` in `Product` (async, throws):
                  already there: 1 object of `AppScope`
                  handed in: `Account`
                  made, in this order:
                    1. `Database`, awaited
                    2. `Token`, awaited
                    3. `Session`, awaited
                    4. `Profile`, awaited
                    5. `Pictures`, awaited
                    6. `Home`, awaited
                  how long it takes is decided by 6 awaits, one after another: `Database` → `Token` → `Session` → `Profile` → `Pictures` → `Home`
                  of these only 4 awaits wait for each other's objects: `Token` → `Session` → `Profile` → `Home`; what need not wait can be made \
                side by side, by .concurrent()
                  async because of `Database`, `Token`, `Session`, `Profile`, `Pictures` and `Home`
                  throws because of `Database`
                  made on first use, and not now: `Search`

                """
        )
    }

    @Test func `What is made side by side is one step, and counts as its longest member`() throws {
        var source = Self.source
        for name in ["Database", "Token", "Session", "Profile", "Pictures"] {
            source = source.replacing("Shared(\(name).self)", with: "Shared(\(name).self).concurrent()")
        }
        let told = try Self.told("SessionScope", source)
        #expect(
            told.contains(
                """
                  made, in this order:
                    1. `Database`, `Token` and `Pictures`, side by side, awaited together
                    2. `Session`, awaited
                    3. `Profile`, awaited
                    4. `Home`, awaited
                  how long it takes is decided by 4 awaits, one after another: `Database` → `Session` → `Profile` → `Home`
                """
            )
        )
        #expect(!told.contains("of these only"))
    }

    @Test func `What is made for one object alone counts with it, and what a construction shares counts once`() throws {
        let answer = try StartupQuestion(AskedName("AppScope")).answer(
            in: Package.document(
                """
                struct Log { init() async {} }
                struct Trace { init() async {} }
                struct First { init(log: Log, other: Log, trace: Trace) {} }
                struct Second { init(log: Log, trace: Trace) async {} }
                enum Main: Assembly {
                    typealias Scope = AppScope
                    static var registrations: Registrations {
                        Transient(Log.self); PerGraph(Trace.self); Shared(First.self); Shared(Second.self)
                    }
                }
                enum Product: Composition {
                    static var assemblies: Assemblies { Main.self; Expose(First.self); Expose(Second.self) }
                }
                """
            )
        )
        let steps = try #require(answer.answers.first).startup.steps
        #expect(steps.flatMap(\.objects).map { "\($0.object.name) \($0.awaits)" } == ["First 2", "Second 2"])
    }

    @Test func `A scope with nothing in it, and one whose objects need each other, are told as that`() throws {
        #expect(
            try Self.told("AppScope") == """
                Opening `AppScope` in `Product`:
                  handed in: `Settings`
                  nothing is made

                """
        )
        let told = try Self.told(
            "AppScope",
            """
            final class Left { init(right: Right) {} }
            final class Right { init(left: Left) {} }
            enum Main: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Shared(Left.self); Shared(Right.self) }
            }
            enum Product: Composition { static var assemblies: Assemblies { Main.self; Expose(Left.self) } }
            """
        )
        #expect(told.contains("objects need each other in a circle, so that there is no order"))
    }

    @Test func `Compositions in which the same happens are told together, and those without the scope apart`() throws {
        let others = """

            enum Other: Composition { static var assemblies: Assemblies { App.self; Main.self; Expose(Home.self); Expose(Search.self); Expose(Spare.self) } }
            enum Small: Composition { static var assemblies: Assemblies { App.self; Expose(Spare.self) } }
            """
        let told = try Self.told("SessionScope", Self.source + others)
        #expect(told.hasPrefix("Opening `SessionScope` in `Other` and `Product` (async, throws):\n"))
        #expect(told.contains("  already there: 1 to 2 objects of `AppScope`\n"))
        #expect(told.hasSuffix("\n\nNot a scope of `Small`.\n"))
    }

    @Test func `A scope that there is not gets the one that may be meant`() throws {
        #expect {
            try Self.told("SesionScope")
        } throws: {
            "\($0)" == "no composition has a scope SesionScope; did you mean SessionScope?"
        }
        #expect {
            try Self.told("Zebra")
        } throws: {
            "\($0)" == "no composition has a scope Zebra; there are AppScope and SessionScope"
        }
    }
}
