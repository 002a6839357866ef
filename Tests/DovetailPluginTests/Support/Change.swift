import Foundation

/// An edit of a package.
enum Change: Sendable {
    /// Of the first occurrence of a text.
    case replacing(String, with: String, in: String)
    /// Of a file, by its name.
    case adding(String, text: String)
    /// Of a file, by its name.
    case deleting(String)

    /// Of a text that is to go.
    static func removing(_ text: String, from file: String) -> Change { .replacing(text, with: "", in: file) }

    fileprivate var file: String {
        switch self {
        case .replacing(_, _, let file), .adding(let file, _), .deleting(let file): file
        }
    }

    fileprivate func apply(to package: PackageCopy) throws {
        switch self {
        case .replacing(let old, let new, let file):
            let text = try package.text(file)
            guard let range = text.range(of: old) else { throw PackageCopy.NotFound(text: old, file: file) }
            try package.write(text.replacingCharacters(in: range, with: new), to: file)
        case .adding(let file, let text):
            try package.write(text, to: file)
        case .deleting(let file):
            try package.remove(file)
        }
    }
}

extension PackageCopy {
    /// Makes changes, does something, and takes them back.
    func changing<Outcome>(_ changes: [Change], _ body: () throws -> Outcome) throws -> Outcome {
        let originals = changes.map { ($0.file, try? text($0.file)) }
        defer {
            for (file, text) in originals.reversed() {
                // A package that can't be put back makes the next test fail, which says so.
                if let text { try? write(text, to: file) } else { try? remove(file) }
            }
        }
        for change in changes { try change.apply(to: self) }
        return try body()
    }
}
