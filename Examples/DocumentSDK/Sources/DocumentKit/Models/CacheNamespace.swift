/// The name under which everything stored for one account is kept apart from every other account's.
package struct CacheNamespace: Hashable, Sendable {
    /// A file name that is valid everywhere and differs for different accounts.
    package let name: String

    package init(_ account: AccountID) {
        name = account.rawValue.utf8.reduce(into: "account-") { name, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                // Upper case is escaped as well: some file systems do not tell it from lower case.
                name += "_" + String(byte, radix: 16) + "_"
            }
        }
    }
}
