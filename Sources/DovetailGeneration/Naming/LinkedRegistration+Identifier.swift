import DovetailLinking

extension LinkedRegistration {
    /// One of its types as part of an identifier, with its tag in front: `ProductionURL` for a `URL` that is tagged `Production`.
    func identifier(of type: ResolvedType) -> String {
        tagged(type.identifier)
    }

    /// The name of a value of one of its types: `productionURL`.
    func valueName(of type: ResolvedType) -> String {
        guard tag != nil else { return type.valueName }
        return Identifier.valueName(tagged(type.identifier))
    }

    /// The name that an input has by what the manifest calls its type, if that is a name at all: an alias says more of what is handed in than
    /// the type behind it.
    var writtenValueName: String? {
        writtenName.map { Identifier.lowerCamel(tag == nil ? $0 : tagged(Identifier.upperCamel($0))) }
    }

    /// `ProductionURL` for `URL`. A tag that is called `ProductionURL` says all of it.
    private func tagged(_ name: String) -> String {
        guard let mark = tag?.markName, mark != name else { return name }
        return mark.hasSuffix(name) ? mark : mark + name
    }
}

extension ResolvedType {
    /// The type as a tag in an identifier: `Production` for `Tags.Production`.
    fileprivate var markName: String {
        guard case .nominal(let nominal) = self, nominal.arguments.isEmpty, let name = nominal.path.last else {
            return identifier
        }
        return Identifier.upperCamel(name)
    }
}
