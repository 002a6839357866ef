import DovetailDiagnostics
import DovetailSyntax

extension NameResolver {
    /// The fault of naming a type that nothing in a file's sight declares, with what the file or the target lacks; nil where something does,
    /// or where one of `names` may be meant. `role` says what it is named as: "listed here".
    func absenceFault(
        of type: ResolvedType,
        _ role: String,
        among names: [String],
        at location: SourceLocation,
        from file: FileSymbol
    ) -> Diagnostic? {
        if let fault = sightFault(of: type, role, at: location, from: file) { return fault }
        guard case .nominal(let nominal) = type, nominal.module == nil, let name = nominal.path.first,
            StandardLibrary.type(name, nominal.arguments) == nil
        else { return nil }
        if let fault = importFault(of: name, nominal, role, at: location, from: file) { return fault }
        if NearMiss.of(type.name, among: names) != nil { return nil }
        return Diagnostic(
            .unknownType,
            at: location,
            "no module that the target `\(file.module.name)` depends on declares `\(type.name)`, \(role)",
            notes: [Diagnostic.Note(.suggestion, dependencySuggestion(for: file))]
        )
    }

    /// Of a name that a module declares which the file does not import.
    private func importFault(
        of name: String,
        _ nominal: NominalType,
        _ role: String,
        at location: SourceLocation,
        from file: FileSymbol
    ) -> Diagnostic? {
        let type = ResolvedType.nominal(nominal)
        let declaring = modules(declaring: name, unseenBy: file)
        // What is meant may be the member of a module.
        let qualified = table.module(named: name).flatMap { module in
            nominal.path.count > 1 && !file.sees(module) && module.members[nominal.path[1]] != nil ? module : nil
        }
        guard let module = qualified ?? declaring.visible ?? declaring.hidden else { return nil }
        var notes = [
            Diagnostic.Note(.suggestion, "add `import \(module.name)` to this file")
        ]
        let symbols = module.members[nominal.path[qualified == nil ? 0 : 1]] ?? []
        if let hidden = symbols.first, !symbols.contains(where: { $0.isAccessible(from: file) }) {
            let wanted = module.packageName == file.module.packageName ? "`package`" : "`public`"
            notes = [
                Diagnostic.Note(.related, "declared here", at: hidden.location),
                Diagnostic.Note(
                    .suggestion,
                    "make `\(type.name)` \(wanted) in `\(module.name)`, and add `import \(module.name)` to this file"
                ),
            ]
        }
        return Diagnostic(
            .unknownType,
            at: location,
            "`\(type.name)`, \(role), is declared by module `\(module.name)`, which this file does not import",
            notes: notes
        )
    }

    /// The first modules by name that declare a top-level name: one whose declaration the file could see, and one of which it could not.
    func modules(declaring name: String, unseenBy file: FileSymbol) -> (visible: ModuleSymbol?, hidden: ModuleSymbol?) {
        let declaring = table.modules.filter { $0 !== file.module && !file.sees($0) && $0.members[name] != nil }
        let visible = declaring.first { $0.members[name]?.contains { $0.isAccessible(from: file) } ?? false }
        let hidden = declaring.first { $0.members[name]?.contains { $0.access >= .internal } ?? false }
        return (visible, hidden)
    }

    /// What to add where the target's dependencies are listed.
    private func dependencySuggestion(for file: FileSymbol) -> String {
        let target = file.module.name
        let unread = file.externalModules.subtracting(Self.modulesOfSystems).sorted()
        let list = unread.map { "`\($0)`" }.joined(separator: " and ")
        switch file.module.dependencyList {
        case .packageManifest:
            let place = "to the `dependencies` of `\(target)` in Package.swift"
            return switch unread.count {
            case 0: "add the target that declares it \(place), and import it in this file"
            case 1:
                "\(list), which this file imports, is no dependency of `\(target)` with sources to read: add it \(place)"
            default:
                "\(list), which this file imports, are no dependencies of `\(target)` with sources to read: add the one that declares it \(place)"
            }
        case .summary:
            let link = "give `link` the summary of"
            return switch unread.count {
            case 0:
                "summarize `\(target)` with `--dependency` for the module that declares it, \(link) that module too, and import it in this file"
            case 1:
                "\(list), which this file imports, is no dependency of `\(target)` by its summary: summarize `\(target)` with "
                    + "`--dependency \(unread[0])`, and \(link) \(list) too"
            default:
                "\(list), which this file imports, are no dependencies of `\(target)` by its summary: summarize `\(target)` with "
                    + "`--dependency` for the one that declares it, and \(link) that one too"
            }
        }
    }

    /// What is there without being depended on.
    private static let modulesOfSystems: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "CryptoKit", "Darwin", "Dispatch", "Dovetail",
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Glibc", "MapKit", "Musl", "Network", "OSLog",
        "Observation", "SwiftData", "SwiftUI", "Synchronization", "Swift", "Testing", "UIKit", "XCTest", "_Concurrency",
        "os",
    ]
}
