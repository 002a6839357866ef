import DovetailDiagnostics
import Foundation

extension Diagnostic {
    /// The types that it says a parameter should be of: "let `make` be `A` or `B`", "it is asked for as `A`".
    var suggestedTypes: [String] {
        notes.filter { $0.kind == .suggestion }.flatMap { note -> [String] in
            let starts = [" be `", "asked for as `"].compactMap { note.message.range(of: $0)?.upperBound }
            guard let start = starts.first else { return [] }
            var types: [String] = []
            var rest = note.message[start...]
            while let end = rest.firstIndex(of: "`") {
                types.append(String(rest[..<end]))
                let next = rest[end...].dropFirst()
                guard next.hasPrefix(" or `") else { break }
                rest = next.dropFirst(" or `".count)
            }
            return types
        }
    }
}
