import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

/// The document SDK that the design page shows, over four modules.
@Suite struct DocumentSDKTests {
    private static let kit = TestModule(
        "DocumentKit",
        package: "SDK",
        """
        public import Dovetail
        public import Foundation
        public enum HostScope: Scope {}
        public enum AccountScope: Scope { public typealias Parent = HostScope }
        public enum DocumentSessionScope: Scope { public typealias Parent = AccountScope }
        public typealias DocumentID = UUID
        public protocol HostTransport: Sendable {}
        public protocol HostLogging: Sendable {}
        public struct Credential: Sendable { public let token: String }
        public struct AccountContext: Sendable { public let credential: Credential }
        public protocol DocumentCache: Sendable {}
        public protocol DocumentEditing: AnyObject {}
        public enum HostContract: Assembly {
            public typealias Scope = HostScope
            public static var registrations: Registrations {
                Input((any HostTransport).self)
                Input((any HostLogging).self)
            }
        }
        public enum AccountContract: Assembly {
            public typealias Scope = AccountScope
            public static var registrations: Registrations { Input(AccountContext.self) }
        }
        """
    )

    private static let data = TestModule(
        "DocumentData",
        package: "SDK",
        "import DocumentKit\nactor SQLiteDatabase { init(log: any HostLogging) throws {} ; func close() async {} }",
        "internal import DocumentKit\nstruct SQLiteDocumentCache: DocumentCache { let database: SQLiteDatabase ; var limit = 10 }",
        """
        public import Dovetail
        public import DocumentKit
        package enum DocumentDataAssembly: Assembly {
            package typealias Scope = AccountScope
            package static var registrations: Registrations {
                Shared(SQLiteDatabase.self)
                    .onEnd { await $0.close() }
                Shared(SQLiteDocumentCache.self, as: (any DocumentCache).self)
                Shared(Credential.self) { (account: AccountContext) in account.credential }
                Transient(DocumentDetailViewModel.self, arguments: DocumentID.self)
            }
        }
        @MainActor package final class DocumentDetailViewModel {
            init(id: DocumentID, cache: any DocumentCache, open: @escaping (DocumentID) async throws -> (any DocumentEditing, end: @Sendable () async -> Void)) {}
        }
        """
    )

    private static let product = TestModule(
        "DocumentSDK",
        package: "SDK",
        """
        import DocumentData
        public import DocumentKit
        public import Dovetail
        final class Editor: DocumentEditing { init(id: DocumentID, credential: Credential) {} }
        enum SessionAssembly: Assembly {
            typealias Scope = DocumentSessionScope
            static var registrations: Registrations {
                Input(DocumentID.self, name: "documentID")
                Shared(Editor.self, as: (any DocumentEditing).self)
            }
        }
        public enum DocumentSDK: Composition {
            public static var assemblies: Assemblies {
                HostContract.self
                AccountContract.self
                DocumentDataAssembly.self
                SessionAssembly.self
                Expose((any DocumentEditing).self)
                1️⃣Expose(DocumentDetailViewModel.self)
            }
        }
        """
    )

    @Test("all of it is linked; what is not accessible enough is said where it is exposed") func linked() throws {
        let program = TestProgram(Self.kit, Self.data, Self.product)
        program.expect(
            ExpectedDiagnostic(
                .exposedTypeNotAccessible,
                "1️⃣",
                "`DocumentDetailViewModel` is exposed by `DocumentSDK`, but it is `package`"
            )
        )
        let composition = try #require(program.program.compositions.first)
        let graph = program.program.graph(of: composition).graph
        #expect(graph.scopes.map(\.name) == ["HostScope", "AccountScope", "DocumentSessionScope"])
        #expect(
            graph.bindings.map(\.name) == [
                "any HostTransport", "any HostLogging", "AccountContext", "SQLiteDatabase", "SQLiteDocumentCache",
                "Credential", "DocumentDetailViewModel", "UUID", "Editor",
            ]
        )
        #expect(graph.bindings[3].dependencies.map(\.key.name) == ["any HostLogging"])
        #expect(graph.bindings[3].effects == Effects(isThrowing: true))
        #expect(graph.bindings[4].dependencies.map(\.parameter) == ["database"])
        #expect(graph.bindings[6].effects == Effects(isolation: "MainActor"))
        #expect(graph.bindings[6].arguments == graph.bindings[7].keys)
        guard case .opening(let arguments, let result, _) = graph.bindings[6].dependencies[2].request else {
            return #expect(Bool(false), "no opening")
        }
        #expect(arguments == graph.bindings[7].keys)
        #expect(result == graph.bindings[8].keys[0])
        #expect(program.program.names.externalImports["UUID"]?.map(\.path) == [["Foundation"]])
    }

    @Test("the assembly's own run sees the same registrations as the composition's") func agreement() throws {
        let alone = TestProgram(Self.kit, Self.data)
        let whole = TestProgram(Self.kit, Self.data, Self.product)
        alone.expectNoDiagnostics()
        let left = alone.registrations("DocumentDataAssembly")
        let right = whole.registrations("DocumentDataAssembly")
        #expect(left.map(\.keys) == right.map(\.keys))
        #expect(left.map { $0.parameters.map(\.type) } == right.map { $0.parameters.map(\.type) })
        #expect(left.map(\.effects) == right.map(\.effects))
    }
}
