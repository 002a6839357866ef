/// The packages that are written for tests, as their files.
enum PackageFiles {}

extension PackageFiles {
    /// Names of a package, of targets, folders and files, with all that SwiftPM and the compiler's driver get on with. They refuse quotation marks and
    /// backslashes in the path of any source, so that there can be none in the name of a target with the plugin either, and the linker refuses
    /// a program whose name is not ASCII.
    static let odd = [
        "Package.swift": SmallPackage.description(
            #"App \"é\" e\u{301} 'q' \\ $HOME %41 #1"#,
            targets: #"""
                .executableTarget(
                    name: "My App-2 'q' $x #1 %41",
                    dependencies: [dovetail, "Other \"é\" \\ %41 #2", "Größe-2 'q' [a] & (b)"],
                    path: "Sources/My App",
                    plugins: [plugin]
                ),
                .target(name: "Other \"é\" \\ %41 #2", path: "Sources/Other %41 #2 e\u{301} 'q' $HOME & (b) {c}; @d~!"),
                .target(
                    name: "Größe-2 'q' [a] & (b)", dependencies: [dovetail], path: "Sources/Linked", plugins: [plugin]
                ),
                """#
        ),
        "Elsewhere/Größe.swift": """
        public import Dovetail

        public enum AppScope: Scope {}

        public struct Größe {
            public let name = "von Größe"
            init() {}
        }

        public enum Größen: Assembly {
            public typealias Scope = AppScope

            public static var registrations: Registrations {
                Transient(Größe.self)
            }
        }
        """,
        "Sources/My App/Über File.swift": """
        import Größe_2__q___a_____b_
        import Other__é_____41__2

        struct Anfang {}

        struct Über {
            let ende: Ende
            let größe: Größe
        }
        """,
        "Sources/My App/main.swift": """
        let über = AppComposition.App().makeÜber()
        print("Über das", über.ende.name, über.größe.name)
        """,
        oddManifest: """
        import Dovetail
        import Größe_2__q___a_____b_
        import Other__é_____41__2

        enum AppAssembly: Assembly {
            typealias Scope = AppScope

            static var registrations: Registrations {
                Transient(Ende.self); Transient(Über.self)
            }
        }

        enum AppComposition: Composition {
            static var assemblies: Assemblies {
                Größen.self
                AppAssembly.self
                Expose(Über.self)
            }
        }
        """,
        oddSource: """
        public struct Ende {
            public let name = "Ende"
            public init() {}
        }
        """,
    ]

    static let oddManifest = "Sources/My App/It's the manifest, #1 (100%) é e\u{301} $HOME {a} `b` <c>; @d=e: f~!.swift"
    static let oddSource = "Sources/Other %41 #2 e\u{301} 'q' $HOME & (b) {c}; @d~!/ende [a-z]*?.swift"

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
