import DovetailSyntax

extension RegistrationFormReader {
    /// Reads `.using(K.self, tag: M.self, for: "parameter")` and `.using(scope: S.self, for: "parameter")`.
    mutating func readUse(_ modifier: Call, into form: inout RegistrationForm) {
        if form.keyword == .input {
            return fault(
                modifier.offset,
                "`.using` names what a parameter gets, and an input is handed in by the caller",
                "tell it apart by `.tagged(Marker.self)`"
            )
        }
        let labels = modifier.arguments.map(\.label)
        guard [[nil, "for"], [nil, "tag", "for"], ["scope", "for"]].contains(labels), modifier.trailingClosure == nil,
            let name = modifier.arguments.last
        else {
            return fault(
                modifier.offset,
                "`.using` takes a type and the name of a parameter",
                "write `.using(T.self, for: \"parameter\")`, `.using(T.self, tag: Marker.self, for: \"parameter\")` or "
                    + "`.using(scope: ChildScope.self, for: \"parameter\")`"
            )
        }
        guard case .string(let parameter) = name.value else {
            return fault(name.offset, "a parameter's name is a string literal", "write `for: \"…\"`")
        }
        var types: [RegistrationForm.TypeReference] = []
        for argument in modifier.arguments.dropLast() {
            guard case .metatype(let type) = argument.value else {
                return fault(argument.offset, "`.using` takes types", "types are written `T.self`, and `(any P).self`")
            }
            types.append(RegistrationForm.TypeReference(syntax: type, offset: argument.offset))
        }
        let isScope = labels[0] == "scope"
        let use = RegistrationForm.Use(
            target: isScope ? .scope(types[0]) : .key(types[0], tag: types.count > 1 ? types[1] : nil),
            parameter: parameter,
            offset: name.offset
        )
        if form.uses.contains(where: { $0.parameter == parameter && $0.isOfScope == isScope }) {
            let what = isScope ? "scope that parameter `\(parameter)` opens" : "binding of parameter `\(parameter)`"
            return fault(modifier.offset, "the \(what) is named twice", "take one `.using` out")
        }
        form.uses.append(use)
    }
}

extension RegistrationForm.Use {
    /// Whether it names a scope.
    var isOfScope: Bool {
        if case .scope = target { true } else { false }
    }
}
