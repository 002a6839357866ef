import Foundation

struct Greeting {
    let text: String
}

protocol Fetching: Sendable {
    var address: String { get }
}

struct Remote: Fetching {
    let address: String

    init(_ url: URL) throws { address = url.absoluteString }
}

@MainActor final class Window {
    let greeting: Greeting
    init(_ greeting: Greeting) { self.greeting = greeting }
}

struct Page {
    let number: Int
    let fetching: any Fetching
}

struct Empty {}
