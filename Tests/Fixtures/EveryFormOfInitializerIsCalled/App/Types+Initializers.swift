extension InExtension {
    init(text: String) { self = .elsewhere() }
}
