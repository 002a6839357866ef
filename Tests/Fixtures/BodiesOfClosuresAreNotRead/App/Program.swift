@main
enum Program {
    static func main() {
        let app = Product.App()
        let screen = app.makeScreen()
        print("an implicit member:", screen.feed === app.feed, screen.feed.store === screen.root.store)
        print("as a protocol:", screen.feeding.store === screen.feed.store)
        print("in a list:", screen.feeds.count, screen.feeds[3] === screen.feed, screen.feeds[0] !== screen.feeds[1])
        print("an optional one:", screen.maybe === screen.feed)
        print("generic:", screen.page.number, screen.makeFeed(7).number, screen.makeFeed(7).content === screen.feed)
        print("a static function:", screen.nested.store === screen.feed.store, screen.mode)
        print("made by hand:", screen.root.feeds.allSatisfy { $0.store === screen.feed.store && $0 !== screen.feed })
    }
}
