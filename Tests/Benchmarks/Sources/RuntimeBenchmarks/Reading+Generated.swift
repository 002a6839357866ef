import LifetimeProduct

extension Reading where Other == Workspace.Account {
    func cases() -> [Case] {
        let property = "a `let` of a final class"
        let function = "a function of the class"
        return [
            nothing,
            makeCase("reading a shared object", property, Loops.readObjects, Loops.readObjects),
            makeCase("reading one as a protocol", property, Loops.readProtocols, Loops.readProtocols),
            makeCase("reading one beyond the first 25", property, Loops.readFurtherObjects, Loops.readFurtherObjects),
            makeCase("reading a lazy object", "a property under a `Mutex`", Loops.readLazy, Loops.readLazy),
            makeCase("reading a weak object", "a property under a `Mutex`", Loops.readWeak, Loops.readWeak),
            makeCase("making a transient of four dependencies", function, Loops.makeTransients, Loops.makeTransients),
            makeCase("making one with an argument", function, Loops.makeModels, Loops.makeModels),
            makeCase(
                "reading a shared object on two threads",
                property,
                threads: 2,
                Loops.readObjects,
                Loops.readObjects
            ),
            makeCase(
                "reading one as a protocol on two",
                property,
                threads: 2,
                Loops.readProtocols,
                Loops.readProtocols
            ),
            makeCase(
                "reading a lazy object on two threads",
                "a property under a `Mutex`",
                threads: 2,
                Loops.readLazy,
                Loops.readLazy
            ),
        ]
    }
}
