/// Where the app's server is.
struct ServerAddress: Sendable {
    var host: String
}
