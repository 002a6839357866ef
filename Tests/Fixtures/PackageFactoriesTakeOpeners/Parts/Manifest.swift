package import Dovetail
package import Kit

package enum OfficeAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(PaperOffice.self, as: (any Office).self)
        Transient(Stamp.self)
    }
}

package enum DeskAssembly: Assembly {
    package typealias Scope = DeskScope

    package static var registrations: Registrations {
        Shared(WritingDesk.self, as: (any Desk).self)
    }
}
