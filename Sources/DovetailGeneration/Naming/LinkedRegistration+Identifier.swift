import DovetailLinking

extension LinkedRegistration {
    /// One of its types as part of an identifier, with its tag in front: `ProductionURL` for a `URL` that is tagged `Production`.
    func identifier(of type: ResolvedType) -> String {
        type.identifier.tagged(tag)
    }

    /// The name of a value of one of its types: `productionURL`.
    func valueName(of type: ResolvedType) -> String {
        guard tag != nil else { return type.valueName }
        return Identifier.valueName(identifier(of: type))
    }

    /// The name that an input has by what the manifest calls its type, if that is a name at all: an alias says more of what is handed in than
    /// the type behind it.
    var writtenValueName: String? {
        writtenName.map { Identifier.lowerCamel(tag == nil ? $0 : Identifier.upperCamel($0).tagged(tag)) }
    }
}

extension LinkedComposition.Exposure {
    /// The exposed type as part of an identifier, by what `Expose` calls it, with its tag in front.
    var identifier: String { (aliasName.map(Identifier.upperCamel) ?? type.identifier).tagged(tag) }

    /// The name of a value of the type.
    var valueName: String { Identifier.valueName(identifier) }
}

extension String {
    /// `ProductionURL` for `URL`. A tag that is called `ProductionURL` says all of it.
    fileprivate func tagged(_ tag: ResolvedType?) -> String {
        guard let mark = tag?.markName, mark != self else { return self }
        return mark.hasSuffix(self) ? mark : mark + self
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
