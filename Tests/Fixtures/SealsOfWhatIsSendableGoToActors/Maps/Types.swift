import Dovetail

// All of it is internal, and most is `Sendable`: what goes to the main actor or comes from there leaves this module sealed.

struct Point: Sendable {
    var x: Int
}

@MainActor struct Route: Sendable {
    let text: String
    init(from point: Point, pins: [any Pin]) {
        text = "from \(point.x) past \(pins.map(\.name).joined(separator: ", "))"
    }
}

protocol Pin: Sendable {
    var name: String { get }
}

@MainActor final class RedPin: Pin {
    nonisolated let name = "red"
    init() {}
}

final class BluePin: Pin {
    let name = "blue"
    init() {}
}

@MainActor final class Marker {
    let name: String
    init(title: String) { name = "a marker of \(title)" }
}

/// What its closures make and take goes to the main actor and comes from there.
public struct Planner: Sendable {
    let plan: @Sendable (Point) async -> Route
    let maybe: (@Sendable (Point) async -> Route)?
    let pins: @Sendable () async -> [any Pin]
    let named: @Sendable () async -> [String: any Pin]
    let pin: @Sendable () async -> any Pin
    let late: @Sendable (Point) async throws -> Tour
    let open: @Sendable (String) async throws -> Opened<Marker>
    let openPair: @Sendable (String) async throws -> (Marker, end: @Sendable () async -> Void)
    let all: [any Pin]

    public func show() async throws {
        print(await plan(Point(x: 1)).text)
        print(await maybe?(Point(x: 2)).text ?? "none")
        print(await pins().map(\.name), await named().keys.sorted(), await pin().name)
        print(try await late(Point(x: 3)).text)
        let opened = try await open("a session")
        print(opened.value.name)
        await opened.end()
        let (marker, end) = try await openPair("another")
        print(marker.name)
        await end()
        print(all.map(\.name))
    }
}

/// It goes round in a loop, and so through its scope.
@MainActor final class Tour {
    nonisolated let text: String
    init(point: Point, next: @escaping @Sendable (Point) async throws -> Tour) {
        text = "a tour from \(point.x)"
    }
}
