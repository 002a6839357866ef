public import Dovetail
import Errors
import Faults
public import Kit

// Only closures throw what `Errors` and `Faults` declare, so that nothing else in an open declaration needs the imports. In a `package` declaration
// the compiler takes that for no use of them, in a `public` one it does.

/// Its name means something here, and so is no name for what is generated.
public struct ThrownError: Sendable {
    let number: Int
    public init(number: Int) { self.number = number }
}

package struct Word: Sendable {
    let text: String
    package init(_ text: String) { self.text = text }
}

package struct Reader: Sendable {
    let word: @Sendable () throws(Failure<Late>) -> Word

    init(word: @escaping @Sendable () throws(Failure<Late>) -> Word) {
        self.word = word
    }

    package func read() -> String {
        do { return try word().text } catch { return "\(type(of: error.detail)) word" }
    }
}

public struct Checker: Sendable {
    let check: (@Sendable () throws(Jam) -> ThrownError)?

    init(check: (@Sendable () throws(Jam) -> ThrownError)?) {
        self.check = check
    }

    public func run() -> String {
        do {
            guard let check else { return "nothing to check" }
            return "checked \(try check().number)"
        } catch {
            return "\(type(of: error)) check"
        }
    }
}

package enum ReaderAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(Reader.self)
    }
}

public enum CheckerAssembly: Assembly {
    public typealias Scope = AppScope

    public static var registrations: Registrations {
        Shared(Checker.self)
    }
}

package enum WorkshopScope: Scope {}

package enum WorkshopContract: Assembly {
    package typealias Scope = WorkshopScope

    package static var registrations: Registrations {
        Input((@Sendable () throws(Late) -> Int).self, name: "measure")
    }
}

package enum Workshop: Composition {
    package static var assemblies: Assemblies {
        WorkshopContract.self
        Expose((@Sendable () throws(Late) -> Int).self)
    }
}
