package import Dovetail

package enum HostScope: Scope {}
package enum AccountScope: Scope { package typealias Parent = HostScope }
package enum SessionScope: Scope { package typealias Parent = AccountScope }

package enum HostAssembly: Assembly {
    package typealias Scope = HostScope

    package static var registrations: Registrations {
        Shared(WritingDesk.self, as: (any Desk).self)
        Shared(Disk.self)
            .onEnd { _ in print("disk ended") }
        Shared(Index.self).lazy()
    }
}

package enum StorageAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Input(String.self, name: "user")
        Shared(Drawer.self)
            .onEnd { drawer in print("drawer of \(drawer.user) closed") }
        Shared(OpenShelf.self, as: (any Shelf).self)
    }
}

package enum SessionAssembly: Assembly {
    package typealias Scope = SessionScope

    package static var registrations: Registrations {
        Input(Page.self)
        Shared(Editor.self)
            .onEnd { editor in print("editor of \(editor.text) closed") }
    }
}
