/// Roads as lines with places, in the words of diagnostics.
enum RoadText {
    /// One line a step.
    static func lines(of road: Road) -> [String] {
        let root = road.root.map { "\($0.location.text): \($0.key.quoted) is exposed\(naming($0))" }
        return (root.map { [$0] } ?? []) + road.steps.flatMap(lines)
    }

    /// Several, with numbers in front.
    static func lines(numbering roads: [Road]) -> [String] {
        guard roads.count > 1 else { return roads.flatMap(lines) }
        return roads.enumerated().flatMap { index, road in ["\(index + 1)."] + lines(of: road).map { "  " + $0 } }
    }

    static func lines(of step: Road.Step) -> [String] {
        step.holds.map { hold in "\(hold.location.text): \(need(step, hold))" }
    }

    /// `Editor` needs `any Store` (parameter `store`), which is `FileStore`
    private static func need(_ step: Road.Step, _ hold: Road.Hold) -> String {
        let dependant = step.dependant.name.quoted
        if hold.kind == .element { return "\(dependant) collects \(step.needed.name.quoted)" }
        let parameter = "(parameter \(hold.parameter.quoted))"
        if hold.kind == .opening {
            let scope = hold.opened.map { "opens \($0.quoted)" } ?? "opens a scope"
            return "\(dependant) \(scope) \(parameter), for \(step.needed.name.quoted)\(fault(hold))"
        }
        let isSame = AskedName.plain(hold.key.type) == AskedName.plain(step.needed.name)
        let named = isSame ? "" : ", which is \(step.needed.name.quoted)"
        switch hold.kind {
        case .decorated:
            return "\(dependant) decorates \(step.needed.name.quoted) \(parameter)"
        case .closure:
            return "\(dependant) gets \(step.needed.name.quoted) by a closure, \(hold.key.type.quoted) \(parameter)"
                + fault(hold)
        case .optional:
            return "\(dependant) takes \(hold.key.quoted) \(parameter)\(named)\(fault(hold))"
        case .instance, .opening, .element, .argument:
            return "\(dependant) needs \(hold.key.quoted) \(parameter)\(named)\(fault(hold))"
        }
    }

    private static func fault(_ hold: Road.Hold) -> String {
        switch hold.answer {
        case .found, .absent, .missing: ""
        case .shorterLived: ", and can't have it, as that lives shorter"
        case .otherArguments: ", and can't have it, as that takes other arguments"
        case .noScopeFits, .severalScopesFit, .notOpenable: ", and can't have it, as no one scope fits"
        }
    }

    private static func naming(_ root: Road.Root) -> String {
        AskedName.plain(root.key.type) == AskedName.plain(root.object.name)
            ? "" : ", which is \(root.object.name.quoted)"
    }
}
