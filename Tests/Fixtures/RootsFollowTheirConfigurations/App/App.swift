import Dovetail
import SDK

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        #if DEBUG
            Transient(List.self) { () in List(text: "double") }
        #else
            Input(List.self)
        #endif
    }
}

enum Demo: Composition {
    static var assemblies: Assemblies {
        Include(SDK.self)
        Override(Doubles.self)
    }
}

#if DEBUG
    func show(_ app: any SDK.AppRoots) async { print(await app.makeList().text, app.probe) }
#else
    func show(_ app: any SDK.AppRoots) async { print(app.list.text) }
#endif

@main
enum Program {
    static func main() async {
        await show(SDK.App())
        #if DEBUG
            await show(Demo.App())
        #else
            await show(Demo.App(list: List(text: "handed in")))
        #endif
    }
}
