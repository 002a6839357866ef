import DovetailQueries
import Testing

/// How a difference is told.
struct DifferenceRendererTests {
    private static let base = Package.document(Notebook.source)

    private func difference(_ old: String, _ new: String) -> GraphDifference {
        DocumentDiffer(old: Self.base, new: Package.document(Notebook.source.replacing(old, with: new))).difference()
    }

    @Test func `In text a change is a line, marked as in a patch, under the compositions that it is in`() {
        let difference = difference(
            "Input(Title.self)",
            "Input(Token.self, name: \"token\"); Transient(Spare.self); Shared(7)"
        )
        #expect(
            DifferenceRenderer().text(difference) == """
                the package:
                  + new error [unreadable-manifest]: `Shared` takes a type first

                `Product`:
                  ~ `Product` is incomplete, and was sound
                  + opening `SessionScope` now takes `token: Token`
                  - opening `SessionScope` no longer takes `Title`
                  + `Spare` is new in `SessionScope`: transient, registered by `App.Editing`, needed by nothing that is exposed
                  ~ `Editor` of `SessionScope` takes `title: Title` (missing) instead of `title: Title` (found)

                """
        )
    }

    @Test func `What differs alike in several compositions is told once`() {
        let small =
            "enum Small: Composition { static var assemblies: Assemblies { Hosting.self; Expose(Journal.self) } }\n"
        let sources = [
            small + Notebook.source, (small + Notebook.source).replacing("Shared(Journal", with: "Transient(Journal"),
        ]
        let documents = sources.map { Package.document($0) }
        let difference = DocumentDiffer(old: documents[0], new: documents[1]).difference()
        #expect(difference.parts.map(\.compositions) == [["Product", "Small"]])
        #expect(
            DifferenceRenderer().text(difference) == """
                `Product` and `Small`:
                  ~ `Journal` of `AppScope` is now transient instead of shared

                """
        )
    }

    @Test func `In Markdown a change is an item, and nothing of a name means something`() {
        var change = GraphDifference.Change(.dependency, "`default`", scope: "AppScope", new: ["names: [String]"])
        var difference = GraphDifference(parts: [.init(compositions: ["Product"], changes: [change])])
        #expect(
            DifferenceRenderer().markdown(difference) == """
                ### `Product`

                - `+` `` `default` `` of `AppScope` now takes `names: [String]`

                """
        )
        change = .init(.finding, "the *first* of `[any P]` <here>", old: ["error", "missing-binding"])
        difference.parts = [.init(compositions: [], changes: [change])]
        #expect(
            DifferenceRenderer().markdown(difference) == #"""
                ### the package

                - `-` gone: error \[missing-binding\]: the \*first\* of `[any P]` \<here\>

                """#
        )
    }

    @Test func `Of many names the first few are told, with how many there are besides`() {
        let names = (1...12).map { "N\($0)" }
        let change = GraphDifference.Change(.scope, "AppScope", new: names)
        #expect(
            change.sentence.text
                == "scope `AppScope` is new, with `N1`, `N2`, `N3`, `N4`, `N5`, `N6`, `N7`, `N8` and 4 more"
        )
    }

    @Test func `Equal graphs are said to be so`() {
        #expect(DifferenceRenderer().text(.init()) == "the graphs are the same\n")
        #expect(DifferenceRenderer().markdown(.init()) == "The object graphs are the same.\n")
    }
}
