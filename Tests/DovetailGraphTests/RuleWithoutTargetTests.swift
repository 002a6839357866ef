import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct RulesWithoutTargets {
    private static let text = """
        scope Host
        scope Session < Host
        Host: shared Real as Store conforms Keeping in Data
        Host: input URL#One
        Host: shared A(Store, URL#One) in Screens
        unlisted Host: shared Far in FarAssembly
        expose A

        """

    @Test(arguments: [
        (
            "forbid Storage from Screens", "8:8",
            "`Storage` in `Forbid(Storage.self, from: Screens.self)` stands for nothing: "
                + "`Root` registers nothing as that", "take the rule out, or say it in a composition that has it"
        ),
        (
            "forbid Stor from Screens", "8:8",
            "`Stor` in `Forbid(Stor.self, from: Screens.self)` stands for nothing: "
                + "`Root` registers nothing as that", "`Store` has a similar name"
        ),
        (
            "forbid Keeping from Screens", "8:8",
            "`Keeping` in `Forbid(Keeping.self, from: Screens.self)` stands for "
                + "nothing: `Root` registers nothing as that",
            "`Real` conforms to it, and is registered as `Store`: did you mean `Store.self`?"
        ),
        (
            "forbid URL#Two from Screens", "8:8",
            "`URL` tagged `Two` in `Forbid(URL.self, tag: Two.self, from: "
                + "Screens.self)` stands for nothing: `Root` registers nothing as that",
            "`URL` tagged `One` is registered: write `URL.self, tag: One.self`"
        ),
        (
            "forbid Far from Screens", "8:8",
            "`Far` in `Forbid(Far.self, from: Screens.self)` stands for nothing: `Root` "
                + "registers nothing as that",
            "`FarAssembly` registers it: list `FarAssembly.self`, or take the rule out"
        ),
        (
            "forbid Store from unlisted Views", "8:19",
            "`Views` in `Forbid(Store.self, from: Views.self)` stands for nothing: "
                + "`Root` does not list that assembly", "list `Views.self`, or take the rule out"
        ),
        (
            "forbid Store from Session", "8:19",
            "`Session` in `Forbid(Store.self, from: Session.self)` stands for nothing: "
                + "`Root` registers nothing in that scope", "take the rule out, or say it in a composition that has it"
        ),
        (
            "confine Store to unlisted scope Window", "8:18",
            "`Window` in `Confine(Store.self, to: Window.self)` stands for "
                + "nothing: `Root` registers nothing in that scope",
            "take the rule out, or say it in a composition that has it"
        ),
        (
            "confine Store to Screens, unlisted Views", "8:27",
            "`Views` in `Confine(Store.self, to: Screens.self, "
                + "Views.self)` stands for nothing: `Root` does not list that assembly",
            "list `Views.self`, or take `Views` out"
        ),
        (
            "forbid Data from Screens except A, Gate", "8:36",
            "`Gate` in `Forbid(Data.self, from: Screens.self, except: "
                + "A.self, Gate.self)` stands for nothing: `Root` registers nothing as that",
            "take `Gate` out, or say it in a composition that has it"
        ),
    ])
    func `a name that stands for nothing is told of, with what may be meant`(
        rule: String,
        place: String,
        headline: String,
        mend: String
    ) {
        let outcome = resolve(Self.text + rule)
        let found = outcome.diagnostics.filter { $0.id == .ruleWithoutTarget }
        #expect(found.map { "\($0.location.line):\($0.location.column)" } == [place])
        #expect(found.map(\.headline) == [headline])
        #expect(outcome.notes(.suggestion).contains(mend), "\(outcome.notes(.suggestion))")
    }

    @Test(arguments: [
        "forbid A from A", "forbid Host from Screens", "forbid Data from Screens except A",
        "forbid Store from Real",
    ])
    func `so is a rule that nothing can break, since all that it is about is let off`(rule: String) {
        let outcome = resolve(Self.text + rule)
        #expect(outcome.findings == ["rule-without-target 8:8"])
        #expect(outcome.diagnostics[0].headline.hasPrefix("nothing can break `Forbid("))
    }

    @Test func `the rules of an included composition are its own business`() {
        #expect(resolve(Self.text + "included forbid Storage from unlisted Views").ids == [])
    }

    @Test func `what nothing needs is there, so that a rule on it is no mistake`() {
        let outcome = resolve(Self.text + "Host: shared Idle in Data foreign\nforbid Idle from Screens")
        #expect(outcome.ids == [])
    }

    @Test func `of a composition to be included, the names are checked alone`() {
        let sound = Letters(Self.text.replacing("expose A", with: "") + "forbid Store from Screens").graph
        #expect(sound.verifyRuleTargets().isEmpty)
        let idle = Letters(Self.text.replacing("expose A", with: "") + "forbid Storage from Screens").graph
        #expect(idle.verifyRuleTargets().map(\.id) == [.ruleWithoutTarget])
    }
}
