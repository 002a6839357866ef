@main
enum Program {
    @MainActor static func main() {
        let app = Product.App()
        app.makeRetry(voidClosure: { print("failed") }).onFail()
        app.makeScreen().makeRetry { print("failed again") }.onFail()
        let task = app.makeTask(voidClosure: { print("done", $0) }, optionalInt: nil)
        task.completion(task.number == nil)
        print(app.provider.makeLog() === app.provider.makeLog())
    }
}
