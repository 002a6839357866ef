import Kit
import Storage

@main
enum Program {
    static func main() async throws {
        await write()
        try await sit()
    }

    @StorageActor static func write() async {
        let desk = Office.Desk()
        desk.desk.drawer.papers = 3
        print(desk.desk.drawer.papers, await desk.desk.makePen("red").colour, await desk.makePen(colour: "blue").colour)
        await desk.end()
        print(desk.desk.drawer.papers)
    }

    @StorageActor static func sit() async throws {
        let room = Room.Room()
        let chair = try room.openChair()
        chair.chair.lamp.isLit = true
        print(await chair.makeCushion().chair.lamp.isLit, room.lamp.isLit)
        await room.end()
    }
}
