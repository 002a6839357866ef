public import Dovetail
import Data

/// The composition's users don't see it; its own code does.
enum Hidden: Error { case hidden }

public struct Screen: Sendable {
    let makePage: @Sendable () throws(Hidden) -> Page

    init(makePage: @escaping @Sendable () throws(Hidden) -> Page, store: Store, search: Search) {
        self.makePage = makePage
        print(search.run())
    }

    func show() {
        do {
            _ = try makePage()
        } catch {
            let seen: Hidden = error
            print(seen)
        }
    }
}

public struct Page: Sendable {
    init(number: Int) throws(Hidden) {
        if number == 3 { throw .hidden }
    }
}

public struct Cover: Sendable {
    init(page: Page) {}
}

public struct Gate: Sendable {
    init(number: Int) throws(Hidden) {
        if number == 4 { throw .hidden }
    }
}

enum ScreenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
        Transient(Page.self)
        Transient(Cover.self)
    }
}

enum GateScope: Scope {}

enum GateAssembly: Assembly {
    typealias Scope = GateScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Gate.self)
    }
}

public enum Product: Composition {
    public static var assemblies: Assemblies {
        DataAssembly.self
        ScreenAssembly.self
        GateAssembly.self
        Expose(Screen.self)
        Expose(Cover.self)
        Expose(Gate.self)
    }
}

@main
enum Program {
    static func main() throws {
        for number in 1...4 {
            do {
                let app = try Product.App(number: number)
                app.makeScreen().show()
                _ = try app.makeCover()
                _ = try Product.Gate(number: number)
                print("all made of", number)
            } catch is Hidden {
                print("hidden error of", number)
            } catch {
                print("\(type(of: error)) of", number)
            }
        }
    }
}
