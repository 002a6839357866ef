public struct Gadget {
    public let name: String
    public init(name: String) { self.name = name }
}
