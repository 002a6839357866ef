internal import Dovetail

/// Lets a test drop a document session that is not what it is about: without an observer a debug build stops there.
struct LenientObserver: ScopeObserver {}
