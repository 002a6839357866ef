public import Dovetail

public enum AppScope: Scope {}

public enum AccountScope: Scope {
    public typealias Parent = AppScope
}

/// What opening an account takes.
public enum AccountContract: Assembly {
    public typealias Scope = AccountScope
    public static var registrations: Registrations {
        Input(Owner.self)
    }
}
