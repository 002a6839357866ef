import Dovetail

@main
enum Program {
    static func main() async {
        await openWindow()
        await openWork()
    }

    @MainActor static func openWindow() async {
        for number in 0...1 {
            do {
                let scope = try await Product.Window(meeting: Meeting(expected: 3), number: number)
                let screen = scope.makeWindowScreen()
                print(screen.view.trace === screen.list.trace, screen.list.model === screen.view.part.model)
                print(screen.list.makePart().model.readers)
                print(await scope.end().ended)
            } catch {
                print("Window not opened:", error)
            }
        }
    }

    @Background static func openWork() async {
        for number in 0...1 {
            do {
                let scope = try await Product.Work(meeting: Meeting(expected: 12), number: number)
                let screen = scope.makeWorkScreen()
                print(screen.view.trace === screen.list.trace, screen.list.model === screen.view.part.model)
                print(screen.list.makePart().model.readers)
                print(await scope.end().ended)
            } catch {
                print("Work not opened:", error)
            }
        }
    }
}
