internal import DocumentKit
internal import Dovetail

/// The tests' own way to open documents.
enum SessionProbeAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Transient(SessionProbe.self)
    }
}
