import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct ConfinedDependencies {
    @Test func `who may not depend on something directly is told so at the parameter, with the road to it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Database in Storage
            Host: shared Cache(Database) in Storage
            Host: shared List(cache: Cache, database: Database) in Screens
            Host: shared Home(list: List) in Screens
            confine Database to Storage
            expose Home
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:33"])
        #expect(
            outcome.diagnostics[0].headline
                == "`List` needs `Database` for its parameter `database`, which only `Storage` may"
        )
        #expect(outcome.notes(.road) == ["`Root` exposes `Home`", "`Home` needs `List` (parameter `list`)"])
        #expect(outcome.notes(.related) == ["`Root` says `Confine(Database.self, to: Storage.self)`"])
        #expect(
            outcome.notes(.suggestion) == [
                "let `List` ask for something of `Storage` that uses it; if that is how it is meant, say "
                    + "`Confine(Database.self, to: Storage.self, List.self)`"
            ]
        )
    }

    @Test func `longer roads are free, and so is what belongs to it`() {
        let text = """
            scope Host
            scope Session < Host
            Host: shared Socket in Net
            Host: shared Connection(Socket) in Net
            Host: shared Client(Connection) in API
            Session: shared Screen(Client) in Screens
            expose Screen
            """
        #expect(resolve(text + "\nconfine Net to API").ids == [])
        #expect(resolve(text + "\nconfine Net to Client").ids == [])
        #expect(resolve(text + "\nconfine Socket to Net").ids == [])
        #expect(resolve(text + "\nconfine Net to Session").findings == ["forbidden-dependency 5:21"])
        #expect(resolve(text + "\nconfine API to Net, Host").findings == ["forbidden-dependency 6:24"])
        #expect(resolve(text + "\nconfine API to Net, Screens").ids == [])
    }

    @Test(arguments: [
        "Host: shared A(X?)", "Host: lazy A(X)", "Host: transient A(() throws -> X)",
        "Host: shared A(maybe () throws -> X)",
        "Host: shared Real as A\nHost: decorator Logged(A, X) as A",
    ])
    func `every dependency counts, however it is asked for`(registration: String) {
        let outcome = resolve(
            """
            scope Host
            Host: transient X
            Host: shared User(X)
            \(registration)
            confine X to User
            expose A, User
            """
        )
        #expect(outcome.ids == ["forbidden-dependency"])
    }

    @Test func `who asks for a collection depends on its elements`() {
        let text = """
            scope Host
            Host: shared X only into [P] in Plugins
            Host: shared Other only into [P] in Plugins
            Host: shared A(plugins: [P]) in Screens
            expose A
            """
        let outcome = resolve(text + "\nconfine X to Plugins")
        #expect(outcome.findings == ["forbidden-dependency 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "`A` needs `X` in `[P]` for its parameter `plugins`, which only `Plugins` may"
        )
        #expect(outcome.notes(.road).suffix(2) == ["`A` needs `[P]` (parameter `plugins`)", "`[P]` collects `X`"])
        #expect(resolve(text + "\nconfine X to Screens").ids == [])
        #expect(resolve(text + "\nconfine [P] to Screens").ids == [])
        #expect(resolve(text + "\nconfine [P] to Plugins").ids == ["forbidden-dependency"])
    }

    @Test func `all that one object needs of it is one mistake, each object one of its own`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X in Data
            Host: shared Y in Data
            Host: shared A(x: X, y: Y) in Screens
            Host: shared B(x: X) in Screens
            confine Data to Data
            expose A, B
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16", "forbidden-dependency 5:16"])
        #expect(
            outcome.diagnostics[0].notes.filter { $0.kind == .related }.map(\.message) == [
                "`A` needs `Y` of `Data` too (parameter `y`)", "`Root` says `Confine(Data.self, to: Data.self)`",
            ]
        )
    }

    @Test func `what wraps something belongs to it, and its own needs are confined like others`() {
        let text = """
            scope Host
            Host: shared Log in Logging
            Host: shared Real as P in Store
            Host: decorator Logged(P, log: Log) as P in Extras
            Host: shared A(p: P) in Screens
            expose A
            """
        #expect(resolve(text + "\nconfine Real to Screens").ids == [])
        #expect(resolve(text + "\nconfine Store to Extras").findings == ["forbidden-dependency 5:16"])
        #expect(resolve(text + "\nconfine Log to Screens").findings == ["forbidden-dependency 4:27"])
        #expect(resolve(text + "\nconfine Log to Store").ids == [])
    }

    @Test func `to hand something out is no dependency`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X in Data
            Host: shared A(X) in Screens
            confine X to Screens
            expose X, A
            """
        )
        #expect(outcome.findings == [])
    }
}
