public import Dovetail

public enum AppScope: Scope {}

public enum KitContract: Assembly {
    public typealias Scope = AppScope

    public static var registrations: Registrations {
        Input(Int.self, name: "number")
    }
}
