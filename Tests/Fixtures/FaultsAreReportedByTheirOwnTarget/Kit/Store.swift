public final class Store: Sendable {
    let text: String
    init(text: String) { self.text = text }
    init(number: Int) { text = "\(number)" }
}
