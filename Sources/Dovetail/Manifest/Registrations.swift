/// The value of a manifest's body. It is empty: the body is there to be read and type-checked, not to be run.
public struct Registrations {
    init() {}
}

/// Lets a manifest's body list registrations, one a line.
@resultBuilder
public enum RegistrationsBuilder {
    /// One registration of the list, its type forgotten so that long manifests stay quick to type-check.
    public struct Element {
        init() {}
    }

    public static func buildExpression<Value>(_ registration: Shared<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ registration: Transient<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ registration: PerGraph<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ registration: Weak<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ registration: Input<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ contributions: Contributions<Value>) -> Element { Element() }
    public static func buildExpression<Value>(_ registration: Decorator<Value>) -> Element { Element() }
    public static func buildBlock(_ elements: Element...) -> Registrations { Registrations() }
}
