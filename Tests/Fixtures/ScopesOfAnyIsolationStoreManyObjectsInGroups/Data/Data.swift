public import Dovetail

@globalActor public actor Background {
    public static let shared = Background()
}

public enum WindowScope: Scope {
    public typealias Isolation = MainActor
}

public enum WorkScope: Scope {
    public typealias Isolation = Background
}

public enum JobScope: Scope {
    public typealias Isolation = Unsynchronized
}

// Every third is known to be `Sendable`: those are read from anywhere, and the others stay where they are.

final class Model0: Sendable {}
final class Model1 {}
final class Model2 {}
final class Model3: Sendable {}
final class Model4 {}
final class Model5 {}
final class Model6: Sendable {}
final class Model7 {}
final class Model8 {}
final class Model9: Sendable {}
final class Model10 {}
final class Model11 {}
final class Model12: Sendable {}
final class Model13 {}

/// Known to this module only: they come sealed.
final class Hidden0: Sendable {
    let model: Model0
    init(model: Model0) { self.model = model }
}

final class Hidden1 {
    let model: Model1
    init(model: Model1) { self.model = model }
}

final class Hidden2 {
    let model: Model2
    init(model: Model2) { self.model = model }
}

final class Hidden3: Sendable {
    let model: Model3
    init(model: Model3) { self.model = model }
}

final class Hidden4 {
    let model: Model4
    init(model: Model4) { self.model = model }
}

final class Hidden5 {
    let model: Model5
    init(model: Model5) { self.model = model }
}

final class Hidden6: Sendable {
    let model: Model6
    init(model: Model6) { self.model = model }
}

final class Hidden7 {
    let model: Model7
    init(model: Model7) { self.model = model }
}

final class Hidden8 {
    let model: Model8
    init(model: Model8) { self.model = model }
}

final class Hidden9: Sendable {
    let model: Model9
    init(model: Model9) { self.model = model }
}

final class Hidden10 {
    let model: Model10
    init(model: Model10) { self.model = model }
}

final class Hidden11 {
    let model: Model11
    init(model: Model11) { self.model = model }
}

final class Hidden12: Sendable {
    let model: Model12
    init(model: Model12) { self.model = model }
}

final class Hidden13 {
    let model: Model13
    init(model: Model13) { self.model = model }
}

final class Lazy0 {
    init(model: Model0) { print("lazy 0 made") }
}

final class Lazy1 {}

final class Lazy2 {}

final class Lazy3 {}

final class Lazy4 {}

final class Lazy5 {}

final class Lazy6 {}

final class Lazy7 {}

final class Lazy8 {}

final class Lazy9 {}

final class Lazy10 {}

final class Lazy11 {}

final class Lazy12 {}

final class Lazy13 {}

final class Lazy14 {}

final class Lazy15 {}

final class Lazy16 {}

final class Lazy17 {}

final class Lazy18 {}

final class Lazy19 {}

final class Lazy20 {}

final class Lazy21 {}

final class Lazy22 {}

final class Lazy23 {}

final class Lazy24 {}

final class Lazy25 {
    init(model: Model11) { print("lazy 25 made") }
}

/// One for each construction.
final class Trace {}

struct Left {
    let trace: Trace
}

struct Right {
    let trace: Trace
}

package struct Whole {
    let left: Left
    let right: Right
    let hidden0: Hidden0
    let hidden1: Hidden1
    let hidden2: Hidden2
    let hidden3: Hidden3
    let hidden4: Hidden4
    let hidden5: Hidden5
    let hidden6: Hidden6
    let hidden7: Hidden7
    let hidden8: Hidden8
    let hidden9: Hidden9
    let hidden10: Hidden10
    let hidden11: Hidden11
    let hidden12: Hidden12
    let hidden13: Hidden13
    let model0: Model0
    let model1: Model1
    let model2: Model2
    let model3: Model3
    let model4: Model4
    let model5: Model5
    let model6: Model6
    let model7: Model7
    let model8: Model8
    let model9: Model9
    let model10: Model10
    let model11: Model11
    let model12: Model12
    let model13: Model13
    let lazy0: () throws -> Lazy0
    let lazy1: () throws -> Lazy1
    let lazy2: () throws -> Lazy2
    let lazy3: () throws -> Lazy3
    let lazy4: () throws -> Lazy4
    let lazy5: () throws -> Lazy5
    let lazy6: () throws -> Lazy6
    let lazy7: () throws -> Lazy7
    let lazy8: () throws -> Lazy8
    let lazy9: () throws -> Lazy9
    let lazy10: () throws -> Lazy10
    let lazy11: () throws -> Lazy11
    let lazy12: () throws -> Lazy12
    let lazy13: () throws -> Lazy13
    let lazy14: () throws -> Lazy14
    let lazy15: () throws -> Lazy15
    let lazy16: () throws -> Lazy16
    let lazy17: () throws -> Lazy17
    let lazy18: () throws -> Lazy18
    let lazy19: () throws -> Lazy19
    let lazy20: () throws -> Lazy20
    let lazy21: () throws -> Lazy21
    let lazy22: () throws -> Lazy22
    let lazy23: () throws -> Lazy23
    let lazy24: () throws -> Lazy24
    let lazy25: () throws -> Lazy25

    package func isOne() throws -> Bool {
        try left.trace === right.trace && hidden1.model === model1 && hidden3.model === model3 && lazy25() === lazy25()
    }
}

package enum WindowData: Assembly {
    package typealias Scope = WindowScope
    package static var registrations: Registrations {
        Shared(Model0.self)
        Shared(Model1.self)
        Shared(Model2.self)
        Shared(Model3.self)
        Shared(Model4.self)
        Shared(Model5.self)
        Shared(Model6.self)
        Shared(Model7.self)
        Shared(Model8.self)
        Shared(Model9.self)
        Shared(Model10.self)
        Shared(Model11.self)
        Shared(Model12.self)
        Shared(Model13.self)
        Shared(Hidden0.self)
        Shared(Hidden1.self)
        Shared(Hidden2.self)
        Shared(Hidden3.self)
            .onEnd { _ in print("hidden 3 ended") }
        Shared(Hidden4.self)
            .onEnd { _ in print("hidden 4 ended") }
        Shared(Hidden5.self)
        Shared(Hidden6.self)
        Shared(Hidden7.self)
        Shared(Hidden8.self)
        Shared(Hidden9.self)
        Shared(Hidden10.self)
        Shared(Hidden11.self)
        Shared(Hidden12.self)
        Shared(Hidden13.self)
        Shared(Lazy0.self).lazy()
        Shared(Lazy1.self).lazy()
        Shared(Lazy2.self).lazy()
        Shared(Lazy3.self).lazy()
        Shared(Lazy4.self).lazy()
        Shared(Lazy5.self).lazy()
        Shared(Lazy6.self).lazy()
        Shared(Lazy7.self).lazy()
        Shared(Lazy8.self).lazy()
        Shared(Lazy9.self).lazy()
        Shared(Lazy10.self).lazy()
        Shared(Lazy11.self).lazy()
        Shared(Lazy12.self).lazy()
        Shared(Lazy13.self).lazy()
        Shared(Lazy14.self).lazy()
        Shared(Lazy15.self).lazy()
        Shared(Lazy16.self).lazy()
        Shared(Lazy17.self).lazy()
        Shared(Lazy18.self).lazy()
        Shared(Lazy19.self).lazy()
        Shared(Lazy20.self).lazy()
        Shared(Lazy21.self).lazy()
        Shared(Lazy22.self).lazy()
        Shared(Lazy23.self).lazy()
        Shared(Lazy24.self).lazy()
        Shared(Lazy25.self).lazy()
        PerGraph(Trace.self)
        Transient(Left.self)
        Transient(Right.self)
        Transient(Whole.self)
    }
}

package enum WorkData: Assembly {
    package typealias Scope = WorkScope
    package static var registrations: Registrations {
        Shared(Model0.self)
        Shared(Model1.self)
        Shared(Model2.self)
        Shared(Model3.self)
        Shared(Model4.self)
        Shared(Model5.self)
        Shared(Model6.self)
        Shared(Model7.self)
        Shared(Model8.self)
        Shared(Model9.self)
        Shared(Model10.self)
        Shared(Model11.self)
        Shared(Model12.self)
        Shared(Model13.self)
        Shared(Hidden0.self)
        Shared(Hidden1.self)
        Shared(Hidden2.self)
        Shared(Hidden3.self)
            .onEnd { _ in print("hidden 3 ended") }
        Shared(Hidden4.self)
            .onEnd { _ in print("hidden 4 ended") }
        Shared(Hidden5.self)
        Shared(Hidden6.self)
        Shared(Hidden7.self)
        Shared(Hidden8.self)
        Shared(Hidden9.self)
        Shared(Hidden10.self)
        Shared(Hidden11.self)
        Shared(Hidden12.self)
        Shared(Hidden13.self)
        Shared(Lazy0.self).lazy()
        Shared(Lazy1.self).lazy()
        Shared(Lazy2.self).lazy()
        Shared(Lazy3.self).lazy()
        Shared(Lazy4.self).lazy()
        Shared(Lazy5.self).lazy()
        Shared(Lazy6.self).lazy()
        Shared(Lazy7.self).lazy()
        Shared(Lazy8.self).lazy()
        Shared(Lazy9.self).lazy()
        Shared(Lazy10.self).lazy()
        Shared(Lazy11.self).lazy()
        Shared(Lazy12.self).lazy()
        Shared(Lazy13.self).lazy()
        Shared(Lazy14.self).lazy()
        Shared(Lazy15.self).lazy()
        Shared(Lazy16.self).lazy()
        Shared(Lazy17.self).lazy()
        Shared(Lazy18.self).lazy()
        Shared(Lazy19.self).lazy()
        Shared(Lazy20.self).lazy()
        Shared(Lazy21.self).lazy()
        Shared(Lazy22.self).lazy()
        Shared(Lazy23.self).lazy()
        Shared(Lazy24.self).lazy()
        Shared(Lazy25.self).lazy()
        PerGraph(Trace.self)
        Transient(Left.self)
        Transient(Right.self)
        Transient(Whole.self)
    }
}

package enum JobData: Assembly {
    package typealias Scope = JobScope
    package static var registrations: Registrations {
        Shared(Model0.self)
        Shared(Model1.self)
        Shared(Model2.self)
        Shared(Model3.self)
        Shared(Model4.self)
        Shared(Model5.self)
        Shared(Model6.self)
        Shared(Model7.self)
        Shared(Model8.self)
        Shared(Model9.self)
        Shared(Model10.self)
        Shared(Model11.self)
        Shared(Model12.self)
        Shared(Model13.self)
        Shared(Hidden0.self)
        Shared(Hidden1.self)
        Shared(Hidden2.self)
        Shared(Hidden3.self)
            .onEnd { _ in print("hidden 3 ended") }
        Shared(Hidden4.self)
            .onEnd { _ in print("hidden 4 ended") }
        Shared(Hidden5.self)
        Shared(Hidden6.self)
        Shared(Hidden7.self)
        Shared(Hidden8.self)
        Shared(Hidden9.self)
        Shared(Hidden10.self)
        Shared(Hidden11.self)
        Shared(Hidden12.self)
        Shared(Hidden13.self)
        Shared(Lazy0.self).lazy()
        Shared(Lazy1.self).lazy()
        Shared(Lazy2.self).lazy()
        Shared(Lazy3.self).lazy()
        Shared(Lazy4.self).lazy()
        Shared(Lazy5.self).lazy()
        Shared(Lazy6.self).lazy()
        Shared(Lazy7.self).lazy()
        Shared(Lazy8.self).lazy()
        Shared(Lazy9.self).lazy()
        Shared(Lazy10.self).lazy()
        Shared(Lazy11.self).lazy()
        Shared(Lazy12.self).lazy()
        Shared(Lazy13.self).lazy()
        Shared(Lazy14.self).lazy()
        Shared(Lazy15.self).lazy()
        Shared(Lazy16.self).lazy()
        Shared(Lazy17.self).lazy()
        Shared(Lazy18.self).lazy()
        Shared(Lazy19.self).lazy()
        Shared(Lazy20.self).lazy()
        Shared(Lazy21.self).lazy()
        Shared(Lazy22.self).lazy()
        Shared(Lazy23.self).lazy()
        Shared(Lazy24.self).lazy()
        Shared(Lazy25.self).lazy()
        PerGraph(Trace.self)
        Transient(Left.self)
        Transient(Right.self)
        Transient(Whole.self)
    }
}
