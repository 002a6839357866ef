import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Color.self)
        Transient(Parser.self)
        Transient(Ratio.self)
        // A closure's body is copied, whatever it holds.
        Transient(String.self) { (number: Int) in
            let quotient = number / 2 / 1
            let pattern = /[)}("]+\/x/
            return "\(quotient) \("a)}x".contains(pattern)) \("}".contains(#/}/#)) " + "\("},".wholeMatch(of: /},/) != nil)"
        }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Color.self)
        Expose(Parser.self)
        Expose(Ratio.self)
        Expose(String.self)
    }
}
