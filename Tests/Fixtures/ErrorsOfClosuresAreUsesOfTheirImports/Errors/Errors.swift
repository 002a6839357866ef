public struct Late: Error {
    public init() {}
}

public struct Failure<Detail: Sendable>: Error {
    public let detail: Detail
    public init(_ detail: Detail) { self.detail = detail }
}
