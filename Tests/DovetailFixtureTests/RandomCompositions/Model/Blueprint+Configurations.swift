extension Blueprint {
    /// The composition of a build.
    func configured(isDebug: Bool) -> Blueprint {
        var blueprint = self
        for assembly in assemblies.indices {
            blueprint.assemblies[assembly].registrations.removeAll { conditions[$0] == !isDebug }
        }
        blueprint.conditions = [:]
        return blueprint
    }

    /// Those that differ.
    var configurations: [Blueprint] {
        conditions.isEmpty ? [self] : [configured(isDebug: true), configured(isDebug: false)]
    }

    /// What is to be said of any of its builds.
    var findings: [NaiveFinding] {
        let findings = configurations.flatMap { NaivePlan(NaiveGraph($0)).findings }
        if conditions.isEmpty { return findings }
        // The same in two builds is said once, and what differs a little twice.
        return Set(findings).map { finding in
            var finding = finding
            finding.isRepeatable = true
            return finding
        }
    }
}
