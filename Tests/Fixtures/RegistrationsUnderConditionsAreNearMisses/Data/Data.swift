package import Dovetail
package import Kit

struct Disk: Store {}
struct Client: Net {}
struct FileLog: Log {}
struct Quartz: Clock {}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        #if DEBUG
            Shared(Disk.self, as: (any Store).self)
            #if os(Linux)
                Shared(Quartz.self, as: (any Clock).self)
            #endif
        #endif
        Shared(FileLog.self, as: (any Log).self)
            #if os(Linux)
                .lazy()
            #endif
        Shared(Client.self, as: (any Net).self)
    }
}
