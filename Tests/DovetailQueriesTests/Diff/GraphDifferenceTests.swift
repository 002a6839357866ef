import DovetailQueries
import Testing

/// What `diff` tells of edits.
struct GraphDifferenceTests {
    private static let base = Package.document(Notebook.source)

    @Test func `The product that is edited is sound, and nothing differs between it and itself`() {
        #expect(Self.base.findings.isEmpty)
        #expect(Self.base.compositions.map(\.state) == [.sound])
        #expect(DocumentDiffer(old: Self.base, new: Self.base).difference().isEmpty)
    }

    @Test func `Where lines stand, and how files are called, is no difference`() {
        let moved = Package.document("\n\n" + Notebook.source, at: "/Other/App.swift")
        #expect(moved != Self.base)
        #expect(DocumentDiffer(old: Self.base, new: moved).difference().isEmpty)
    }

    @Test(arguments: Notebook.edits)
    func `An edit is told once, and nothing else`(_ edit: Notebook.Edit) {
        #expect(edit.edited != Notebook.source)
        let difference = DocumentDiffer(old: Self.base, new: Package.document(edit.edited)).difference()
        let told = difference.parts.flatMap(\.changes).map(\.sentence.text)
        #expect(told == edit.told)
    }

    @Test(arguments: Notebook.edits)
    func `Of an edit that is taken back the opposite is told`(_ edit: Notebook.Edit) {
        let edited = Package.document(edit.edited)
        let there = DocumentDiffer(old: Self.base, new: edited).difference()
        let back = DocumentDiffer(old: edited, new: Self.base).difference()
        let changes = Set(there.parts.flatMap(\.changes))
        #expect(Set(back.parts.flatMap(\.changes).map(\.reversed)) == changes)
    }

    @Test(arguments: 0..<300)
    func `Random edits are never told as none, and what is told turns round with the documents`(seed: UInt64) {
        var edits = RandomEdits(seed: seed)
        var edited = Self.base
        for _ in 0..<(1 + seed % 8) { edited = edits.edited(edited) }
        let there = DocumentDiffer(old: Self.base, new: edited).difference()
        let back = DocumentDiffer(old: edited, new: Self.base).difference()
        #expect(!there.isEmpty)
        let changes = there.parts.flatMap(\.changes)
        #expect(Set(back.parts.flatMap(\.changes).map { $0.reversed.anywhere }) == Set(changes.map(\.anywhere)))
        #expect(DocumentDiffer(old: edited, new: edited).difference().isEmpty)
        // Nothing is told twice.
        #expect(Set(changes.map(\.sentence)).count == changes.count)
    }
}

extension GraphDifference.Change {
    /// Without the scope, which is that of today where something has moved.
    fileprivate var anywhere: GraphDifference.Change {
        var change = self
        change.scope = nil
        return change
    }
}
