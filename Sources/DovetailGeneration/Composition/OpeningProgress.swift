/// How far the code of an opening has come, over all functions that make parts of it.
struct OpeningProgress {
    /// What is to be done when a step of the opening fails.
    enum Failure: Comparable {
        case none
        case withoutHooks
        case withHooks
    }

    /// What the steps of one function may do.
    struct Doing {
        var isAsync = false
        var isThrowing = false
    }

    /// The place of the next object of the scope.
    var position = 0
    /// Whether there is a hook to run if a step fails from here on.
    var hasHooks = false
    private(set) var failure = Failure.none

    /// Notes that a step of a function may fail.
    mutating func fail(_ doing: inout Doing) {
        doing.isThrowing = true
        failure = max(failure, hasHooks ? .withHooks : .withoutHooks)
    }
}
