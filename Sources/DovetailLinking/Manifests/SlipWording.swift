import DovetailDiagnostics
import DovetailSyntax

/// Says what is missing, or too much, in the lines of an assembly or a composition.
struct SlipWording {
    enum Place {
        case assembly
        case composition
    }

    let place: Place
    /// The names of the compositions, which are listed otherwise than assemblies.
    var compositionNames: [String] = []

    func fault(of slip: Slip, at offset: Int) -> ManifestFault {
        let (headline, mend) = wording(of: slip)
        return ManifestFault(offset, headline, suggestion: mend)
    }

    private func wording(of slip: Slip) -> (headline: String, mend: String?) {
        switch slip {
        case .missingParenthesis(let opening): ("`)` is missing here, to close `\(opening)`", nil)
        case .unclosedBracket(let bracket): ("this `\(bracket)` is never closed", nil)
        case .wrongBracket(let bracket, let opening): ("`\(opening)` is closed by `)`, not by `\(bracket)`", nil)
        case .extraBracket(let bracket): ("this `\(bracket)` closes nothing", "remove it")
        case .missingComma(let word): ("a comma is missing here, before `\(word)`", nil)
        case .missingColon(let label): ("a colon is missing here, behind `\(label)`", nil)
        case .unclosedString: ("this string is never closed", nil)
        case .separatingComma: ("only the ends of lines separate \(linesOf)", "remove the comma")
        case .sharedLine(let text):
            ("`\(text)` stands on the line of what is before it", "put it on a line of its own")
        case .leadingPeriod(let name): leadingPeriod(name)
        case .missingArguments(let name): missingArguments(of: name)
        case .bareModifier(let name): bareModifier(name)
        case .bareType(let text): bareType(text)
        }
    }

    private var linesOf: String {
        switch place {
        case .assembly: "registrations"
        case .composition: "what a composition lists"
        }
    }

    private func form(of name: String) -> String? {
        switch place {
        case .assembly: RegistrationForm.Keyword(rawValue: name).flatMap { RegistrationFormReader.forms[$0] }
        case .composition: Self.listings.contains(name) ? "write `\(name)(T.self)`" : nil
        }
    }

    private static let listings = ["Expose", "Include", "Override"]

    private func leadingPeriod(_ name: String) -> (String, String?) {
        if form(of: name) != nil { return ("`\(name)` has no period before it", "write `\(name)(…)`") }
        return ("`.\(name)` follows nothing that it could say something of", nil)
    }

    private func missingArguments(of name: String) -> (String, String?) {
        let unqualified = RuntimeVocabulary.unqualified(name)
        if let form = form(of: unqualified) { return ("`(` is missing behind `\(name)`", form) }
        return unknown(name)
    }

    private func unknown(_ name: String) -> (String, String?) {
        switch place {
        case .assembly:
            let words = RegistrationForm.Keyword.allCases.map(\.rawValue) + ["Contributions"]
            let near = NearMiss.of(name, among: words, aliases: RegistrationFormReader.foreignWords)
            let mend = near.map { "did you mean `\($0)`?" }
            return ("`\(name)` is no registration", mend ?? "a manifest holds \(RegistrationForm.Keyword.list) only")
        case .composition:
            let near = NearMiss.of(name, among: Self.listings)
            return ("`\(name)` can't be listed in a composition", near.map { "did you mean `\($0)`?" })
        }
    }

    private func bareModifier(_ name: String) -> (String, String?) {
        guard case .assembly = place else { return ("nothing can follow here, and `.\(name)` does", "take it out") }
        if let form = RegistrationFormReader.modifierForms[name] {
            let isClosure = form.hasSuffix("}")
            return ("`.\(name)` lacks its \(isClosure ? "closure" : "parentheses")", "write `\(form)`")
        }
        let near = NearMiss.of(
            name,
            among: Array(RegistrationFormReader.modifierForms.keys),
            aliases: RegistrationFormReader.foreignModifiers
        )
        let mend = near.map { "did you mean `\(RegistrationFormReader.modifierForms[$0] ?? $0)`?" }
        return ("`.\(name)` says nothing about a registration", mend)
    }

    private func bareType(_ text: String) -> (String, String?) {
        if let form = form(of: RuntimeVocabulary.unqualified(text)) { return ("`\(text)` takes a type", form) }
        let metatype = TypeSyntax.parse(text)?.metatypeText ?? "\(text).self"
        switch place {
        case .assembly:
            let mend = "write `Shared(\(metatype))` or `Transient(\(metatype))`"
            return ("`\(text)` is no registration", mend)
        case .composition:
            if compositionNames.contains(text) {
                return ("`\(text)` lacks its `.self`, and is a composition", "write `Include(\(metatype))`")
            }
            return ("`\(text)` lacks its `.self`", "write `\(metatype)`")
        }
    }
}
