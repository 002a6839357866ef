// case26 (Brightify/Cuckoo#54): a label and a name are two things, of which either may be missing and both may be equal.
// Keywords as labels are in LabelsAreWrittenAsDeclared.

struct Login {
    let text: String

    init(userName: String, with password: String, _ port: Int, _: Bool) {
        text = "\(userName) \(password) \(port)"
    }

    /// Exactly as the issue has it.
    static let byHand = Login(userName: "u", with: "p", 1, true)
}

/// Arguments are labelled as the initializer labels them too.
struct Form {
    let text: String
    init(userName: String, with password: String, _ port: Int, _: Bool, login: Login) {
        text = "\(userName) \(password) \(port) \(login.text)"
    }
}

struct Same {
    let text: String
    init(with `with2`: Int, name _name: String, _ _unused: Int, __: Int) { text = "\(with2) \(_name) \(__)" }
}

struct Raw {
    let text: String
    init(`for example` text: String, `1`: Int, `a, b` both: Int, `it's {`: Int, `x)`: Int) { self.text = "\(text) \(`1`) \(both)" + " " + String(`it's {` + `x)`) }
}

struct Subscripted {
    let text: String
    init(_: Int, _: String, _: Int, _ last: Int) { text = "\(last)" }
}

/// Names that generated code uses.
struct Clashing {
    let text: String
    init(self me: Int, object: Int, make: String, lifetime: Int, scope: Int, reference: Int, make2: String) {
        text = "\(me) \(object) \(make) \(lifetime) \(scope) \(reference) \(make2)"
    }
}

struct `class` { let number: Int }
struct `default name` { let number: Int }
