@main
enum Program {
    static func main() throws {
        guard let hasty = CommandLine.arguments.dropFirst().first else {
            for hasty in ["Own", "First", "Inner", "Opener", "Nobody"] { print("\(hasty): \(try lastWords(hasty))") }
            return
        }
        let app = Product.App(hasty: hasty)
        switch hasty {
        case "Own": _ = try app.own
        case "First": _ = try app.outside
        case "Inner": _ = try app.openAccount().inner
        case "Opener": _ = try app.opener
        default: _ = try (app.own, app.outside, app.opener, app.openAccount().inner)
        }
    }
}
