/// A manifest that the compiler checks by itself, of any length.
enum ManifestKind: String, CaseIterable {
    /// One assembly.
    case registrations
    /// A composition that exposes so much, several types to a line, as the docstring of `Expose` advises for long lists.
    case roots

    private static let rootsInLine = 25

    var title: String {
        switch self {
        case .registrations: "registrations of one assembly"
        case .roots: "roots of one composition, \(Self.rootsInLine) to a line"
        }
    }

    /// What the manifest names.
    func types(_ count: Int) -> String {
        "public import Dovetail\npublic enum AppScope: Scope {}\n"
            + (0..<count).map { number in
                """
                public protocol Service\(number): Sendable { func stop() async }
                struct Default\(number): Service\(number) { func stop() async {} }

                """
            }.joined()
    }

    func manifest(_ count: Int) -> String {
        switch self {
        case .registrations:
            """
            import Dovetail
            enum Manifest: Assembly {
                typealias Scope = AppScope
                enum Factories {}
                static var registrations: Registrations {
            \((0..<count).map(Self.registration).joined())    }
            }

            """
        case .roots:
            """
            import Dovetail
            enum Product: Composition {
                enum Generated {}
                static var assemblies: Assemblies {
            \(Self.exposures(count))    }
            }

            """
        }
    }

    private static func registration(_ number: Int) -> String {
        let key = "(any Service\(number)).self"
        switch number % 5 {
        case 0: return "        Transient(Default\(number).self, as: \(key))\n"
        case 1: return "        Shared(Default\(number).self, as: \(key)).lazy()\n"
        case 2: return "        Shared(Default\(number).self, as: \(key)).onEnd { await $0.stop() }\n"
        case 3: return "        Shared(\(key)) { (other: any Service0) in Default\(number)() }\n"
        default: return "        Shared(Default\(number).self, as: \(key))\n"
        }
    }

    private static func exposures(_ count: Int) -> String {
        stride(from: 0, to: count, by: rootsInLine).map { start in
            let types = (start..<min(start + rootsInLine, count)).map { "            (any Service\($0)).self" }
            return "        Expose(\n\(types.joined(separator: ",\n"))\n        )\n"
        }.joined()
    }
}
