package import DocumentKit

/// A request as the server remembers it.
package struct ReceivedRequest: Hashable, Sendable, CustomStringConvertible {
    package let account: AccountID
    package let method: TransportRequest.Method
    package let path: String
    package let status: Int

    package var description: String { "\(account): \(method.rawValue) /\(path) -> \(status)" }
}
