@testable import Dovetail

/// Scopes that are used from one place: this actor.
actor UnsynchronizedTree: ExploredTree {
    private final class Made {}

    /// Remembers objects without holding them.
    private final class Traces {
        private var traces: [() -> Bool] = []

        var areAllReleased: Bool { traces.allSatisfy { $0() } }

        func add(_ object: some AnyObject) {
            traces.append { [weak object] in object == nil }
        }
    }

    /// What a generated class is.
    private final class Scope {
        let lifetime: UnsynchronizedLifetime
        private let parent: Scope?
        private let lazies = [
            "Low": UnsynchronizedLazy<Made>("Low"), "Inner": UnsynchronizedLazy<Made>("Inner"),
            "High": UnsynchronizedLazy<Made>("High"),
        ]
        private let log: EventLog
        private let traces: Traces

        init(_ lifetime: UnsynchronizedLifetime, in parent: Scope?, _ log: EventLog, _ traces: Traces) {
            (self.lifetime, self.parent, self.log, self.traces) = (lifetime, parent, log, traces)
            traces.add(self)
        }

        deinit {
            lifetime.abandon()
        }

        func read(_ name: String) {
            _ = lazies[name]?.value(in: lifetime) {
                log.add("made \(name) of \(lifetime.name)")
                return UnsynchronizedTree.made(name, in: lifetime, log, traces)
            }
        }
    }

    /// What a hook has of the scope that it is in.
    private final class Reference {
        weak var scope: Scope?

        func fill(_ scope: Scope) { self.scope = scope }
    }

    nonisolated let log = EventLog()
    nonisolated let failures = EventLog()
    private let traces = Traces()
    private let letGo = Turnstile()
    private var host: Scope?
    private var openings: [(lifetime: UnsynchronizedLifetime, parent: Scope, hasHook: Bool, reference: Reference?)] = []
    private var children: [Scope] = []
    private var attempts = 0
    private var hostReads = 0
    private(set) var calls: [[String]?] = []
    private var begunCalls = 0

    init() {
        let lifetime = UnsynchronizedLifetime("Host", observer: TreeObserver(log: log, failures: failures))
        traces.add(lifetime)
        _ = Self.made("Store", in: lifetime, log, traces)
        let host = Scope(lifetime, in: nil, log, traces)
        Self.addHeld(to: lifetime, log, letGo).fill(host)
        lifetime.finishOpening()
        self.host = host
    }

    private static func addHeld(to lifetime: UnsynchronizedLifetime, _ log: EventLog, _ letGo: Turnstile) -> Reference {
        let (reference, name) = (Reference(), lifetime.name)
        lifetime.onEnd("Held", position: 3, reference) { reference, isolation in
            log.add("Held of \(name) begins")
            await letGo.wait()
            if let scope = reference.scope {
                do throws(ScopeEnded) {
                    _ = try UnsynchronizedLifetime("Late", in: scope.lifetime)
                } catch {
                    log.add("Held was refused: \(error.scope)")
                }
                scope.read("Inner")
                log.add("Held ended: \(await scope.lifetime.end(isolation: isolation).ended)")
            } else {
                log.add("Held is alone")
            }
            throw TreeRefusal()
        }
        return reference
    }

    /// An object with a hook.
    private static func made(_ name: String, in lifetime: UnsynchronizedLifetime, _ log: EventLog, _ traces: Traces)
        -> Made
    {
        let object = Made()
        traces.add(object)
        let line = "\(name) of \(lifetime.name)"
        lifetime.onEnd(name, position: TreeModel.positions[name] ?? 0, object) { _, _ in
            log.add("\(line) begins")
            await Task.yield()
            log.add("\(line) is done")
        }
        return object
    }

    var areAllReleased: Bool { traces.areAllReleased }

    var states: [String] {
        let lifetimes = (host.map { [$0.lifetime] } ?? []) + openings.map(\.lifetime) + children.map(\.lifetime)
        return lifetimes.map { lifetime in
            do {
                try lifetime.checkOpen()
                return "\(lifetime.name) is open"
            } catch {
                return "\(error)"
            }
        }
    }

    func take(_ step: TreeStep) async {
        switch step {
        case .child: beginChild()
        case .opened:
            let opening = openings.removeLast()
            opening.lifetime.finishOpening()
            let child = Scope(opening.lifetime, in: opening.parent, log, traces)
            opening.reference?.fill(child)
            children.append(child)
            // By age.
            children.sort { $0.lifetime.name < $1.lifetime.name }
        case .fails:
            let opening = openings.removeLast()
            if opening.hasHook {
                Task { await fail(opening.lifetime) }
            } else {
                opening.lifetime.abandonOpening(TreeRefusal())
            }
        case .hostLazy:
            host?.read(TreeModel.lazies[hostReads])
            hostReads += 1
        case .childLazy: children.last?.read("Low")
        case .endHost:
            if let host { await end(host) }
        case .endChild:
            if let child = children.last { await end(child) }
        case .goOn: await letGo.letOne()
        case .dropChild: children.removeLast()
        case .dropHost: host = nil
        }
    }

    private func beginChild() {
        guard let host else { return }
        let name = TreeModel.childNames[attempts]
        attempts += 1
        do {
            let lifetime = try UnsynchronizedLifetime(name, in: host.lifetime)
            traces.add(lifetime)
            let hasHook = TreeModel.haveHooks.contains(name)
            if hasHook { _ = Self.made("Eager", in: lifetime, log, traces) }
            let reference = name == TreeModel.waiting ? Self.addHeld(to: lifetime, log, letGo) : nil
            openings.append((lifetime, host, hasHook, reference))
        } catch {
            log.add("refused \(name): \(error.scope)")
        }
    }

    private func fail(_ opening: UnsynchronizedLifetime) async {
        await opening.endAbandonedOpening(TreeRefusal())
    }

    private func end(_ scope: Scope) async {
        calls.append(nil)
        let number = calls.count - 1
        Task {
            begunCalls += 1
            calls[number] = await scope.lifetime.end().ended
        }
        while begunCalls <= number { await Task.yield() }
    }
}
