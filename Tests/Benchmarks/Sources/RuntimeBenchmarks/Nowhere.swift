import LifetimeFeatures

/// What a host hands in.
struct Nowhere: HostTransport, HostLog {}
