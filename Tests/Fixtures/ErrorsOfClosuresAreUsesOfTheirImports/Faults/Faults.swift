public struct Jam: Error {
    public init() {}
}
