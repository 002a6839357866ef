@main
enum Program {
    static func main() async throws {
        let app = Product.App()
        let account = try app.openAccount()
        let trace = account.session.context.trace
        print("one in the opening:", account.session.client.trace === trace, account.session.client.request.trace === trace)
        print("a parent's transient has it:", account.session.context.request.trace === trace)
        print("the parent's opening had another:", app.appService.trace !== trace)
        print("and one only:", app.appService.client.request.trace === app.appService.trace)

        let screen = account.makeScreen()
        print("one in a call:", screen.context.trace === screen.client.trace, screen.client.request.trace === screen.trace)
        print("of all scopes:", screen.context.request.trace === screen.trace, screen.trace !== trace)
        print("a lazy object has its own:", screen.clock.trace !== screen.trace, try screen.client.request.clock() === screen.clock)
        let client = try screen.other()
        print("one in a closure's call:", client.trace === client.request.trace, client.trace !== screen.trace)
        print("and in the next:", try client.retry().trace !== client.trace)
        let context = account.session.open()
        print("and in a child's:", context.trace === context.request.trace, context.trace !== trace)
        print("the log is one:", context.request.makeLog() === trace.log, screen.trace.log === app.appService.trace.log)
        print("exposed:", account.makeContext().trace !== account.makeContext().trace)
        let other = try app.openAccount()
        print("each opening has its own:", other.session.context.trace !== trace)
        await app.end()
    }
}
