package import Dovetail
package import Kit
import SDK

/// Between the two: what it adds is not in the protocols of what it includes.
package enum Staging: Composition {
    package static var assemblies: Assemblies {
        Include(SDK.self)
        Override(StagingDoubles.self)
        Expose(AccountName.self)
    }
}

package enum StagingDoubles: Assembly {
    package typealias Scope = AccountScope
    package static var registrations: Registrations {
        Transient(Cursor.self) { () in Cursor(position: 1) }
    }
}
