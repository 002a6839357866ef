final class Dep: Sendable {}

protocol Making: Sendable {
    var text: String { get }
}

/// Two arguments of one type: they are taken in their order, wherever what is injected stands.
final class Client: Making {
    let text: String
    let dep: Dep
    init(connect: Int, dep: Dep, request: Int, name: String?) {
        text = "\(connect) \(request) \(name ?? "none")"
        self.dep = dep
    }
}

/// Parameterized.
final class Box<Value: Sendable>: Sendable {
    let value: Value
    let dep: Dep
    init(value: Value, dep: Dep) {
        self.value = value
        self.dep = dep
    }
}

/// An argument that is a closure, one that is a list.
final class Task: Sendable {
    let run: @Sendable (Int) -> Int
    let inputs: [Int]
    init(run: @escaping @Sendable (Int) -> Int, inputs: [Int], dep: Dep) {
        self.run = run
        self.inputs = inputs
    }
}

/// Has the factories handed to it, as closures, and an assisted parameter of its own.
final class Manager: Sendable {
    let name: String
    let makeClient: @Sendable (Int, Int, String?) -> any Making
    let makeBox: @Sendable (String) -> Box<String>
    let makeTask: @Sendable (@escaping @Sendable (Int) -> Int, [Int]) -> Task
    let makePlain: @Sendable () -> Plain
    init(
        name: String,
        makeClient: @escaping @Sendable (Int, Int, String?) -> any Making,
        makeBox: @escaping @Sendable (String) -> Box<String>,
        makeTask: @escaping @Sendable (@escaping @Sendable (Int) -> Int, [Int]) -> Task,
        makePlain: @escaping @Sendable () -> Plain
    ) {
        self.name = name
        self.makeClient = makeClient
        self.makeBox = makeBox
        self.makeTask = makeTask
        self.makePlain = makePlain
    }
}

/// No assisted parameter at all.
final class Plain: Sendable {}
