@globalActor public actor DrawingActor {
    public static let shared = DrawingActor()
}

@DrawingActor public final class PaperCanvas {
    public var strokes = 0
    public init() {}
}
