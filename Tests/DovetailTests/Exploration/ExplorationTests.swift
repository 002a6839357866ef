import Foundation
import Testing

/// Every history of a few steps of a host and its children, by the runtime and by a model that has no tasks and no locks.
/// `DOVETAIL_EXPLORATION_STEPS=n` takes more of them.
@Suite struct ExplorationTests {
    @Test func `whatever happens to scopes that may be used from anywhere, all ends as it should`() async {
        await explore(SynchronizedTree.self, TreeModel(isSynchronized: true))
    }

    @Test func `whatever happens to scopes that are used from one place, all ends as it should`() async {
        await explore(UnsynchronizedTree.self, TreeModel(isSynchronized: false))
    }

    private func explore<Tree: ExploredTree>(_ type: Tree.Type, _ model: TreeModel) async {
        let length = ProcessInfo.processInfo.environment["DOVETAIL_EXPLORATION_STEPS"].flatMap(Int.init) ?? 6
        // From a host alone, and from one with a child that is open and another that is opening.
        let histories =
            Self.histories(from: model, length: length)
            + Self.histories(from: model, beginning: [.child, .child, .opened], length: length - 2)
        #expect(histories.count > 8_000)
        let tasks = 4
        let faults = await withTaskGroup(of: String?.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for index in stride(from: task, to: histories.count, by: tasks) {
                        if let fault = await Tree().fault(model, after: histories[index]) { return fault }
                    }
                    return nil
                }
            }
            return await group.reduce(into: [String]()) { faults, fault in
                if let fault { faults.append(fault) }
            }
        }
        #expect(faults.first == nil)
    }

    /// Those that are as long as they may be, or where nothing more can happen: shorter ones are the beginnings of these.
    private static func histories(
        from model: TreeModel,
        beginning: [TreeStep] = [],
        length: Int
    ) -> [[TreeStep]] {
        var model = model
        for step in beginning { model.take(step) }
        let steps = length == 0 ? [] : model.possibleSteps
        if steps.isEmpty { return [beginning] }
        return steps.flatMap { step in
            histories(from: model, beginning: [step], length: length - 1).map { beginning + $0 }
        }
    }
}

extension ExploredTree {
    /// What is otherwise than the model says, after each step and once nothing is open, waiting or held.
    fileprivate func fault(_ model: TreeModel, after history: [TreeStep]) async -> String? {
        var model = model
        var done: [TreeStep] = []
        while let step = done.count < history.count ? history[done.count] : model.lastSteps.first {
            done.append(step)
            model.take(step)
            await take(step)
            guard await settles({ log.count >= model.log.count && difference(from: model) == nil }) else {
                return "after \(done): \(difference(from: model) ?? "it took too long")"
            }
        }
        return await settles { areAllReleased } ? nil : "after \(done): something is left"
    }

    /// Lets others go on until something holds. A fault makes it give up.
    private func settles(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<1_000_000 {
            if condition() { return true }
            await Task.yield()
        }
        return false
    }

    private func difference(from model: TreeModel) -> String? {
        if log.events != model.log { return "happened \(log.events), not \(model.log)" }
        if failures.events != model.failures { return "failed \(failures.events), not \(model.failures)" }
        if calls != model.calls { return "calls gave \(calls), not \(model.calls)" }
        return states == model.states ? nil : "the states are \(states), not \(model.states)"
    }
}
