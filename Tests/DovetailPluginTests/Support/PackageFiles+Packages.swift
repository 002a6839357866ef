extension PackageFiles {
    /// A program whose graph is another in release builds.
    static let buildKinds = [
        "Package.swift": SmallPackage.description(
            "BuildKinds",
            targets: ".executableTarget(name: \"BuildKinds\", dependencies: [dovetail], plugins: [plugin]),"
        ),
        "Sources/BuildKinds/Composition.swift": SmallPackage.composition(
            "Product",
            registrations: """
                #if DEBUG
                    Shared(Recorder.self)
                    Transient(Program.self) { (recorder: Recorder) in Program(text: recorder.text) }
                #else
                    Transient(Program.self)
                #endif
                """,
            exposing: "Program"
        ),
        "Sources/BuildKinds/Program.swift": """
        #if DEBUG
            struct Recorder: Sendable {
                let text = "recorded"
            }
        #endif

        struct Program {
            var text = "plain"
        }

        @main
        enum Main {
            static func main() { print(ProductComposition.Product().makeProgram().text) }
        }
        """,
    ]

    /// A library that is compiled with a condition, and a program that is compiled without it.
    static let conditional = [
        "Package.swift": SmallPackage.description(
            "Conditional",
            targets: """
                .target(
                    name: "Traced", dependencies: [dovetail], swiftSettings: [.define("TRACING")], plugins: [plugin]
                ),
                .executableTarget(name: "Conditional", dependencies: [dovetail, "Traced"], plugins: [plugin]),
                """
        ),
        "Sources/Traced/Service.swift": """
        public struct Tracer {
            init() {}
        }

        public struct Service {
            public let text: String
        #if TRACING
            init(tracer: Tracer) { text = "traced by the target" }
        #else
            init(silence: Tracer) { text = "quiet in the target" }
        #endif
        }
        """,
        "Sources/Traced/Assembly.swift": """
        public import Dovetail

        public enum AppScope: Scope {}

        public enum TracedAssembly: Assembly {
            public typealias Scope = AppScope

            public static var registrations: Registrations {
                Transient(Tracer.self)
                Transient(Service.self)
            }
        }
        """,
        "Sources/Conditional/Program.swift": """
        import Dovetail
        import Traced

        struct Program {
            let service: Service
            let text: String
        #if TRACING
            init(service: Service, tracer: Tracer) { (self.service, text) = (service, "traced in the program") }
        #else
            init(service: Service) { (self.service, text) = (service, "plain in the program") }
        #endif
        }

        enum ProgramAssembly: Assembly {
            typealias Scope = AppScope

            static var registrations: Registrations {
                Transient(Program.self)
            }
        }

        enum Whole: Composition {
            static var assemblies: Assemblies {
                TracedAssembly.self
                ProgramAssembly.self
                Expose(Program.self)
            }
        }
        """,
        "Sources/Conditional/main.swift": """
        let program = Whole.App().makeProgram()
        print("\\(program.service.text), \\(program.text)")
        """,
    ]

    /// A package that composes an assembly of another one, which is in a folder of its own inside it.
    static let consumer = [
        "Package.swift": SmallPackage.description(
            "Consumer",
            dependencies: [".package(path: \"Supplier\")"],
            targets: """
                .executableTarget(
                    name: "Consumer",
                    dependencies: [dovetail, .product(name: "Supplies", package: "Supplier")],
                    plugins: [plugin]
                ),
                """
        ),
        "Sources/Consumer/Composition.swift": """
        import Dovetail
        import Supplies

        struct Order {
            let goods: any Goods
        }

        enum OrderAssembly: Assembly {
            typealias Scope = ShopScope

            static var registrations: Registrations {
                Transient(Order.self)
            }
        }

        enum Consumption: Composition {
            static var assemblies: Assemblies {
                SuppliesAssembly.self
                OrderAssembly.self
                Expose(Order.self)
            }
        }
        """,
        "Sources/Consumer/main.swift": "print(Consumption.Shop().makeOrder().goods.label)\n",
        "Supplier/Package.swift": SmallPackage.description(
            "Supplier",
            products: [".library(name: \"Supplies\", targets: [\"Supplies\"])"],
            targets: ".target(name: \"Supplies\", dependencies: [dovetail], plugins: [plugin])"
        ),
        "Supplier/Sources/Supplies/Supplies.swift": """
        public import Dovetail

        public enum ShopScope: Scope {}

        public protocol Goods {
            var label: String { get }
        }

        package struct Secret {}

        struct Crate: Goods {
            let secret: Secret
            let label = "supplied"
            init(secret: Secret) { self.secret = secret }
        }

        public enum SuppliesAssembly: Assembly {
            public typealias Scope = ShopScope

            public static var registrations: Registrations {
                Transient(Secret.self)
                Transient(Crate.self, as: (any Goods).self)
            }
        }
        """,
    ]
}
