internal import DocumentKit
internal import Dovetail

/// How a test interferes.
enum SwitchingContract: Assembly {
    typealias Scope = HostScope

    static var registrations: Registrations {
        Input(Script.self)
    }
}
