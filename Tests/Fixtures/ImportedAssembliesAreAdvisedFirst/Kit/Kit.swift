public import Dovetail

public enum AppScope: Scope {}

public protocol Clock: Sendable {}
