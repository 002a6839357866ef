@main
enum Program {
    @MainActor
    static func main() async throws {
        let log = Log()
        let app = Product.App(log: log)
        print("not made at the opening: [\(log.take())]")
        var index: Index? = app.index
        print("one while it is held:", app.index === index, try app.finder.find() === index, try app.late.find() === index)
        print("made once: [\(log.take())]")
        let identity = index.map { ObjectIdentifier($0) }
        print("held by its holder alone:", identity != nil)
        index = nil
        print("let go: [\(log.take())]")
        index = app.index
        print("made afresh: [\(log.take())]")

        var screen: Screen? = app.makeScreen()
        print("for all:", screen?.index === index, screen?.draft.index === index, screen?.reading.index === index)
        print("one by all keys:", screen?.reading as? Cache === screen?.writing as? Cache)
        print("and by closures:", try app.finder.read() as? Cache === screen?.reading as? Cache, try screen?.newIndex() === index)
        print("exposed by a key:", app.writing as? Cache === screen?.writing as? Cache)
        index = nil
        print("still held: [\(log.take())]")
        screen = nil
        print("not any longer: [\(log.take())]")

        var worker: Worker? = try await app.finder.work()
        print("an actor:", app.worker === worker, log.take())
        worker = nil
        print("with what it held: [\(log.take())]")

        do {
            _ = try app.failing
        } catch {
            print("failing:", error)
        }
        Failing.isRefusing = false
        let failing = try app.failing
        print("tried again:", try app.failing === failing)

        let account = try app.openAccount()
        let page = account.makePage()
        print("a child's:", account.makePage().session === page.session, page.session.index === page.index)
        print("its parent's:", app.index === page.index)
        let other = try app.openAccount()
        print("one a scope:", other.makePage().session !== page.session, other.makePage().index === page.index)
        await account.end()
        print("forgotten at the end:", account.makePage().session !== page.session, app.index === page.index)
        await app.end()
        print("everywhere:", app.index !== page.index)
        do {
            _ = try app.finder.find()
        } catch {
            print("late:", error)
        }
    }
}
