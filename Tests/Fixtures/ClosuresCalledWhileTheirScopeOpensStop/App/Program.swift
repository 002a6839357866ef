@main
enum Program {
    static func main() throws {
        if let hasty = CommandLine.arguments.dropFirst().first {
            _ = try Product.App(hasty: hasty).openPage()
            return
        }
        for hasty in ["Watch", "PlainWatch", "Left", "Launcher", "Probe", "Margin", "Footer", "Nobody"] {
            print("\(hasty): \(try lastWords(hasty))")
        }
    }
}
