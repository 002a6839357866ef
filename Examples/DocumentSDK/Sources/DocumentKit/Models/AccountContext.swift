/// Who is signed in, as the host knows it: what opening an account takes.
public struct AccountContext: Sendable {
    public let id: AccountID
    public let displayName: String
    public let credential: Credential

    public init(id: AccountID, displayName: String, credential: Credential) {
        self.id = id
        self.displayName = displayName
        self.credential = credential
    }
}
