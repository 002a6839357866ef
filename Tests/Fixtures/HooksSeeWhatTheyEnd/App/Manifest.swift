import Dovetail
import Foundation

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Counter.self)
            .onEnd { counter in
                let text = """
                    counted "\(await counter.value)"
                      and no further
                    """
                print(text.replacingOccurrences(of: "\n", with: " |"))
            }
        Shared(Value.self)
            .onEnd { print("value \($0.number)") }
        // What generated code might have a name for.
        Shared(Position.self).onEnd { print("position", $0.index) }
        Shared(Window.self).onEnd { @MainActor in $0.close() }
        Shared(Log.self, as: (any Logging).self, (any Flushing).self)
            .lazy()
            .onEnd { try await $0.flush() }
        Shared(Late.self).lazy().onEnd { _ in print("never") }
        Shared(Date.self) { Date(timeIntervalSince1970: 0) }
            .onEnd { print("since", $0.timeIntervalSince1970) }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Counter.self)
        Expose(Value.self)
        Expose(Position.self)
        Expose(Window.self)
        Expose((any Logging).self)
        Expose(Late.self)
        Expose(Date.self)
    }
}
