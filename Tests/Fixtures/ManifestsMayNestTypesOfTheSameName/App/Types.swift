import Kit

struct Token: Sendable {
    let text = "outer token"
}

protocol Named {
    typealias Logger = PlainLogger
}

struct Logger: Sendable {
    let text = "outer logger"
}

struct PlainLogger: Sendable {
    let text = "plain logger"
}

struct Screen {
    let text: String

    init(outer: Token, nested: AppAssembly.Token, plain: PlainLogger, logger: Logger, label: Label, own: Product.Label) {
        text = [outer.text, nested.text, plain.text, logger.text, label.text, own.text].joined(separator: ", ")
    }
}
