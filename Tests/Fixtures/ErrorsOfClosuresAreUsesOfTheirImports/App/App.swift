public import Dovetail
import Errors
import Faults
import Kit
import Parts

/// Made late, by a property that throws one error, which is no use of its import either.
public struct Page: Sendable {
    let number: Int

    init(number: Int, load: @Sendable (Int) throws(Jam) -> Int) throws(Late) {
        if number == 3 { throw Late() }
        self.number = (try? load(number)) ?? 0
    }
}

public struct Note: Sendable {
    let text: String
    init(reader: Reader) { text = reader.read() }
}

enum PartsAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input((@Sendable (Int) throws(Jam) -> Int).self, name: "load")
        Shared(Page.self).lazy()
        Shared(Note.self)
        Transient(Word.self) { (number: Int) throws(Failure<Late>) in
            if number == 1 { throw Failure(Late()) }
            return Word("word \(number)")
        }
        Transient(ThrownError.self) { (number: Int) throws(Jam) in
            if number == 2 { throw Jam() }
            return ThrownError(number: number)
        }
    }
}

public enum Product: Composition {
    public static var assemblies: Assemblies {
        KitContract.self
        PartsAssembly.self
        ReaderAssembly.self
        CheckerAssembly.self
        Expose(Page.self)
        Expose(Note.self)
        Expose(Checker.self)
    }
}

@main
enum Program {
    static func main() throws {
        for number in 1...3 {
            let app = Product.App(number: number, load: { $0 * 2 })
            print(app.note.text, app.checker.run(), separator: ", ")
            do {
                print("page", try app.page.number)
            } catch {
                let late: Late = error
                print("no page:", type(of: late))
            }
        }
        let workshop = Workshop.Workshop(measure: { () throws(Late) in throw Late() })
        do { print(try workshop.intClosure()) } catch { print("no measure:", type(of: error)) }
    }
}
