/// The packages that are written for tests, as their files.
enum PackageFiles {}

extension PackageFiles {
    /// A target in a folder with a space, with a file whose name is not ASCII.
    static let odd = [
        "Package.swift": SmallPackage.description(
            "App",
            targets: """
                .executableTarget(
                    name: "App", dependencies: [dovetail, "Other"], path: "Sources/My App", plugins: [plugin]
                ),
                .target(name: "Other", path: "Sources/Other %41 #2"),
                """
        ),
        "Sources/My App/Über File.swift": """
        import Other

        struct Anfang {}

        struct Über {
            let ende: Ende
        }
        """,
        "Sources/My App/main.swift": """
        print("Über das", AppComposition.App().makeÜber().ende.name)
        """,
        "Sources/My App/The manifest, #1 (100%).swift": "import Other\n"
            + SmallPackage.composition(
                "App",
                registrations: "Transient(Ende.self); Transient(Über.self)",
                exposing: "Über"
            ),
        "Sources/Other %41 #2/ende [a-z]*?.swift": """
        public struct Ende {
            public let name = "Ende"
            public init() {}
        }
        """,
    ]

    /// Two targets with files, and types, of the same names, and folders whose names meet when they are joined.
    static let equalNames = [
        "Package.swift": SmallPackage.description(
            "EqualNames",
            targets: """
                .target(name: "First", dependencies: [dovetail], plugins: [plugin]),
                .target(name: "Second", dependencies: [dovetail, "First"], plugins: [plugin]),
                .executableTarget(
                    name: "EqualNames", dependencies: [dovetail, "First", "Second"], plugins: [plugin]
                ),
                """
        ),
        "Sources/First/Api.swift": named("Api", "First.Api"),
        "Sources/First/x/y_z.swift": named("Deep", "First.Deep"),
        "Sources/First/x_y/z.swift": named("Flat", "First.Flat"),
        "Sources/First/Assembly.swift": assembly("First", of: ["Api", "Deep", "Flat"]),
        "Sources/Second/Api.swift": named("Api", "Second.Api"),
        "Sources/Second/Assembly.swift": assembly("Second", of: ["Api"]),
        "Sources/EqualNames/Assembly.swift": """
        import Dovetail
        import First
        import Second

        struct Api {
            let first: First.Api
            let deep: Deep
            let flat: Flat
            let second: Second.Api
        }

        enum Names: Assembly {
            typealias Scope = FirstScope

            static var registrations: Registrations {
                Transient(EqualNames.Api.self)
            }
        }

        enum All: Composition {
            static var assemblies: Assemblies {
                FirstAssembly.self
                SecondAssembly.self
                Names.self
                Expose(EqualNames.Api.self)
            }
        }
        """,
        "Sources/EqualNames/main.swift": """
        let api = All.First().makeApi()
        print(api.first.name, api.deep.name, api.flat.name, api.second.name)
        """,
    ]

    private static func named(_ type: String, _ name: String) -> String {
        """
        public struct \(type) {
            public let name = "\(name)"
            public init() {}
        }
        """
    }

    /// An assembly for the scope of `First`.
    private static func assembly(_ module: String, of types: [String]) -> String {
        """
        public import Dovetail
        \(module == "First" ? "public enum FirstScope: Scope {}" : "public import First")

        public enum \(module)Assembly: Assembly {
            public typealias Scope = FirstScope

            public static var registrations: Registrations {
                \(types.map { "Transient(\(module).\($0).self)" }.joined(separator: "\n        "))
            }
        }
        """
    }
}
