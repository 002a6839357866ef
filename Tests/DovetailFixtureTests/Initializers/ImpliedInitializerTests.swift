import DovetailTestSupport
import Foundation
import Testing

/// The initializers that nobody writes, and those that are inherited, are those that the compiler builds: all that are predicted of generated types
/// are called and compiled, and all that are not are refused.
@Suite struct ImpliedInitializerTests {
    /// `DOVETAIL_SEED=100` tries other types than those of every run.
    private let offset = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap { UInt64($0) } ?? 0

    @Test func `structs have the memberwise initializers that the compiler gives them`() throws {
        var generator = StructGenerator(seed: 1 + offset)
        let kit = SubjectModule(
            name: "Kit",
            package: "kit",
            prelude: Vocabulary.lines,
            subjects: generator.subjects(400)
        )
        try InitializerCheck([kit]).outcome().verify()
    }

    @Test func `classes and actors inherit what the compiler lets them inherit`() throws {
        var generator = ClassGenerator(seed: 2 + offset, prefix: "C")
        let kit = SubjectModule(
            name: "Kit",
            package: "kit",
            prelude: Vocabulary.lines + ClassGenerator.foreignBases,
            subjects: generator.subjects(families: 90)
        )
        var foreign = ClassGenerator(seed: 3 + offset, prefix: "F")
        let bases = ["Base1", "Base2", "Base3", "Base4", "Base5", "Base6<Int>"]
        let next = SubjectModule(
            name: "Next",
            package: "kit",
            imports: ["Kit"],
            subjects: foreign.subjects(families: 40, foreign: bases)
        )
        var distant = ClassGenerator(seed: 4 + offset, prefix: "D")
        let far = SubjectModule(
            name: "Far",
            package: "far",
            imports: ["Kit"],
            subjects: distant.subjects(families: 40, foreign: bases)
        )
        try InitializerCheck([kit, next, far]).outcome().verify()
    }

    @Test func `initializers run on the actor that the compiler says`() throws {
        var generator = IsolationGenerator(seed: 5 + offset, prefix: "I")
        let kit = SubjectModule(
            name: "Kit",
            package: "kit",
            imports: ["Foundation"],
            prelude: Vocabulary.lines + IsolationGenerator.vocabulary + IsolationGenerator.local,
            subjects: generator.subjects(480)
        )
        try InitializerCheck([kit]).outcome().verify()
    }

    @Test func `under a default isolation initializers run on the actor that the compiler says`() throws {
        let kit = SubjectModule(
            name: "Kit",
            package: "kit",
            prelude: Vocabulary.lines + IsolationGenerator.vocabulary
        )
        var generator = IsolationGenerator(seed: 6 + offset, prefix: "M")
        let main = SubjectModule(
            name: "Main",
            package: "kit",
            imports: ["Foundation", "Kit"],
            flags: ["-default-isolation", "MainActor"],
            prelude: IsolationGenerator.local,
            subjects: generator.subjects(480)
        )
        try InitializerCheck([kit, main], defaultIsolated: "Main").outcome().verify()
    }
}
