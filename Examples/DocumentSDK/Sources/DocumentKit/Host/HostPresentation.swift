/// The host's screen, as far as the SDK has something to say on it.
public protocol HostPresentation: Sendable {
    /// Shows a notice.
    @MainActor func present(_ notice: Notice)
}
