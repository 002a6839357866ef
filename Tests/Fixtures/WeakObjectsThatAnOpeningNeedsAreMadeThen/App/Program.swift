@main
enum Program {
    static func main() throws {
        let log = Log()
        let app = try Product.App(log: log)
        print("the opening: \(log.take())")
        var loading: (any Loading)? = try app.loading
        print("made afresh: \(log.take())")
        print("with what is there:", loading?.parser.table === app.settings.table, loading?.parser === app.parser)
        loading = nil
        print("let go: \(log.take())")
        print("kept:", app.kept === app.keeper.kept)
    }
}
