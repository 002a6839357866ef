/// Writes what every module of a package knows: the scopes, what a host hands in, and the protocols of services and collections.
struct KitRenderer {
    private let package: PackageModel

    init(_ package: PackageModel) {
        self.package = package
    }

    var files: [RenderedFile] {
        [scopes, RenderedFile("ItemID.swift", Self.identifier)] + contracts + services
            + ScopeLevel.allCases.flatMap { [plugin(of: $0), runner(of: $0)] }
    }

    private var scopes: RenderedFile {
        let declarations = ScopeLevel.allCases.map { scope in
            let parent = scope.parent.map { " public typealias Parent = \($0.scopeName) " } ?? ""
            return "public enum \(scope.scopeName): Scope {\(parent)}\n"
        }
        return RenderedFile("Scopes.swift", "public import Dovetail\n\n" + declarations.joined())
    }

    private static let identifier = """
        /// What tells one item from others.
        public struct ItemID: Hashable, Sendable {
            public let number: Int

            public init(_ number: Int) {
                self.number = number
            }
        }

        """

    private var contracts: [RenderedFile] {
        package.objects.compactMap { object in
            guard object.lifetime == .input, case .abstraction(let name, _) = object.key else { return nil }
            return RenderedFile(
                "\(name).swift",
                """
                /// Handed in by whoever opens the \(object.scope.className.lowercased()).
                public protocol \(name): Sendable {
                    func record(_ line: String)
                }

                """
            )
        }
    }

    private var services: [RenderedFile] {
        PackageBuilder.hubNames.joined().map { name in
            RenderedFile(
                "\(name).swift",
                """
                /// A service that many of the modules use.
                public protocol \(name): Sendable {
                    /// How many objects stand on each other below this one.
                    var depth: Int { get }
                }

                """
            )
        }
    }

    private func plugin(of scope: ScopeLevel) -> RenderedFile {
        RenderedFile(
            "\(scope.pluginName).swift",
            """
            /// What modules contribute to the \(scope.className.lowercased()).
            public protocol \(scope.pluginName): Sendable {
                /// How many objects stand on each other below this one.
                var depth: Int { get }
            }

            """
        )
    }

    private func runner(of scope: ScopeLevel) -> RenderedFile {
        RenderedFile(
            "\(scope.pluginName)Runner.swift",
            """
            /// Has all that modules contribute to the \(scope.className.lowercased()).
            @MainActor
            public final class \(scope.pluginName)Runner {
                public let elements: [any \(scope.pluginName)]
                public let depth: Int

                public init(elements: [any \(scope.pluginName)]) {
                    self.elements = elements
                    depth = 1 + (elements.map(\\.depth).max() ?? 0)
                }
            }

            """
        )
    }
}
