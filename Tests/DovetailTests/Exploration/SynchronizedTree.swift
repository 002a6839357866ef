import Synchronization

@testable import Dovetail

/// Scopes that may be used from anywhere.
actor SynchronizedTree: ExploredTree {
    private final class Made: Sendable {}

    /// Remembers objects without holding them.
    private final class Traces: Sendable {
        private let storage = Mutex<[@Sendable () -> Bool]>([])

        var areAllReleased: Bool { storage.withLock { $0 }.allSatisfy { $0() } }

        func add(_ object: some AnyObject & Sendable) {
            storage.withLock { $0.append { [weak object] in object == nil } }
        }
    }

    /// What a generated class is.
    private final class Scope: Sendable {
        let lifetime: ScopeLifetime
        private let parent: Scope?
        private let lazies = ["Low": Lazy<Made>("Low"), "Inner": Lazy<Made>("Inner"), "High": Lazy<Made>("High")]
        private let log: EventLog
        private let traces: Traces

        init(_ lifetime: ScopeLifetime, in parent: Scope?, _ log: EventLog, _ traces: Traces) {
            (self.lifetime, self.parent, self.log, self.traces) = (lifetime, parent, log, traces)
            traces.add(self)
        }

        deinit {
            lifetime.abandon()
        }

        func read(_ name: String) {
            _ = lazies[name]?.value(in: lifetime) {
                log.add("made \(name) of \(lifetime.name)")
                return SynchronizedTree.made(name, in: lifetime, log, traces)
            }
        }
    }

    /// What a hook has of the scope that it is in.
    private final class Reference: Sendable {
        private struct Held {
            weak var scope: Scope?
        }

        private let held = Mutex(Held())

        var scope: Scope? { held.withLock { $0.scope } }

        func fill(_ scope: Scope) { held.withLock { $0.scope = scope } }
    }

    nonisolated let log = EventLog()
    nonisolated let failures = EventLog()
    private let traces = Traces()
    private let letGo = Turnstile()
    private var host: Scope?
    private var openings: [(lifetime: ScopeLifetime, parent: Scope, hasHook: Bool, reference: Reference?)] = []
    private var children: [Scope] = []
    private var attempts = 0
    private var hostReads = 0
    private let reports = Mutex<[[String]?]>([])

    init() {
        let lifetime = ScopeLifetime("Host", observer: TreeObserver(log: log, failures: failures, ended: Self.ended))
        traces.add(lifetime)
        _ = Self.made("Store", in: lifetime, log, traces)
        let host = Scope(lifetime, in: nil, log, traces)
        Self.addHeld(to: lifetime, log, letGo).fill(host)
        lifetime.finishOpening()
        self.host = host
    }

    /// Without what has ended in children.
    @Sendable private static func ended(_ report: EndReport, of scope: String) -> [String] {
        report.ended.filter { $0 == scope || $0.hasPrefix("\(scope).") }
    }

    private static func addHeld(to lifetime: ScopeLifetime, _ log: EventLog, _ letGo: Turnstile) -> Reference {
        let (reference, name) = (Reference(), lifetime.name)
        lifetime.onEnd("Held", position: 3) {
            log.add("Held of \(name) begins")
            await letGo.wait()
            if Task.isCancelled { log.add("Held was cancelled") }
            if let scope = reference.scope {
                do throws(ScopeEnded) {
                    _ = try ScopeLifetime("Late", in: scope.lifetime)
                } catch {
                    log.add("Held was refused: \(error.scope)")
                }
                scope.read("Inner")
                log.add("Held ended: \(await scope.lifetime.end().ended)")
            } else {
                log.add("Held is alone")
            }
            throw TreeRefusal()
        }
        return reference
    }

    /// An object with a hook.
    private static func made(_ name: String, in lifetime: ScopeLifetime, _ log: EventLog, _ traces: Traces) -> Made {
        let object = Made()
        traces.add(object)
        let line = "\(name) of \(lifetime.name)"
        lifetime.onEnd(name, position: TreeModel.positions[name] ?? 0) { [object] in
            log.add("\(line) begins")
            await Task.yield()
            log.add("\(line) is done")
            withExtendedLifetime(object) {}
        }
        return object
    }

    var calls: [[String]?] { reports.withLock { $0 } }
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
            // Nobody gets a scope that is to end already.
            guard (try? opening.lifetime.finishOpeningInside()) != nil else { return }
            let child = Scope(opening.lifetime, in: opening.parent, log, traces)
            opening.reference?.fill(child)
            children.append(child)
            // By age.
            children.sort { $0.lifetime.name < $1.lifetime.name }
        case .fails:
            let opening = openings.removeLast()
            if opening.hasHook {
                Task { await opening.lifetime.endAbandonedOpening(TreeRefusal()) }
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
            let lifetime = try ScopeLifetime(name, in: host.lifetime)
            traces.add(lifetime)
            let hasHook = TreeModel.haveHooks.contains(name)
            if hasHook { _ = Self.made("Eager", in: lifetime, log, traces) }
            let reference = name == TreeModel.waiting ? Self.addHeld(to: lifetime, log, letGo) : nil
            openings.append((lifetime, host, hasHook, reference))
        } catch {
            log.add("refused \(name): \(error.scope)")
        }
    }

    private func end(_ scope: Scope) async {
        let number = reports.withLock { reports in
            reports.append(nil)
            return reports.count - 1
        }
        let call = Task {
            let report = await scope.lifetime.end()
            reports.withLock { $0[number] = Self.ended(report, of: scope.lifetime.name) }
        }
        // The ending is everybody's, whoever has asked for it first.
        call.cancel()
        while !scope.lifetime.hasEnded { await Task.yield() }
    }
}
