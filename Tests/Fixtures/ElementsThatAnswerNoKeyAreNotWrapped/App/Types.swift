protocol Step: Sendable {}
struct Base: Step {}
struct Wrapped: Step { let inner: any Step }
struct Double: Step {}
final class Root: Sendable {}
