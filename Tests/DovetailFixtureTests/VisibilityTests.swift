import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Every access of an assembly, of what it registers and of the composition that exposes that, in one module, in two of a package and in two
/// packages: what is accepted compiles, with imports that are internal by default, and what is rejected is told of by its name.
@Suite struct VisibilityTests {
    private enum Access: String, CaseIterable, Comparable {
        case `internal`, package, `public`

        static func < (left: Access, right: Access) -> Bool {
            allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
        }

        func reaches(_ place: Place) -> Bool {
            switch self {
            case .internal: place == .sameModule
            case .package: place != .otherPackage
            case .public: true
            }
        }
    }

    private enum Place: String, CaseIterable {
        case sameModule = "Data"
        case otherModule = "Peer"
        case otherPackage = "Outside"
    }

    private struct Combination: CustomStringConvertible {
        var assembly: Access
        var type: Access
        var composition: Access
        var place: Place

        var typeName: String { "\(assembly.rawValue.capitalized)\(type.rawValue.capitalized)Thing" }
        var assemblyName: String { "\(assembly.rawValue.capitalized)\(type.rawValue.capitalized)Assembly" }
        var name: String { "\(typeName)\(composition.rawValue.capitalized)" }
        var description: String {
            "a \(composition) composition in \(place.rawValue) of a \(type) type in a \(assembly) assembly"
        }

        var text: String {
            """
            \(composition) enum \(name): Composition {
                \(composition) static var assemblies: Assemblies {
                    \(assemblyName).self
                    Expose(\(typeName).self)
                }
            }

            """
        }

        /// What the tool has to say of it; nothing where it compiles.
        var faults: [String] {
            var faults: [String] = []
            if !assembly.reaches(place) {
                faults.append("unknown-type: `\(assemblyName)`, listed here, is `\(assembly)` to module `Data`")
            }
            let id = DiagnosticID.exposedTypeNotAccessible.rawValue
            if !type.reaches(place) {
                faults.append("\(id): `\(typeName)`, exposed here, is `\(type)` to module `Data`")
            } else if type < composition {
                let fact = "it is `\(type)` and the composition is `\(composition)`"
                faults.append("\(id): `\(typeName)` is exposed by `\(name)`, but \(fact)")
            }
            return faults
        }

        static let all = Access.allCases.flatMap { assembly in
            Access.allCases.flatMap { type in
                Access.allCases.flatMap { composition in
                    Place.allCases.map {
                        Combination(assembly: assembly, type: type, composition: composition, place: $0)
                    }
                }
            }
        }
    }

    private static let kit = """
        public import Dovetail
        public enum AppScope: Scope {}
        """

    /// All types and assemblies.
    private static let data =
        """
        public import Dovetail
        public import Kit

        """
        + Access.allCases.flatMap { assembly in
            Access.allCases.map { type in
                let combination = Combination(
                    assembly: assembly,
                    type: type,
                    composition: .internal,
                    place: .sameModule
                )
                return """
                    \(type) final class \(combination.typeName): Sendable {
                        init(number: Int) {}
                    }
                    \(assembly) enum \(combination.assemblyName): Assembly {
                        \(assembly) typealias Scope = AppScope
                        \(assembly) static var registrations: Registrations {
                            Input(Int.self, name: "number")
                            Shared(\(combination.typeName).self)
                        }
                    }

                    """
            }
        }.joined()

    @Test func `what is accepted compiles, wherever it stands`() throws {
        let folder = try TemporaryFolder("dovetail-visibility")
        var modules = [try module("Kit", Self.kit, in: folder)]
        for place in Place.allCases {
            let accepted = Combination.all.filter { $0.place == place && $0.faults.isEmpty }
            #expect(accepted.count == [.sameModule: 18, .otherModule: 10, .otherPackage: 3][place])
            let head = place == .sameModule ? Self.data : "import Data\npublic import Dovetail\n"
            modules.append(try module(place.rawValue, head + accepted.map(\.text).joined(), in: folder))
        }
        modules.append(
            try module("App", "@main enum Program { static func main() { print(\"it runs\") } }", in: folder)
        )
        var generated: [String: String] = [:]
        for place in Place.allCases {
            let outcome = Pipeline.run(modules, target: place.rawValue)
            #expect(outcome.diagnostics.isEmpty, "\(place.rawValue)")
            generated[place.rawValue] = outcome.text
        }
        let result = try FixtureCompiler().run(modules, generated: generated, warnings: [])
        #expect(result.output == "it runs\n")
    }

    @Test func `what is rejected is told of by its name, where it is listed`() throws {
        let folder = try TemporaryFolder("dovetail-visibility")
        let kit = try module("Kit", Self.kit, in: folder)
        let data = try module("Data", Self.data, in: folder)
        for combination in Combination.all {
            if combination.faults.isEmpty { continue }
            let head = combination.place == .sameModule ? Self.data : "import Data\npublic import Dovetail\n"
            let own = try module(combination.place.rawValue, head + combination.text, in: folder)
            let modules = combination.place == .sameModule ? [kit, own] : [kit, data, own]
            let found = Pipeline.run(modules, target: own.name).diagnostics
            #expect(found.map { "\($0.id.rawValue): \($0.headline)" } == combination.faults, "\(combination)")
        }
    }

    /// The same of a composition that includes what `Data` lists: an assembly of some access, with an input of a type of some access.
    private struct Inclusion: CustomStringConvertible {
        var combination: Combination

        var bundle: String { "\(combination.typeName)Bundle" }
        var token: String { "\(combination.typeName)Token" }
        var name: String { "\(combination.name)Including" }
        var description: String { "\(combination), included" }

        /// What stands in `Data`.
        var declarations: String {
            """
            \(combination.type) struct \(token): Sendable {}
            \(combination.assembly) enum \(token)Assembly: Assembly {
                \(combination.assembly) typealias Scope = AppScope
                \(combination.assembly) static var registrations: Registrations {
                    Input(\(token).self)
                    Shared(Page.self) { (token: \(token)) in Page() }
                }
            }
            public enum \(bundle): Composition {
                public static var assemblies: Assemblies {
                    \(token)Assembly.self
                }
            }

            """
        }

        var text: String {
            """
            \(combination.composition) enum \(name): Composition {
                \(combination.composition) static var assemblies: Assemblies {
                    Include(\(bundle).self)
                    Expose(Page.self)
                }
            }

            """
        }

        var fault: String? {
            let (place, type) = (combination.place, combination.type)
            if !combination.assembly.reaches(place) {
                return
                    "unknown-type: `\(bundle)`, included here, lists `\(token)Assembly`, which is `\(combination.assembly)` "
                    + "to module `Data`"
            }
            let id = DiagnosticID.exposedTypeNotAccessible.rawValue
            if !type.reaches(place) {
                return
                    "\(id): `\(bundle)`, included here, has `\(token)` as an input, and `\(token)` is `\(type)` to module `Data`"
            }
            if type < combination.composition {
                let fact = "it is `\(type)` and the composition is `\(combination.composition)`"
                return "\(id): `\(token)` is an input of `\(name)`, but \(fact)"
            }
            guard type < combination.assembly else { return nil }
            let seal = "`\(token)Assembly`, which is `\(combination.assembly)`, takes and gives it sealed"
            return "\(id): `\(token)` can't be handed in: it is `\(type)`, and \(seal)"
        }

        static let all = Combination.all.map { Inclusion(combination: $0) }
    }

    private static let included =
        """
        public import Dovetail
        public import Kit
        public struct Page: Sendable {}

        """
        + Inclusion.all.filter { $0.combination.place == .sameModule && $0.combination.composition == .internal }
        .map(\.declarations).joined()

    @Test func `what is included compiles wherever all that it brings is in sight`() throws {
        let folder = try TemporaryFolder("dovetail-visibility")
        let kit = try module("Kit", Self.kit, in: folder)
        var modules = [kit]
        for place in Place.allCases {
            let accepted = Inclusion.all.filter { $0.combination.place == place && $0.fault == nil }
            #expect(accepted.count == [.sameModule: 14, .otherModule: 8, .otherPackage: 3][place])
            let head = place == .sameModule ? Self.included : "import Data\npublic import Dovetail\n"
            modules.append(try module(place.rawValue, head + accepted.map(\.text).joined(), in: folder))
        }
        let program = "@main enum Program { static func main() { print(\"it runs\") } }"
        modules.append(try module("App", program, in: folder))
        var generated: [String: String] = [:]
        for place in Place.allCases {
            let outcome = Pipeline.run(modules, target: place.rawValue)
            #expect(outcome.diagnostics.isEmpty, "\(place.rawValue) \(outcome.diagnostics.map(\.headline))")
            generated[place.rawValue] = outcome.text
        }
        let result = try FixtureCompiler().run(modules, generated: generated, warnings: [])
        #expect(result.output == "it runs\n")
    }

    @Test func `what an include brings out of sight is told of at its line`() throws {
        let folder = try TemporaryFolder("dovetail-visibility")
        let kit = try module("Kit", Self.kit, in: folder)
        let data = try module("Data", Self.included, in: folder)
        for inclusion in Inclusion.all {
            guard let fault = inclusion.fault else { continue }
            let isInData = inclusion.combination.place == .sameModule
            let head = isInData ? Self.included : "import Data\npublic import Dovetail\n"
            let own = try module(inclusion.combination.place.rawValue, head + inclusion.text, in: folder)
            let found = Pipeline.run(isInData ? [kit, own] : [kit, data, own], target: own.name).diagnostics
            #expect(found.map { "\($0.id.rawValue): \($0.headline)" } == [fault], "\(inclusion)")
            // Within one module, and of what is sealed, the input's own line says more.
            if !isInData, !fault.hasSuffix("sealed") { #expect(found.map(\.location.line) == [5], "\(inclusion)") }
        }
    }

    private func module(_ name: String, _ text: String, in folder: TemporaryFolder) throws -> ReadModule {
        let url = folder.url.appending(path: "\(name).swift")
        try Data(text.utf8).write(to: url)
        let dependencies = ["Kit": [], "Data": ["Kit"], "App": []][name] ?? ["Data", "Kit"]
        return ReadModule(
            name: name,
            packageName: name == "Outside" ? "outside" : "inside",
            dependencies: dependencies,
            sources: [SourceText(path: url.path(percentEncoded: false), text)]
        )
    }
}
