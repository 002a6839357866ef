import DovetailSyntax

extension RegistrationFormReader {
    /// `.isolated(to: MainActor.self)`
    mutating func readIsolation(_ modifier: Call, into form: inout RegistrationForm) {
        guard modifier.arguments.count == 1, modifier.arguments[0].label == "to", modifier.trailingClosure == nil,
            case .metatype(let type) = modifier.arguments[0].value
        else {
            return fault(modifier.offset, "`.isolated` takes an actor", "write `.isolated(to: MainActor.self)`")
        }
        if form.keyword == .input {
            return fault(modifier.offset, "`.isolated` is for what is made, and an input is handed in", nil)
        }
        if form.isolation != nil {
            let mend = "what makes an object runs on one actor"
            return fault(modifier.offset, "`.isolated` is stated twice", mend)
        }
        if form.closure != nil {
            let mend = "write `{ @\(type.text) (…) in … }` and leave `.isolated` out"
            return fault(modifier.offset, "a closure states itself which actor it runs on", mend)
        }
        form.isolation = RegistrationForm.TypeReference(syntax: type, offset: modifier.arguments[0].offset)
    }
}
