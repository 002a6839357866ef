@main
enum Program {
    static func main() {
        let app = Assisted.App()
        let manager = app.makeManager(name: "Ana")
        print("assisted parameters of one type, in order:", manager.makeClient(1, 2, "three").text)
        print("an assisted parameter that may be nil:", manager.makeClient(1, 2, nil).text)
        print("what is injected beside them:", (manager.makeClient(0, 0, nil) as? Client)?.dep === app.dep)
        print("a parameterized type:", manager.makeBox("boxed").value)
        print("closures and lists as assisted parameters:", manager.makeTask({ $0 + 1 }, [1, 2]).inputs.map(manager.makeTask({ $0 + 1 }, []).run))
        print("a factory without assisted parameters:", manager.makePlain() !== manager.makePlain())
        print("the factory's product takes factories itself:", manager.name)
        print("asked of the graph:", app.makeMaking(connect: 4, request: 5, name: nil).text)
    }
}
