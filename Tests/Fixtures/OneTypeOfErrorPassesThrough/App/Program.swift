import Dovetail

@main
enum Program {
    static func main() async throws {
        // Each `catch` has an error of the type, without a cast.
        for number in [0, 1, 12] {
            do {
                let app = try Product.App(number: number)
                do {
                    try print(app.makePage().number)
                } catch {
                    print("refused:", name(error))
                }
                await app.end()
            } catch {
                print("refused:", name(error))
            }
        }
        do throws(Refused) {
            _ = try await Hooked.Plain(number: 0)
        } catch {
            print("not opened:", name(error))
        }
        let app = try Product.App(number: 3)
        let child = try app.openChild()
        do {
            _ = try app.lazyIndex
        } catch {
            print("lazy:", name(error))
        }
        do {
            _ = try child.makeChildPage()
        } catch {
            print("lazy, of a child:", name(error))
        }
        do {
            _ = try app.makeMixture()
        } catch let error as Unrelated {
            print("mixture:", error)
        }
        await use(app.makeScreen())
        await app.end()
        do {
            _ = try app.makeScreen().ended()
        } catch {
            print("late:", error.scope)
        }
    }

    static func name(_ error: Refused) -> String { "\(error)" }

    @MainActor static func use(_ screen: Screen) async {
        do {
            try print("page", screen.makePage().number, screen.makeOutline("a").title, screen.read().settings.number)
            _ = try screen.neverFails()
            _ = screen.never
            _ = try screen.failsAnyhow()
        } catch {
            print("never printed")
        }
        do { _ = try await screen.load() } catch { print("load:", name(error)) }
        do { _ = try screen.makePanel() } catch { print("panel:", name(error)) }
        do { _ = try await screen.awaitPanel() } catch { print("awaited panel:", name(error)) }
        do { _ = try screen.attempt() } catch { print("attempt:", name(error)) }
        do {
            _ = try screen.ended()
            print("not yet ended")
        } catch {
            print("never printed", error.scope)
        }
    }
}
