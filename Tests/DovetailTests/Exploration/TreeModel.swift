/// A host and its children, the simple way: no task, no lock, no order but that of a list.
///
/// The host has the eager objects `Store` and `Held`, whose hook waits, and `Low`, `Inner` and `High` are made on first use, `Inner` by the hook of
/// `Held`. A child has `Eager` and `Low`. Positions are in the order `Store`, `Low`, `Inner`, `Held`, `High`.
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
        /// What has ended in there.
        var ended: [String] = []
    }

    static let positions = ["Store": 0, "Eager": 0, "Low": 1, "Inner": 2, "Held": 3, "High": 4]
    static let lazies = ["Low", "High"]
    static let childNames = ["A", "B", "C"]
    /// The children that have something with a hook when they open.
    static let haveHooks: Set = ["A", "C"]

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
    /// What calls of the host's `end()` give, nil as long as they wait.
    private(set) var calls: [[String]?] = []
    private var attempts = 0
    /// Those that the host's ending comes to.
    private var remaining: [Int] = []
    private var heldWaits = false
    private var hostIsReleased = false

    init(isSynchronized: Bool) {
        self.isSynchronized = isSynchronized
    }

    private var opening: Int? { children.lastIndex { $0.isOpening } }
    private var newest: Int? { children.lastIndex { $0.isHeld } }
    private var isEnding: Bool { host.hasEnded && !host.isOver }

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
            case .goOn: heldWaits
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
            end(newest)
            children[newest].ends += 1
            log.append("end of \(children[newest].name) gave \(children[newest].ended)")
        case .goOn: letHeldGoOn()
        case .dropChild:
            guard let newest else { return }
            children[newest].isHeld = false
            abandon(\.children[newest])
        case .dropHost: host.isHeld = false
        }
        proceed()
        let isAlive = host.isHeld || isEnding || children.contains { $0.isOpening || $0.isHeld }
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
            let hooks = Self.haveHooks.contains(name) ? [Hook(position: 0, name: "Eager")] : []
            children.append(Scope(name: name, isOpening: true, hooks: hooks))
        }
    }

    private mutating func finishOpening() {
        guard let opening else { return }
        (children[opening].isOpening, children[opening].isHeld) = (false, true)
        log.append("opened \(children[opening].name)")
    }

    private mutating func failOpening() {
        guard let opening else { return }
        children[opening].isOpening = false
        let isAwaited = children[opening].hasEnded
        let isEnded = Self.haveHooks.contains(children[opening].name)
        if isEnded || isAwaited { end(opening) }
        let ended = isEnded ? children[opening].ended : []
        failures.append("\(children[opening].name) failed: \(ended)")
        // The host's ending has waited for this.
        if isAwaited, remaining.first == opening {
            remaining.removeFirst()
            host.ended += children[opening].ended
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
        while !(heldWaits && name == host.name), let next = nextHook(of: self[keyPath: scope]) {
            let hook = self[keyPath: scope].hooks.remove(at: next).name
            if hook == "Held" {
                log.append("Held begins")
                heldWaits = true
            } else {
                log += ["\(hook) of \(name) begins", "\(hook) of \(name) is done", "ended \(hook) of \(name)"]
                self[keyPath: scope].ended.append("\(name).\(hook)")
            }
        }
    }

    private mutating func letHeldGoOn() {
        heldWaits = false
        log += ["Held was refused: Host", "made Inner of Host", "Held ended: []", "ended Held of Host: refused"]
        host.hooks.append(Hook(position: 2, name: "Inner"))
        host.ended.append("Host.Held")
    }

    private mutating func end(_ child: Int) {
        children[child].hasEnded = true
        runHooks(of: \.children[child])
        if children[child].isOver { return }
        children[child].isOver = true
        children[child].ended.append(children[child].name)
        log.append("ended \(children[child].name): \(children[child].ended)")
    }

    private mutating func endHost() {
        host.ends += 1
        if !host.hasEnded {
            host.hasEnded = true
            // In one place a child that has ended is looked after as long as somebody holds it.
            remaining = children.indices.reversed().filter { !isSynchronized || !children[$0].isOver }
            calls.append(nil)
        } else {
            if host.isOver, !isSynchronized { endWhatCameLate() }
            calls.append(host.isOver ? host.ended : nil)
        }
    }

    private mutating func endWhatCameLate() {
        for child in children.indices.reversed() where children[child].isHeld && children[child].isOver {
            let before = children[child].ended.count
            runHooks(of: \.children[child])
            host.ended += children[child].ended[before...]
        }
        runHooks(of: \.host)
    }

    /// Goes on with the ending of the host as far as it comes.
    private mutating func proceed() {
        guard isEnding else { return }
        while let child = remaining.first {
            let isThere = children[child].isOpening || children[child].isHeld
            if isThere {
                children[child].hasEnded = true
                if children[child].isOpening { return }
                let before = isSynchronized ? 0 : children[child].ended.count
                end(child)
                host.ended += children[child].ended[before...]
            }
            remaining.removeFirst()
        }
        runHooks(of: \.host)
        if heldWaits { return }
        host.isOver = true
        host.ended.append("Host")
        log.append("ended Host: \(host.ended)")
        calls = calls.map { $0 ?? host.ended }
    }

    private mutating func abandon(_ scope: WritableKeyPath<Self, Scope>) {
        if self[keyPath: scope].hasEnded, !self[keyPath: scope].isOver { return }
        self[keyPath: scope].hasEnded = true
        var names: [String] = []
        while let next = nextHook(of: self[keyPath: scope]) {
            names.append(self[keyPath: scope].hooks.remove(at: next).name)
        }
        if !names.isEmpty { log.append("dropped \(self[keyPath: scope].name): \(names)") }
    }
}
