extension Outer.Inner {
    private init(hidden: Bool) { self.init(number: 0) }
    init?(maybe: Bool) { nil }
}
