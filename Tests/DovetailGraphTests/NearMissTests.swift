import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct NearMissNotes {
    private func suggestions(_ letters: String) -> [String] {
        let outcome = resolve(letters)
        #expect(outcome.diagnostics.map(\.id) == [.missingBinding])
        return outcome.notes(.suggestion)
    }

    @Test func `registered only as the concrete type`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared Disk conforms Cache
                Host: shared A(Cache)
                expose A
                """
            ) == ["`Disk` is registered only as `Disk`: add `as: Cache.self` to its registration"]
        )
    }

    @Test func `a key that is in use is kept`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared Disk conforms Cache
                Host: shared A(Cache, Disk)
                expose A
                """
            ) == ["`Disk` is registered only as `Disk`: add `as: Disk.self, Cache.self` to its registration"]
        )
    }

    @Test func `a slip in the key is not to be kept`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared Disk as NoteStor, Closing conforms NoteStore, Closing
                Host: shared A(NoteStore)
                expose A
                """
            ) == ["`Disk` is registered as `NoteStor`: did you mean `as: NoteStore.self, Closing.self`?"]
        )
    }

    @Test func `a key of a similar name that the type has too is no slip`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared Disk as NoteStored conforms NoteStore, NoteStored
                Host: shared A(NoteStore)
                expose A
                """
            ) == [
                "`Disk` is registered only as `NoteStored`: "
                    + "let its registration say `as: NoteStored.self, NoteStore.self`"
            ]
        )
    }

    @Test func `registered only as its protocol`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared Disk as Cache
                Host: shared A(Disk)
                expose A
                """
            ) == ["`Disk` is registered only as `Cache`: let its registration say `as: Cache.self, Disk.self`"]
        )
    }

    @Test func `what can't be seen from there is no near miss`() {
        let notes = suggestions(
            """
            scope Host
            scope Account < Host
            Account: shared Disk conforms Cache
            Host: shared A(Cache)
            expose A
            """
        )
        #expect(notes.count == 1)
        #expect(notes[0].hasPrefix("register it in an assembly of `Host`"))
    }

    @Test func `bound as an optional`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared N as Theme?
                Host: shared A(Theme)
                expose A
                """
            ) == ["`Theme?` is registered, which may be nil: ask for `Theme?`, or register `Theme`"]
        )
    }

    @Test func `registered in an assembly that is not listed`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared A(Cache)
                unlisted Host: shared Disk as Cache in DiskAssembly
                expose A
                """
            ) == [
                "`DiskAssembly`, which `Root` doesn't list, registers `Disk`: list `DiskAssembly.self` in `Root`"
            ]
        )
    }

    @Test func `of an assembly that is not listed, as the concrete type`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared A(Cache)
                unlisted Host: shared Disk conforms Cache in DiskAssembly
                expose A
                """
            ) == [
                "`DiskAssembly`, which `Root` doesn't list, registers `Disk`: list `DiskAssembly.self` in `Root`, "
                    + "and add `as: Cache.self` to the registration"
            ]
        )
    }

    @Test func `an assembly that is far is told of behind the plain advice`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared A(Cache)
                unlisted far Host: shared Disk as Cache in DemoAssembly
                expose A
                """
            ) == [
                "register it in an assembly of `Host`: `Shared(Cache.self) { … }`; or let the caller hand it in: "
                    + "`Input(Cache.self)`",
                "or list `DemoAssembly.self` in `Root`, which registers `Disk`",
            ]
        )
    }

    @Test(arguments: [
        "unlisted Host: shared Disk(Volume) as Cache in DiskAssembly",
        "unlisted Host: shared Disk(() -> Volume) as Cache in DiskAssembly",
        """
        unlisted Host: shared Disk(Controller) as Cache in DiskAssembly
        unlisted Host: shared Controller(Volume) in DiskAssembly
        """,
        """
        unlisted Host: shared Disk(Volume) as Cache in DiskAssembly
        unlisted Host: shared Volume in OtherAssembly
        """,
    ])
    func `an assembly that would bring the next error is told of behind the plain advice`(unlisted: String) {
        let notes = suggestions("scope Host\nHost: shared A(Cache)\n\(unlisted)\nexpose A")
        #expect(notes.count == 2)
        #expect(notes[0].hasPrefix("register it in an assembly of `Host`"))
        #expect(
            notes[1]
                == "or list `DiskAssembly.self` in `Root`, which registers `Disk`, and needs `Volume`, which nothing "
                + "provides either"
        )
    }

    @Test(arguments: [
        "unlisted Host: shared Disk(Volume?, A) as Cache in DiskAssembly",
        """
        unlisted Host: transient Disk<Int>(Int, Volume) as Cache in DiskAssembly
        unlisted Host: shared Volume(Cache) in DiskAssembly
        """,
    ])
    func `an assembly that has or finds all that it needs is the first advice`(unlisted: String) {
        let notes = suggestions("scope Host\nHost: shared A(Cache)\n\(unlisted)\nexpose A")
        #expect(
            notes == ["`DiskAssembly`, which `Root` doesn't list, registers `Disk`: list `DiskAssembly.self` in `Root`"]
        )
    }

    @Test func `listing an assembly of a scope that is not around would not help`() {
        let letters = """
            scope Host
            scope Account < Host
            Host: shared A(Cache)
            Account: shared B
            unlisted Account: shared Disk as Cache in DiskAssembly
            unlisted Elsewhere: shared Far as Cache in FarAssembly
            expose A, B
            """
        #expect(
            suggestions(letters) == [
                "`DiskAssembly`, which `Root` doesn't list, registers `Disk` in `Account`, which is not around `Host`: "
                    + "register it in an assembly of `Host`",
                "`FarAssembly`, which `Root` doesn't list, registers `Far` in `Elsewhere`, which is not around `Host`: "
                    + "register it in an assembly of `Host`",
            ]
        )
        #expect(
            suggestions(letters + "\nunlisted Host: shared Near as Cache in NearAssembly") == [
                "`NearAssembly`, which `Root` doesn't list, registers `Near`: list `NearAssembly.self` in `Root`"
            ]
        )
    }

    @Test func `what is exposed may come from an assembly of any scope`() {
        #expect(
            suggestions(
                """
                scope Host
                Host: shared A
                unlisted Elsewhere: shared Disk as Cache in DiskAssembly
                expose A, Cache
                """
            ) == ["`DiskAssembly`, which `Root` doesn't list, registers `Disk`: list `DiskAssembly.self` in `Root`"]
        )
    }

    @Test func `lives in a scope beside`() {
        #expect(
            suggestions(
                """
                scope Host
                scope Left < Host
                scope Right < Host
                Left: shared Disk as Cache
                Right: shared A(Cache)
                expose A
                """
            ) == [
                "`Disk` lives in `Left`, which is not around `Right`: "
                    + "move its registration to `Right`, or to `Host` around both"
            ]
        )
    }

    @Test func `where no scope is around both, none is offered, and a parent may be forgotten`() {
        #expect(
            suggestions(
                """
                scope Left
                scope Right
                Left: shared Disk as Cache
                Right: shared A(Cache)
                expose A
                """
            ) == [
                "`Right` has no parent: if it is opened inside of `Left`, let it say `typealias Parent = Left`",
                "`Disk` lives in `Left`, which is not around `Right`: move its registration to `Right`",
            ]
        )
    }

    @Test func `it is the outermost scope that lacks a parent`() {
        #expect(
            suggestions(
                """
                scope Host
                scope Account
                scope Session < Account
                Host: shared Disk as Cache
                Session: shared A(Cache)
                expose A
                """
            ).first == "`Account` has no parent: if it is opened inside of `Host`, let it say `typealias Parent = Host`"
        )
    }

    @Test func `of another module with the same name`() {
        let graph = Letters(
            """
            scope Host
            Host: shared Session
            Host: shared A(Session)
            expose A
            """
        ).graph
        graph.bindings[0].keys = [Key(identity: "Chat.Session", name: "Session")]
        graph.bindings[1].dependencies[0].key = Key(identity: "Auth.Session", name: "Session")
        graph.bindings[1].dependencies[0].request = .instance(Key(identity: "Auth.Session", name: "Session"))
        #expect(
            Outcome(graph).notes(.suggestion) == [
                "another `Session` is registered: `Chat.Session`, not `Auth.Session`"
            ]
        )
    }

    @Test(arguments: [
        ("DocumentCache", "DocumentCashe", true),
        ("DocumentCache", "DocumentsCache", true),
        ("DocumentCache", "DocumentStore", false),
        ("Log", "Dog", false),
        ("Clock", "Block", true),
    ])
    func `a similar name`(wanted: String, registered: String, isSimilar: Bool) {
        let notes = suggestions(
            """
            scope Host
            Host: shared \(registered)
            Host: shared A(\(wanted))
            expose A
            """
        )
        #expect((notes == ["`\(registered)` has a similar name"]) == isSimilar)
    }

    @Test func `the likeliest comes first`() {
        let notes = suggestions(
            """
            scope Host
            Host: shared Cachet
            Host: shared Disk conforms Cache
            Host: shared N as Cache?
            Host: shared A(Cache)
            unlisted Host: shared C as Cache in Other
            expose A
            """
        )
        #expect(notes.count == 4)
        #expect(notes.map { $0.prefix(8) } == ["`Disk` i", "`Cache?`", "`Other`,", "`Cachet`"])
    }
}
