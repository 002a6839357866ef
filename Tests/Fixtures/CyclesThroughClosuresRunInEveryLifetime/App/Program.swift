@main
enum Program {
    static func report<Case>(_ own: Own<Case>, _ name: String, isOne: Bool) throws {
        let other = try own.own()
        let another = try other.own()
        let isRight = (other === own) == isOne && (another === other) == isOne
        print("\(name) → itself:", isRight ? "right" : "wrong")
    }

    static func report<Case>(_ head: Head<Case>, _ name: String, isOneHead: Bool, isOneTail: Bool) throws {
        let tail = try head.tail()
        let again = try tail.head.tail()
        let isRight = (tail.head === head) == isOneHead && (again === tail) == isOneTail
        print("\(name):", isRight ? "right" : "wrong")
    }

    static func main() throws {
        let app = Product.App()
        try report(app.ownOfInShared, "Shared", isOne: true)
        try report(app.ownOfInLazy, "Lazy", isOne: true)
        try report(app.makeOwnOfInFresh(), "Fresh", isOne: false)
        try report(app.makeOwnOfInCommon(), "Common", isOne: false)
        try report(app.ownOfInWeakly, "Weakly", isOne: true)
        try report(app.headOfSharedShared, "Shared → Shared", isOneHead: true, isOneTail: true)
        try report(app.headOfSharedLazy, "Shared → Lazy", isOneHead: true, isOneTail: true)
        try report(app.headOfSharedFresh, "Shared → Fresh", isOneHead: true, isOneTail: false)
        try report(app.headOfSharedCommon, "Shared → Common", isOneHead: true, isOneTail: false)
        try report(app.headOfSharedWeakly, "Shared → Weakly", isOneHead: true, isOneTail: true)
        try report(app.headOfLazyShared, "Lazy → Shared", isOneHead: true, isOneTail: true)
        try report(app.headOfLazyLazy, "Lazy → Lazy", isOneHead: true, isOneTail: true)
        try report(app.headOfLazyFresh, "Lazy → Fresh", isOneHead: true, isOneTail: false)
        try report(app.headOfLazyCommon, "Lazy → Common", isOneHead: true, isOneTail: false)
        try report(app.headOfLazyWeakly, "Lazy → Weakly", isOneHead: true, isOneTail: true)
        try report(app.makeHeadOfFreshShared(), "Fresh → Shared", isOneHead: false, isOneTail: true)
        try report(app.makeHeadOfFreshLazy(), "Fresh → Lazy", isOneHead: false, isOneTail: true)
        try report(app.makeHeadOfFreshFresh(), "Fresh → Fresh", isOneHead: false, isOneTail: false)
        try report(app.makeHeadOfFreshCommon(), "Fresh → Common", isOneHead: false, isOneTail: false)
        try report(app.makeHeadOfFreshWeakly(), "Fresh → Weakly", isOneHead: false, isOneTail: true)
        try report(app.makeHeadOfCommonShared(), "Common → Shared", isOneHead: false, isOneTail: true)
        try report(app.makeHeadOfCommonLazy(), "Common → Lazy", isOneHead: false, isOneTail: true)
        try report(app.makeHeadOfCommonFresh(), "Common → Fresh", isOneHead: false, isOneTail: false)
        try report(app.makeHeadOfCommonCommon(), "Common → Common", isOneHead: false, isOneTail: false)
        try report(app.makeHeadOfCommonWeakly(), "Common → Weakly", isOneHead: false, isOneTail: true)
        try report(app.headOfWeaklyShared, "Weakly → Shared", isOneHead: true, isOneTail: true)
        try report(app.headOfWeaklyLazy, "Weakly → Lazy", isOneHead: true, isOneTail: true)
        try report(app.headOfWeaklyFresh, "Weakly → Fresh", isOneHead: true, isOneTail: false)
        try report(app.headOfWeaklyCommon, "Weakly → Common", isOneHead: true, isOneTail: false)
        try report(app.headOfWeaklyWeakly, "Weakly → Weakly", isOneHead: true, isOneTail: true)
    }
}
