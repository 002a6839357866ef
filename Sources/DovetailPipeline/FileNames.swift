import DovetailDiagnostics
import DovetailLinking
import DovetailSyntax

/// Which file has its name for itself among those that a target sees.
///
/// The compiler knows a file by its module and its name, and what a target's generated file says of another module's file counts as the target's
/// own: where that name is taken it warns of each mention. So a warning about such a file stands where the composition is declared, and says in
/// words which place it is about.
struct FileNames {
    private let target: String
    private var modules: [String: String] = [:]
    private var counts: [Substring: Int] = [:]

    init(_ modules: [ReadModule], target: String) {
        self.target = target
        for module in modules {
            for source in module.sources {
                self.modules[source.path] = module.name
                counts[Self.name(source.path), default: 0] += 1
            }
        }
    }

    private static func name(_ path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// The files of other modules that have not their names for themselves: those that a target's text can't point at.
    var foreignNamesakes: Set<String> {
        Set(modules.filter { $0.value != target && counts[Self.name($0.key), default: 0] > 1 }.keys)
    }

    /// The diagnostic as the target can tell it. Errors stay: what the compiler says besides an error does not matter.
    func placed(_ diagnostic: Diagnostic, of composition: LinkedComposition) -> Diagnostic {
        let place = diagnostic.location
        let name = Self.name(place.path)
        guard diagnostic.severity == .warning, let module = modules[place.path], module != target,
            counts[name, default: 0] > 1
        else { return diagnostic }
        var placed = diagnostic
        placed.location = composition.location
        placed.headline += ", at line \(place.line) of \(name) in the module \(module)"
        placed.notes.insert(Diagnostic.Note(.related, "it is about this place", at: place), at: 0)
        return placed
    }
}
