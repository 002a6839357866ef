@main
enum Program {
    static func main() throws {
        let app = Product.App()
        try transients(app)
        try shared()
        try children(app)
    }

    static func transients(_ app: Product.App) throws {
        weak var (n1, n2, n3, other): (N1?, N2?, N3?, N1?) = (nil, nil, nil, nil)
        do {
            let whole = app.makeN1()
            let next = try whole.n2.n3.n1()
            whole.n2.n3.last = next
            (n1, n2, n3, other) = (whole, whole.n2, whole.n2.n3, next)
            print("held:", n1 != nil, n2 != nil, n3 != nil, whole.n2.n3.last === next)
            withExtendedLifetime((whole, next)) {}
        }
        print("transients:", n1 == nil, n2 == nil, n3 == nil, other == nil)
    }

    static func shared() throws {
        weak var (s1, s2, page, late): (S1?, S2?, Page?, Late?) = (nil, nil, nil, nil)
        do {
            let app = Product.App()
            let made = try app.s1.s2.page()
            (s1, s2, page, late) = (app.s1, app.s1.s2, try made.again(), app.late)
            print("held:", s1 === made.s1, s2 != nil, late != nil)
            withExtendedLifetime(app) {}
        }
        print("shared:", s1 == nil, s2 == nil, page == nil, late == nil)
    }

    static func children(_ app: Product.App) throws {
        weak var session: Session?
        do {
            let opened = try app.openSession()
            session = opened.session
            print("held:", try opened.session.late() === app.late)
            withExtendedLifetime(opened) {}
        }
        print("a child's:", session == nil)
    }
}
