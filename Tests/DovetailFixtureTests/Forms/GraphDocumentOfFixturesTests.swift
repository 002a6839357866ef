import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailTestSupport
import Foundation
import Testing

/// Graphs as data, of all that fixtures describe: what builds and what doesn't.
@Suite struct GraphDocumentOfFixturesTests {
    private func document(_ fixture: Fixture, isReversed: Bool = false) throws -> GraphDocument {
        var modules = try fixture.modules()
        if isReversed { for index in modules.indices { modules[index].sources.reverse() } }
        let base = BaseFolder(Repository.fixtures.path(percentEncoded: false))
        return GraphDocument.joined(
            modules.map { ($0.name, Pipeline.document(modules, target: $0.name, base: base)) }
        )
    }

    @Test(arguments: Fixture.all)
    func `Each document is whole: it can be read again, and what it names is there`(_ fixture: Fixture) throws {
        let document = try document(fixture)
        let data = try JSONEncoder().encode(document)
        #expect(try JSONDecoder().decode(GraphDocument.self, from: data) == document)
        // A document and itself have nothing that differs, however broken.
        #expect(DocumentDiffer(old: document, new: document).difference().isEmpty)
        for composition in document.compositions { verify(composition) }
    }

    @Test(arguments: Fixture.all)
    func `The order of files means nothing`(_ fixture: Fixture) throws {
        #expect(try document(fixture) == document(fixture, isReversed: true))
    }

    @Test func `Fixtures have graphs in every state`() throws {
        let states = try Fixture.all.flatMap { try document($0).compositions.map(\.state) }
        for state in [GraphDocument.Composition.State.sound, .broken, .incomplete] {
            #expect(states.contains(state), "\(state)")
        }
    }

    private func verify(_ composition: GraphDocument.Composition) {
        let ids = composition.bindings.map(\.id)
        let known = Set(ids)
        #expect(known.count == ids.count)
        let names = composition.scopes.map(\.name)
        let scopes = Set(names)
        #expect(scopes.count == names.count)
        var named: [String] = []
        for binding in composition.bindings {
            #expect(scopes.contains(binding.scope))
            named +=
                [binding.replacement, binding.decorated].compactMap { $0 } + binding.dependencies.compactMap(\.target)
            for dependency in binding.dependencies {
                #expect(dependency.opened.map(scopes.contains) ?? true)
                #expect(dependency.answer != .found || dependency.kind == .argument || dependency.target != nil)
                #expect(dependency.answer.isSound || binding.state != .needed || composition.state != .sound)
            }
        }
        for scope in composition.scopes {
            #expect(scope.parent.map(scopes.contains) ?? true)
            named += scope.inputs + scope.order + scope.waves.joined() + scope.lazy
            #expect(Set(scope.waves.joined()).isSubset(of: scope.order))
        }
        named += composition.exposures.flatMap(\.bindings)
        #expect(Set(named).subtracting(known) == [])
    }
}
