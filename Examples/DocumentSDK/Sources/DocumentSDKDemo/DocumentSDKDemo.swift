internal import DocumentSDK
public import Dovetail

/// The same product for a trade fair: samples instead of a server, and no network at all. A host that opens it need not
/// hand in a transport, since nothing in it could use one. What it makes of an account is used like the product's.
public enum DocumentSDKDemo: Composition {
    public static var assemblies: Assemblies {
        Include(DocumentSDK.self)
        Override(SampleRemoteAssembly.self)
    }
}
