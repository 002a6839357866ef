/// What is registered, and not in the graph at all; and what is registered nowhere.
extension AbsenceSearch {
    /// Lines of assemblies from which nothing has come in this composition.
    func absencesOfUnlisted(_ name: AskedName) -> [Absence] {
        let present = Set(index.composition.bindings.filter { !$0.isCollection }.map(\.location))
        let members = Set(index.composition.assemblies.map(\.identity))
        let lines = registry.lines(for: name).filter { !present.contains($0.registration.location) }
        var absences = lines.map { Absence(subject: nil, isThere: false, reasons: [unlistedReason($0)]) }
        for assembly in registry.assemblies(named: name)
        where !members.contains(.init(name: assembly.name, module: assembly.module)) {
            absences.append(
                Absence(
                    subject: nil,
                    isThere: false,
                    reasons: [
                        Reason(
                            .unlisted,
                            "\(assembly.name.quoted) is not listed\(listing(assembly))",
                            at: assembly.location
                        )
                    ]
                )
            )
        }
        let scoped = registry.assemblies(inScope: name)
        if !scoped.isEmpty, !index.composition.scopes.contains(where: { AskedName.plain($0.name) == name.plain }) {
            absences.append(
                Absence(
                    subject: nil,
                    isThere: false,
                    reasons: [
                        Reason(
                            .unlisted,
                            "no assembly is listed that belongs to \(name.text.quoted) or to a scope inside it",
                            because: scoped.prefix(Self.shown).map { assembly in
                                Reason(
                                    .unlisted,
                                    "\(assembly.name.quoted) belongs to it\(listing(assembly))",
                                    at: assembly.location
                                )
                            }
                        )
                    ]
                )
            )
        }
        return absences
    }

    /// Why a line has no binding.
    func unlistedReason(_ line: Registry.Line) -> Reason {
        let (assembly, registration) = (line.assembly, line.registration)
        let isMember = index.composition.assemblies.contains {
            $0.name == assembly.name && $0.module == assembly.module
        }
        let what = "\(registration.name.quoted) is registered by \(assembly.name.quoted)"
        guard isMember else {
            return Reason(
                .unlisted,
                "\(what), which is not listed\(listing(assembly))",
                at: registration.location
            )
        }
        if let condition = registration.condition {
            let here =
                index.composition.condition.map { ", and here it is \($0.quoted)" } ?? ", and here that does not hold"
            return Reason(
                .conditional,
                "\(what) only where \(condition.quoted)\(here)",
                at: registration.location
            )
        }
        if assembly.scope == nil {
            return Reason(
                .unread,
                "\(what), whose scope is not known, so that nothing of it is there; check says more",
                at: assembly.location
            )
        }
        return Reason(.unread, "\(what), and could not be read; check says more", at: registration.location)
    }

    private func listing(_ assembly: GraphDocument.Assembly) -> String {
        let names = registry.compositions(listing: assembly)
        guard !names.isEmpty else { return "; no composition that exposes something lists it" }
        let shown = names.prefix(Self.shown).map(\.quoted)
        let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
        return "; \((shown + rest).enumerated(with: "and")) \(names.count == 1 ? "does" : "do") list it"
    }

    /// Somebody asks for it, and nothing provides it; or it is nowhere in this composition.
    func unregistered(_ name: AskedName) -> Reason {
        let askers = requests.asking(for: name)
        let exposures = requests.exposing(name).map { exposure in
            Reason(.unregistered, "\(exposure.key.quoted) is to be exposed", at: exposure.location)
        }
        guard !askers.isEmpty || !exposures.isEmpty else {
            return Reason(.unregistered, "nothing registers or asks for \(name.text.quoted)")
        }
        return Reason(
            .unregistered,
            "nothing registers \(name.text.quoted)",
            because: exposures
                + askers.prefix(Self.shown).map { request in
                    let (who, dependency) = parts(of: request)
                    let end = dependency.answer == .absent ? ", and gets nil" : ""
                    return Reason(
                        .unregistered,
                        "\(who.name.quoted) asks for \(dependency.key.quoted) (parameter \(dependency.parameter.quoted))\(end)",
                        at: dependency.location
                    )
                } + rest(askers.count, "parameter")
        )
    }
}
