public import Dovetail
public import Storage

/// Nothing that this assembly's users see mentions the actors.
public enum DeskScope: Scope { public typealias Isolation = StorageActor }

@StorageActor public final class Drawer {
    public var papers = 0
    public init() {}
}

@StorageActor public final class Desk {
    public let drawer: Drawer
    public let makePen: @Sendable (String) async -> Pen
    public init(drawer: Drawer, makePen: @escaping @Sendable (String) async -> Pen) {
        self.drawer = drawer
        self.makePen = makePen
    }
    func clear() { drawer.papers = 0 }
}

@Files.Queue public final class Pen {
    public let colour: String
    public init(colour: String) { self.colour = colour }
}
