/// A package that is edited at random: a library of another package, two targets with an assembly each, and a program that composes them.
///
/// It is a value that says what is in it; its files follow from it.
struct EditedPackage {
    enum Module: String, CaseIterable {
        case supply = "EditedSupply"
        case kit = "EditedKit"
        case parts = "EditedParts"

        /// Where its files are.
        var folder: String { self == .supply ? "Supply/Sources/\(rawValue)" : "Sources/\(rawValue)" }
        /// The modules that it depends on.
        var lower: [Module] { Module.allCases.filter { $0.rank < rank } }
        private var rank: Int { self == .supply ? 0 : self == .kit ? 1 : 2 }
        /// Which module registers what is in it: those of another package know nothing of Dovetail.
        var registrar: Module { self == .supply ? .kit : self }
    }

    /// A class with its registration.
    struct Piece {
        var module: Module
        var name: String
        /// The file that it is declared in, in the module's folder.
        var file: String
        /// The types of its initializer's parameters.
        var needs: [String] = []
        var isShared = false
        var isRegistered = true
        /// Whether it has an initializer more, which makes it a mistake to register it.
        var isAmbiguous = false
    }

    var pieces: [Piece]
    /// The files that the assemblies are declared in.
    var manifests: [Module: String] = [.kit: "Manifest.swift", .parts: "Manifest.swift"]
    /// Whether the kit is compiled with a condition under which its assembly has another line.
    var isTracing = false
    /// How many names were ever given.
    var count = 0

    init() {
        pieces = [
            Piece(module: .supply, name: "Ore", file: "Ore.swift"),
            Piece(module: .kit, name: "Wire", file: "Wire.swift", needs: ["Ore"]),
            Piece(module: .kit, name: "Coil", file: "Coil.swift", needs: ["Wire"], isShared: true),
            Piece(module: .parts, name: "Motor", file: "Motor.swift", needs: ["Coil", "Ore"]),
        ]
    }

    /// What is wrong with it, as the ids that some target reports.
    var mistakes: Set<String> {
        var mistakes: Set<String> = []
        for piece in pieces where piece.isRegistered && piece.isAmbiguous { mistakes.insert("ambiguous-initializer") }
        // The program exposes whatever is registered, so that each need is looked at.
        let registered = Set(pieces.filter(\.isRegistered).map(\.name))
        for piece in pieces where piece.isRegistered && !piece.needs.allSatisfy(registered.contains) {
            mistakes.insert("missing-binding")
        }
        return mistakes
    }
}

// MARK: - Files

extension EditedPackage {
    /// All files, by their names.
    var files: [String: String] {
        var files = [
            "Package.swift": description,
            "Supply/Package.swift": supplyDescription,
            "Sources/Edited/Composition.swift": composition,
            "Sources/Edited/main.swift": "_ = Everything.Edited()\n",
        ]
        for module in Module.allCases {
            let imports = module.lower.map { "import \($0.rawValue)\n" }.joined()
            for (file, pieces) in Dictionary(grouping: pieces.filter { $0.module == module }, by: \.file) {
                files["\(module.folder)/\(file)"] = imports + pieces.map(text).joined()
            }
            if let file = manifests[module] { files["\(module.folder)/\(file)"] = imports + assembly(of: module) }
        }
        files["Supply/Sources/EditedSupply/Supply.swift"] = "public enum Supply {}\n"
        return files
    }

    private var description: String {
        SmallPackage.description(
            "Edited",
            dependencies: [".package(path: \"Supply\")"],
            targets: """
                .target(
                    name: "EditedKit",
                    dependencies: [dovetail, .product(name: "EditedSupply", package: "Supply")],
                    swiftSettings: [\(isTracing ? ".define(\"TRACING\")" : "")],
                    plugins: [plugin]
                ),
                .target(
                    name: "EditedParts",
                    dependencies: [dovetail, "EditedKit", .product(name: "EditedSupply", package: "Supply")],
                    plugins: [plugin]
                ),
                .executableTarget(
                    name: "Edited",
                    dependencies: [
                        dovetail, "EditedKit", "EditedParts", .product(name: "EditedSupply", package: "Supply"),
                    ],
                    plugins: [plugin]
                ),
                """
        )
    }

    private var supplyDescription: String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Supply",
            products: [.library(name: "EditedSupply", targets: ["EditedSupply"])],
            targets: [.target(name: "EditedSupply")]
        )

        """
    }

    private func text(of piece: Piece) -> String {
        let parameters = piece.needs.enumerated().map { "_ need\($0.offset): \($0.element)" }.joined(separator: ", ")
        let second = piece.isAmbiguous ? "    public init(_ number: Int) {}\n" : ""
        return "public final class \(piece.name): Sendable {\n    public init(\(parameters)) {}\n\(second)}\n"
    }

    private func assembly(of module: Module) -> String {
        let lines = pieces.filter { $0.isRegistered && $0.module.registrar == module }.map { piece in
            "        \(piece.isShared ? "Shared" : "Transient")(\(piece.name).self)\n"
        }
        let traced = """
                    #if TRACING
                        Shared(Trace.self)
                    #else
                        Transient(Trace.self)
                    #endif

            """
        let scope = "public enum EditedScope: Scope {}\npublic struct Trace: Sendable { init() {} }\n"
        return """
            import Dovetail
            \(module == .kit ? scope : "")public enum \(module.rawValue)Assembly: Assembly {
                public typealias Scope = EditedScope
                public static var registrations: Registrations {
            \(lines.joined())\(module == .kit ? traced : "")    }
            }

            """
    }

    private var composition: String {
        """
        import Dovetail
        import EditedKit
        import EditedParts
        import EditedSupply

        enum Everything: Composition {
            static var assemblies: Assemblies {
                EditedKitAssembly.self
                EditedPartsAssembly.self
                Expose(Trace.self)
        \(pieces.filter(\.isRegistered).map { "        Expose(\($0.name).self)\n" }.joined())    }
        }

        """
    }
}
