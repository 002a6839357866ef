public import Dovetail

public enum MapScope: Scope {}
public enum SessionScope: Scope { public typealias Parent = MapScope }

public enum MapsAssembly: Assembly {
    public typealias Scope = MapScope
    public static var registrations: Registrations {
        Transient(Route.self, arguments: Point.self)
        Transient(RedPin.self, as: (any Pin).self)
            .into([any Pin].self)
            .into([String: any Pin].self, key: "red")
        Transient(BluePin.self)
            .into([any Pin].self)
        Transient(Tour.self, arguments: Point.self)
        Shared(Planner.self)
    }
}

public enum SessionAssembly: Assembly {
    public typealias Scope = SessionScope
    public static var registrations: Registrations {
        Input(String.self, name: "title")
        Shared(Marker.self)
    }
}
