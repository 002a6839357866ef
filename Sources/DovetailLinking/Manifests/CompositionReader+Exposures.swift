import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// What `Expose` lists: one type or several, and the tag of them all.
extension CompositionReader {
    func readExposures(_ call: Call, in body: ManifestBody, into listing: inout Listing) {
        var types = call.arguments
        var tagArgument: CallArgument?
        if types.count > 1, types.last?.label == "tag" { tagArgument = types.removeLast() }
        guard verifyExposedTypes(types, of: call, in: body, into: &listing) else { return }
        var tag: ResolvedType?
        if let tagArgument {
            guard case .metatype(let syntax) = tagArgument.value else {
                let type = RegistrationFormReader.firstType(meantBy: types.first)
                let mend = "write `Expose(\(type), tag: Marker.self)`"
                return fault(tagArgument.offset, "a tag is a type", mend, in: body, &listing)
            }
            tag = resolve(syntax, at: body.file.location(tagArgument.offset), in: body, &listing)
            if tag == nil { return }
        }
        for argument in types {
            guard case .metatype(let syntax) = argument.value,
                let type = resolve(syntax, at: body.file.location(argument.offset), in: body, &listing)
            else { continue }
            // One alone is the line's; of several, each has a place of its own.
            let location = body.file.location(types.count == 1 ? call.offset : argument.offset)
            addExposure(of: type, syntax, tag: tag, at: location, in: body, into: &listing)
        }
    }

    /// Whether there is a type, and nothing but types; what is wrong otherwise is told.
    private func verifyExposedTypes(
        _ types: [CallArgument],
        of call: Call,
        in body: ManifestBody,
        into listing: inout Listing
    ) -> Bool {
        let stray = types.first { argument in
            if argument.label == nil, case .metatype = argument.value { return false }
            return true
        }
        if !types.isEmpty, stray == nil, call.trailingClosure == nil { return true }
        let meant = types.filter { $0.label == nil }.map(RegistrationFormReader.firstType(meantBy:))
        var form = meant.isEmpty ? "T.self" : meant.joined(separator: ", ")
        if case .metatype(let tag)? = call.arguments.first(where: { $0.label == "tag" })?.value {
            form += ", tag: \(tag.metatypeText)"
        }
        let offset = call.arguments.count > 1 ? stray?.offset : nil
        let headline = "`Expose` takes types, and one tag after them"
        fault(offset ?? call.offset, headline, "write `Expose(\(form))`", in: body, &listing)
        return false
    }

    private func addExposure(
        of type: ResolvedType,
        _ syntax: TypeSyntax,
        tag: ResolvedType?,
        at location: SourceLocation,
        in body: ManifestBody,
        into listing: inout Listing
    ) {
        let exposed = type.key(tagged: tag)
        let alias = syntax.plainName.flatMap { $0 == type.ownName ? nil : $0 }
        listing.elements.append((.exposure(type, tag: tag, alias: alias), location))
        type.forEachNominal { nominal in
            let type = ResolvedType.nominal(nominal)
            let fault = resolver.sightFault(of: type, "exposed here", at: location, from: body.file)
            guard var fault else { return }
            fault.id = .exposedTypeNotAccessible
            listing.hiddenExposures[exposed] = fault
        }
    }
}
