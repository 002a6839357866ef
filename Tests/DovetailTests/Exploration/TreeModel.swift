/// A host and its children, the simple way: no task, no lock, no order but that of a list.
///
/// The host has the eager objects `Store` and `Held`, whose hook waits, and `Low`, `Inner` and `High` are made on first use, `Inner` by the hook of
/// `Held`. Of its children all have `Low`, `A` and `C` have `Eager`, and `A` has `Held` and `Inner`. Positions are in the order `Store`, `Low`, `Inner`,
/// `Held`, `High`.
struct TreeModel: Sendable {
    struct Hook: Sendable {
        var position: Int
        var name: String
    }

    struct Scope: Sendable {
        let name: String
        var isOpening = false
        /// By the test.
        var isHeld = false
        var hasEnded = false
        var isOver = false
        /// Those that have not run.
        var hooks: [Hook]
        var made: Set<String> = []
        var reads = 0
        var ends = 0
        /// Whether its opening has failed, and who opened it waits for its ending.
        var isFailing = false
        /// Whether the hook of `Held` does.
        var waits = false
        /// What has ended in there; of a synchronized host without children: whether it waits for one that ends on its own, or comes when that is over,
        /// is up to the machine.
        var ended: [String] = []

        var isEnding: Bool { hasEnded && !isOver }
    }

    static let positions = ["Store": 0, "Eager": 0, "Low": 1, "Inner": 2, "Held": 3, "High": 4]
    static let lazies = ["Low", "High"]
    static let childNames = ["A", "B", "C"]
    /// The children that have something with a hook when they open.
    static let haveHooks: Set = ["A", "C"]
    /// The child with a hook that waits.
    static let waiting = "A"

    /// Whether what is made late is ended at once, and not by the next call of `end()`.
    let isSynchronized: Bool
    private(set) var host = Scope(
        name: "Host",
        isHeld: true,
        hooks: [Hook(position: 0, name: "Store"), Hook(position: 3, name: "Held")]
    )
    private(set) var children: [Scope] = []
    /// All that hooks and the observer tell, in order.
    private(set) var log = ["opened Host"]
    /// What each child whose opening failed had made by then, and ended: told by whoever opened it, at a time of its own.
    private(set) var failures: [String] = []
    /// What calls of `end()` give, nil as long as they wait.
    private(set) var calls: [[String]?] = []
    /// By call, the scope's name.
    private var callees: [String] = []
    private var attempts = 0
    /// Those that the host's ending comes to.
    private var remaining: [Int] = []
    /// The one that it waits for.
    private var awaited: Int?
    private var hostIsReleased = false

    init(isSynchronized: Bool) {
        self.isSynchronized = isSynchronized
    }

    private var opening: Int? { children.lastIndex { $0.isOpening } }
    private var newest: Int? { children.lastIndex { $0.isHeld } }

    private func isCalled(_ scope: Scope) -> Bool {
        calls.indices.contains { calls[$0] == nil && callees[$0] == scope.name }
    }

    /// Whether somebody has the object.
    private func isThere(_ scope: Scope) -> Bool {
        scope.isOpening || scope.isHeld || isCalled(scope)
    }

    /// What can be done, leaving out what was done often enough.
    var possibleSteps: [TreeStep] {
        TreeStep.allCases.filter { step in
            switch step {
            case .child: host.isHeld && attempts < Self.childNames.count
            case .opened, .fails: opening != nil
            case .hostLazy: host.isHeld && host.reads < Self.lazies.count
            case .childLazy: newest.map { children[$0].reads < 1 } ?? false
            case .endHost: host.isHeld && host.ends < 2
            case .endChild: newest.map { children[$0].ends < 2 } ?? false
            case .goOn: host.waits || children.contains(where: \.waits)
            case .dropChild: newest != nil
            case .dropHost: host.isHeld
            }
        }
    }

    /// What comes after a history.
    var lastSteps: [TreeStep] {
        possibleSteps.filter { [.opened, .goOn, .dropChild, .dropHost].contains($0) }
    }

    /// Of what somebody has, whether it is open.
    var states: [String] {
        let scopes = (host.isHeld ? [host] : []) + children.filter(\.isOpening) + children.filter(\.isHeld)
        return scopes.map { $0.hasEnded ? "the scope \($0.name) has ended" : "\($0.name) is open" }
    }

    mutating func take(_ step: TreeStep) {
        switch step {
        case .child: beginChild()
        case .opened: finishOpening()
        case .fails: failOpening()
        case .hostLazy:
            read(Self.lazies[host.reads], of: \.host)
            host.reads += 1
        case .childLazy:
            guard let newest else { return }
            read("Low", of: \.children[newest])
            children[newest].reads += 1
        case .endHost: endHost()
        case .endChild:
            guard let newest else { return }
            endChild(newest)
        case .goOn:
            if host.waits { letHeldGoOn(of: \.host) }
            for child in children.indices where children[child].waits { letHeldGoOn(of: \.children[child]) }
        case .dropChild:
            guard let newest else { return }
            children[newest].isHeld = false
            abandon(\.children[newest])
        case .dropHost: host.isHeld = false
        }
        proceed()
        // Who fails to open a scope is still at it.
        let isAlive = isThere(host) || children.contains { isThere($0) || $0.isFailing && !$0.isOver }
        if !isAlive, !hostIsReleased {
            hostIsReleased = true
            abandon(\.host)
        }
    }
}

extension TreeModel {
    private mutating func beginChild() {
        let name = Self.childNames[attempts]
        attempts += 1
        if host.hasEnded {
            log.append("refused \(name): Host")
        } else {
            var hooks = Self.haveHooks.contains(name) ? [Hook(position: 0, name: "Eager")] : []
            if name == Self.waiting { hooks.append(Hook(position: 3, name: "Held")) }
            children.append(Scope(name: name, isOpening: true, hooks: hooks))
        }
    }

    private mutating func finishOpening() {
        guard let opening else { return }
        if isSynchronized, host.hasEnded {
            children[opening].isOpening = false
            children[opening].isFailing = true
            children[opening].hasEnded = true
            return
        }
        (children[opening].isOpening, children[opening].isHeld) = (false, true)
        log.append("opened \(children[opening].name)")
    }

    private mutating func failOpening() {
        guard let opening else { return }
        children[opening].isOpening = false
        if Self.haveHooks.contains(children[opening].name) {
            children[opening].isFailing = true
            children[opening].hasEnded = true
        } else {
            failures.append("\(children[opening].name) failed: []")
        }
    }

    private mutating func read(_ name: String, of scope: WritableKeyPath<Self, Scope>) {
        guard self[keyPath: scope].made.insert(name).inserted else { return }
        log.append("made \(name) of \(self[keyPath: scope].name)")
        let hook = Hook(position: Self.positions[name] ?? 0, name: name)
        self[keyPath: scope].hooks.append(hook)
        // Nobody is there to end it later. What is ended by itself is in no report.
        if isSynchronized, self[keyPath: scope].isOver {
            let ended = self[keyPath: scope].ended
            runHooks(of: scope)
            self[keyPath: scope].ended = ended
        }
    }

    /// Of hooks of the same place, the last that came is the first to run.
    private func nextHook(of scope: Scope) -> Int? {
        scope.hooks.indices.max { (scope.hooks[$0].position, $0) < (scope.hooks[$1].position, $1) }
    }

    private mutating func runHooks(of scope: WritableKeyPath<Self, Scope>) {
        let name = self[keyPath: scope].name
        while !self[keyPath: scope].waits, let next = nextHook(of: self[keyPath: scope]) {
            let hook = self[keyPath: scope].hooks.remove(at: next).name
            if hook == "Held" {
                log.append("Held of \(name) begins")
                self[keyPath: scope].waits = true
            } else {
                log += ["\(hook) of \(name) begins", "\(hook) of \(name) is done", "ended \(hook) of \(name)"]
                self[keyPath: scope].ended.append("\(name).\(hook)")
            }
        }
    }

    private mutating func letHeldGoOn(of scope: WritableKeyPath<Self, Scope>) {
        let name = self[keyPath: scope].name
        self[keyPath: scope].waits = false
        if isThere(self[keyPath: scope]) {
            log += ["Held was refused: \(name)", "made Inner of \(name)", "Held ended: []"]
            self[keyPath: scope].hooks.append(Hook(position: 2, name: "Inner"))
        } else {
            log.append("Held is alone")
        }
        log.append("ended Held of \(name): refused")
        self[keyPath: scope].ended.append("\(name).Held")
    }

    private mutating func endChild(_ child: Int) {
        children[child].ends += 1
        children[child].hasEnded = true
        if children[child].isOver, !isSynchronized { runHooks(of: \.children[child]) }
        callees.append(children[child].name)
        calls.append(children[child].isOver ? children[child].ended : nil)
    }

    /// Goes on with the ending of a scope that waits for no other.
    private mutating func finish(_ scope: WritableKeyPath<Self, Scope>) {
        runHooks(of: scope)
        if self[keyPath: scope].waits { return }
        let name = self[keyPath: scope].name
        self[keyPath: scope].isOver = true
        self[keyPath: scope].ended.append(name)
        let ended = self[keyPath: scope].ended
        log.append("ended \(name): \(ended)")
        if self[keyPath: scope].isFailing { failures.append("\(name) failed: \(ended)") }
        for call in calls.indices where calls[call] == nil && callees[call] == name { calls[call] = ended }
    }

    private mutating func endHost() {
        host.ends += 1
        if !host.hasEnded {
            host.hasEnded = true
            // In one place a child that has ended is looked after as long as somebody holds it.
            remaining = children.indices.reversed().filter { !isSynchronized || !children[$0].isOver }
        } else if host.isOver, !isSynchronized {
            endWhatCameLate()
        }
        callees.append(host.name)
        calls.append(host.isOver ? host.ended : nil)
    }

    private mutating func endWhatCameLate() {
        for child in children.indices.reversed() where children[child].isHeld && children[child].isOver {
            let before = children[child].ended.count
            runHooks(of: \.children[child])
            host.ended += children[child].ended[before...]
        }
        runHooks(of: \.host)
    }

    /// Goes on with all that ends as far as it comes.
    private mutating func proceed() {
        for child in children.indices where children[child].isEnding && !children[child].isOpening {
            finish(\.children[child])
        }
        guard host.isEnding else { return }
        while let child = remaining.first {
            if awaited == child {
                if !children[child].isOver { return }
                if !isSynchronized { host.ended += children[child].ended }
            } else if children[child].isEnding || isThere(children[child]) {
                if children[child].isOver {
                    let before = children[child].ended.count
                    runHooks(of: \.children[child])
                    if !isSynchronized { host.ended += children[child].ended[before...] }
                } else {
                    awaited = child
                    children[child].hasEnded = true
                    if !children[child].isOpening { finish(\.children[child]) }
                    continue
                }
            }
            remaining.removeFirst()
        }
        finish(\.host)
    }

    private mutating func abandon(_ scope: WritableKeyPath<Self, Scope>) {
        if self[keyPath: scope].isEnding { return }
        (self[keyPath: scope].hasEnded, self[keyPath: scope].isOver) = (true, true)
        var names: [String] = []
        while let next = nextHook(of: self[keyPath: scope]) {
            names.append(self[keyPath: scope].hooks.remove(at: next).name)
        }
        if !names.isEmpty { log.append("dropped \(self[keyPath: scope].name): \(names)") }
    }
}
