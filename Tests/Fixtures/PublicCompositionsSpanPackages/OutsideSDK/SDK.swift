public import Dovetail
import Foundation
import Kit
import Remote

public enum SDK: Composition {
    public static var assemblies: Assemblies {
        HostContract.self
        AccountContract.self
        RemoteAssembly.self
        Expose((any Documents).self)
        Expose(Page.self)
        Expose(AccountID.self)
        Expose(URL.self)
    }
}
