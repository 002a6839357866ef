import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// Which names a type may get.
struct TypeNameTests {
    @Test(arguments: ["NotesAssembly", "Notes", "_Notes", "Ünïcode", "X1", "Notes_2", "URLScope"])
    func `A name that compiles is taken as it is`(_ name: String) throws {
        try TypeName.verify(name, for: .assembly)
    }

    @Test(
        arguments: [
            ("notes", "Notes"), ("notes-assembly", "NotesAssembly"), ("Notes.swift", "Notes"), ("my notes", "MyNotes"),
            ("Notes!", "Notes"), ("2Notes", "Notes"), ("A.B", "AB"), ("class", "Class"), ("Self", nil), ("Any", nil),
            ("Type", nil), ("", nil), ("_", nil), ("42", nil), ("`Notes`", "Notes"),
        ] as [(String, String?)]
    )
    func `A name that doesn't is answered with the nearest that does`(name: String, mended: String?) {
        let fault = #expect(throws: ArgumentParser.Fault.self) { try TypeName.verify(name, for: .assembly) }
        let advice =
            mended.map { "did you mean \($0)?" } ?? "it begins with a capital letter, and has letters and digits in it"
        let subject = name.isEmpty ? "nothing" : name
        #expect(fault?.description == "\(subject) can't be the name of a type; \(advice)")
    }

    @Test func `Types of the library keep their names`() throws {
        let files = FileManager.default.enumerator(at: Repository.runtimeSources, includingPropertiesForKeys: nil)
        let texts = try files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let declaration = /^(?:@[\w()]+ )*public (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
            .anchorsMatchLineEndings()
        let names = texts?.flatMap { $0.matches(of: declaration).map { String($0.1) } }
        let difference = TypeName.vocabulary.symmetricDifference(names ?? [])
        #expect(difference == [], "TypeName.vocabulary is the list to mend")
        let fault = #expect(throws: ArgumentParser.Fault.self) { try TypeName.verify("Shared", for: .composition) }
        #expect(fault?.description == "Shared is a type of Dovetail's own; did you mean SharedComposition?")
    }
}
