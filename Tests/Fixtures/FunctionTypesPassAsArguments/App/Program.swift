@main
enum Program {
    @MainActor static func main() {
        let app = Product.App()
        app.makeRetry(onFail: { print("failed") }).onFail()
        app.makeScreen().makeRetry { print("failed again") }.onFail()
        let task = app.makeTask(completion: { print("done", $0) }, number: nil)
        task.completion(task.number == nil)
        print(app.provider.makeLog() === app.provider.makeLog())
    }
}
