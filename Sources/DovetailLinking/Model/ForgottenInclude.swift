import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Compositions that override, and have nothing that could be overridden: no assembly besides, and no other composition.
///
/// What they expose is missing then, and so is what their users call, all for want of one line.
struct ForgottenInclude {
    let compositions: [LinkedComposition]
    let assemblies: [LinkedAssembly]

    /// The finding of a composition's, if it is one.
    func diagnostic(of index: Int) -> Diagnostic? {
        let composition = compositions[index]
        let overriding = Set(composition.overrides.map(\.assembly))
        guard let first = composition.overrides.first, !composition.hasFaults, composition.includes.isEmpty,
            overriding.isSuperset(of: composition.assemblies), !overriding.contains(where: { assemblies[$0].hasFaults })
        else { return nil }
        // Of a bundle of overrides, who includes it is told.
        if composition.exposures.isEmpty, compositions.contains(where: { $0.includes.contains(composition.identity) }) {
            return nil
        }
        return Diagnostic(
            .overrideWithoutTarget,
            at: first.location,
            "\(name(of: first.assembly)) replaces nothing in `\(composition.name)`, which lists and includes nothing else",
            notes: [Diagnostic.Note(.suggestion, suggestion(for: composition, overriding))]
        )
    }

    private func name(of assembly: Int) -> String { "`\(assemblies[assembly].name)`" }

    private func suggestion(for composition: LinkedComposition, _ overriding: Set<Int>) -> String {
        guard let meant = likelyInclude(for: composition, overriding) else {
            return "include the composition that it is to change: `Include(Product.self)`"
        }
        let isImported =
            meant.module == composition.module || composition.imports.contains { $0.path.first == meant.module }
        let importing = isImported ? "" : ", and add `import \(meant.module)` to this file"
        return "include the composition that it is to change: `Include(\(meant.name).self)`\(importing)"
    }

    /// The one in sight that lists most of what the overriding assemblies would replace; of equal ones one that exposes something.
    private func likelyInclude(for composition: LinkedComposition, _ overriding: Set<Int>) -> LinkedComposition? {
        let wanted = Set(overriding.flatMap { keys(of: $0) })
        var best: (composition: LinkedComposition, count: Int)?
        for other in compositions where isVisible(other, from: composition) {
            // What overrides by the same is another like it.
            guard overriding.isDisjoint(with: other.assemblies) else { continue }
            let offered = Set(other.assemblies.flatMap { keys(of: $0) })
            let hits = offered.intersection(wanted).count
            let count = 2 * hits + (other.exposures.isEmpty ? 0 : 1)
            if hits > 0, count > best?.count ?? 0 { best = (other, count) }
        }
        return best?.composition
    }

    private struct ScopedKey: Hashable {
        var key: Key
        var scope: Int?
    }

    private func keys(of assembly: Int) -> [ScopedKey] {
        let (registrations, scope) = (assemblies[assembly].registrations, assemblies[assembly].scope)
        return registrations.flatMap { registration in
            registration.keys.map { ScopedKey(key: $0.key(tagged: registration.tag), scope: scope) }
        }
    }

    private func isVisible(_ other: LinkedComposition, from composition: LinkedComposition) -> Bool {
        switch other.access {
        case .private, .fileprivate: false
        case .internal: other.module == composition.module
        case .package: other.packageName == composition.packageName
        case .public, .open: true
        }
    }
}
