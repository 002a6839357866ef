extension PackageFiles {
    /// A library whose code is generated beside its sources: one target has an assembly, one above it a composition, one nothing of ours.
    static let shipped = [
        "Package.swift": shippedDescription(plugin: ""),
        "Sources/ShippedKit/Kit.swift": shippedKit,
        "Sources/Shipped/Shipped.swift": """
        import Dovetail
        public import ShippedKit

        public struct Greeting {
            public let text: String
            init(words: any Words) { text = words.text }
        }

        public enum GreetingAssembly: Assembly {
            public typealias Scope = ShopScope

            public static var registrations: Registrations {
                Transient(Greeting.self)
            }
        }

        public enum Greetings: Composition {
            public static var assemblies: Assemblies {
                WordsAssembly.self
                GreetingAssembly.self
                Expose(Greeting.self)
            }
        }
        """,
        "Sources/ShippedPlain/Plain.swift": "public struct Plain {}\n",
    ]

    /// The description, with what stands behind the dependencies of the upper target.
    static func shippedDescription(plugin: String) -> String {
        SmallPackage.description(
            "Shipped",
            products: [".library(name: \"Shipped\", targets: [\"Shipped\"])"],
            targets: """
                .target(name: "ShippedPlain"),
                .target(name: "ShippedKit", dependencies: [dovetail, "ShippedPlain"]),
                .target(name: "Shipped", dependencies: [dovetail, "ShippedKit"]\(plugin)),
                """
        )
    }

    /// Types that only their module knows, and an object that is made on the way.
    static let shippedKit = """
        public import Dovetail

        public enum ShopScope: Scope {}

        public protocol Words: Sendable {
            var text: String { get }
        }

        final class Dictionary: Sendable {
            let text = "hello"
        }

        final class Hello: Words {
            let dictionary: Dictionary
            var text: String { dictionary.text }
            init(dictionary: Dictionary) { self.dictionary = dictionary }
        }

        public enum WordsAssembly: Assembly {
            public typealias Scope = ShopScope

            public static var registrations: Registrations {
                Shared(Dictionary.self)
                Shared(Hello.self, as: (any Words).self)
            }
        }
        """

    /// A program that uses that library, and depends on nothing else.
    static func shippedUser(of path: String) -> [String: String] {
        [
            "Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "User",
                platforms: [.macOS(.v15)],
                dependencies: [.package(path: "\(path)")],
                targets: [
                    .executableTarget(name: "User", dependencies: [.product(name: "Shipped", package: "Shipped")])
                ]
            )

            """,
            "Sources/User/main.swift": """
            import Shipped

            print(Greetings.Shop().makeGreeting().text)

            """,
        ]
    }
}
