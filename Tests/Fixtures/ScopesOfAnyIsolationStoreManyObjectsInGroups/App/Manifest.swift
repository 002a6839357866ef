import Data
import Dovetail

final class Shown0 {}
final class Shown1: Sendable {}
final class Shown2 {}
final class Shown3: Sendable {}
final class Shown4 {}
final class Shown5: Sendable {}
final class Shown6 {}
final class Shown7: Sendable {}
final class Shown8 {}
final class Shown9: Sendable {}
final class Shown10 {}
final class Shown11: Sendable {}
final class Shown12 {}
final class Shown13: Sendable {}
final class Shown14 {}
final class Shown15: Sendable {}
final class Shown16 {}
final class Shown17: Sendable {}
final class Shown18 {}
final class Shown19: Sendable {}
final class Shown20 {}
final class Shown21: Sendable {}
final class Shown22 {}
final class Shown23: Sendable {}
final class Shown24 {}
final class Shown25: Sendable {}
final class Shown26 {}
final class Shown27: Sendable {}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Shared(Shown0.self)
        Shared(Shown1.self)
        Shared(Shown2.self)
        Shared(Shown3.self)
        Shared(Shown4.self)
        Shared(Shown5.self)
        Shared(Shown6.self)
        Shared(Shown7.self)
        Shared(Shown8.self)
        Shared(Shown9.self)
        Shared(Shown10.self)
        Shared(Shown11.self)
        Shared(Shown12.self)
        Shared(Shown13.self)
        Shared(Shown14.self)
        Shared(Shown15.self)
        Shared(Shown16.self)
        Shared(Shown17.self)
        Shared(Shown18.self)
        Shared(Shown19.self)
        Shared(Shown20.self)
        Shared(Shown21.self)
        Shared(Shown22.self)
        Shared(Shown23.self)
        Shared(Shown24.self)
        Shared(Shown25.self)
        Shared(Shown26.self)
        Shared(Shown27.self)
    }
}

enum WorkAssembly: Assembly {
    typealias Scope = WorkScope
    static var registrations: Registrations {
        Shared(Shown0.self)
        Shared(Shown1.self)
        Shared(Shown2.self)
        Shared(Shown3.self)
        Shared(Shown4.self)
        Shared(Shown5.self)
        Shared(Shown6.self)
        Shared(Shown7.self)
        Shared(Shown8.self)
        Shared(Shown9.self)
        Shared(Shown10.self)
        Shared(Shown11.self)
        Shared(Shown12.self)
        Shared(Shown13.self)
        Shared(Shown14.self)
        Shared(Shown15.self)
        Shared(Shown16.self)
        Shared(Shown17.self)
        Shared(Shown18.self)
        Shared(Shown19.self)
        Shared(Shown20.self)
        Shared(Shown21.self)
        Shared(Shown22.self)
        Shared(Shown23.self)
        Shared(Shown24.self)
        Shared(Shown25.self)
        Shared(Shown26.self)
        Shared(Shown27.self)
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Shown0.self)
        Shared(Shown1.self)
        Shared(Shown2.self)
        Shared(Shown3.self)
        Shared(Shown4.self)
        Shared(Shown5.self)
        Shared(Shown6.self)
        Shared(Shown7.self)
        Shared(Shown8.self)
        Shared(Shown9.self)
        Shared(Shown10.self)
        Shared(Shown11.self)
        Shared(Shown12.self)
        Shared(Shown13.self)
        Shared(Shown14.self)
        Shared(Shown15.self)
        Shared(Shown16.self)
        Shared(Shown17.self)
        Shared(Shown18.self)
        Shared(Shown19.self)
        Shared(Shown20.self)
        Shared(Shown21.self)
        Shared(Shown22.self)
        Shared(Shown23.self)
        Shared(Shown24.self)
        Shared(Shown25.self)
        Shared(Shown26.self)
        Shared(Shown27.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        WindowData.self
        WindowAssembly.self
        WorkData.self
        WorkAssembly.self
        JobData.self
        JobAssembly.self
        Expose(Whole.self)
        Expose(Shown0.self)
        Expose(Shown1.self)
        Expose(Shown2.self)
        Expose(Shown3.self)
        Expose(Shown4.self)
        Expose(Shown5.self)
        Expose(Shown6.self)
        Expose(Shown7.self)
        Expose(Shown8.self)
        Expose(Shown9.self)
        Expose(Shown10.self)
        Expose(Shown11.self)
        Expose(Shown12.self)
        Expose(Shown13.self)
        Expose(Shown14.self)
        Expose(Shown15.self)
        Expose(Shown16.self)
        Expose(Shown17.self)
        Expose(Shown18.self)
        Expose(Shown19.self)
        Expose(Shown20.self)
        Expose(Shown21.self)
        Expose(Shown22.self)
        Expose(Shown23.self)
        Expose(Shown24.self)
        Expose(Shown25.self)
        Expose(Shown26.self)
        Expose(Shown27.self)
    }
}
