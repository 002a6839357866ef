// What is not Sendable is handed to an actor, or to a `sending` parameter, by whoever has just made it: the factory in between takes it away
// from its caller likewise.

final class Notes {
    var lines: [String] = []
}

actor Archive {
    private let notes: Notes
    init(notes: Notes) { self.notes = notes }
    func count() -> Int { notes.lines.count }
}

actor Shelf {
    private let notes: Notes?
    private let make: () -> Notes
    init(notes: Notes?, make: @escaping () -> Notes) {
        self.notes = notes
        self.make = make
    }
    func count() -> Int { (notes?.lines.count ?? 0) + make().lines.count }
}

final class Reader: Sendable {
    let archive: Archive
    init(notes: sending Notes) { archive = Archive(notes: notes) }
}

final class Copier: Sendable {
    let archive: Archive
    init(_ notes: sending Notes) { archive = Archive(notes: notes) }
}

/// The labels that are keywords, and a generic error that is none.
struct Words: Sendable {
    init(`let`: Archive, `var` shelf: Shelf, `inout` reader: Reader) {}
}

struct Step<Failure: Error>: Sendable {
    let run: @Sendable (Int) throws(Failure) -> Int
    init(run: @escaping @Sendable (Int) throws(Failure) -> Int) throws(Failure) { self.run = run }
}
