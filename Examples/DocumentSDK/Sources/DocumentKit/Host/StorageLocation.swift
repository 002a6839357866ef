/// Where the host lets the SDK keep its files.
public enum StorageLocation: Hashable, Sendable {
    /// A folder that exists and is the SDK's alone.
    case folder(path: String)
    /// Nowhere: what is stored is gone when the account ends.
    case memory
}
