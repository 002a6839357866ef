/// The counterpart of ``ScopeLifetime`` for a scope that is used from one place only, as are those around it: it has no locks, and its hooks run
/// where it is ended.
///
/// Generated code makes one for each opened scope; nobody else needs to.
public final class UnsynchronizedLifetime {
    /// What runs for one object when its scope ends.
    class Hook {
        let position: Int
        let name: String

        init(_ name: String, _ position: Int) {
            self.name = name
            self.position = position
        }

        func run(isolation: isolated (any Actor)?) async throws {}
    }

    /// It holds the object itself, since a closure that captured it could be taken elsewhere with it.
    final class ObjectHook<Object>: Hook {
        let object: Object
        let body: (Object, isolated (any Actor)?) async throws -> Void

        init(
            _ name: String,
            _ position: Int,
            _ object: Object,
            _ body: @escaping (Object, isolated (any Actor)?) async throws -> Void
        ) {
            self.object = object
            self.body = body
            super.init(name, position)
        }

        override func run(isolation: isolated (any Actor)?) async throws {
            try await body(object, isolation)
        }
    }

    private struct Child {
        weak var lifetime: UnsynchronizedLifetime?
    }

    /// The scope's name as its class has it: `Account`.
    public let name: String
    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public private(set) var hasEnded = false
    private var hooks: [Hook] = []
    /// Where tasks of the opening add theirs.
    private var hooksOfTasks: TaskHooks?
    private var children: [Child] = []
    private var unfinished = UnfinishedObjects()
    /// What the ending came to, once it is over.
    private var report: EndReport?

    /// The lifetime of a root scope.
    public init(_ name: String) {
        self.name = name
    }

    /// The lifetime of a scope in another one.
    ///
    /// - Throws: ``ScopeEnded`` with the parent's name, where the parent has begun to end.
    public init(_ name: String, in parent: UnsynchronizedLifetime) throws(ScopeEnded) {
        self.name = name
        try parent.checkOpen()
        parent.children.removeAll { $0.lifetime == nil }
        parent.children.append(Child(lifetime: self))
    }

    /// Throws ``ScopeEnded`` once `end()` has been called.
    public func checkOpen() throws(ScopeEnded) {
        if hasEnded { throw ScopeEnded(scope: name) }
    }

    /// Adds what is to run for an object, on the actor of whoever ends the scope.
    ///
    /// - Parameter position: The object's place in the order of construction that the graph fixed. Hooks run from high to low.
    public func onEnd<Object>(
        _ name: String,
        position: Int,
        _ object: Object,
        _ hook: @escaping (Object, isolated (any Actor)?) async throws -> Void
    ) {
        hooks.append(ObjectHook(name, position, object, hook))
    }

    /// Where tasks of the opening add what is to run for their objects.
    public var taskHooks: TaskHooks {
        if let hooksOfTasks { return hooksOfTasks }
        let hooks = TaskHooks()
        hooksOfTasks = hooks
        return hooks
    }

    /// Makes the object of a cell. Where it is being made already, the process is stopped.
    func making<Value, Failure: Error>(
        _ name: StaticString,
        of cell: AnyObject,
        _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unfinished.begin(name, cell, self.name)
        defer { unfinished.finish() }
        return try make()
    }

    /// Says that all of the scope's objects are made.
    public func finishOpening() {}

    /// Says that the opening failed before anything with a hook was made.
    public func abandonOpening() {
        hasEnded = true
    }

    /// Says that the opening failed, and ends what was already made.
    public func endAbandonedOpening(isolation: isolated (any Actor)? = #isolation) async {
        _ = await end(isolation: isolation)
    }

    /// Ends the open children, then runs the hooks in reverse order of construction, on the actor of whoever calls it.
    ///
    /// From the first moment on no child opens. Called again, from one of its hooks for instance, it comes back at once with what has ended so far.
    public func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        if hasEnded { return report ?? EndReport() }
        hasEnded = true
        var ending = EndReport()
        while let child = children.popLast() {
            if let lifetime = child.lifetime, !lifetime.hasEnded {
                ending.append(await lifetime.end(isolation: isolation))
            }
        }
        hooks += hooksOfTasks?.take() ?? []
        hooks.sort { $0.position < $1.position }
        while let hook = hooks.popLast() {
            let hookName = "\(name).\(hook.name)"
            do {
                try await hook.run(isolation: isolation)
            } catch {
                ending.failures.append(EndReport.Failure(name: hookName, error: error))
            }
            ending.ended.append(hookName)
        }
        ending.ended.append(name)
        report = ending
        return ending
    }
}
