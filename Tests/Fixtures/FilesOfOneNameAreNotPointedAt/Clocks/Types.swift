// Whether the clocks of the standard library are `Sendable` only the compiler knows, and it is to tell at a place that it can point at.

package struct Face: Sendable {
    let wall: ContinuousClock
    let make: @Sendable () async -> SuspendingClock
    package func show() async {
        print(wall.now <= wall.now, await make().minimumResolution > .zero)
    }
}

package final class Bell: Sendable {
    let clock: SuspendingClock
    init(clock: SuspendingClock) async { self.clock = clock }
    package func ring() { print(clock.now <= clock.now) }
}
