import Synchronization

/// What hooks do, so that none of them is empty.
package enum Effects {
    private static let count = Atomic(0)

    @inline(never)
    package static func happen() async { count.add(1, ordering: .relaxed) }
}
