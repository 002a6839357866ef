import DovetailTestSupport
import Foundation

/// The texts of packages that are written for a claim.
enum SmallPackage {
    /// A package's description.
    ///
    /// - Parameter targets: As in `Package.swift`, separated by commas. `dovetail` and `plugin` are theirs to use.
    static func description(
        _ name: String,
        products: [String] = [],
        dependencies: [String] = [],
        targets: String
    ) -> String {
        let root = Repository.root.path(percentEncoded: false)
        let packages = [".package(name: \"Dovetail\", path: \"\(root)\")"] + dependencies
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let dovetail: Target.Dependency = .product(name: "Dovetail", package: "Dovetail")
            let plugin: Target.PluginUsage = .plugin(name: "DovetailPlugin", package: "Dovetail")

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                products: [\(products.joined(separator: ", "))],
                dependencies: [\(packages.joined(separator: ", "))],
                targets: [
            \(targets)
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    /// A scope, one assembly for it, and a composition of that assembly.
    static func composition(_ name: String, registrations: String, exposing root: String) -> String {
        """
        import Dovetail

        enum \(name)Scope: Scope {}

        enum \(name)Assembly: Assembly {
            typealias Scope = \(name)Scope

            static var registrations: Registrations {
                \(registrations)
            }
        }

        enum \(name)Composition: Composition {
            static var assemblies: Assemblies {
                \(name)Assembly.self
                Expose(\(root).self)
            }
        }

        """
    }
}
