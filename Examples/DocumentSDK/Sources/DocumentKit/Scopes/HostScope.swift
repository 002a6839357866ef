public import Dovetail

/// The app's lifetime: what the host hands to the SDK.
public enum HostScope: Scope {}
