extension PackageFiles {
    /// A module without manifest, one with an assembly, and a composition above both.
    static let stale = [
        "Package.swift": SmallPackage.description(
            "Stale",
            targets: """
                .target(name: "StaleKit"),
                .target(name: "StaleParts", dependencies: [dovetail, "StaleKit"], plugins: [plugin]),
                .executableTarget(
                    name: "Stale", dependencies: [dovetail, "StaleKit", "StaleParts"], plugins: [plugin]
                ),
                """
        ),
        "Sources/StaleKit/Gear.swift": """
        public struct Gear {
            public init() {}
        }
        """,
        "Sources/StaleKit/Wheel.swift": """
        public struct Wheel {
            public init() {}
        }
        """,
        "Sources/StaleParts/Engine.swift": staleEngine,
        "Sources/StaleParts/Assembly.swift": staleAssembly,
        "Sources/Stale/Machine.swift": """
        import Dovetail
        import StaleKit
        import StaleParts

        struct Machine {
            let wheel: Wheel
            let engine: Engine
        }

        enum MachineAssembly: Assembly {
            typealias Scope = EngineScope

            static var registrations: Registrations {
                Transient(Machine.self)
            }
        }

        enum Everything: Composition {
            static var assemblies: Assemblies {
                PartsAssembly.self
                MachineAssembly.self
                Expose(Machine.self)
            }
        }
        """,
        "Sources/Stale/main.swift": "_ = Everything.Engine().makeMachine()\n",
    ]

    /// The manifest of the module in the middle.
    static let staleAssembly = """
        import Dovetail
        import StaleKit

        package enum EngineScope: Scope {}

        package enum PartsAssembly: Assembly {
            package typealias Scope = EngineScope

            package static var registrations: Registrations {
                Transient(Gear.self)
                Transient(Wheel.self)
                Transient(Engine.self)
            }
        }
        """

    /// The class that most edits are about.
    static let staleEngine = """
        import StaleKit

        package final class Engine {
            package init(gear: Gear) {}
        }
        """
}
