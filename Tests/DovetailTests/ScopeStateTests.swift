import Testing

@testable import Dovetail

/// Every history of a few steps, against a model that keeps nothing but a list of what was done.
@Suite struct ScopeStateTests {
    enum Step: CaseIterable {
        case open, child, childEnds, lastChildEnds, lowHook, highHook, end, endAtOnce, work, drop
    }

    /// What the state is asked to be, the simple way.
    struct Model {
        var isOpening = true
        var isEnding = false
        var isOver = false
        var children: [Int] = []
        var lastChild = 0
        var hooks: [(position: Int, name: Int)] = []
        var lastHook = 0
        var waiters = 0
        var hasTakenChildren = false
    }

    @Test func `every history of up to six steps ends as it should`() {
        for length in 1...6 {
            var digits = Array(repeating: 0, count: length)
            repeat {
                var (state, model) = (ScopeState<Int, Int, Int>(), Model())
                for digit in digits {
                    let step = Step.allCases[digit]
                    let (found, expected) = Self.take(step, &state, &model)
                    if found != expected {
                        let history = digits.map { "\(Step.allCases[$0])" }.joined(separator: ", ")
                        Issue.record("after \(history): \(step) gave \(found), not \(expected)")
                        return
                    }
                    #expect(state.hasEnded == (model.isEnding || model.isOver))
                }
            } while Self.advance(&digits)
        }
    }

    @Test func `of many children those that have not left end, whichever leave first`() {
        var state = ScopeState<Int, Int, Int>()
        var left = (1...100).compactMap { state.addChild($0) }
        #expect(left == Array(1...100))
        // Each number up to 100 once, in an order that goes back and forth.
        for departure in (1...100).map({ $0 * 37 % 101 }) {
            state.removeChild(departure)
            state.removeChild(departure)
            left.removeAll { $0 == departure }
            var copy = state
            let children = copy.takeChildren()
            #expect(children == Array(left.reversed()))
        }
        _ = state.finishOpening()
        let hasNothingLeft = state.endAtOnce()
        #expect(hasNothingLeft)
    }

    private static func take(
        _ step: Step,
        _ state: inout ScopeState<Int, Int, Int>,
        _ model: inout Model
    ) -> (found: [Int], expected: [Int]) {
        let hasEnded = model.isEnding || model.isOver
        switch step {
        case .open:
            defer { (model.isOpening, model.waiters) = (false, 0) }
            return (state.finishOpening() ?? [], Array(0..<model.waiters))
        case .child:
            let number = state.addChild(model.lastChild + 1)
            if hasEnded { return (number.map { [$0] } ?? [], []) }
            model.lastChild += 1
            model.children.append(model.lastChild)
            return (number.map { [$0] } ?? [], [model.lastChild])
        case .childEnds:
            guard !model.children.isEmpty else { return ([], []) }
            state.removeChild(model.children.removeFirst())
            return ([], [])
        case .lastChildEnds:
            guard let last = model.children.popLast() else { return ([], []) }
            state.removeChild(last)
            return ([], [])
        case .lowHook, .highHook:
            model.lastHook += 1
            let position = step == .lowHook ? 0 : 1
            let late = state.addHook(model.lastHook, at: position)
            if model.isOver { return (late.map { [$0] } ?? [], [model.lastHook]) }
            model.hooks.append((position, model.lastHook))
            return (late.map { [$0] } ?? [], [])
        case .end:
            defer { model.isEnding = model.isEnding || !hasEnded }
            return ([state.beginEnding() ? 1 : 0], [hasEnded ? 0 : 1])
        case .endAtOnce:
            let isNothingLeft = !hasEnded && !model.isOpening && model.children.isEmpty && model.hooks.isEmpty
            model.isOver = model.isOver || isNothingLeft
            return ([state.endAtOnce() ? 1 : 0], [isNothingLeft ? 1 : 0])
        case .work:
            return work(&state, &model)
        case .drop:
            defer {
                if !hasEnded { (model.hooks, model.isOver) = ([], true) }
            }
            return (state.abandon(), hasEnded ? [] : model.lastFirst.map(\.name))
        }
    }

    /// What the ending does next, once it was asked for.
    private static func work(
        _ state: inout ScopeState<Int, Int, Int>,
        _ model: inout Model
    ) -> (found: [Int], expected: [Int]) {
        guard model.isEnding, !model.isOver else { return ([], []) }
        if model.isOpening {
            model.waiters += 1
            return ([state.waitForOpening(model.waiters - 1) ? 1 : 0], [1])
        }
        if !model.hasTakenChildren {
            defer { (model.children, model.hasTakenChildren) = ([], true) }
            return (state.takeChildren(), model.children.reversed())
        }
        let next = model.lastFirst.first
        model.hooks.removeAll { $0.name == next?.name }
        model.isOver = next == nil
        return (state.takeLastHook().map { [$0] } ?? [], next.map { [$0.name] } ?? [])
    }

    private static func advance(_ digits: inout [Int]) -> Bool {
        for index in digits.indices {
            digits[index] += 1
            if digits[index] < Step.allCases.count { return true }
            digits[index] = 0
        }
        return false
    }
}

extension ScopeStateTests.Model {
    /// The hooks in the order in which they are to run: of the highest position first, and of equal ones the last that came.
    var lastFirst: [(position: Int, name: Int)] {
        hooks.sorted { ($0.position, $0.name) > ($1.position, $1.name) }
    }
}
