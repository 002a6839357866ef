import Dovetail

@main
enum Program {
    static func main() async {
        let app = Product.App()
        for number in 0...1 {
            await openWindow(app, number)
            await openWork(app, number)
            await openJob(app, number)
        }
    }

    @MainActor static func openWindow(_ app: Product.App, _ number: Int) async {
        do {
            let scope = try await app.openWindow(meeting: Meeting(expected: 4), number: number)
            let screen = scope.makeWindowScreen()
            print(screen.view.part.store === app.store)
            print(await scope.end().ended)
        } catch {
            print("Window not opened:", error)
        }
    }

    @Background static func openWork(_ app: Product.App, _ number: Int) async {
        do {
            let scope = try await app.openWork(meeting: Meeting(expected: 4), number: number)
            let screen = scope.makeWorkScreen()
            print(screen.view.part.store === app.store)
            print(await scope.end().ended)
        } catch {
            print("Work not opened:", error)
        }
    }

    @MainActor static func openJob(_ app: Product.App, _ number: Int) async {
        do {
            let scope = try await app.openJob(meeting: Meeting(expected: 4), number: number)
            let screen = scope.makeJobScreen()
            print(screen.view.part.store === app.store)
            print(await scope.end().ended)
        } catch {
            print("Job not opened:", error)
        }
    }
}
