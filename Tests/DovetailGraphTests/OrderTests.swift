import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Pruning {
    @Test func `only what roots reach is built, and inputs always stay`() {
        let outcome = resolve(
            """
            scope Host
            Host: input T foreign
            Host: shared A(B?)
            Host: shared B
            Host: shared C(B) foreign
            Host: transient D foreign
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "B A")
        #expect(outcome.inputs("Host") == "T")
        #expect(outcome.transients("Host") == "")
        #expect(outcome.answers("C") == "")
    }

    @Test func `every scope that binds an exposed key hands it out, in the order of the exposures`() {
        let outcome = resolve(
            """
            scope Host
            scope Left < Host
            scope Right < Host
            Left: shared A
            Right: shared A2 as A
            Right: transient B<X>(X)
            Right: input I
            expose I, B, A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.exposed("Left") == "A")
        #expect(outcome.exposed("Right") == "I B A2")
    }
}

@Suite struct Lazies {
    @Test func `a lazy object stays lazy while only lazies, transients and closures need it`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy A(B)
            Host: lazy B
            Host: transient C(A)
            Host: shared D(() throws -> A)
            expose C, D
            """
        )
        #expect(outcome.eager("Host") == "D")
        #expect(outcome.lazy("Host") == "B A")
        #expect(outcome.transients("Host") == "C")
    }

    @Test(arguments: ["shared D(A)", "shared D(A?)", "shared D(C)", "lazy D(C)"])
    func `a lazy object that an eager one needs is made at opening`(dependant: String) {
        let outcome = resolve(
            """
            scope Host
            Host: lazy A(B)
            Host: lazy B
            Host: transient C(A)
            Host: \(dependant)
            Host: shared E(D)
            expose E, C
            """
        )
        #expect(outcome.eager("Host") == "B A D E")
        #expect(outcome.lazy("Host") == "")
    }

    @Test func `a parent's lazy object that a child's eager one needs is made on that first use`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: lazy A throws
            Account: shared B(A)
            expose B
            """
        )
        #expect(outcome.lazy("Host") == "A")
        #expect(outcome.opening("Host") == Effects.none)
        #expect(outcome.opening("Account") == Effects(isThrowing: true))
    }
}

@Suite struct Order {
    @Test func `dependencies come first, and ties keep the listed order`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(F, C)
            Host: shared B
            Host: shared C
            Host: shared D
            Host: shared E(B)
            Host: shared F
            expose D, E, B, A
            """
        )
        #expect(outcome.eager("Host") == "B C D E F A")
    }

    @Test func `an object needed through a transient is made first`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(T)
            Host: transient T(B)
            Host: shared B
            expose A
            """
        )
        #expect(outcome.eager("Host") == "B A")
        #expect(outcome.transients("Host") == "T")
    }

    @Test func `what a closure captures is made first where it can be`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() -> B, () -> T)
            Host: shared B
            Host: transient T(C, () -> D)
            Host: shared C
            Host: shared D
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "B C D A")
        #expect(outcome.answers("A") == "() B, () T")
        #expect(outcome.answers("T") == "C, () D")
    }

    @Test func `a loop of closures has one late edge`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() throws -> B)
            Host: shared B(() throws -> C)
            Host: shared C(() throws -> A)
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "A C B")
        #expect(["A", "B", "C"].map(outcome.answers) == ["late B", "() C", "() A"])
    }

    @Test func `a closure onto a loop from outside is direct, though listed first`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X(() -> A)
            Host: shared A(() throws -> B)
            Host: shared B(() throws -> A)
            expose X
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "A X B")
        #expect(outcome.answers("X") == "() A")
    }

    @Test func `in a loop, what holds an object comes after it and the closure is late`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(B)
            Host: shared B(() throws -> A)
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "B A")
        #expect(outcome.answers("B") == "late A")
    }

    @Test func `an object may have a closure onto itself`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() throws -> A)
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "late A")
    }

    @Test func `a closure onto a transient that needs its owner is late`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() throws -> T)
            Host: transient T(A)
            expose A
            """
        )
        #expect(outcome.answers("A") == "late T")
        #expect(outcome.answers("T") == "A")
    }

    @Test func `a transient made at opening has a late closure onto its maker, and a direct one otherwise`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(() throws -> A, () throws -> B)
            Host: shared A(T)
            Host: shared B
            expose A
            """
        )
        #expect(outcome.answers("T") == "late A, () B")
        #expect(outcome.eager("Host") == "B A")
    }

    @Test func `transients that make each other through closures have a late edge, so that no body is endless`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(() throws -> U)
            Host: transient U(() throws -> T)
            Host: shared A(() throws -> T)
            expose A
            """
        )
        #expect(outcome.answers("T") == "late U")
        #expect(outcome.answers("U") == "() T")
        #expect(outcome.answers("A") == "() T")
    }

    @Test func `closures onto lazy objects, and onto what reads one, are late`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: lazy L
            Host: transient T(L)
            Host: transient U(T)
            Account: shared A(() throws -> L, () throws -> T, () throws -> U)
            expose A
            """
        )
        #expect(outcome.answers("A") == "late L, late T, late U")
    }

    @Test func `a lazy object's closures onto eager ones are direct`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L(() -> A)
            Host: shared A(() throws -> L)
            expose L
            """
        )
        #expect(outcome.answers("L") == "() A")
        #expect(outcome.answers("A") == "late L")
    }

    @Test func `closures onto a parent's objects are direct`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A
            Host: transient T(A)
            Account: shared B(() -> A, () -> T)
            expose B
            """
        )
        #expect(outcome.answers("B") == "() A, () T")
    }
}
