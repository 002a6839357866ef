@globalActor public actor DrawingActor {
    public static let shared = DrawingActor()
}

@DrawingActor public final class ScreenCanvas {
    public var strokes = 0
    public init() {}
}
