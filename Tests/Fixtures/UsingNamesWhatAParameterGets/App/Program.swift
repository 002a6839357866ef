import Dovetail
import Kit

@main
enum Program {
    static func main() async throws {
        let app = Product.App(
            address: Address("plain"),
            productionAddress: Address("production"),
            count: { 7 },
            diskCacheArray: [DiskCache(text: "given")]
        )
        let collector = app.collector
        print("concrete:", collector.plain.text, "|", collector.log.text, "|", collector.lazy.text)
        print("optional:", collector.maybe === collector.plain, collector.absent == nil)
        print("closures:", collector.make() === collector.plain, try collector.makeLate() === collector.lazy)
        print("registered closure:", collector.count(), collector.give().text)
        let opened = try await collector.open(Address("one"), Address("two"))
        print("opened:", opened.value.text)
        await opened.end()
        let (log, end) = try await collector.openPair(Address("one"), Address("two"))
        print("opened:", log.text)
        await end()

        print("arguments:", app.makePage(second: Address("b"), third: Address("c")).text)
        print("arguments:", app.makeProductionPage(second: Address("b")).text)
        print("default:", app.makeChoice().text)
        let screen = app.makeScreen()
        print("superclass:", screen.cache is DiskCache, screen.makePage(Address("b")).text, screen.caches[0].text)
        print("closure:", app.makeString())
    }
}
