import Dovetail

enum AppScope: Scope {}

protocol Clock: Sendable {
    var name: String { get }
}

struct FakeClock: Clock {
    let name = "fake"
}

struct RealClock: Clock {
    let name = "real"
}

#if DEBUG
    typealias AppClock = FakeClock
    typealias Handler = @Sendable (String) -> Report
#else
    typealias AppClock = RealClock
    typealias Handler = @Sendable (String) throws -> Report
#endif

struct Report: Sendable {
    let text: String
    let clock: AppClock

    var line: String { "\(text) at \(clock.name)" }
}

struct Screen: Sendable {
    let clock: AppClock
    let report: Handler
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if DEBUG
            Shared(FakeClock.self)
        #else
            Shared(RealClock.self)
        #endif
        Shared(Screen.self)
        Transient(Report.self, arguments: String.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() throws {
        let screen = Product.App().screen
        #if DEBUG
            print(screen.clock.name, screen.report("seen").line)
        #else
            print(screen.clock.name, try screen.report("seen").line)
        #endif
    }
}
