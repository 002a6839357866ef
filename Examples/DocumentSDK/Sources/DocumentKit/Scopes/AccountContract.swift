public import Dovetail

/// What opening an account takes.
public enum AccountContract: Assembly {
    public typealias Scope = AccountScope

    public static var registrations: Registrations {
        Input(AccountContext.self)
    }
}
