import Dovetail

final class Clock: Sendable {}

final class Watch: Sendable {
    init(hasty: String, clock: @Sendable () throws -> Clock) throws {
        if hasty == "Watch" { _ = try clock() }
    }
}

final class PlainWatch: Sendable {
    init(hasty: String, clock: () -> Clock) {
        if hasty == "PlainWatch" { _ = clock() }
    }
}

final class Left: Sendable {
    init(hasty: String, right: @escaping @Sendable () throws -> Right) throws {
        if hasty == "Left" { _ = try right() }
    }
}

final class Right: Sendable {
    init(left: Left) {}
}

final class Launcher: Sendable {
    init(hasty: String, open: () throws -> Opened<Page>) throws {
        if hasty == "Launcher" { _ = try open() }
    }
}

/// Made on the way: it is the one who calls.
struct Probe {
    init(hasty: String, clock: () throws -> Clock) throws {
        if hasty == "Probe" { _ = try clock() }
    }
}

final class Prober: Sendable {
    init(probe: Probe) {}
}

/// What is there already may be asked for at any time.
final class Patient: Sendable {
    init(watch: () -> Watch, probe: () throws -> Probe, clock: @Sendable () throws -> Clock) throws {
        _ = watch()
        _ = try probe()
    }
}

final class Page: Sendable {
    init(hasty: String, clock: () throws -> Clock, margin: () throws -> Margin, footer: @escaping @Sendable () throws -> Footer) throws {
        _ = try clock()
        if hasty == "Margin" { _ = try margin() }
        if hasty == "Footer" { _ = try footer() }
    }
}

final class Margin: Sendable {}

struct Footer {
    let page: Page
}
