import Dovetail

@main
enum Program {
    static func main() async throws {
        for number in [0, 4] {
            let desk = Product.Desk()
            do {
                // The draft, the panel and ten members.
                let job = try await desk.openJob(meeting: Meeting(expected: 12), number: number)
                let screen = job.makeScreen()
                print(screen.draft === job.makeScreen().draft)
                print(await job.end().ended)
            } catch {
                print("not opened:", error)
            }
            print(await desk.end().ended)
        }
    }
}
