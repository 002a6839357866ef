extension GraphDifference.Change {
    /// It as a reviewer is told.
    package var sentence: Sentence {
        switch aspect {
        case .composition, .condition, .finding, .state, .scope, .parent, .isolation: sentenceOfFrame
        case .opening, .input, .inputOrder, .need, .exposure, .reading: sentenceOfContract
        case .assembly, .maker, .override, .decorators, .elements, .registration: sentenceOfManifest
        case .binding, .move, .registrar, .lifetime, .keys, .arguments, .traits: sentenceOfRegistration
        case .dependency, .provider, .making, .fate, .order: sentenceOfObjects
        }
    }

    private var first: Sided<String> { Sided(old: old?.first ?? "", new: new?.first ?? "") }
    private var isNew: Bool { old == nil }
    private var isGone: Bool { new == nil }
    private var all: Sided<[String]> { Sided(old: old ?? [], new: new ?? []) }
    private var home: String { scope ?? "" }

    // MARK: - Compositions and scopes

    private var sentenceOfFrame: Sentence {
        switch aspect {
        case .composition:
            isNew
                ? "composition \(subject) is new: it exposes \(all: all.new)"
                : "composition \(subject) is gone: it exposed \(all: all.old)"
        case .condition: "\(subject) comes out so \(Self.condition(first.new)), and did \(Self.condition(first.old))"
        case .finding: finding
        case .state: "\(subject) is \(words: first.new), and was \(words: first.old)"
        case .scope: scopeSentence
        case .parent:
            switch (old, new) {
            case (nil, _): "\(subject) lies in \(first.new) now"
            case (_, nil): "\(subject) lies in no scope any more; it did in \(first.old)"
            default: "\(subject) lies in \(first.new) instead of \(first.old)"
            }
        default:
            switch (old, new) {
            case (nil, _): "\(subject) is isolated now: \(first.new)"
            case (_, nil): "\(subject) is isolated no more: it was \(first.old)"
            default: "\(subject) is isolated to \(first.new) instead of \(first.old)"
            }
        }
    }

    private var finding: Sentence {
        let value = isGone ? all.old : all.new
        let kind = "\(value.first ?? "") [\(value.last ?? "")]"
        let message = Sentence(message: subject)
        return isGone ? "gone: \(words: kind): \(message)" : "new \(words: kind): \(message)"
    }

    private var scopeSentence: Sentence {
        if let formerSubject { return "scope \(formerSubject) is called \(subject) now" }
        let inside: Sentence = scope.map { " inside \($0)" } ?? ""
        return isNew
            ? "scope \(subject)\(inside) is new, \(Self.holding(all.new, "with"))"
            : "scope \(subject)\(inside) is gone, \(Self.holding(all.old, "with"))"
    }

    private static func holding(_ names: [String], _ word: String) -> Sentence {
        names.isEmpty ? "\(words: word) nothing in it" : "\(words: word) \(all: names)"
    }

    private static func condition(_ condition: String) -> Sentence {
        condition.isEmpty ? "in each configuration" : "where \(condition)"
    }

    // MARK: - What others see

    private var sentenceOfContract: Sentence {
        switch aspect {
        case .opening: "opening \(subject) \(effects)"
        case .input:
            switch (old, new) {
            case (nil, _): "opening \(home) now takes \(first.new)"
            case (_, nil): "opening \(home) no longer takes \(first.old)"
            default:
                "opening \(home) takes \(first.new)\(Self.details(all.new)) instead of \(first.old)\(Self.details(all.old))"
            }
        case .inputOrder:
            "opening \(subject) takes what is handed in in another order: \(all: all.new), and not \(all: all.old)"
        case .need:
            need
        case .exposure: exposure
        default: "reading \(subject) of \(home) \(effects)"
        }
    }

    /// Needed by an object of the scope itself, or by way of others.
    private var need: Sentence {
        let isOwn = max(road.count, formerRoad.count) == 1
        return switch (isNew, isOwn) {
        case (true, true): "\(home) now needs \(all: all.new) of \(subject) itself, for \(road: road)"
        case (true, false): "\(home) now needs \(all: all.new) of \(subject), by way of \(road: road)"
        case (false, true):
            "\(home) no longer needs \(all: all.old) of \(subject) itself, which was for \(road: formerRoad)"
        case (false, false): "\(home) no longer needs \(all: all.old) of \(subject), by way of \(road: formerRoad)"
        }
    }

    /// What is asked now and was not, and the other way round.
    private var effects: Sentence {
        let came = all.new.filter { !all.old.contains($0) }
        let went = all.old.filter { !all.new.contains($0) }
        var parts: [Sentence] = []
        if !came.isEmpty { parts.append("is now \(Self.adjectives(came))\(Self.way(road))") }
        if !went.isEmpty { parts.append("is no longer \(Self.adjectives(went))\(Self.way(formerRoad))") }
        return parts.joined(", and ")
    }

    private static func adjectives(_ words: [String]) -> Sentence {
        words.map { word -> Sentence in
            let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
            let adjective = parts.first == "throws" ? "throwing" : parts.first ?? ""
            return parts.count > 1 ? "\(words: adjective) \(parts[1])" : "\(words: adjective)"
        }.joined(" and ")
    }

    private static func way(_ road: [String]) -> Sentence { road.isEmpty ? "" : " (by way of \(road: road))" }

    private var exposure: Sentence {
        switch (old, new) {
        case (nil, _): "\(subject) is now exposed: \(Self.answers(all.new))"
        case (_, nil): "\(subject) is no longer exposed: it was \(Self.answers(all.old))"
        default: "\(subject) is exposed as \(Self.answers(all.new)) instead of \(Self.answers(all.old))"
        }
    }

    /// Names, each with its scope behind it.
    private static func answers(_ value: [String]) -> Sentence {
        if value.isEmpty { return "nothing" }
        return stride(from: 0, to: value.count - 1, by: 2).map { "\(value[$0]) of \(value[$0 + 1])" }.joined(", ")
    }

    // MARK: - Manifests

    private var sentenceOfManifest: Sentence {
        switch aspect {
        case .assembly: assembly
        case .maker: maker
        case .override:
            switch (old, new) {
            case (nil, _): "\(first.new)\(Self.registered(all.new)) now stands in the place of \(subject) of \(home)"
            case (_, nil):
                "\(first.old)\(Self.registered(all.old)) no longer stands in the place of \(subject) of \(home)"
            default: "\(first.new) instead of \(first.old) stands in the place of \(subject) of \(home)"
            }
        case .decorators: decorators
        case .elements: elements
        default:
            isNew
                ? "\(subject), which no composition lists, now registers \(words: all.new.phrase)"
                : "\(subject), which no composition lists, no longer registers \(words: all.old.phrase)"
        }
    }

    private static func registered(_ value: [String]) -> Sentence { value.count > 1 ? " (of \(value[1]))" : "" }

    private var maker: Sentence {
        all.old.dropFirst() == all.new.dropFirst()
            ? "\(subject) of \(home) is now made as \(first.new) instead of \(first.old)"
            : "\(subject) of \(home) is now made as \(first.new)\(Self.registered(all.new)) instead of \(first.old)\(Self.registered(all.old))"
    }

    private var assembly: Sentence {
        if let formerSubject { return "assembly \(formerSubject) is called \(subject) now" }
        return switch (old, new) {
        case (nil, _): "assembly \(subject) is new, \(Self.role(all.new))"
        case (_, nil): "assembly \(subject) is gone; it was \(Self.role(all.old))"
        default: "assembly \(subject) is \(Self.role(all.new)), and was \(Self.role(all.old))"
        }
    }

    private static func role(_ value: [String]) -> Sentence {
        switch value.first {
        case "override": "listed as an override"
        case "included": "by way of an included composition"
        case "unlisted": value.count > 1 ? "listed by no composition, for \(value[1])" : "listed by no composition"
        default: "listed"
        }
    }

    private var decorators: Sentence {
        if all.old.isEmpty { return "\(subject) of \(home) is now wrapped by \(all: all.new)" }
        if all.new.isEmpty { return "\(subject) of \(home) is no longer wrapped by \(all: all.old)" }
        return "\(subject) of \(home) is wrapped by \(all: all.new), from the inside out, instead of \(all: all.old)"
    }

    private var elements: Sentence {
        let came = all.new.subtracting(all.old)
        let went = all.old.subtracting(all.new)
        var parts: [Sentence] = []
        if !came.isEmpty { parts.append("now has \(all: came)\(place(of: came))") }
        if !went.isEmpty { parts.append("no longer has \(all: went)") }
        if all.new.subtracting(came) != all.old.subtracting(went) {
            parts.append("has its elements in another order: \(all: all.new), and not \(all: all.old)")
        }
        return "\(subject) of \(home) \(parts.joined(" and "))"
    }

    /// Where it stands, if not at the end.
    private func place(of came: [String]) -> Sentence {
        guard let last = came.last, let index = all.new.lastIndex(of: last), index + 1 < all.new.count else {
            return ""
        }
        return ", in front of \(all.new[index + 1])"
    }

    // MARK: - Registrations

    private var sentenceOfRegistration: Sentence {
        switch aspect {
        case .binding:
            isNew
                ? "\(subject) is new in \(home): \(registration(all.new))"
                : "\(subject) is gone from \(home): it was \(registration(all.old))"
        case .move: move
        case .registrar:
            "\(all: road) \(words: road.count == 1 ? "is" : "are") now registered by \(first.new) instead of \(first.old)"
        case .lifetime: "\(subject) of \(home) is now \(words: first.new) instead of \(words: first.old)"
        case .keys: keys
        case .arguments:
            "\(subject) of \(home) now takes \(Self.arguments(all.new)) from its caller instead of \(Self.arguments(all.old))"
        default: traits
        }
    }

    private var move: Sentence {
        let isSame = all.old.dropFirst() == all.new.dropFirst()
        let assemblies = Sided<Sentence> { side in isSame ? "" : Self.registered(all[side]) }
        return
            "\(all: road) \(words: road.count == 1 ? "is" : "are") now in \(first.new)\(assemblies.new) instead of \(first.old)\(assemblies.old)"
    }

    private static func arguments(_ types: [String]) -> Sentence { types.isEmpty ? "nothing" : "\(all: types)" }

    private func registration(_ value: [String]) -> Sentence {
        var parts: [Sentence] = ["\(words: value.first ?? "")"]
        let keys = value.dropFirst(3).filter { $0 != subject }
        if !keys.isEmpty { parts.append("for \(all: keys)") }
        if value.count > 1, !value[1].isEmpty { parts.append("registered by \(value[1])") }
        if value.count > 2, value[2] != "needed" { parts.append("\(words: Self.state(value[2]))") }
        return parts.joined(", ")
    }

    private static func state(_ state: String) -> String {
        switch state {
        case "needed": "needed"
        case "unneeded": "needed by nothing that is exposed"
        case "replaced": "replaced by an override"
        default: "without what it decorates"
        }
    }

    private var keys: Sentence {
        let came = all.new.subtracting(all.old)
        let went = all.old.subtracting(all.new)
        var parts: [Sentence] = []
        if !came.isEmpty { parts.append("is now offered as \(all: came)") }
        if !went.isEmpty { parts.append("is no longer offered as \(all: went)") }
        if parts.isEmpty { parts.append("is offered as \(all: all.new) instead of \(all: all.old)") }
        return "\(subject) of \(home) \(parts.joined(" and "))"
    }

    private var traits: Sentence {
        let words = ["hook": "a hook at the end of its scope", "concurrent": "leave to be made beside others"]
        let came = all.new.subtracting(all.old).map { words[$0] ?? $0 }
        let went = all.old.subtracting(all.new).map { words[$0] ?? $0 }
        var parts: [Sentence] = []
        if !came.isEmpty { parts.append("now has \(words: came.joined(separator: " and "))") }
        if !went.isEmpty { parts.append("no longer has \(words: went.joined(separator: " and "))") }
        return "\(subject) of \(home) \(parts.joined(", and "))"
    }

    // MARK: - Objects

    private var sentenceOfObjects: Sentence {
        switch aspect {
        case .dependency: dependency
        case .provider:
            "\(subject) is answered by \(first.new) of \(all.new.last ?? "") instead of \(first.old) of \(all.old.last ?? ""), for \(all: road)"
        case .making: "making \(subject) of \(home) \(effects)"
        case .fate: fate
        default: "\(subject) makes its objects in another order: \(all: all.new), and not \(all: all.old)"
        }
    }

    private var fate: Sentence {
        switch (first.old, first.new) {
        case (_, "needed"): "now needed in \(home) by what is exposed: \(all: road)"
        case ("needed", "unneeded"): "no longer needed in \(home) by anything that is exposed: \(all: road)"
        default: "now \(words: Self.state(first.new)) in \(home): \(all: road)"
        }
    }

    private var dependency: Sentence {
        switch (old, new) {
        case (nil, _): "\(subject) of \(home) now takes \(first.new)"
        case (_, nil): "\(subject) of \(home) no longer takes \(first.old)"
        default:
            "\(subject) of \(home) takes \(first.new)\(Self.details(all.new)) instead of \(first.old)\(Self.details(all.old))"
        }
    }

    private static func details(_ value: [String]) -> Sentence {
        value.count > 1 ? " (\(words: value.dropFirst().joined(separator: ", ")))" : ""
    }
}

extension [Sentence] {
    fileprivate func joined(_ separator: String) -> Sentence {
        var pieces: [Sentence.Piece] = []
        for (index, sentence) in enumerated() {
            if index > 0 { pieces.append(.text(separator)) }
            pieces += sentence.pieces
        }
        return Sentence(pieces)
    }
}

extension [String] {
    /// What is here more often than there.
    fileprivate func subtracting(_ others: [String]) -> [String] {
        var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return filter { name in
            counts[name, default: 0] -= 1
            return counts[name, default: 0] < 0
        }
    }

    fileprivate var phrase: String { filter { !$0.isEmpty }.joined(separator: ", ") }
}
